import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formMessages } from '#content';
import { applicationForm } from './application.ts';
import { checkForm } from './check.ts';
import { contactForm } from './contact.ts';
import type { Form, ValueField } from './define.ts';
import { common } from './languages.ts';
import { fillMessage } from './messages.ts';

const { answers: errors, positionClosed } = formMessages;
const errorOf = (kind: keyof typeof errors, label: string, values: Record<string, number> = {}) =>
  fillMessage(errors[kind], { label, ...values });

const complete = { name: 'Debbarma', email: 'd@example.com', message: 'A till for our shop.' };
const check = (values: Record<string, string>) => checkForm(contactForm, { ...complete, ...values });
const fieldErrorsIn = (values: Record<string, string>) => {
  const checked = check(values);
  return 'fieldErrors' in checked ? checked.fieldErrors : undefined;
};
const answersOf = (values: Record<string, string>) => {
  const checked = check(values);
  return 'answers' in checked ? checked.answers : undefined;
};

describe('checkForm', () => {
  it('trims answers and omits empty optional ones', () => {
    expect(answersOf({ name: '  Debbarma\n', company: '  ', project: '' })).toEqual(complete);
  });

  it('keeps emoji, right-to-left text, combining marks and tabs as typed', () => {
    const message = 'नमस्ते 👩🏽‍🚀 مرحبا e\u0301 \u200fשלום\tend';
    expect(answersOf({ message })?.message).toBe(message);
  });

  it('counts a line break as one character, as the browser does', () => {
    const lines = `${'x'.repeat(2500)}\r\n${'y'.repeat(2499)}`;
    expect(answersOf({ message: lines })?.message).toBe(lines.replace('\r\n', '\n'));
  });

  const invisible = [
    ['a zero-width space', '\u200b'],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', '\uffa0'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['a Braille blank', '\u2800'],
    ['characters that reverse the direction of text', '\u202e\u2066\u061c'],
    ['an emoji joiner without emoji', '\u200d\ufe0f'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['a mix of all', ' \u3164\u200b\u00a0\u034f\u180e\ufeff\t\u2800\u115f\u17b4 '],
  ];
  it.each(invisible)('treats an answer that shows nothing as empty: %s', (_, text) => {
    expect(fieldErrorsIn({ name: text })).toEqual({ name: errorOf('missing', 'Full Name') });
    expect(answersOf({ company: text, project: text })).toEqual(complete);
  });

  it.each([
    ['a joined emoji', '👩🏽‍🚀'],
    ['a text symbol shown as an emoji', '❤\ufe0f'],
    ['a regional flag', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a Bengali conjunct with a joiner', 'র‍্যাব ক্‌ষ'],
    ['a Devanagari conjunct with a joiner', 'क्‍ष श्रीमान्‌'],
    ['a Persian word with a joiner', 'می‌خواهم'],
    ['Arabic with direction marks', '\u200fسلام\u200e'],
    ['a zero-width space within', 'Bina\u200bDebbarma'],
    ['a lone combining mark', '\u0981'],
  ])('keeps the invisible characters within an answer: %s', (_, name) => {
    expect(answersOf({ name: ` ${name} ` })?.name).toBe(name);
  });

  it('ignores names that every object inherits', () => {
    const { name: _, ...withoutName } = complete;
    expect(checkForm({ ...common, id: 'x', version: 1, fields: [] }, JSON.parse('{"__proto__":"a"}'))).toEqual({
      answers: {},
    });
    expect(checkForm(contactForm, Object.assign(Object.create({ name: 'inherited' }), withoutName))).toEqual({
      fieldErrors: { name: expect.any(String) },
    });
  });

  it.each(['a@b', "o'hara+news@mail.example.co.in", 'x@xn--p1b6ci4b4b3a.example'])(
    'accepts the email address %s',
    (email) => {
      expect(answersOf({ email })?.email).toBe(email);
    },
  );
});

describe('the field error names the field and the correction for', () => {
  const tooLong = errorOf('tooLong', 'Project Details', { max: 5000, excess: 12 });
  const unstorable = errorOf('invalidCharacter', 'Project Details');
  it.each([
    ['a required field with only white space', { name: ' \t\u00a0' }, 'name', errorOf('missing', 'Full Name')],
    ['an answer that is too long', { message: 'x'.repeat(5012) }, 'message', tooLong],
    ['a NUL', { message: 'a\0b' }, 'message', unstorable],
    ['an escape', { message: 'a\u001b[31m' }, 'message', unstorable],
    ['a C1 control', { message: 'a\u009bb' }, 'message', unstorable],
    ['half a surrogate pair', { message: 'a\ud83d' }, 'message', unstorable],
    ['a line break in a single-line field', { company: 'a\r\nb' }, 'company', errorOf('multipleLines', 'Company')],
    ['an incomplete email address', { email: 'someone@' }, 'email', errorOf('invalidEmail', 'Email Address')],
    [
      'a choice that is not among the options',
      { project: 'Something Else' },
      'project',
      errorOf('unlisted', 'Project Type'),
    ],
  ])('%s', (_, values, field, message) => {
    expect(fieldErrorsIn(values)).toEqual({ [field]: message });
  });

  it('several wrong answers, in the order of the fields', () => {
    expect(Object.keys(fieldErrorsIn({ message: '', email: 'nobody', name: '' }) ?? {})).toEqual([
      'name',
      'email',
      'message',
    ]);
  });
});

it('accepts any input within its limits, or refuses it without repeating it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 3, maxLength: 300 }), (text) => {
      const checked = check({ name: text });
      if ('answers' in checked) {
        expect(checked.answers.name).toMatch(/^(?:\P{Cc}|\t){1,200}$/u);
        expect(checked.answers.name?.isWellFormed()).toBe(true);
      } else if (text.trim().length > 3) {
        expect(checked.fieldErrors.name).not.toContain(text.trim());
      }
    }),
  );
});

