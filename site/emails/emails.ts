import { type Content, emails, fill, navigation, profile } from '#content';
import type { EmailEntry, EmailInput } from '#forms/email.ts';
import { forms } from '#forms/index.ts';
import { formatDate, formatDateTimeIn } from '#ui/format-time.ts';
import { formName } from '../forms/form-words.ts';
import { nextStepsText } from '../forms/registrations.ts';
import { type Block, type EmailWords, entryLabels } from './email.ts';

type InputOf<K extends EmailInput['kind']> = Extract<EmailInput, { kind: K }>;

const section = (words: { readonly heading: string; readonly text: string }): Block[] => [
  { kind: 'heading', text: words.heading },
  { kind: 'text', text: words.text },
];

/** To the address in a form, which nobody has verified: repeats the receipt of the page and none of the answers. */
export function acknowledgement(
  { form, reference, receivedAt, withdrawHref }: InputOf<'acknowledgement'>,
  content: Content,
): EmailWords {
  const { acknowledgement: words } = content.emails;
  const { receipt } = content.siteText;
  const { entry } = entryLabels(form, content.emails);
  const next = nextStepsText(form, content);
  const date = formatDateTimeIn(content.dateLocale, receivedAt);
  return {
    subject: fill(words.subject, { entry, reference }),
    preheader: next ?? receipt.text,
    eyebrow: profile.name,
    title: fill(words.heading, { entry }),
    blocks: [
      { kind: 'reference', label: receipt.heading, value: reference },
      { kind: 'text', text: `${fill(receipt.sentAt, { date })} ${receipt.text}` },
      ...(next ? section({ heading: receipt.nextHeading.replace(/:$/, ''), text: next }) : []),
      { kind: 'text', text: words.answersOmitted, isMuted: true },
      ...(forms.get(form)?.guardian ? section(words.guardian) : []),
      ...section(words.withdraw),
      { kind: 'link', link: { label: words.withdraw.link, href: withdrawHref } },
    ],
    reason: words.reason,
  };
}

/** Double opt-in: asks the owner of an address to confirm the newsletter. */
export function confirmation({ confirmHref, unsubscribeHref }: InputOf<'confirmation'>): EmailWords {
  const { confirmation: words } = emails;
  return {
    subject: words.subject,
    preheader: words.preheader,
    eyebrow: profile.name,
    title: words.heading,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'text', text: navigation.footer.newsletter.intro },
      { kind: 'buttons', links: [{ label: words.confirm, href: confirmHref }] },
      ...section(words.unsubscribe),
      { kind: 'link', link: { label: words.unsubscribe.link, href: unsubscribeHref } },
    ],
    reason: words.reason,
  };
}

/** Lists each entry stored under the recipient's address with reference, form and date, and a link to withdraw it. */
export function withdrawalLinks({ entries, hasMore }: InputOf<'withdrawal-links'>, content: Content): EmailWords {
  const { withdrawalLinks: words } = content.emails;
  const blocksOf = ({ form, reference, receivedAt, href }: EmailEntry): Block[] => [
    { kind: 'heading', text: formName(form, content) },
    {
      kind: 'facts',
      facts: [
        ...(reference === null ? [] : [{ label: words.reference, value: reference }]),
        {
          label: reference === null ? words.newsletter.requestedOn : words.sent,
          value: formatDateTimeIn(content.dateLocale, receivedAt),
        },
      ],
    },
    {
      kind: 'link',
      link: { label: reference === null ? words.newsletter.link : fill(words.link, { reference }), href },
    },
  ];
  return {
    subject: words.subject,
    preheader: words.preheader,
    eyebrow: profile.name,
    title: words.heading,
    blocks: [
      { kind: 'text', text: words.text },
      ...entries.flatMap(blocksOf),
      ...(hasMore ? [{ kind: 'text', text: words.truncated } as const] : []),
      { kind: 'text', text: words.notYou, isMuted: true },
    ],
    reason: words.reason,
  };
}

/** To the staff who got the notice of an entry: its sender withdrew it, so they must delete their copies. */
export function withdrawalNotice({ form, reference, erasedAt }: InputOf<'withdrawal-notice'>): EmailWords {
  const { staffNotice, withdrawalNotice: words } = emails;
  const { subjectLabel } = entryLabels(form);
  const day = formatDate(erasedAt);
  return {
    subject: fill(words.subject, { reference }),
    preheader: fill(words.preheader, { kind: subjectLabel, day }),
    eyebrow: subjectLabel,
    title: words.heading,
    blocks: [
      { kind: 'reference', label: staffNotice.reference, value: reference },
      { kind: 'text', text: fill(words.text, { day }) },
      { kind: 'heading', text: words.todoHeading },
      { kind: 'list', items: words.todo },
    ],
    reason: words.reason,
  };
}

/** To the staff: how many entries are in quarantine as suspected spam. */
export function quarantineNotice({ count }: InputOf<'quarantine-notice'>): EmailWords {
  const { quarantineNotice: words } = emails;
  const title = count === 1 ? words.titleOne : fill(words.title, { count: String(count) });
  return {
    subject: title,
    preheader: words.text,
    eyebrow: profile.name,
    title,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'text', text: words.releaseHint },
    ],
    reason: words.reason,
  };
}
