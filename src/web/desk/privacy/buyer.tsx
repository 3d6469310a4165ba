import { formatStage } from '../../../shop/orders/shape';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { BuyerView } from '../../../desk/privacy/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';
import { LocalTime } from '../../ui/local-time';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import type { PrivacyAnswer } from './privacy.server';

export function BuyerPanel({
  buyer: { email, orders, kept, hindrance },
}: {
  readonly buyer: BuyerView;
}) {
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <div>
        <h3 className="text-lg break-all">{email}</h3>
        <ul className="mt-2 space-y-1">
          {kept.map(({ name, count }) => (
            <li key={name}>
              {name}: {count}
            </li>
          ))}
        </ul>
        {orders.length > 0 && (
          <ul className="mt-4 space-y-1">
            {orders.map(({ number, company, stage, placedAt }) => (
              <li key={number}>
                <a
                  href={`/desk/orders/${encodeURIComponent(number)}`}
                  className="text-accent underline"
                >
                  {number}
                </a>{' '}
                {company}, {formatStage(stage)}
                {placedAt !== null && (
                  <>
                    , <LocalTime iso={placedAt} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="space-y-8">
        <Export email={email} />
        {hindrance === null ? (
          <Erase email={email} />
        ) : (
          <Alert title="Can’t erase yet">
            <p>{hindrance}</p>
          </Alert>
        )}
      </div>
    </div>
  );
}

/** The file is made into something to save in this browser; it is never at an address of its own. */
function Export({ email }: { readonly email: string }) {
  const fetcher = useFetcher<PrivacyAnswer>();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.did !== 'export') return;
    const address = URL.createObjectURL(new Blob([answer.file], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: 'what-we-keep.json',
    });
    link.click();
    URL.revokeObjectURL(address);
  }, [answer]);
  return (
    <>
      <fetcher.Form method="post" className="space-y-3">
        <input type="hidden" name="intent" value="export" />
        <input type="hidden" name="email" value={email} />
        <Field
          name="reason"
          label="Who asked, and how"
          required
          maxLength={500}
          autoComplete="off"
          error={answer?.did === 'fail' && !isAskedAgain(answer) ? answer.sentence : undefined}
        />
        <button
          type="submit"
          className={buttonLook('quiet', 'small')}
          disabled={fetcher.state !== 'idle'}
        >
          Download data
        </button>
      </fetcher.Form>
      <AskAgain fetcher={fetcher} />
    </>
  );
}

function Erase({ email }: { readonly email: string }) {
  const fetcher = useFetcher<PrivacyAnswer>();
  const answer = fetcher.data;
  if (answer?.did === 'erase')
    return (
      <Alert title="Erased" announced>
        <p>{answer.sentence}</p>
      </Alert>
    );
  return (
    <>
      <fetcher.Form method="post" className="space-y-3 rounded-md border border-danger p-4">
        <h4 className="font-semibold">Erase buyer</h4>
        <p className="text-sm">
          Permanently deletes their name, email, texts, reports, emails, and messages. Order
          numbers, amounts, and dates are kept. It can’t delete what the payment provider or
          mailboxes store.
        </p>
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="email" value={email} />
        <Field
          name="erase-reason"
          label="Who asked, and how (no names; this stays in the log)"
          required
          maxLength={500}
          autoComplete="off"
        />
        <Field
          name="typed"
          label="Enter the email address again"
          required
          autoComplete="off"
          error={answer?.did === 'fail' && !isAskedAgain(answer) ? answer.sentence : undefined}
        />
        <button
          type="submit"
          className={buttonLook('quiet', 'small')}
          disabled={fetcher.state !== 'idle'}
        >
          Erase buyer data
        </button>
      </fetcher.Form>
      <AskAgain fetcher={fetcher} />
    </>
  );
}
