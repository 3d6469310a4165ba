import { after, minutes, type Clock } from '../../../kernel/time';

const KEPT = minutes(30);
const MOST_KEPT = 500;

interface Remembered<Answer> {
  readonly answer: Promise<readonly Answer[]>;
  readonly until: Date;
}

/**
 * Asks for a text once, and no more often in a minute than is polite; whoever asks beyond that gets nothing.
 * A failure is nothing too, and is asked for anew.
 */
export function rememberAnswers<Answer>({
  clock,
  perMinute,
  find,
}: {
  readonly clock: Clock;
  readonly perMinute: number;
  find(text: string): Promise<readonly Answer[]>;
}): (text: string) => Promise<readonly Answer[]> {
  const kept = new Map<string, Remembered<Answer>>();
  let [asked, minuteEnds] = [0, clock.now()];
  const mayAsk = (): boolean => {
    const now = clock.now();
    if (now >= minuteEnds) [asked, minuteEnds] = [0, after(now, minutes(1))];
    asked += 1;
    return asked <= perMinute;
  };
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined && clock.now() < known.until) return known.answer;
    if (!mayAsk()) return Promise.resolve([]);
    const answer = find(text).catch(() => {
      kept.delete(text);
      return [];
    });
    kept.delete(text);
    kept.set(text, { answer, until: after(clock.now(), KEPT) });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
