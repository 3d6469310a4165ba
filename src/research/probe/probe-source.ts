import { defined } from '../../kernel/defined';
import { lookAtBulk } from '../bulk';
import {
  fetchSource,
  healthAfter,
  probeFault,
  type Source,
  type SourceAnswer,
  type SourceHealth,
} from '../sources';
import type { Ask, AskedBody } from '../sources/shape';
import { compareAnswers } from './compare-answers';
import type { ProbeContext } from './ports';
import { hasAnswered, type ProbeAnswer } from './shape';

export interface ProbeTask {
  readonly source: Source;
  /** What it said when it was last probed. */
  readonly before: ProbeAnswer | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Keeps what it answered as it came. */
  readonly record?: ((source: Source, answer: AskedBody) => Promise<void>) | undefined;
}

/** What an answer says beside its list counts like a field of it. */
function fillWith(
  { extract }: Source,
  fill: ProbeAnswer['fill'],
  about: Readonly<Record<string, unknown>>,
): ProbeAnswer['fill'] {
  return {
    ...fill,
    ...Object.fromEntries(
      Object.keys(extract?.about ?? {}).map((name) => [
        `about ${name}`,
        about[name] === undefined ? 0 : 1,
      ]),
    ),
  };
}

/** Of a file that is loaded whole only the beginning is read: whether it is there, and is no page. */
async function lookAtFile(
  context: ProbeContext,
  ask: Ask,
  { source, signal }: ProbeTask,
): Promise<Pick<SourceAnswer, 'outcome' | 'sentence' | 'url' | 'items' | 'about' | 'fill'>> {
  const found = await lookAtBulk({ ask, clock: context.clock }, source, signal);
  const outcome = found.ok ? ('ok' as const) : found.failure.code;
  await context.health.change(source.id, (before) =>
    healthAfter(before, { outcome, at: context.clock.now() }),
  );
  const sentence = found.ok
    ? `Its file of ${found.value.period} is there; it is loaded by its own calendar.`
    : found.failure.sentence;
  return {
    outcome,
    sentence,
    url: found.ok ? found.value.url : (source.request.urls[0] ?? ''),
    items: [],
    about: {},
    fill: {},
  };
}

/** A fault stays until an answer is right again: that nobody answered since mends nothing. */
function withFault(
  health: SourceHealth,
  fault: string | undefined,
  outcome: SourceAnswer['outcome'],
  at: Date,
): SourceHealth {
  if (fault !== undefined) return { ...health, fault: { at: at.toISOString(), sentence: fault } };
  const { fault: before, ...rest } = health;
  return before === undefined || !hasAnswered({ outcome }) ? health : rest;
}

/** Asks one source once; whose the answers are does not matter, so nothing is matched and nothing kept of them. */
export async function probeSource(
  context: ProbeContext,
  { source, before, signal, record }: ProbeTask,
): Promise<ProbeAnswer> {
  const { clock, health, knownFor } = context;
  const spent = { requests: 0, milliseconds: 0 };
  const ask: Ask = async (question) => {
    const answer = await context.ask(question);
    spent.requests += answer.requests ?? 1;
    spent.milliseconds += answer.milliseconds ?? 0;
    if (answer.outcome === 'ok' && question.into === undefined) await record?.(source, answer);
    return answer;
  };
  const said =
    source.bulk !== undefined
      ? await lookAtFile(context, ask, { source, before, signal })
      : await fetchSource(
          { clock, health, ask },
          {
            source,
            known: knownFor(source),
            isProbe: true,
            ...defined({ signal }),
          },
        );
  const { outcome, sentence, url, items, about } = said;
  const fault = probeFault(source, said);
  // What a stopped probe says is about the stop; what nobody could ask says nothing.
  if (outcome !== 'over-budget' && outcome !== 'off' && outcome !== 'not-applicable')
    await health.change(source.id, (known) => withFault(known, fault, outcome, clock.now()));
  const fill = outcome === 'ok' || outcome === 'empty' ? fillWith(source, said.fill, about) : {};
  return {
    sourceId: source.id,
    outcome,
    sentence,
    url,
    ...spent,
    items: items.length,
    fill,
    changes: compareAnswers(before, { outcome, fill }),
    askedAt: clock.now().toISOString(),
  };
}
