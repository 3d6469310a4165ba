import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';

/** Works without scripts: it is sent to `/links`, whose answer is the same for every address. */
export function LinkLookup({
  error,
  typed,
}: {
  readonly error?: string | undefined;
  readonly typed?: string | undefined;
}) {
  return (
    <form method="post" action="/links" noValidate className="space-y-5">
      <Field
        name="email"
        label="Email Address"
        type="email"
        autoComplete="email"
        defaultValue={typed}
        error={error}
        {...(error === undefined ? {} : { autoFocus: true })}
      />
      <button type="submit" className={buttonLook()}>
        Email my links
      </button>
    </form>
  );
}
