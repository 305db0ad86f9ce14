import { siteText } from '#content';
import type { Field } from '#forms/define.ts';
import { ChoiceField, type FieldProps, FileField, ParagraphField, TextField } from '#ui/components/field/field.tsx';

/** What a page says around a question, besides its label. */
export interface FieldWords {
  readonly placeholder?: string;
  readonly note?: string;
  readonly hint?: string;
}

/**
 * One question of a form, as its description asks for it.
 * @param given the answer that stands there already
 * @param error what is wrong with it
 */
export function FormField({
  formId,
  field,
  words,
  given,
  error,
}: {
  formId: string;
  field: Field;
  words: FieldWords | undefined;
  given: string | undefined;
  error: string | undefined;
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
    defaultValue: given,
    error,
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
