import { useActionData, useLoaderData, useSubmit } from 'react-router';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { answerWithPasskey } from '../passkeys/browser-passkeys';
import { PasskeyButton } from '../passkeys/passkey-button';
import { ProofField } from '../ui/proof-field';
import type { action, loader } from './step-up.server';
export { action, loader } from './step-up.server';

/** The same question as a page, for links that lead to something dear and for browsers without scripts. */
export default function StepUp() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const submit = useSubmit();
  if (!shown) return null;
  return (
    <div className="max-w-md">
      <title>Confirm your password</title>
      <h1 className="text-[2rem]">Confirm your password</h1>
      <p className="mt-2 text-soft">
        This moves money or data. You won’t be asked again for 10 minutes.
      </p>
      {answer?.did === 'nothing' && (
        <div className="mt-6">
          <Alert kind="danger" title={answer.sentence} announced />
        </div>
      )}
      <form method="post" className="mt-6 space-y-5">
        <input type="hidden" name="next" value={shown.next} />
        <ProofField asks={shown.asks} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonLook('primary', 'small')}>
            Confirm
          </button>
          <a href="/desk/account" className={buttonLook('quiet', 'small')}>
            Not now
          </a>
        </div>
        {shown.passkey && (
          <PasskeyButton
            words="Use a passkey"
            disabled={false}
            ask={() => answerWithPasskey('step-up')}
            done={(credential) => void submit({ next: shown.next, credential }, { method: 'post' })}
          />
        )}
      </form>
    </div>
  );
}