describe('an application', () => {
  const [slug = ''] = applicationForm.fields[0].options;
  const applied = { position: slug, name: 'Bina Debbarma', email: 'b@example.com', phone: '+91 98000 00000' };
  const checkApplied = (values: Record<string, string>) => checkForm(applicationForm, { ...applied, ...values });

  it('needs no message and no link, and does not count its file as an answer', () => {
    expect(checkApplied({ profile: ' ', resume: 'cv.pdf' })).toEqual({ answers: applied });
  });

  it.each(['', 'chief-executive', slug.toUpperCase()])('is refused for a position that is not open: %j', (position) => {
    expect(checkApplied({ position })).toEqual({ fieldErrors: { position: expect.any(String) } });
  });

  it('says that a position has been filled', () => {
    expect(checkApplied({ position: 'filled-last-week' })).toEqual({ fieldErrors: { position: positionClosed } });
  });

  it.each(['9800000000', '+91 (0) 381-232 0000', '০৩৮১ ২৩২ ০০০০', '238 0000, after 5 pm'])(
    'accepts the phone number %s',
    (phone) => {
      expect(checkApplied({ phone })).toHaveProperty('answers.phone', phone);
    },
  );

  it.each(['12345', 'ask my brother', '+91'])('asks for the whole phone number instead of %s', (phone) => {
    expect(checkApplied({ phone })).toEqual({ fieldErrors: { phone: expect.any(String) } });
  });

  it.each(['https://github.com/bina', 'linkedin.com/in/bina?x=1', 'medium.com/@bina', 'http://पोर्टफोलियो.भारत'])(
    'accepts the link %s',
    (profile) => {
      expect(checkApplied({ profile })).toHaveProperty('answers.profile', profile);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'bina@example.com',
    'linkedin',
    'https://',
    'my page.com',
    'file:///etc/passwd',
  ])('refuses the link %s', (profile) => {
    expect(checkApplied({ profile })).toEqual({ fieldErrors: { profile: expect.any(String) } });
  });
});

describe('a minimum length', () => {
  const field: ValueField = {
    name: 'code',
    label: 'Code',
    kind: 'text',
    isRequired: false,
    minLength: 3,
    maxLength: 12,
  };
  const fieldErrorsOf = (code: string, change: Partial<ValueField> = {}) => {
    const form: Form = { ...common, id: 'x', version: 1, fields: [{ ...field, ...change }] };
    const checked = checkForm(form, { code });
    return 'fieldErrors' in checked ? checked.fieldErrors : {};
  };
  const tooShort = errorOf('tooShort', 'Code', { min: 3 });

  it.each(['abc', '  abc ', '😀😀😀', 'নমস', 'e\u0301a'])('accepts %j', (code) => {
    expect(fieldErrorsOf(code)).toEqual({});
  });

  it.each(['ab', ' ab', '😀😀', '😀', 'e\u0301'])('refuses %j', (code) => {
    expect(fieldErrorsOf(code)).toEqual({ code: tooShort });
  });

  it('does not apply to an empty optional answer', () => {
    expect(fieldErrorsOf(' ')).toEqual({});
    expect(fieldErrorsOf(' ', { isRequired: true })).toEqual({ code: errorOf('missing', 'Code') });
  });

  it('is reported with the message of the field, like every other rule', () => {
    const message = 'Three characters, please';
    for (const code of ['', 'ab']) {
      expect(fieldErrorsOf(code, { isRequired: true, message })).toEqual({ code: message });
    }
    expect(fieldErrorsOf('abc', { kind: 'email', message })).toEqual({ code: message });
    expect(fieldErrorsOf('abc', { kind: 'choice', options: ['abd'], message })).toEqual({ code: message });
  });

  it('replaces the count of digits in a phone number', () => {
    expect(fieldErrorsOf('abc', { kind: 'tel' })).toEqual({});
    expect(fieldErrorsOf('ab', { kind: 'tel' })).toEqual({ code: tooShort });
  });

  it('counts code points, while a maximum length counts code units as `maxlength` does', () => {
    const unit = fc.constantFrom('a', 'é', 'ক', '😀', '\u{20000}');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 15 }), (characters) => {
        const code = characters.join('');
        const isValid = characters.length === 0 || (characters.length >= 3 && code.length <= 12);
        expect(Object.keys(fieldErrorsOf(code))).toHaveLength(isValid ? 0 : 1);
      }),
    );
  });
});

it('reports one field error for each wrong answer, in the order of the fields', () => {
  const wrong = { name: ['', 'a\0b'], email: ['', 'nobody'], project: ['Else', 'x'], message: [' ', 'x'.repeat(5001)] };
  const names = ['name', 'email', 'project', 'message'] as const;
  fc.assert(
    fc.property(fc.subarray([...names]), fc.nat(1), (wrongNames, index) => {
      const checked = check(Object.fromEntries(wrongNames.map((name) => [name, wrong[name][index] ?? ''])));
      expect('fieldErrors' in checked ? Object.keys(checked.fieldErrors) : []).toEqual(wrongNames);
    }),
  );
});
