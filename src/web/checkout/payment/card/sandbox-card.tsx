import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../ui/field';
import type { CardFieldProps } from './card-field';
import { confirmInSandbox, type CardNumbers } from './sandbox-calls';

const testCards = [
  { number: '4242 4242 4242 4242', says: 'Succeeds' },
  { number: '4000 0025 0000 3155', says: '3-D Secure' },
  { number: '4000 0084 0000 1629', says: '3-D Secure, then declined' },
  { number: '4000 0000 0000 0002', says: 'Declined' },
  { number: '4000 0000 0000 9995', says: 'Insufficient funds' },
  { number: '4000 0000 0000 0069', says: 'Expired card' },
  { number: '4000 0000 0000 9003', says: 'Stays processing' },
] as const;

/** Far enough ahead that the test cards never expire by themselves. */
const FILLED = { expiry: '12 / 34', cvc: '123' } as const;

const empty: CardNumbers = { number: '', expiry: '', cvc: '' };

export function SandboxCardField({
  publishableKey,
  clientSecret,
  returnUrl,
  disabled,
  onReady,
}: CardFieldProps) {
  const [card, setCard] = useState(empty);
  // Whoever fills in and submits at once, as a password manager does, must be taken at the newest word.
  const latest = useRef(card);
  const take = (next: CardNumbers): void => {
    latest.current = next;
    setCard(next);
  };
  useEffect(() => {
    onReady({
      confirm: (billing) =>
        confirmInSandbox(
          publishableKey,
          clientSecret,
          { ...latest.current, ...billing, returnUrl },
          (url) => location.assign(url),
        ),
    });
    return () => onReady(null);
  }, [publishableKey, clientSecret, returnUrl, onReady]);
  const change = (part: Partial<CardNumbers>): void => take({ ...latest.current, ...part });
  return (
    <fieldset disabled={disabled} className="space-y-5">
      <legend className="sr-only">Card details</legend>
      <TestMode onPick={(number) => take({ number, ...FILLED })} />
      <Field
        name="card-number"
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
        placeholder="1234 1234 1234 1234"
        value={card.number}
        onChange={(event) => change({ number: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          name="card-expiry"
          label="Expiration date"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          placeholder="MM / YY"
          value={card.expiry}
          onChange={(event) => change({ expiry: event.target.value })}
        />
        <Field
          name="card-cvc"
          label="Security code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="CVC"
          value={card.cvc}
          onChange={(event) => change({ cvc: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

function TestMode({ onPick }: { onPick(number: string): void }) {
  return (
    <div className="rounded-md border border-notice bg-notice-wash p-4">
      <p>
        <strong>Test mode.</strong> No money moves, and real cards don’t work. Tap to fill in a test
        card:
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {testCards.map(({ number, says }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onPick(number)}
              aria-label={`${says}, card number ${number}`}
              className="min-h-11 cursor-pointer rounded-md border border-edge bg-raised px-3.5 text-sm hover:bg-wash"
            >
              {says}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        Emails go to this demo’s{' '}
        <a className="underline underline-offset-4" href="/outbox" target="_blank" rel="noopener">
          outbox
        </a>
        .
      </p>
    </div>
  );
}
