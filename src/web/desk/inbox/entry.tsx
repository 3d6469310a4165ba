import { useEffect } from 'react';
import { useActionData, useFetcher, useLoaderData, useRevalidator } from 'react-router';
import { seconds } from '../../../kernel/time';
import { Alert } from '../../ui/alert';
import { LocalTime } from '../../ui/local-time';
import { toasts } from '../../ui/toasts/toasts';
import { MessageAnswerForm } from './answer-form';
import { BuyersOrders } from './buyers-orders';
import { CancelWish } from './cancel-wish';
import { ComplainedSentence } from './complained-sentence';
import type { action, EntryAnswer, loader } from './entry.server';
import { EntryHistory } from './entry-history';
import { kindWords, formatPromise } from './inbox-words';
import { SettleForms } from './settle-forms';
export { action, loader } from './entry.server';

/** How long a colleague's answer may stay unseen by whoever is writing another. */
const LOOK_AGAIN = seconds(20);

export default function Entry() {
  const shown = useLoaderData<typeof loader>();
  const withoutScript = useActionData<typeof action>();
  const fetcher = useFetcher<EntryAnswer>();
  const told = fetcher.data;
  useFreshness();
  useEffect(() => {
    if (told?.done) toasts.add({ kind: 'success', title: told.sentence });
  }, [told]);
  if (!shown) return null;
  const { entry, me, may, mailbox } = shown;
  const { reference, kind, name, email, words, suspicion, minutesLeft } = entry;
  const answer = told ?? withoutScript;
  const refused = answer && !answer.done ? answer : null;
  return (
    <>
      <title>{`${kindWords[kind]} ${reference}`}</title>
      <p>
        <a href="/desk/inbox" className="inline-block py-2 text-accent underline">
          Back to the inbox
        </a>
      </p>
      <h1 className="mt-2 text-2xl wrap-anywhere">
        {kindWords[kind]} {reference}
      </h1>
      <p className="mt-2 wrap-anywhere text-soft">
        From <bdi>{name.trim() || 'no name'}</bdi>, <bdi>{email}</bdi>, <LocalTime iso={entry.at} />
      </p>
      <p
        className={`mt-1 ${minutesLeft !== null && minutesLeft < 120 ? 'font-semibold text-danger' : ''}`}
      >
        {entry.state === 'open'
          ? `Time left to reply: ${formatPromise(entry)}`
          : `State: ${formatPromise(entry)}`}
        {entry.assignee !== null &&
          `. Assigned to ${entry.assignee === me ? 'you' : entry.assignee}.`}
      </p>
      {suspicion !== 'none' && (
        <div className="mt-4">
          <Alert kind="notice" title="Likely spam">
            <p>
              {suspicion === 'honeypot'
                ? 'It filled in a hidden field.'
                : 'It was sent within three seconds.'}{' '}
              The sender got no confirmation, and it triggers no alerts.
            </p>
          </Alert>
        </div>
      )}
      {withoutScript?.done === true && !told && (
        <div className="mt-4">
          <Alert title={withoutScript.sentence} announced />
        </div>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-8">
          {entry.sentence && (
            <ComplainedSentence
              sentence={entry.sentence}
              number={entry.orderNumber}
              mayReview={may.review}
            />
          )}
          <section aria-labelledby="their-words">
            <h2 id="their-words" className="text-xl">
              Their message
            </h2>
            {words === '' ? (
              <p className="mt-3 text-soft">No comment.</p>
            ) : (
              <blockquote
                dir="auto"
                className="mt-3 border-s-2 border-accent bg-raised p-4 whitespace-pre-wrap wrap-anywhere"
              >
                {words}
              </blockquote>
            )}
          </section>
          {kind === 'cancel-wish' && entry.state === 'open' && entry.orderNumber !== null && (
            <CancelWish number={entry.orderNumber} words={words} mayCancel={may.cancel} />
          )}
          {entry.events.length > 0 && <EntryHistory events={entry.events} />}
          {may.answer && (
            <MessageAnswerForm
              key={reference}
              entry={entry}
              me={me}
              mailbox={mailbox}
              fetcher={fetcher}
              refused={refused}
            />
          )}
        </div>
        <aside className="min-w-0 space-y-8">
          <BuyersOrders orders={entry.orders} />
          {may.answer && <SettleForms entry={entry} me={me} fetcher={fetcher} refused={refused} />}
        </aside>
      </div>
    </>
  );
}

function useFreshness(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [revalidate]);
}
