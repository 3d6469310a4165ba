import { useEffect, useId, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import {
  orderLimits,
  type OrderAct,
  type OrderLine,
  type OrderPage,
} from '../../../desk/order/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import { toasts } from '../../ui/toasts/toasts';
import { AskAgain } from '../ui/ask-again';
import { isAskedAgain } from '../ui/refusal-code';
import type { ActWords } from './act-words';
import type { ActAnswer } from './order.server';
import { saveFile } from './save-file';

interface ActFormProps {
  readonly act: OrderAct;
  readonly page: OrderPage;
  readonly words: ActWords;
  /** What the reason begins with. */
  readonly reason?: string;
  /** The fields that this act has beside its reason. */
  readonly children?: ReactNode;
  done(): void;
}

/** One action: what will happen, its inputs, the reason, and the button. Typed text is kept. */
export function ActForm({ act, page, words, reason = '', children, done }: ActFormProps) {
  const id = useId();
  const fetcher = useFetcher<ActAnswer>();
  const { data: answer, state } = fetcher;
  // What the person has seen: the page behind may be read anew by itself, their decision is not.
  const [seen, look] = useState({ actCount: page.actCount, readAt: page.readAt });
  const isBusy = state !== 'idle';
  useEffect(() => {
    if (answer?.ok === true) {
      toasts.add({ kind: 'success', title: answer.value.sentence });
      if (answer.value.file) saveFile(answer.value.file);
      done();
    } else if (answer?.changes)
      look((before) => ({ ...before, actCount: answer.changes?.actCount ?? before.actCount }));
    // Once for each answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);
  const refused = answer?.ok === false && !isBusy && !isAskedAgain(answer) ? answer : null;
  return (
    <>
      <fetcher.Form
        method="post"
        aria-label={words.name}
        className="space-y-4 border-t border-line px-4 py-4"
      >
        <p>{words.effect}</p>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="actCount" value={seen.actCount} />
        <input type="hidden" name="readAt" value={seen.readAt} />
        {children}
        <div>
          <label htmlFor={id} className="font-semibold">
            {words.reason}
          </label>
          <textarea
            id={id}
            name="reason"
            rows={2}
            required
            maxLength={orderLimits.reason}
            defaultValue={reason}
            className="mt-1 block w-full rounded-md border border-edge bg-raised px-3 py-2 text-ink"
          />
        </div>
        {refused && (
          <Alert kind="danger" title={refused.failure.sentence} announced>
            {refused.changes && refused.changes.lines.length > 0 && (
              <ul className="space-y-1">
                {refused.changes.lines.map((line) => (
                  <Changed key={`${line.at} ${line.what}`} line={line} />
                ))}
              </ul>
            )}
          </Alert>
        )}
        <button
          type="submit"
          disabled={isBusy}
          className={`${buttonLook('primary', 'small')} w-full sm:w-auto`}
        >
          {isBusy ? 'Working…' : words.button}
        </button>
      </fetcher.Form>
      <AskAgain fetcher={fetcher} />
    </>
  );
}

function Changed({ line: { at, who, what, why, change } }: { readonly line: OrderLine }) {
  return (
    <li>
      {what}, {who}, <LocalTime iso={at} />
      {why !== '' && `: ${why}`}
      {change !== '' && ` (${change})`}
    </li>
  );
}
