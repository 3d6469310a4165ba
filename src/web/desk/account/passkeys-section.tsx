import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { OwnAccount } from '../../../desk/identity/shape';
import { Alert } from '../../ui/alert';
import { Field } from '../../ui/field';
import { LocalTime } from '../../ui/local-time';
import { makePasskey } from '../passkeys/browser-passkeys';
import { PasskeyButton } from '../passkeys/passkey-button';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import { StepUpDialog } from '../ui/step-up-dialog';
import type { AccountAnswer } from './account.server';

interface PasskeysSectionProps {
  readonly account: Pick<OwnAccount, 'passkeys' | 'passkeyOrigin'>;
  readonly answered: AccountAnswer | undefined;
}

const NO_DOMAIN =
  'Passkeys need a domain name. This shop’s address is an IP address, where browsers refuse them.';
const ABOUT = 'Log in with a fingerprint, your face, or a PIN instead of password and code.';

export function PasskeysSection({
  account: { passkeys, passkeyOrigin },
  answered,
}: PasskeysSectionProps) {
  const fetcher = useFetcher<AccountAnswer>();
  const [name, setName] = useState('');
  const [isAsking, setAsking] = useState(false);
  const answer = fetcher.data ?? answered;
  const isBusy = fetcher.state !== 'idle';
  return (
    <section aria-labelledby="passkeys" className="mt-12">
      <h2 id="passkeys" className="text-xl">
        Passkeys
      </h2>
      <p className="mt-2">
        {passkeyOrigin === null ? NO_DOMAIN : `${ABOUT} They work at ${passkeyOrigin}.`}
      </p>
      {passkeys.length > 0 && (
        <ul
          aria-label="Your passkeys"
          className="mt-4 rounded-md border border-line bg-raised px-4"
        >
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0"
            >
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">{passkey.name}</p>
                <p className="text-sm text-soft">
                  Added <LocalTime iso={passkey.since} />
                  {passkey.usedAt !== null && (
                    <>
                      , last used <LocalTime iso={passkey.usedAt} />
                    </>
                  )}
                </p>
              </div>
              <fetcher.Form method="post">
                <input type="hidden" name="intent" value="remove-passkey" />
                <input type="hidden" name="id" value={passkey.id} />
                <button type="submit" className="desk-small" disabled={isBusy}>
                  Remove<span className="sr-only"> the passkey {passkey.name}</span>
                </button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
      )}
      {passkeyOrigin !== null && (
        <div className="mt-4 max-w-xs space-y-4">
          <Field
            name="passkey-name"
            label="Name of the new passkey"
            hint="Such as “Laptop” or “Phone”."
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <PasskeyButton
            words="Add a passkey"
            disabled={isBusy || name.trim() === ''}
            ask={makePasskey}
            done={(credential) => {
              void fetcher.submit(
                { intent: 'add-passkey', 'passkey-name': name, credential },
                { method: 'post' },
              );
              setName('');
            }}
            refused={(code) => {
              setAsking(code === 'step-up-needed');
              return code === 'step-up-needed';
            }}
          />
        </div>
      )}
      <div aria-live="polite">
        {answer?.did === 'done' && <p className="mt-4">{answer.sentence}</p>}
        {answer?.did === 'fail' && !isAskedAgain(answer) && (
          <div className="mt-4">
            <Alert kind="danger" title={answer.sentence} />
          </div>
        )}
      </div>
      {isAsking && <StepUpDialog go={() => setAsking(false)} close={() => setAsking(false)} />}
      <AskAgain fetcher={fetcher} />
    </section>
  );
}
