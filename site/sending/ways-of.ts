import { siteText } from '#content';
import { fileFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';

const { attach, ...ways } = siteText.sending.ways;

/** The ways that are left where a form cannot be sent; of one with a file, the e-mail says that it does not bring it. */
export function waysOf(formId: string) {
  const form = forms.get(formId);
  const note = form && fileFields(form).length > 0 ? attach : undefined;
  return { ...ways, write: { ...ways.write, note } };
}
