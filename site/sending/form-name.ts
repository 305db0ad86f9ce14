import { letters, siteText } from '#content';
import { newsletterForm } from '#forms/newsletter.ts';
import { withdrawalForm } from '#forms/withdrawal.ts';

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(letters.kinds).map(([id, { name }]) => [id, name] as const),
  [newsletterForm.id, letters.withdrawalLinks.newsletter.name],
  [withdrawalForm.id, siteText.withdrawal.name],
]);

/** What the answers of a form are called. A form that is gone may still be asked for: it is called by its id. */
export const formName = (formId: string): string => names.get(formId) ?? formId;
