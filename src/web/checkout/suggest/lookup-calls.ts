import { milliseconds } from '../../../kernel/time';
import type { CompanySuggestions } from '../../../research/company/shape';
import { SHORT_PAUSE, type LookupStep } from './use-typed-lookup';

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(path, { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The lookup answered with ${answer.status}.`);
  return (await answer.json()) as Answer;
}

const companies =
  (wide: string) =>
  (typed: string, signal: AbortSignal): Promise<CompanySuggestions> =>
    read(`/order/companies?typed=${encodeURIComponent(typed)}${wide}`, signal);

/** What is held answers at once; directories are asked when the typing has really paused. */
export const companySteps: readonly LookupStep<CompanySuggestions>[] = [
  { pause: SHORT_PAUSE, shortest: 2, ask: companies('') },
  { pause: milliseconds(700), shortest: 3, ask: companies('&wide=1') },
];

export const roleSteps: readonly LookupStep<readonly string[]>[] = [
  {
    pause: SHORT_PAUSE,
    shortest: 2,
    ask: async (typed, signal) =>
      (
        await read<{ readonly titles: readonly string[] }>(
          `/order/roles?typed=${encodeURIComponent(typed)}`,
          signal,
        )
      ).titles,
  },
];
