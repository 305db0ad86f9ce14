/** Ids of the forms whose entries are stored. */
export const storedFormIds = [
  'contact',
  'newsletter',
  'application',
  'course-question',
  'internship-registration',
  'placement-training-registration',
] as const;

/**
 * Ids of all forms (`index.ts`). This file loads no form: forms need the content, and the server reads its settings before the
 * content exists.
 */
export const formIds = [...storedFormIds, 'withdrawal'] as const;

export type FormId = (typeof formIds)[number];
