import { letters } from '#content';

const kinds: Readonly<Record<string, (typeof letters.kinds)['contact']>> = letters.kinds;

/** What an entry of a form is called. One of a form that is gone, whose letter waited that long, is a message. */
export const kindOf = (formId: string) => kinds[formId] ?? letters.kinds.contact;
