import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { brand } from '../../../../content/brand';
import { inboxLimits, type InboxEntry } from '../../../desk/inbox/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { TextArea } from '../../ui/field';
import type { EntryAnswer } from './entry.server';
import { useKeptAnswer } from './kept-answer';

interface AnswerFormProps {
  readonly entry: InboxEntry;
  readonly me: string;
  readonly mailbox: string;
  readonly fetcher: FetcherWithComponents<EntryAnswer>;
  readonly refused: EntryAnswer | null;
}

/** One more than the limit, so that a long answer is refused with a reason and not cut. */
const MOST_TYPED = 2 * inboxLimits.answer;

export function MessageAnswerForm({ entry, me, mailbox, fetcher, refused }: AnswerFormProps) {
  const { reference, version, kind, state, unmailable, orders, orderNumber } = entry;
  const isRefused = refused?.intent === 'answer';
  const { words, found, write } = useKeptAnswer(reference, isRefused ? refused.words : '');
  const answered = useRef<EntryAnswer | undefined>(undefined);
  useEffect(() => {
    const { data } = fetcher;
    if (data === answered.current) return;
    answered.current = data;
    if (data?.intent === 'answer' && data.done) write('');
  }, [fetcher, write]);
  if (unmailable !== null) return <Alert kind="notice" title={unmailable} />;
  const isBusy = fetcher.state !== 'idle';
  const isWish = kind === 'cancel-wish';
  if (isWish && state === 'closed')
    return <p className="text-soft">This order was canceled. No reply needed.</p>;
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className="text-xl">
        {isWish ? 'Decline with a reply' : state === 'answered' ? 'Reply again' : 'Reply by email'}
      </h2>
      <fetcher.Form method="post" className="mt-3 space-y-4">
        {isRefused && <Alert kind="danger" title={refused.sentence} announced />}
        {found && !isRefused && <Alert title="Your draft was restored." announced />}
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="version" value={version} />
        <TextArea
          name="words"
          label="Your reply"
          rows={8}
          dir="auto"
          maxLength={MOST_TYPED}
          required
          value={words}
          onChange={(event) => write(event.target.value)}
          hint={
            `We add a greeting, “${me}, ${brand.name}” at the end, and their message below. ` +
            `Replies go to ${mailbox}.`
          }
        />
        {orderNumber === null && orders.length > 0 && (
          <label className="block font-semibold">
            Show on the timeline of
            <select
              name="order"
              defaultValue={orders[0]?.id ?? ''}
              className="mt-1.5 block min-h-11 w-full rounded-md border border-edge bg-raised px-3 font-normal text-ink"
            >
              {orders.map(({ id, number, company }) => (
                <option key={id} value={id}>
                  {number}, {company}
                </option>
              ))}
              <option value="">No order</option>
            </select>
          </label>
        )}
        <button type="submit" disabled={isBusy} className={buttonLook('primary', 'small')}>
          {isBusy ? 'Sending…' : isWish ? 'Decline and send' : 'Send reply'}
        </button>
      </fetcher.Form>
    </section>
  );
}
