import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

type Attributes = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

/** A control with its label and its error. @property control renders the control with these attributes */
function Field({ label, error, control }: FieldProps & { control: (attributes: Attributes) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {control(error === undefined ? { id } : { id, 'aria-invalid': true, 'aria-describedby': errorId })}
      {error !== undefined && (
        <span className="error" id={errorId}>
          {error}
        </span>
      )}
    </p>
  );
}

/** A message that a screen reader reads at once; nothing without a text. */
export const Alert = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="error" role="alert">
      {children}
    </p>
  ) : null;

export const Input = ({ label, error, ...props }: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} error={error} control={(attributes) => <input {...props} {...attributes} />} />
);

export const TextArea = ({ label, error, ...props }: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} error={error} control={(attributes) => <textarea {...props} {...attributes} />} />
);

interface SelectProps extends FieldProps, ComponentProps<'select'> {
  /** The label of the empty option. If undefined, there is no empty option. */
  readonly empty?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

export const Select = ({ label, error, empty, options, ...props }: SelectProps) => (
  <Field
    label={label}
    error={error}
    control={(attributes) => (
      <select {...props} {...attributes}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  />
);
