import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
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

interface EntryProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  /** Its buttons. */
  readonly children?: ReactNode;
}

/** An entry of a list. */
export const Entry = ({ title, detail, children }: EntryProps) => (
  <li className="row">
    <p>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <br />
      <span className="soft">{detail}</span>
    </p>
    {children && (
      <form method="post" className="row">
        {children}
      </form>
    )}
  </li>
);

interface ChoicesProps {
  /** For screen readers. */
  readonly label: string;
  readonly chosen?: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly hrefOf: (value: string) => string;
}

/** Links, one of which is the current page. */
export const Choices = ({ label, chosen, options, hrefOf }: ChoicesProps) => (
  <nav className="row" aria-label={label}>
    {options.map(([value, text]) => (
      <a key={value} className="button" href={hrefOf(value)} aria-current={value === chosen ? 'page' : undefined}>
        <bdi>{text}</bdi>
      </a>
    ))}
  </nav>
);

/** Values that a form sends without showing them. */
export const Hidden = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface SubmitProps extends ComponentProps<'button'> {
  /** What the action of the page then does. */
  readonly intent?: string;
}

/** A button that sends its form. */
export const Submit = ({ intent, ...props }: SubmitProps) => (
  <button type="submit" {...(intent !== undefined && { name: 'intent', value: intent })} {...props} />
);

/** The most important button of a form. */
export const MainSubmit = (props: SubmitProps) => <Submit className="button-main" {...props} />;
