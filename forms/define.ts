/** The shape of a form, and the one place that gives a description its defaults. */

export type FieldKind = 'text' | 'email' | 'paragraph' | 'choice';

export interface Field {
  /** Name of the value in a post; stays the same for the life of the form. */
  readonly name: string;
  /** The question as the visitor reads it; kept with every answer. */
  readonly label: string;
  readonly kind: FieldKind;
  /** A required field must hold more than white space. */
  readonly isRequired: boolean;
  /** Longest answer the server stores, in UTF-16 code units (what `maxlength` and `.length` count). */
  readonly maxLength: number;
  /** Token of the HTML autofill list. */
  readonly autocomplete?: string;
  /** The answers a `choice` offers; any other is refused. */
  readonly options?: readonly string[];
  /** Visible height of a `paragraph`, in lines. */
  readonly rows?: number;
}

export interface Form {
  /** Last part of the address the form posts to: `/send/<id>`. */
  readonly id: string;
  /** Raised with every change of a field or of its words: each entry keeps the version it answered. */
  readonly version: number;
  readonly fields: readonly Field[];
}

/**
 * Describes a form.
 * @throws RangeError if two fields share a name or a choice offers nothing
 */
export function defineForm<const F extends Form>(form: F): F {
  const names = new Set<string>([keyField]);
  for (const field of form.fields) {
    if (names.has(field.name)) throw new RangeError(`form ${form.id}: two fields are named '${field.name}'`);
    names.add(field.name);
    if (field.kind === 'choice' && !field.options?.length) {
      throw new RangeError(`form ${form.id}: choice '${field.name}' offers no answer`);
    }
  }
  return form;
}

/**
 * Name of the hidden value that carries the idempotency key, made in the browser when the form is first touched.
 * Empty without JavaScript: the server then recognises a repeated send by its content.
 */
export const keyField = '_key';
