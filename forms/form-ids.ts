/** Of the forms whose entries are kept. */
export const storedFormIds = [
  'contact',
  'newsletter',
  'application',
  'course-question',
  'internship-registration',
  'placement-training-registration',
] as const;

/**
 * Of every form that may be sent (`index.ts`), for whoever knows forms by name alone: settings are read before there is any content, which
 * the forms take their words from.
 */
export const formIds = [...storedFormIds, 'withdrawal'] as const;

export type FormId = (typeof formIds)[number];
