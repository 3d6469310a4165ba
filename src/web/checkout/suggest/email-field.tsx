import { useState, type ComponentProps } from 'react';
import { nearAddress } from '../../../kernel/near-address';
import { Field } from '../../ui/field';

const link =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold break-all underline underline-offset-4';

interface EmailFieldProps extends ComponentProps<typeof Field> {
  onCorrect(address: string): void;
}

/** The report goes to this address: a slip in a common provider's name is asked about, and never refused. */
export function EmailField({ onCorrect, ...field }: EmailFieldProps) {
  const [near, setNear] = useState<string | null>(null);
  return (
    <div>
      <Field
        {...field}
        onInput={() => setNear(null)}
        onBlur={(event) => setNear(nearAddress(event.currentTarget.value.trim()))}
      />
      <p aria-live="polite" className="text-sm">
        {near !== null && (
          <>
            Did you mean{' '}
            <button
              type="button"
              className={link}
              onClick={() => {
                setNear(null);
                onCorrect(near);
              }}
            >
              {near}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  );
}
