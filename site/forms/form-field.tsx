import { siteText } from '#content';
import type { Field } from '#forms/define.ts';
import type { Refused } from '#forms/reply.ts';
import { ChoiceField, type FieldProps, FileField, ParagraphField, TextField } from '#ui/parts/field.tsx';

/** What a page says around a question, besides its label. */
export interface FieldWords {
  readonly placeholder?: string;
  readonly note?: string;
  readonly hint?: string;
}

/**
 * One question of a form, as its description asks for it.
 * @param refused what the server said of the last send, where the page is the answer to it: every answer is given back
 */
export function FormField({
  formId,
  field,
  words,
  refused,
}: {
  formId: string;
  field: Field;
  words: FieldWords | undefined;
  refused: Refused | undefined;
}) {
  const props: FieldProps = {
    id: `${formId}-${field.name}`,
    name: field.name,
    label: field.label,
    note: words?.note ?? (field.isRequired ? undefined : siteText.form.optional),
    placeholder: words?.placeholder,
    hint: words?.hint,
    isRequired: field.isRequired,
    autoComplete: field.autocomplete,
    defaultValue: refused?.typed?.[field.name],
    error: refused?.slips?.[field.name],
  };
  switch (field.kind) {
    case 'paragraph':
      return <ParagraphField {...props} rows={field.rows} />;
    case 'choice':
      return <ChoiceField {...props} options={field.options ?? []} />;
    case 'file':
      return <FileField {...props} accept={`${field.accept},.pdf`} />;
    case 'url':
      // A browser's own check would refuse an address without `https://`, which is how people write theirs.
      return <TextField {...props} inputMode="url" />;
    default:
      return <TextField {...props} type={field.kind} />;
  }
}
