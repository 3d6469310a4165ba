import { plural } from '../../../../kernel/text';
import type { ReviewDeskTask, ReviewDeskSuggestion } from '../../../../desk/review/shape';

export const openSuggestions = ({
  suggestions,
}: Pick<ReviewDeskTask, 'suggestions'>): readonly ReviewDeskSuggestion[] =>
  suggestions.filter(
    ({ state, kind }) => state === 'open' || (state === 'changed' && kind === 'change'),
  );

/** Nothing of it wants a look any more: all that it suggested was taken or turned down. */
export const isTaskDone = (task: Pick<ReviewDeskTask, 'state' | 'suggestions'>): boolean =>
  task.state === 'dropped' ||
  (task.state === 'done' && task.suggestions.length > 0 && openSuggestions(task).length === 0);

/** “The rewrite of “Culture””, “More on “Who leads it?”” */
export function nameReviewTask(
  { kind, words }: Pick<ReviewDeskTask, 'kind' | 'words'>,
  title: string,
): string {
  const short = words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words;
  return kind === 'rewrite' ? `Rewrite of “${title}”` : `More on “${short}”`;
}

export function formatProgressOf({
  kind,
  progress: { stage, asked, answered, findings },
}: Pick<ReviewDeskTask, 'kind' | 'progress'>): string {
  if (kind === 'rewrite' || asked === 0) return stage;
  return (
    `${plural(asked, 'source')} asked, ` +
    `${answered} answered${findings === 0 ? '' : `, ${plural(findings, 'finding')}`}`
  );
}

export const SUGGESTS: Readonly<Record<ReviewDeskSuggestion['kind'], string>> = {
  change: 'New wording',
  add: 'New sentence',
  'leave-out': 'Remove',
  move: 'Move',
};

/** What a writer without a model can do; it never seems to do more. */
export const BY_CODE =
  'No model is set up. Plain instructions work: “leave out…”, “only…”, “lead with…”, ' +
  '“mention…”, “shorter”, “at most three sentences”. It adds no sentences of its own.';
export const BY_MODEL =
  'The model gets your exact words. Its suggestions are checked against the evidence; ' +
  'nothing changes until you apply them.';
