import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { buttonLook } from '../../ui/button';
import type { ask, StepUpAnswer } from '../account/step-up.server';
import { answerWithPasskey } from '../passkeys/browser-passkeys';
import { PasskeyButton } from '../passkeys/passkey-button';
import { Dialog } from '../review/dialogs/dialog';
import { ProofField } from './proof-field';

interface StepUpDialogProps {
  /** Called once it is shown that it is them. */
  go(): void;
  close(): void;
}

/** Asks for the password or the code once more, over the page, which stays as it is. */
export function StepUpDialog({ go, close }: StepUpDialogProps) {
  const asking = useFetcher<typeof ask>();
  const showing = useFetcher<StepUpAnswer>();
  const { load } = asking;
  useEffect(() => {
    void load('/desk/step-up/ask');
  }, [load]);
  const answer = showing.data;
  useEffect(() => {
    if (answer?.did === 'step-up') go();
  }, [answer, go]);
  const isBusy = showing.state !== 'idle';
  return (
    <Dialog title="Confirm your password" close={close}>
      <p className="mt-2 text-soft">
        This moves money or data. You won’t be asked again for 10 minutes, and your text is saved.
      </p>
      {asking.data ? (
        <showing.Form method="post" action="/desk/step-up" className="mt-5 space-y-5">
          <input type="hidden" name="script" value="yes" />
          <ProofField
            asks={asking.data.asks}
            error={answer?.did === 'nothing' && !isBusy ? answer.sentence : undefined}
          />
          <button type="submit" disabled={isBusy} className={buttonLook('primary', 'small')}>
            {isBusy ? 'Confirming…' : 'Confirm'}
          </button>
          {asking.data.passkey && (
            <PasskeyButton
              words="Use a passkey"
              disabled={isBusy}
              ask={() => answerWithPasskey('step-up')}
              done={(credential) =>
                void showing.submit(
                  { script: 'yes', credential },
                  { method: 'post', action: '/desk/step-up' },
                )
              }
            />
          )}
        </showing.Form>
      ) : (
        <p className="mt-5" role="status">
          Working…
        </p>
      )}
    </Dialog>
  );
}
