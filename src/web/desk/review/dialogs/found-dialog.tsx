import type { ReviewDeskTask, ReviewDeskEvidence } from '../../../../desk/review/shape';
import { Dialog } from './dialog';

interface FoundDialogProps {
  readonly task: ReviewDeskTask;
  show(evidenceId: string): void;
  close(): void;
}

/** What was found on a question: rows of the evidence like any other, to be looked at, searched and quoted. */
export function FoundDialog({
  task: { words, askedBy, told, found, before },
  show,
  close,
}: FoundDialogProps) {
  return (
    <Dialog title="Results" close={close}>
      <p className="mt-3 break-words">
        <span className="text-soft">{askedBy} asked: </span>
        {words}
      </p>
      <p className="mt-1 text-sm text-soft">
        {told} It’s all in the evidence. Search it, or add it to a sentence.
      </p>
      <Quotes name="New quotes" rows={found} show={show} />
      <Quotes name="Already in the evidence" rows={before} show={show} />
    </Dialog>
  );
}

function Quotes({
  name,
  rows,
  show,
}: {
  readonly name: string;
  readonly rows: readonly ReviewDeskEvidence[];
  show(evidenceId: string): void;
}) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-base">{name}</h3>
      <ul className="mt-1 space-y-1" aria-label={name}>
        {rows.map(({ id, quote, sourceName, publishedAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => show(id)}
              className="desk-sentence border-line text-sm hover:bg-wash"
            >
              <span className="line-clamp-3">{quote}</span>
              <span className="block text-soft">
                {sourceName}
                {publishedAt !== null && `, ${publishedAt.slice(0, 10)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
