import type { Field } from '#forms/define.ts';
import { ChoiceField, type FieldProps, FileField, ParagraphField, TextField } from '#ui/components/field/field.tsx';
import { useContent } from '../../layout/current-page.ts';

/** The texts of a page around a field, without its label. */
export interface FieldWords {
  readonly placeholder?: string;
  readonly note?: string;
  readonly hint?: string;
}

/**
 * A field of a form, with the control for its kind.
 * @param value the initial value
 * @param error the error message of that value
 */
export function FormField({
  formId,
  field,
  words,
  value,
  error,
}: {
  formId: string;
  field: Field;
  words: FieldWords | undefined;
  value: string | undefined;
  error: string | undefined;
}) {
  const { siteText } = useContent();
  const props: FieldProps = {
    id: `${formId}-${field.name}`,
    name: field.name,
    label: field.label,
    note: words?.note ?? (field.isRequired ? undefined : siteText.form.optional),
    placeholder: words?.placeholder,
    hint: words?.hint,
    isRequired: field.isRequired,
    autoComplete: field.autocomplete,
    defaultValue: value,
    error,
  };
  switch (field.kind) {
    case 'paragraph':
      return <ParagraphField {...props} rows={field.rows} />;
    case 'choice':
      return <ChoiceField {...props} options={field.options ?? []} labels={field.optionLabels} />;
    case 'file':
      return <FileField {...props} accept={`${field.accept},.pdf`} />;
    case 'url':
      // Not `type="url"`: the browser would reject an address without `https://`, which many people leave out.
      return <TextField {...props} inputMode="url" />;
    default:
      return <TextField {...props} type={field.kind} />;
  }
}
