import { expect, test } from 'vitest';
import { extractSamples, sample } from './sample.ts';

test('replaces a sample by its value and lists its field', () => {
  const source = { name: sample('Acme', 'the name'), office: { lines: ['a', sample('b', 'the street')] } };
  expect(extractSamples('content/x.ts', source)).toEqual({
    plain: { name: 'Acme', office: { lines: ['a', 'b'] } },
    samples: [
      { file: 'content/x.ts', field: 'name', hint: 'the name' },
      { file: 'content/x.ts', field: 'office.lines.1', hint: 'the street' },
    ],
  });
});

test('removes the mark of an entry and lists the entry by its name', () => {
  const { plain, samples } = extractSamples('content/x.ts', [{ sample: 'a client', name: 'Asha' }, { name: 'Ravi' }]);
  expect(plain).toEqual([{ name: 'Asha' }, { name: 'Ravi' }]);
  expect(samples).toEqual([{ file: 'content/x.ts', field: '0 (whole entry: Asha)', hint: 'a client' }]);
});

test('accepts a group of fields as one sample, with samples inside it', () => {
  const source = { office: sample({ city: sample('Agartala', 'city') }, 'the office') };
  expect(extractSamples('f', source)).toMatchObject({
    plain: { office: { city: 'Agartala' } },
    samples: [{ field: 'office' }, { field: 'office.city' }],
  });
});

test('keeps a mark without a hint, so that the schema refuses it', () => {
  expect(extractSamples('f', { sample: true, name: 'x' })).toEqual({ plain: { sample: true, name: 'x' }, samples: [] });
});

test('lists the fields that a file of data marks, and removes the marks', () => {
  const source = [{ name: 'Acme', phone: '1', samples: { phone: 'the number' } }];
  expect(extractSamples('content/x.json', source)).toEqual({
    plain: [{ name: 'Acme', phone: '1' }],
    samples: [{ file: 'content/x.json', field: '0.phone', hint: 'the number' }],
  });
});

test.each([{ fax: 'the number' }, { name: 1 }, ['name'], 'name'])(
  'keeps a mark for a field that does not exist, so that the schema refuses it: %j',
  (samples) => {
    const source = { name: 'Acme', samples };
    expect(extractSamples('content/x.json', source)).toEqual({ plain: source, samples: [] });
  },
);
