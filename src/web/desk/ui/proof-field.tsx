import { Field } from '../../ui/field';

/** It is the one thing that is asked, and what was pressed to get here asked for it. */
const first = { autoFocus: true };

export function ProofField({
  asks,
  error,
}: {
  readonly asks: 'password' | 'code';
  readonly error?: string | undefined;
}) {
  return asks === 'password' ? (
    <Field
      name="proof"
      label="Your password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
      {...first}
    />
  ) : (
    <OneTimeCodeField name="proof" label="Code from your app" error={error} />
  );
}

export function OneTimeCodeField({
  name,
  label,
  error,
}: {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
}) {
  return (
    <Field
      name={name}
      label={label}
      hint="Six digits, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
      {...first}
    />
  );
}
