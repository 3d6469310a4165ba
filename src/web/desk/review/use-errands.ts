import { useCallback, useEffect, useRef, useState } from 'react';
import { plural } from '../../../kernel/text';
import { seconds } from '../../../kernel/time';
import type { BenchErrand, BenchErrands, BenchSection } from '../../../desk/review/shape';
import { isSettled, openSuggestions } from './errand-words';
import type { Bench } from './use-bench';

export type ErrandDialog =
  | { readonly kind: 'rewrite'; readonly section: BenchSection['id']; readonly words: string }
  | { readonly kind: 'find'; readonly words: string }
  | { readonly kind: 'came'; readonly errandId: string };

export interface Errands {
  readonly writer: BenchErrands['writer'];
  /** Those that still want a look, the newest first. */
  readonly list: readonly BenchErrand[];
  readonly dialog: ErrandDialog | null;
  open(dialog: ErrandDialog | null): void;
  /** What hinders it, in a sentence; null where somebody is on their way. */
  rewrite(section: BenchSection['id'], instruction: string): Promise<string | null>;
  findMore(question: string): Promise<string | null>;
  /** All that are open, where none is named. */
  take(errandId: string, suggestionId?: string): Promise<void>;
  drop(errandId: string, suggestionId?: string): Promise<void>;
}

const LOOK_AGAIN = seconds(1.5);
const NOBODY: BenchErrands = { writer: 'code', errands: [] };

/** Whom the expert sent off, and what came back: they work on, and are told when it is there. */
export function useErrands({
  view,
  call,
  tell,
  reload,
}: Pick<Bench, 'view' | 'call' | 'tell' | 'reload'>): Errands {
  const [known, setKnown] = useState(NOBODY);
  const [dialog, open] = useState<ErrandDialog | null>(null);
  const waiting = useRef(new Set<string>());

  const refresh = useCallback(async () => {
    const answer = await call('errands', {});
    if (!answer.ok) return;
    setKnown(answer.value);
    const { errands } = answer.value;
    const came = errands.filter(
      ({ id, state }) => state !== 'under-way' && waiting.current.has(id),
    );
    waiting.current = new Set(
      errands.filter(({ state }) => state === 'under-way').map(({ id }) => id),
    );
    for (const errand of came) {
      const count = openSuggestions(errand).length;
      tell(
        errand.state === 'failed' ? 'danger' : 'info',
        errand.kind === 'rewrite' && count > 0
          ? `The rewrite is here: ${plural(count, 'suggestion')}.`
          : errand.told,
      );
    }
    if (came.some(({ found }) => found.length > 0)) await reload();
  }, [call, tell, reload]);

  const isUnderWay = known.errands.some(({ state }) => state === 'under-way');
  const hasSome = known.errands.length > 0;
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
    list: known.errands.filter((errand) => !isSettled(errand)),
    dialog,
    open,
    rewrite: async (section, instruction) => sent(await call('rewrite', { section, instruction })),
    findMore: async (question) => sent(await call('findMore', { question })),
    async take(errandId, suggestionId) {
      const answer = await call('takeSuggestions', {
        errandId,
        revision,
        ...(suggestionId === undefined ? {} : { suggestionIds: [suggestionId] }),
      });
      const refused =
        answer.ok && answer.value.refused > 0
          ? ` ${plural(answer.value.refused, 'sentence')} did not hold any more and stayed out.`
          : '';
      tell(
        answer.ok ? 'info' : 'danger',
        answer.ok ? `Taken. Undo brings back what stood there.${refused}` : answer.failure.sentence,
      );
      await reload();
      await refresh();
    },
    async drop(errandId, suggestionId) {
      const answer = await call('dropErrand', {
        errandId,
        ...(suggestionId === undefined ? {} : { suggestionId }),
      });
      if (!answer.ok) tell('danger', answer.failure.sentence);
      await refresh();
    },
  };
}
