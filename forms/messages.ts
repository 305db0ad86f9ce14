import type { Content } from '#content';

/** All messages of the forms, in one language (`content/form-messages.ts`). Scripts get those that they show from the page. */
export type FormMessages = Content['formMessages'];

/** Replaces the placeholders of a message. A number is written as in India. */
export const fillMessage = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name]?.toLocaleString('en-IN') ?? placeholder);
