import { useEffect, useRef, useState, type FormEvent } from 'react';
import { codeRefusals, isCodeRefusal, LONGEST_CODE } from '../../../shop/orders/shape';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';
import { sendCode } from '../order-calls';

interface CodeFieldProps {
  /** The code that the price is by; null without one. */
  readonly applied: string | null;
  /** What a page without scripts was told, and what was typed there. */
  readonly refused: string | null;
  readonly typed: string;
  onChanged(): void;
}

/** Folded until somebody has a code; without scripts each form is sent as it is. */
export function PromotionCodeField({ applied, refused, typed, onChanged }: CodeFieldProps) {
  const told = refused !== null && isCodeRefusal(refused) ? codeRefusals[refused] : null;
  const [problem, setProblem] = useState(told);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  useEffect(() => setProblem(told), [told]);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    const form = new FormData(event.currentTarget);
    sending.current = true;
    setBusy(true);
    const sent = await sendCode(form);
    sending.current = false;
    setBusy(false);
    setProblem(sent.ok ? null : sent.failure.sentence);
    // Also after a refusal: what was paid for, closed, or changed elsewhere is read again.
    onChanged();
  };
  const form = { method: 'post', action: '/order/code', onSubmit: send as never } as const;
  if (applied !== null)
    return (
      <form {...form} className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status">
          Code <strong>{applied}</strong> is applied.
        </p>
        <input type="hidden" name="remove" value="yes" />
        <button
          type="submit"
          disabled={busy}
          className="min-h-11 cursor-pointer underline underline-offset-4"
        >
          Remove code
        </button>
        {problem !== null && <Problem sentence={problem} />}
      </form>
    );
  return (
    <details open={problem !== null || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Have a code?
      </summary>
      <form {...form} className="mt-1 flex items-start gap-3" noValidate>
        <div className="grow">
          <Field
            name="code"
            label="Promotion code"
            defaultValue={typed}
            error={problem ?? undefined}
            maxLength={LONGEST_CODE + 20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <button type="submit" disabled={busy} className={`${buttonLook('quiet')} mt-7.5`}>
          {busy ? 'Checking...' : 'Apply'}
        </button>
      </form>
    </details>
  );
}

const Problem = ({ sentence }: { readonly sentence: string }) => (
  <p role="alert" className="basis-full font-medium text-danger">
    {sentence}
  </p>
);
