import { milliseconds, seconds, type Duration } from '../../kernel/time';
import { addUsed, NOTHING_USED, type Model, type ModelFault } from './ports';

const MOST_TRIES = 3;
/** A service that asks for more is left to its rest; there is another writer. */
const LONGEST_WAIT = seconds(30);
const FIRST_WAIT = seconds(1);
const PASSING: readonly ModelFault[] = ['busy', 'unavailable', 'unreachable', 'broken'];

/** Asks again after what passes, as late as the service wishes. A question that took too long is asked once more. */
export function bePatient(model: Model, sleep: (duration: Duration) => Promise<unknown>): Model {
  return {
    ...model,
    async ask(call) {
      let used = NOTHING_USED;
      for (let tries = 1; ; tries += 1) {
        const answer = await model.ask(call);
        used = addUsed(used, answer.used);
        const { reply, retryAfter = milliseconds(FIRST_WAIT * 2 ** (tries - 1)) } = answer;
        const fault = reply.ok ? undefined : reply.failure.code;
        const passes =
          fault !== undefined &&
          (PASSING.includes(fault) ? tries < MOST_TRIES : fault === 'too-slow' && tries === 1);
        if (!passes || retryAfter > LONGEST_WAIT) return { reply, used };
        await sleep(retryAfter);
      }
    },
  };
}
