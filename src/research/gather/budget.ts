import { after, minutes, type Clock, type Duration } from '../../kernel/time';
import type { Ask } from '../sources';

/** What one report may cost its sources and us. */
export interface Budget {
  readonly requests: number;
  readonly characters: number;
  readonly time: Duration;
}

export const REPORT_BUDGET: Budget = { requests: 120, characters: 60_000_000, time: minutes(20) };

export interface BudgetedAsk {
  readonly ask: Ask;
  /** Requests made so far on behalf of a source. */
  requestsOf(sourceId: string): number;
}

/** Asks each address once, and stops asking when the budget is used up. */
export function withBudget(ask: Ask, budget: Budget, clock: Clock): BudgetedAsk {
  const until = after(clock.now(), budget.time);
  const asked = new Map<string, ReturnType<Ask>>();
  const counts = new Map<string, number>();
  let requests = 0;
  let characters = 0;
  return {
    requestsOf: (sourceId) => counts.get(sourceId) ?? 0,
    ask(question) {
      const before = asked.get(question.url);
      if (before !== undefined) return before;
      if (requests >= budget.requests || characters >= budget.characters || clock.now() > until) {
        return Promise.resolve({ outcome: 'over-budget', sentence: 'The budget for this report was used up.' });
      }
      requests += 1;
      counts.set(question.source.id, (counts.get(question.source.id) ?? 0) + 1);
      const answer = ask(question).then((one) => {
        if (one.outcome === 'ok') characters += one.text.length;
        return one;
      });
      asked.set(question.url, answer);
      return answer;
    },
  };
}
