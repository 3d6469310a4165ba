import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { orderLimits, type OrderPage } from '../../../../desk/order/shape';
import { Alert } from '../../../ui/alert';
import { buttonLook } from '../../../ui/button';
import { AskAgain } from '../../ui/ask-again';
import { isAskedAgain } from '../../ui/refusal-code';
import type { ActAnswer } from '../order.server';

/** For staff alone; no buyer sees them. They stand in the timeline. */
export function NotesSection({ page: { acts, actCount } }: { readonly page: OrderPage }) {
  return acts.includes('write-note') ? (
    <section aria-label="Notes" id="notes" className="mt-4 scroll-mt-4">
      <NoteForm actCount={actCount} />
    </section>
  ) : null;
}

function NoteForm({ actCount }: { readonly actCount: number }) {
  const fetcher = useFetcher<ActAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const { data: answer, state } = fetcher;
  useEffect(() => {
    if (answer?.ok === true) form.current?.reset();
  }, [answer]);
  const isBusy = state !== 'idle';
  return (
    <>
      <fetcher.Form ref={form} method="post" aria-label="Add a note">
        <input type="hidden" name="act" value="write-note" />
        <input type="hidden" name="actCount" value={actCount} />
        <label className="block font-semibold">
          Add a note <span className="text-sm font-normal text-soft">(only staff see it)</span>{' '}
          <textarea
            name="note"
            rows={2}
            required
            maxLength={orderLimits.note}
            className="mt-1 block w-full rounded-md border border-edge bg-raised px-3 py-2 font-normal text-ink"
          />
        </label>
        {answer?.ok === false && !isBusy && !isAskedAgain(answer) && (
          <div className="mt-2">
            <Alert kind="danger" title={answer.failure.sentence} announced />
          </div>
        )}
        <button type="submit" disabled={isBusy} className={`${buttonLook('quiet', 'small')} mt-2`}>
          {isBusy ? 'Working…' : 'Add note'}
        </button>
      </fetcher.Form>
      <AskAgain fetcher={fetcher} />
    </>
  );
}
