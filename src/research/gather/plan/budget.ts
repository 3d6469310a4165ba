import { after, minutes, type Clock, type Duration } from '../../../kernel/time';
import type { Ask, AskedBody, AskedNothing, SourceQuestion } from '../../sources/shape';
import type { Effort } from '../ask/create-ask';
import { BUDGET_OVER } from '../ask/judge';
import type { Freshness } from '../ask/kept-answers';

/** What one report may cost its sources and us. */
export interface Budget {
  readonly requests: number;
  /** Of text, as it was read. */
  readonly characters: number;
  readonly time: Duration;
}

export const REPORT_BUDGET: Budget = { requests: 240, characters: 80_000_000, time: minutes(20) };

export interface BudgetedAsk {
  readonly ask: Ask;
  /** Requests made so far on behalf of a source, tries again included. */
  requestsOf(sourceId: string): number;
  /** How its answers came by. */
  freshnessOf(sourceId: string): ReadonlySet<Freshness>;
  readonly spent: () => { readonly requests: number; readonly characters: number };
  isOver(): boolean;
  /** Ends what is still on its way. */
  close(): void;
}

type Effortful = (
  question: SourceQuestion,
) => Promise<(AskedBody | AskedNothing) & Partial<Effort>>;

/** Asks each address once, and stops asking, and waiting for what was asked, when the budget is used up. */
export function withBudget(ask: Effortful, budget: Budget, clock: Clock): BudgetedAsk {
  const until = after(clock.now(), budget.time);
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new Error('stopped')), budget.time);
  timer.unref();
  const asked = new Map<string, ReturnType<Ask>>();
  const counts = new Map<string, number>();
  const fresh = new Map<string, Set<Freshness>>();
  let requests = 0;
  let characters = 0;
  const count = (sourceId: string, more: number): void => {
    requests += more;
    counts.set(sourceId, (counts.get(sourceId) ?? 0) + more);
  };
  const isOver = (): boolean =>
    requests >= budget.requests ||
    characters >= budget.characters ||
    clock.now() > until ||
    ended.signal.aborted;
  const askOnce = async (question: SourceQuestion): Promise<AskedBody | AskedNothing> => {
    const { id } = question.source;
    // Counted before it is sent, so that many at once can’t pass the limit together.
    count(id, 1);
    const {
      requests: made = 1,
      freshness,
      milliseconds: _,
      ...answer
    } = await ask({ ...question, signal: question.signal ?? ended.signal });
    count(id, made - 1);
    if (answer.outcome !== 'ok') return answer;
    characters += answer.text.length + (answer.bytes?.length ?? 0);
    fresh.set(id, (fresh.get(id) ?? new Set()).add(freshness ?? 'new'));
    return answer;
  };
  return {
    requestsOf: (sourceId) => counts.get(sourceId) ?? 0,
    freshnessOf: (sourceId) => fresh.get(sourceId) ?? new Set(),
    spent: () => ({ requests, characters }),
    isOver,
    close: () => {
      clearTimeout(timer);
      ended.abort(new Error('stopped'));
    },
    ask(question) {
      const name = `${question.url}\n${question.body ?? ''}`;
      const before = asked.get(name);
      if (before !== undefined) return before;
      if (isOver()) return Promise.resolve(BUDGET_OVER);
      const answer = askOnce(question);
      asked.set(name, answer);
      return answer;
    },
  };
}
