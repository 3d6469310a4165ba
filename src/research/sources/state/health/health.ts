import { defined } from '../../../../kernel/defined';
import {
  after,
  before,
  days,
  hours,
  milliseconds,
  minutes,
  type Duration,
} from '../../../../kernel/time';
import type { OutcomeCode, Source } from '../../shape';

/** What is remembered of a source between questions. Plain data, so that any store can keep it. */
export interface SourceHealth {
  readonly days: readonly {
    readonly day: string;
    readonly asked: number;
    readonly answered: number;
  }[];
  /** Failures in a row; one answer ends them. */
  readonly failures: number;
  readonly asleepUntil?: string;
  readonly lastGoodAt?: string;
  /** The sha256 of the last body that could be read. */
  readonly lastGoodBody?: string;
  /** What the last probe found wrong with it; it is out of use until a probe finds nothing. */
  readonly fault?: { readonly at: string; readonly sentence: string };
  /** How full each field usually is, over the last readings. */
  readonly usual: Readonly<Record<string, number>>;
  readonly readings: number;
  /** Fields that are less than half as full as usual. */
  readonly drifted: readonly string[];
}

export const UNKNOWN_HEALTH: SourceHealth = {
  days: [],
  failures: 0,
  usual: {},
  readings: 0,
  drifted: [],
};

/** What came of asking once. */
export interface Asking {
  readonly outcome: OutcomeCode;
  readonly at: Date;
  readonly items?: number;
  readonly fill?: Readonly<Record<string, number>>;
  readonly body?: string;
}

const ANSWERED: ReadonlySet<OutcomeCode> = new Set(['ok', 'empty', 'not-modified', 'gone']);
/** What is refused is so by the answer: too large, packed too tight, leading where nothing is read. */
const FAILED: ReadonlySet<OutcomeCode> = new Set([
  'limited',
  'blocked',
  'paywall',
  'shape-changed',
  'error-page',
  'empty-shell',
  'unreachable',
  'refused',
]);
const REMEMBERED = days(7);
const TIMEOUT = 3;
const FIRST_REST = minutes(10);
const LONGEST_REST = hours(24);
/** Fewer items than this tell nothing of how full a field is, and fewer readings nothing of what is usual. */
const FEWEST_ITEMS = 5;
const FEWEST_READINGS = 3;
const MEMORY = 20;
/** A field that few items have anyway may be missing from all for once. */
const RARE = 0.2;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Ten minutes at the third failure in a row, then twice as long each time, a day at the most. */
function restAfter(failures: number): Duration | undefined {
  return failures < TIMEOUT
    ? undefined
    : milliseconds(Math.min(LONGEST_REST, FIRST_REST * 2 ** (failures - TIMEOUT)));
}

function counted(health: SourceHealth, at: Date, answered: boolean): SourceHealth['days'] {
  const today = dayOf(at);
  const first = dayOf(before(at, REMEMBERED));
  const kept = health.days.filter(({ day }) => day > first && day !== today);
  const known = health.days.find(({ day }) => day === today) ?? {
    day: today,
    asked: 0,
    answered: 0,
  };
  return [
    ...kept,
    { day: today, asked: known.asked + 1, answered: known.answered + (answered ? 1 : 0) },
  ];
}

/** A drifted field keeps its old measure, else the alarm would end by itself. */
function judgeFill(
  { usual, readings }: SourceHealth,
  { fill = {}, items = 0 }: Asking,
): Pick<SourceHealth, 'usual' | 'readings' | 'drifted'> | undefined {
  if (items < FEWEST_ITEMS) return undefined;
  const names = [...new Set([...Object.keys(usual), ...Object.keys(fill)])];
  const drifted =
    readings < FEWEST_READINGS
      ? []
      : names.filter(
          (name) => (usual[name] ?? 0) >= RARE && (fill[name] ?? 0) < (usual[name] ?? 0) / 2,
        );
  const weight = 1 / Math.min(readings + 1, MEMORY);
  const next = names.map((name) => {
    const known = usual[name];
    const now = fill[name] ?? 0;
    return [
      name,
      known === undefined ? now : drifted.includes(name) ? known : known + (now - known) * weight,
    ] as const;
  });
  return { usual: Object.fromEntries(next), readings: readings + 1, drifted };
}

/** The health after one more question. What nobody was asked for (no key, no budget) says nothing. */
export function healthAfter(health: SourceHealth, asking: Asking): SourceHealth {
  const { outcome, at } = asking;
  const answered = ANSWERED.has(outcome);
  if (!answered && !FAILED.has(outcome)) return health;
  const { asleepUntil: _, ...rest } = health;
  const failures = answered ? 0 : health.failures + 1;
  const pause = restAfter(failures);
  const good =
    outcome === 'ok' || outcome === 'empty'
      ? {
          lastGoodAt: at.toISOString(),
          ...defined({ lastGoodBody: asking.body }),
        }
      : {};
  return {
    ...rest,
    ...good,
    ...(outcome === 'ok' ? judgeFill(health, asking) : {}),
    days: counted(health, at, answered),
    failures,
    ...(pause === undefined ? {} : { asleepUntil: after(at, pause).toISOString() }),
  };
}

export function isAsleep({ asleepUntil }: SourceHealth, now: Date): boolean {
  return asleepUntil !== undefined && new Date(asleepUntil) > now;
}

/** Of the last seven days; undefined where nothing was asked. */
export function successRate({ days: counts }: SourceHealth, now: Date): number | undefined {
  const first = dayOf(before(now, REMEMBERED));
  const lately = counts.filter(({ day }) => day > first);
  const asked = lately.reduce((sum, one) => sum + one.asked, 0);
  return asked === 0 ? undefined : lately.reduce((sum, one) => sum + one.answered, 0) / asked;
}

/** A source that lives on each company’s own host says nothing of itself when one company’s host is ill. */
export function hasOneHost({ request }: Source): boolean {
  return request.urls.every((url) => /^https:\/\/[^/{}]+(?:\/|$)/.test(url));
}
