import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

type FieldProps = Labelled & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'>;

const box =
  'mt-1.5 block w-full rounded-md border bg-raised px-3 text-ink text-ellipsis placeholder:text-soft';
const edge = (error: string | undefined): string =>
  error ? 'border-2 border-danger' : 'border-edge';

export function Field({ name, label, error, hint, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        {...describe(name, error, hint)}
        {...input}
        // The padding centers a date where the browser doesn’t.
        className={`${box} min-h-12 py-2.5 ${edge(error)}`}
      />
      <Notes name={name} error={error} hint={hint} />
    </div>
  );
}

type AreaProps = Labelled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>;

export function TextArea({ name, label, error, hint, ...area }: AreaProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <textarea
        id={name}
        name={name}
        {...describe(name, error, hint)}
        {...area}
        className={`${box} py-2 ${edge(error)}`}
      />
      <Notes name={name} error={error} hint={hint} />
    </div>
  );
}

function describe(name: string, error: string | undefined, hint: ReactNode) {
  const notes = [error ? `${name}-error` : '', hint ? `${name}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return {
    ...(error ? { 'aria-invalid': true } : {}),
    ...(notes === '' ? {} : { 'aria-describedby': notes }),
  };
}

function Notes({
  name,
  error,
  hint,
}: {
  readonly name: string;
  readonly error: string | undefined;
  readonly hint: ReactNode;
}) {
  return (
    <>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${name}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </div>
      )}
    </>
  );
}
