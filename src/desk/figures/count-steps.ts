import { isbot } from 'isbot';
import { seconds, type Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Log } from '../../platform/log';
import type { FunnelStep } from './shape';
import { addSteps } from './store';
import { shopDayOf } from './zoned-days';

/** The most that is lost when the process is killed. */
const FLUSHED_EVERY = seconds(5);

export interface StepCounter {
  /** Takes no time: it adds one in memory. */
  count(step: FunnelStep): void;
  /** Writes down what was counted so far. */
  flush(): Promise<void>;
}

export function createStepCounter({
  database,
  clock,
  log,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}): StepCounter {
  let counted = new Map<FunnelStep, number>();
  let timer: NodeJS.Timeout | undefined;
  const add = (step: FunnelStep, more: number): void =>
    void counted.set(step, (counted.get(step) ?? 0) + more);

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counted.size === 0) return;
    const taken = counted;
    counted = new Map();
    try {
      await database.write((transaction) => addSteps(transaction, shopDayOf(clock.now()), taken));
    } catch (error) {
      log.error({ error }, 'steps toward an order couldn’t be counted yet');
      for (const [step, more] of taken) add(step, more);
    }
  }

  return {
    count(step) {
      add(step, 1);
      timer ??= setTimeout(() => void flush(), FLUSHED_EVERY).unref();
    },
    flush,
  };
}

const PAGES: ReadonlyMap<string, FunnelStep> = new Map([
  ['/', 'landing'],
  ['/order', 'order'],
]);
/** What a browser says when it fetches a page that nobody has asked to see yet. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** What a request says of itself. */
export interface VisitedPage extends Pick<Request, 'method' | 'url'> {
  readonly headers: Pick<Headers, 'get'>;
}

/** The step that a page shown to a person is; null for programs, for pages fetched ahead, and for all other pages. */
export function stepOfVisit(
  { method, url, headers }: VisitedPage,
  status: number,
): FunnelStep | null {
  const step = PAGES.get(new URL(url).pathname);
  if (step === undefined || method !== 'GET' || status !== 200) return null;
  if (AHEAD.some((name) => /prefetch|prerender|preview/iu.test(headers.get(name) ?? '')))
    return null;
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') return null;
  const agent = headers.get('user-agent') ?? '';
  return agent === '' || isbot(agent) ? null : step;
}
