import type { ReviewDeskTask } from '../../../../desk/review/shape';
import { nameReviewTask, openSuggestions, formatProgressOf } from '../words/task-words';
import type { ReviewTasks } from '../state/use-review-tasks';

interface TaskLineProps {
  readonly tasks: Pick<ReviewTasks, 'list' | 'open' | 'drop'>;
  readonly titles: ReadonlyMap<string, string>;
  readonly mayWrite: boolean;
}

/** Whoever is under way or has come back, in a line above the panes; work goes on meanwhile. */
export function TaskLine({ tasks, titles, mayWrite }: TaskLineProps) {
  if (tasks.list.length === 0) return null;
  return (
    <ul aria-label="Review tasks" className="border-b border-line px-3 py-1.5 text-sm">
      {tasks.list.map((task) => {
        const name = nameReviewTask(task, titles.get(task.section ?? '') ?? '');
        // What was found stays in the evidence; only the line about it goes.
        const end = task.state === 'under-way' ? 'Cancel' : 'Dismiss';
        return (
          <li key={task.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-0.5">
            <span className="font-semibold">{name}</span>
            <SentenceState
              task={task}
              look={() => tasks.open({ kind: 'came', reviewTaskId: task.id })}
            />
            {task.state === 'failed' && mayWrite && (
              <button
                type="button"
                className="desk-small"
                onClick={() =>
                  tasks.open(
                    task.kind === 'rewrite' && task.section !== null
                      ? { kind: 'rewrite', section: task.section, words: task.words }
                      : { kind: 'find', words: task.words },
                  )
                }
              >
                Try again
              </button>
            )}
            <button
              type="button"
              disabled={!mayWrite}
              className="desk-small"
              aria-label={`${end}: ${name}`}
              onClick={() => void tasks.drop(task.id)}
            >
              {end}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function SentenceState({ task, look }: { readonly task: ReviewDeskTask; look(): void }) {
  const count =
    task.kind === 'rewrite' ? openSuggestions(task).length : task.found.length + task.before.length;
  if (task.state === 'under-way')
    return (
      <span className="min-w-0 text-soft">
        <progress aria-label="In progress" className="mr-2 h-2 w-16 accent-(--color-accent)" />
        {formatProgressOf(task)}
      </span>
    );
  if (task.state === 'failed')
    return <span className="min-w-0 font-medium text-danger">{task.told}</span>;
  if (count === 0 && task.refused.length === 0)
    return <span className="min-w-0 text-soft">{task.told}</span>;
  return (
    <button type="button" className="desk-small" onClick={look}>
      {task.kind === 'rewrite' ? `View suggestions (${count})` : `View results (${count})`}
    </button>
  );
}
