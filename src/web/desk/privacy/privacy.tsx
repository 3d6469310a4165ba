import { useEffect } from 'react';
import { useFetcher, useLoaderData } from 'react-router';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';
import { toasts } from '../../ui/toasts/toasts';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import { BuyerPanel } from './buyer';
import type { loader, PrivacyAnswer } from './privacy.server';
import { RetentionTable } from './retention-table';
export { action, loader } from './privacy.server';

export default function Privacy() {
  const shown = useLoaderData<typeof loader>();
  const finding = useFetcher<PrivacyAnswer>();
  const found = finding.data;
  const running = useFetcher<PrivacyAnswer>();
  useEffect(() => {
    if (running.data?.did === 'run') toasts.add({ kind: 'success', title: running.data.sentence });
    if (running.data?.did === 'fail' && !isAskedAgain(running.data))
      toasts.add({
        kind: 'error',
        title: 'Something went wrong',
        description: running.data.sentence,
      });
  }, [running.data]);
  if (!shown) return null;
  return (
    <>
      <title>Privacy</title>
      <h1 className="text-2xl">Privacy</h1>
      <section aria-labelledby="buyer" className="mt-8">
        <h2 id="buyer" className="text-xl">
          Buyer data
        </h2>
        <p className="mt-2 text-soft">
          All data stored for an email address. Download it or erase it.
        </p>
        <finding.Form method="post" className="mt-4 flex max-w-xl flex-wrap items-end gap-4">
          <input type="hidden" name="intent" value="find" />
          <div className="min-w-56 grow">
            <Field name="email" label="Email address" type="email" required autoComplete="off" />
          </div>
          <button type="submit" className={buttonLook()} disabled={finding.state !== 'idle'}>
            {finding.state === 'idle' ? 'Find' : 'Looking…'}
          </button>
        </finding.Form>
        <AskAgain fetcher={finding} />
        <div aria-live="polite">
          {found?.did === 'fail' && !isAskedAgain(found) && (
            <div className="mt-6">
              <Alert title={found.sentence} />
            </div>
          )}
          {found?.did === 'find' && <BuyerPanel key={found.buyer.email} buyer={found.buyer} />}
        </div>
      </section>
      <section aria-labelledby="kept" className="mt-12">
        <h2 id="kept" className="text-xl">
          Data retention
        </h2>
        <p className="mt-2 text-soft">
          Every night what was kept long enough is deleted. This shows what’s due now.
        </p>
        <RetentionTable rules={shown.rules} />
        <running.Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="run" />
          <button
            type="submit"
            className={buttonLook('quiet', 'small')}
            disabled={running.state !== 'idle'}
          >
            Delete now
          </button>
        </running.Form>
        <AskAgain fetcher={running} />
      </section>
    </>
  );
}
