import { useCallback, useEffect, useRef, useState } from 'react';
import { milliseconds, seconds, type Duration } from '../../../kernel/time';

/** One question about what was typed, asked once the typing has paused for so long. */
export interface LookupStep<Answer> {
  readonly pause: Duration;
  readonly shortest: number;
  ask(typed: string, signal: AbortSignal): Promise<Answer>;
}

interface Lookup<Answer> {
  readonly typed: string;
  /** Undefined until something has answered. */
  readonly answer: Answer | undefined;
  readonly failed: boolean;
}

/** A person has typed on by then. */
const GIVE_UP_AFTER = seconds(4);
/** Fingers that type on ask nothing. */
export const SHORT_PAUSE = milliseconds(180);

/** Looks up what is typed, in one step or several; the newest text alone counts, and a failure is only told of. */
export function useTypedLookup<Answer>(steps: readonly LookupStep<Answer>[]): {
  readonly lookup: Lookup<Answer>;
  look(typed: string): void;
} {
  const [lookup, setLookup] = useState<Lookup<Answer>>({
    typed: '',
    answer: undefined,
    failed: false,
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const look = useCallback(
    (typed: string): void => {
      stop.current();
      const text = typed.trim();
      setLookup({ typed: text, answer: undefined, failed: false });
      const gone = new AbortController();
      const timers = steps
        .filter(({ shortest }) => text.length >= shortest)
        .map(({ pause, ask }) =>
          setTimeout(() => {
            ask(text, AbortSignal.any([gone.signal, AbortSignal.timeout(GIVE_UP_AFTER)])).then(
              (answer) => {
                if (!gone.signal.aborted) setLookup({ typed: text, answer, failed: false });
              },
              () => {
                if (!gone.signal.aborted) setLookup((now) => ({ ...now, failed: true }));
              },
            );
          }, pause),
        );
      stop.current = () => {
        gone.abort();
        for (const timer of timers) clearTimeout(timer);
      };
    },
    [steps],
  );
  return { lookup, look };
}
