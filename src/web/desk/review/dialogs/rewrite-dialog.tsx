import { plural } from '../../../../kernel/text';
import type { ReviewDeskTask, ReviewDeskSuggestion } from '../../../../desk/review/shape';
import { buttonLook } from '../../../ui/button';
import { Dialog } from './dialog';
import { openSuggestions, SUGGESTS } from '../words/task-words';
import { compareWordings } from '../panes/claim/marked-text';
import { Marked } from '../panes/claim/marked';
import type { ReviewTasks } from '../state/use-review-tasks';
import { VERDICT_NAMES } from '../words/verdicts';

interface RewriteDialogProps {
  readonly task: ReviewDeskTask;
  readonly title: string;
  readonly mayWrite: boolean;
  readonly tasks: Pick<ReviewTasks, 'take' | 'drop'>;
  close(): void;
}

/** What a rewrite suggests, sentence by sentence, before and after: nothing stands before the expert takes it. */
export function RewriteDialog({
  task,
  title,
  mayWrite,
  tasks: { take, drop },
  close,
}: RewriteDialogProps) {
  const { id, words, askedBy, told, suggestions, refused } = task;
  const open = suggestions.filter(({ state }) => state === 'open').length;
  return (
    <Dialog title={`Rewrite of “${title}”`} close={close}>
      <p className="mt-3 break-words whitespace-pre-wrap">
        <span className="text-soft">{askedBy} asked: </span>
        {words}
      </p>
      <p className="mt-1 text-sm text-soft">{told}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          disabled={!mayWrite || open === 0}
          className={buttonLook('primary', 'small')}
          onClick={() => void take(id).then(close)}
        >
          Apply all {open}
        </button>
        <button
          type="button"
          disabled={!mayWrite}
          className={buttonLook('quiet', 'small')}
          onClick={() => void drop(id).then(close)}
        >
          Dismiss all
        </button>
      </div>
      <ul className="mt-4 space-y-3" aria-label="Suggestions">
        {suggestions.map((suggestion) => (
          <Suggestion
            key={suggestion.id}
            suggestion={suggestion}
            mayWrite={mayWrite}
            take={() => void take(id, suggestion.id)}
            drop={() => void drop(id, suggestion.id)}
          />
        ))}
      </ul>
      {suggestions.length > 0 && openSuggestions(task).length === 0 && (
        <p className="mt-2 text-sm text-soft">All suggestions handled.</p>
      )}
      {refused.length > 0 && (
        <section className="mt-5" aria-label="Refused sentences">
          <h3>Unsupported sentences</h3>
          <p className="text-sm text-soft">
            {plural(refused.length, 'sentence')} refused: the evidence doesn’t support{' '}
            {refused.length === 1 ? 'it' : 'them'}.
          </p>
          <ul className="mt-1 space-y-2">
            {refused.map(({ text, reasons }) => (
              <li key={text} className="border-l-4 border-danger pl-3 text-sm">
                <p>{text}</p>
                {reasons.map((reason) => (
                  <p key={reason} className="text-soft">
                    {reason}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

interface SuggestionProps {
  readonly suggestion: ReviewDeskSuggestion;
  readonly mayWrite: boolean;
  take(): void;
  drop(): void;
}

const ENDS = { taken: 'Applied', dropped: 'Dismissed' } as const;

function Suggestion({ suggestion, mayWrite, take, drop }: SuggestionProps) {
  const { kind, state, before, now, after, verdict, notes, evidenceIds } = suggestion;
  const change =
    kind === 'change' && before !== null && after !== null ? compareWordings(before, after) : null;
  const mayTake = state === 'open' || (state === 'changed' && kind === 'change');
  return (
    <li className="rounded-md border border-line p-3">
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <span className="font-semibold text-ink">{SUGGESTS[kind]}</span>
        {verdict !== null && (
          <span>
            {VERDICT_NAMES[verdict]}, {plural(evidenceIds.length, 'quote')}
          </span>
        )}
        {state === 'changed' && <span className="font-semibold text-notice">Changed since</span>}
        {(state === 'taken' || state === 'dropped') && (
          <span className="font-semibold text-accent">{ENDS[state]}</span>
        )}
      </p>
      {before !== null && (
        <p className="mt-1">
          <span className="text-sm font-semibold">Before </span>
          {change ? (
            <Marked as="del" pieces={change.before} />
          ) : kind === 'leave-out' ? (
            <del>{before}</del>
          ) : (
            before
          )}
        </p>
      )}
      {state === 'changed' && (
        <p className="mt-1">
          <span className="text-sm font-semibold">Now </span>
          {now ?? 'Deleted.'}
        </p>
      )}
      {after !== null && (
        <p className="mt-1">
          <span className="text-sm font-semibold">After </span>
          {change ? (
            <Marked as="ins" pieces={change.after} />
          ) : (
            <ins className="no-underline">{after}</ins>
          )}
        </p>
      )}
      {notes.map(({ label, text }) => (
        <p key={label} className="mt-1 text-sm text-soft">
          {label}: {text}
        </p>
      ))}
      {state === 'changed' && (
        <p className="mt-1 text-sm text-soft">
          {kind === 'change'
            ? 'Your text stays. Applying this inserts the new wording below it.'
            : 'Your text stays.'}
        </p>
      )}
      {mayTake && (
        <div className="mt-2 flex flex-wrap gap-2">
          <button
            type="button"
            disabled={!mayWrite}
            className="desk-small"
            aria-label={`${state === 'changed' ? 'Put it beside mine' : 'Apply'}: ${after ?? before ?? ''}`}
            onClick={take}
          >
            {state === 'changed' ? 'Put it beside mine' : 'Apply'}
          </button>
          <button
            type="button"
            disabled={!mayWrite}
            className="desk-small"
            aria-label={`Dismiss: ${after ?? before ?? ''}`}
            onClick={drop}
          >
            Dismiss
          </button>
        </div>
      )}
    </li>
  );
}
