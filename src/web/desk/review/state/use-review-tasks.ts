import { useCallback, useEffect, useRef, useState } from 'react';
import { defined } from '../../../../kernel/defined';
import { plural } from '../../../../kernel/text';
import { seconds } from '../../../../kernel/time';
import type {
  ReviewDeskTask,
  ReviewDeskTasks,
  ReviewDeskSection,
} from '../../../../desk/review/shape';
import { isTaskDone, openSuggestions } from '../words/task-words';
import type { ReviewDesk } from './use-review-desk';

export type TaskDialog =
  | { readonly kind: 'rewrite'; readonly section: ReviewDeskSection['id']; readonly words: string }
  | { readonly kind: 'find'; readonly words: string }
  | { readonly kind: 'came'; readonly reviewTaskId: string };

export interface ReviewTasks {
  readonly writer: ReviewDeskTasks['writer'];
  /** Those that still want a look, the newest first. */
  readonly list: readonly ReviewDeskTask[];
  readonly dialog: TaskDialog | null;
  open(dialog: TaskDialog | null): void;
  /** What hinders it, in a sentence; null where somebody is on their way. */
  rewrite(section: ReviewDeskSection['id'], instruction: string): Promise<string | null>;
  findMore(question: string): Promise<string | null>;
  /** All that are open, where none is named. */
  take(reviewTaskId: string, suggestionId?: string): Promise<void>;
  drop(reviewTaskId: string, suggestionId?: string): Promise<void>;
}

const LOOK_AGAIN = seconds(1.5);
const NOBODY: ReviewDeskTasks = { writer: 'code', tasks: [] };

/** Whom the expert sent off, and what came back: they work on, and are told when it is there. */
export function useReviewTasks({
  view,
  call,
  tell,
  reload,
}: Pick<ReviewDesk, 'view' | 'call' | 'tell' | 'reload'>): ReviewTasks {
  const [known, setKnown] = useState(NOBODY);
  const [dialog, open] = useState<TaskDialog | null>(null);
  const waiting = useRef(new Set<string>());

  const refresh = useCallback(async () => {
    const answer = await call('tasks', {});
    if (!answer.ok) return;
    setKnown(answer.value);
    const { tasks } = answer.value;
    const came = tasks.filter(({ id, state }) => state !== 'under-way' && waiting.current.has(id));
    waiting.current = new Set(
      tasks.filter(({ state }) => state === 'under-way').map(({ id }) => id),
    );
    for (const task of came) {
      const count = openSuggestions(task).length;
      tell(
        task.state === 'failed' ? 'danger' : 'info',
        task.kind === 'rewrite' && count > 0
          ? `Rewrite ready: ${plural(count, 'suggestion')}.`
          : task.told,
      );
    }
    if (came.some(({ found }) => found.length > 0)) await reload();
  }, [call, tell, reload]);

  const isUnderWay = known.tasks.some(({ state }) => state === 'under-way');
  const hasSome = known.tasks.length > 0;
  const isOthers = view.holder?.isMe === false;
  const { revision } = view;
  useEffect(() => void refresh(), [refresh]);
  useEffect(() => {
    if (hasSome) void refresh();
  }, [revision, hasSome, refresh]);
  useEffect(() => {
    if (!isUnderWay && !isOthers) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isUnderWay, isOthers, refresh]);

  /** Whoever sends somebody off has the report in hand from then on. */
  const sent = async (
    answer:
      | { readonly ok: true }
      | { readonly ok: false; readonly failure: { readonly sentence: string } },
  ): Promise<string | null> => {
    await Promise.all([refresh(), answer.ok && !view.holder?.isMe ? reload() : undefined]);
    return answer.ok ? null : answer.failure.sentence;
  };

  return {
    writer: known.writer,
    list: known.tasks.filter((task) => !isTaskDone(task)),
    dialog,
    open,
    rewrite: async (section, instruction) => sent(await call('rewrite', { section, instruction })),
    findMore: async (question) => sent(await call('findMore', { question })),
    async take(reviewTaskId, suggestionId) {
      const answer = await call('takeSuggestions', {
        reviewTaskId,
        revision,
        ...(suggestionId === undefined ? {} : { suggestionIds: [suggestionId] }),
      });
      const refused =
        answer.ok && answer.value.refused > 0
          ? ` ${plural(answer.value.refused, 'sentence')} no longer supported and left out.`
          : '';
      tell(
        answer.ok ? 'info' : 'danger',
        answer.ok ? `Applied. Undo restores the old text.${refused}` : answer.failure.sentence,
      );
      await reload();
      await refresh();
    },
    async drop(reviewTaskId, suggestionId) {
      const answer = await call('dropReviewTask', {
        reviewTaskId,
        ...defined({ suggestionId }),
      });
      if (!answer.ok) tell('danger', answer.failure.sentence);
      await refresh();
    },
  };
}
