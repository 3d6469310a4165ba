import { askSource, type Source } from '../sources';
import type { AskedBody } from '../sources/shape';
import { compareAnswers } from './compare-answers';
import type { ProbeContext } from './ports';
import type { ProbeAnswer } from './shape';

export interface ProbeTask {
  readonly source: Source;
  /** What it said when it was last probed. */
  readonly before: ProbeAnswer | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Keeps what it answered as it came. */
  readonly record?: ((source: Source, answer: AskedBody) => Promise<void>) | undefined;
}

/** What an answer says beside its list counts like a field of it. */
function fillWith({ extract }: Source, fill: ProbeAnswer['fill'], about: Readonly<Record<string, unknown>>): ProbeAnswer['fill'] {
  return { ...fill, ...Object.fromEntries(Object.keys(extract?.about ?? {}).map((name) => [`about ${name}`, about[name] === undefined ? 0 : 1])) };
}

/** Asks one source once; whose the answers are does not matter, so nothing is matched and nothing kept of them. */
export async function probeSource(context: ProbeContext, { source, before, signal, record }: ProbeTask): Promise<ProbeAnswer> {
  const { clock, health, ask, knownFor } = context;
  const spent = { requests: 0, milliseconds: 0 };
  const said = await askSource(
    {
      clock, health,
      ask: async (question) => {
        const answer = await ask(question);
        spent.requests += answer.requests ?? 1;
        spent.milliseconds += answer.milliseconds ?? 0;
        if (answer.outcome === 'ok') await record?.(source, answer);
        return answer;
      },
    },
    { source, known: knownFor(source), isProbe: true, ...(signal === undefined ? {} : { signal }) },
  );
  const { outcome, sentence, url, items, about } = said;
  const fill = outcome === 'ok' || outcome === 'empty' ? fillWith(source, said.fill, about) : {};
  return { sourceId: source.id, outcome, sentence, url, ...spent, items: items.length, fill, changes: compareAnswers(before, { outcome, fill }), askedAt: clock.now().toISOString() };
}
