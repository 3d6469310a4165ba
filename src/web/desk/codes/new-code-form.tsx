import { Form, useNavigation } from 'react-router';
import type { CodeErrors, CodeField, CodeForm } from '../../../desk/codes/shape';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';

interface NewCodeFormProps {
  readonly form: CodeForm;
  readonly errors: CodeErrors;
}

const KINDS = [
  ['percent', 'Percent of the price'],
  ['amount', 'Dollars'],
] as const;

export function NewCodeForm({ form, errors }: NewCodeFormProps) {
  const busy = useNavigation().state === 'submitting';
  const field = (name: CodeField) => ({ name, defaultValue: form[name], error: errors[name] });
  return (
    <Form method="post" className="mt-4 space-y-5" noValidate key={JSON.stringify(form)}>
      <input type="hidden" name="intent" value="create" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('code')} label="Code" autoComplete="off" spellCheck={false} />
        <Field {...field('note')} label="Note (only staff see it)" autoComplete="off" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <fieldset>
          <legend className="font-semibold">Takes off</legend>
          {KINDS.map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="kind"
                value={value}
                defaultChecked={form.kind === value || (value === 'percent' && form.kind === '')}
                className="size-5"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Field
          {...field('value')}
          label="How much"
          inputMode="decimal"
          hint="What leaves less than $0.50 to pay makes the order free."
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('usesLimit')}
          label="Uses in all"
          inputMode="numeric"
          hint="Leave empty for no limit."
        />
        <Field
          {...field('usesPerAddress')}
          label="Uses per email address"
          inputMode="numeric"
          hint="Leave empty for no limit."
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('from')}
          type="date"
          label="First day"
          hint="Leave empty to start now. Days are Eastern."
        />
        <Field {...field('until')} type="date" label="Last day" hint="Leave empty for no end." />
      </div>
      <button type="submit" disabled={busy} className={buttonLook()}>
        {busy ? 'Creating …' : 'Create code'}
      </button>
    </Form>
  );
}
