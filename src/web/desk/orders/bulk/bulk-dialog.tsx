import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { BulkAct, BulkLine, BulkOutcome, BulkPreview } from '../../../../desk/bulk/shape';
import { orderLimits } from '../../../../desk/order/shape';
import type { Result } from '../../../../kernel/result';
import { plural } from '../../../../kernel/text';
import { Alert } from '../../../ui/alert';
import { buttonLook } from '../../../ui/button';
import { Dialog } from '../../review/dialogs/dialog';
import { AskAgain } from '../../ui/ask-again';
import { isAskedAgain } from '../../ui/refusal-code';
import { bulkWords, formatButton } from './words';

interface BulkDialogProps {
  readonly act: BulkAct;
  readonly numbers: readonly string[];
  close(isDone: boolean): void;
}

const ADDRESS = '/desk/orders-bulk';

/** Shows what would be done with which orders, does it, and says of each what became of it. */
export function BulkDialog({ act, numbers, close }: BulkDialogProps) {
  const previewing = useFetcher<Result<BulkPreview>>();
  const doing = useFetcher<Result<readonly BulkOutcome[]>>();
  // As it was when it was opened: the table behind may change meanwhile.
  const [asked] = useState(() => new URLSearchParams({ act, numbers: numbers.join(',') }));
  const { load } = previewing;
  useEffect(() => void load(`${ADDRESS}?${asked.toString()}`), [load, asked]);
  const seen = previewing.data;
  const answer = doing.data;
  const isBusy = doing.state !== 'idle';
  const outcomes = answer?.ok === true ? answer.value : null;
  return (
    <Dialog title={bulkWords[act].name} close={() => close(outcomes !== null)}>
      {outcomes !== null && <Outcomes outcomes={outcomes} done={() => close(true)} />}
      {outcomes === null && seen === undefined && (
        <p className="mt-4" role="status">
          Working…
        </p>
      )}
      {outcomes === null && seen?.ok === false && (
        <div className="mt-4">
          <Alert kind="danger" title={seen.failure.sentence} announced />
        </div>
      )}
      {outcomes === null && seen?.ok === true && (
        <Preview
          act={act}
          lines={seen.value.lines}
          isBusy={isBusy}
          refused={
            answer?.ok === false && !isBusy && !isAskedAgain(answer)
              ? answer.failure.sentence
              : null
          }
          perform={(words, lines) =>
            void doing.submit(
              {
                act,
                words,
                orders: lines.map(({ number, actCount, key }) => ({ number, actCount, key })),
              },
              { method: 'post', action: ADDRESS, encType: 'application/json' },
            )
          }
        />
      )}
      <AskAgain fetcher={doing} />
    </Dialog>
  );
}

interface PreviewProps {
  readonly act: BulkAct;
  readonly lines: readonly BulkLine[];
  readonly isBusy: boolean;
  readonly refused: string | null;
  perform(words: string, lines: readonly BulkLine[]): void;
}

function Preview({ act, lines, isBusy, refused, perform }: PreviewProps) {
  const id = useId();
  const words = bulkWords[act];
  const taken = lines.filter(({ effect }) => effect !== null);
  const left = lines.filter(({ effect }) => effect === null);
  return (
    <form
      aria-label={words.name}
      className="mt-3 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('words');
        perform(typeof typed === 'string' ? typed : '', taken);
      }}
    >
      <p>{words.effect}</p>
      {taken.length > 0 ? (
        <LineList label={`Will change: ${plural(taken.length, 'order')}`} lines={taken} />
      ) : (
        <p className="font-semibold">None of the selected orders can take this action.</p>
      )}
      {left.length > 0 && (
        <LineList label={`Left out: ${plural(left.length, 'order')}`} lines={left} />
      )}
      {taken.length > 0 && (
        <>
          <div>
            <label htmlFor={id} className="font-semibold">
              {words.field}
            </label>
            <textarea
              id={id}
              name="words"
              rows={2}
              required
              maxLength={act === 'write-note' ? orderLimits.note : orderLimits.reason}
              className="mt-1 block w-full rounded-md border border-edge bg-raised px-3 py-2 text-ink"
            />
          </div>
          {refused !== null && <Alert kind="danger" title={refused} announced />}
          <button type="submit" disabled={isBusy} className={buttonLook('primary', 'small')}>
            {isBusy ? 'Working…' : formatButton(act, taken)}
          </button>
        </>
      )}
    </form>
  );
}

function LineList({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly BulkLine[];
}) {
  return (
    <section aria-label={label}>
      <h3 className="text-base">{label}</h3>
      <ul className="mt-1 max-h-56 overflow-y-auto rounded-md border border-line text-sm">
        {lines.map(({ number, company, name, effect, obstacle }) => (
          <li
            key={number}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line px-3 py-1.5 first:border-t-0"
          >
            <span className="wrap-anywhere">
              <span className="font-mono">{number}</span> {company}, {name}
            </span>
            <span className={effect === null ? 'text-soft' : 'font-semibold'}>
              {effect ?? obstacle}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcomes({ outcomes, done }: { readonly outcomes: readonly BulkOutcome[]; done(): void }) {
  const failed = outcomes.filter((outcome) => !outcome.done);
  return (
    <div className="mt-3 space-y-4">
      <p role="status" className="font-semibold">
        {failed.length === 0
          ? `Done: ${plural(outcomes.length, 'order')}.`
          : `${outcomes.length - failed.length} of ${plural(outcomes.length, 'order')} done; ${failed.length} failed.`}
      </p>
      <ul
        aria-label="Results"
        className="max-h-80 overflow-y-auto rounded-md border border-line text-sm"
      >
        {/* What failed is what somebody has to look at. */}
        {[...failed, ...outcomes.filter((outcome) => outcome.done)].map((outcome) => (
          <li
            key={outcome.number}
            className="border-t border-line px-3 py-1.5 wrap-anywhere first:border-t-0"
          >
            <a
              href={`/desk/orders/${encodeURIComponent(outcome.number)}`}
              className="font-mono text-accent underline"
            >
              {outcome.number}
            </a>{' '}
            <span className={outcome.done ? '' : 'font-semibold text-danger'}>
              {outcome.done ? 'Done' : 'Failed'}:
            </span>{' '}
            {outcome.sentence}
          </li>
        ))}
      </ul>
      <button type="button" className={buttonLook('primary', 'small')} onClick={done}>
        Close results
      </button>
    </div>
  );
}
