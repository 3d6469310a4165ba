import { useFetcher, type FetcherWithComponents } from 'react-router';
import type { OwnAccount } from '../../../desk/identity/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';
import { LocalTime } from '../../ui/local-time';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import type { AccountAnswer } from './account.server';
import { QrPicture } from './qr-picture';

interface SecondFactorSectionProps {
  readonly account: OwnAccount;
  readonly answered: AccountAnswer | undefined;
}

export function SecondFactorSection({
  account: { secondFactorSince, recoveryCodesLeft },
  answered,
}: SecondFactorSectionProps) {
  const fetcher = useFetcher<AccountAnswer>();
  const answer = fetcher.data ?? answered;
  const isBusy = fetcher.state === 'submitting';
  const isSet = secondFactorSince !== null;
  return (
    <section aria-labelledby="second-factor" className="mt-12">
      <h2 id="second-factor" className="text-xl">
        Two-factor authentication
      </h2>
      {isSet ? (
        <p className="mt-2">
          Set up <LocalTime iso={secondFactorSince} />. {recoveryCodesLeft} of your recovery codes{' '}
          {recoveryCodesLeft === 1 ? 'is' : 'are'} left.
        </p>
      ) : (
        <p className="mt-2">
          Off. Turn it on, and login asks for a code from your phone too, so a stolen password isn’t
          enough.
        </p>
      )}
      {answer?.did === 'codes' && <RecoveryCodes codes={answer.codes} sentence={answer.sentence} />}
      {answer?.did === 'begin' ? (
        <Setup answer={answer} fetcher={fetcher} isBusy={isBusy} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Ask
            intent="begin-second-factor"
            words={isSet ? 'Replace' : 'Set up two-factor authentication'}
            look={isSet ? 'quiet' : 'primary'}
            fetcher={fetcher}
            isBusy={isBusy}
          />
          {isSet && (
            <Ask
              intent="renew-codes"
              words="Make new recovery codes"
              look="quiet"
              fetcher={fetcher}
              isBusy={isBusy}
            />
          )}
        </div>
      )}
      {answer?.did === 'fail' && !isAskedAgain(answer) && (
        <div className="mt-4">
          <Alert kind="danger" title={answer.sentence} announced />
        </div>
      )}
      {answer?.did === 'fail' && isAskedAgain(answer) && answer === answered && (
        <p className="mt-4">
          <a href="/desk/step-up" className="inline-block py-2 text-accent underline">
            Confirm your password
          </a>
          , then press it again.
        </p>
      )}
      <AskAgain fetcher={fetcher} />
    </section>
  );
}

interface AskProps {
  readonly intent: string;
  readonly words: string;
  readonly look: 'primary' | 'quiet';
  readonly fetcher: FetcherWithComponents<AccountAnswer>;
  readonly isBusy: boolean;
}

function Ask({ intent, words, look, fetcher, isBusy }: AskProps) {
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <button type="submit" className={buttonLook(look, 'small')} disabled={isBusy}>
        {words}
      </button>
    </fetcher.Form>
  );
}

interface SetupProps extends Pick<AskProps, 'fetcher' | 'isBusy'> {
  readonly answer: Extract<AccountAnswer, { did: 'begin' }>;
}

function Setup({ answer: { begun, sentence }, fetcher, isBusy }: SetupProps) {
  return (
    <div className="mt-4 rounded-md border border-line bg-raised p-4">
      <ol className="list-decimal space-y-4 pl-5">
        <li>
          Scan this with an authenticator app on your phone.
          <QrPicture qr={begun.qr} />
          Or enter this key in the app:{' '}
          <code className="font-mono break-words select-all">{begun.secret}</code>
        </li>
        <li>
          Enter the code that the app shows now.
          <fetcher.Form method="post" className="mt-2 max-w-xs space-y-4">
            <input type="hidden" name="intent" value="confirm-second-factor" />
            <Field
              name="app-code"
              label="Code from your app"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              required
              error={sentence ?? undefined}
            />
            <button type="submit" className={buttonLook('primary', 'small')} disabled={isBusy}>
              {isBusy ? 'Looking…' : 'Turn it on'}
            </button>
          </fetcher.Form>
        </li>
      </ol>
    </div>
  );
}

function RecoveryCodes({
  codes,
  sentence,
}: {
  readonly codes: readonly string[];
  readonly sentence: string;
}) {
  return (
    <div className="mt-4" role="status">
      <Alert kind="notice" title={sentence}>
        <p>
          Keep these recovery codes away from your phone. Each logs you in once if you lose it. You
          won’t see them again.
        </p>
        <ul aria-label="Recovery codes" className="grid gap-x-6 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="py-0.5 select-all">
              {code}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
