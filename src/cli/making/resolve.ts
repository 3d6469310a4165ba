import { once } from 'node:events';
import { createPoliteAsk } from '../../research';
import { identifyCompany, type CompanyContext } from '../../research/company';
import { answerJsonLines, type JsonLine } from './json-lines';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';
import { configOrFault } from '../with-foreword';
import { chosenWorld, clockOf, openWorld, worldOptions } from './world';

/** A few at once: each asks the same handful of hosts, and those are asked gently. */
const AT_ONCE = 4;

/** Says which companies are meant, for whoever wants to measure it: one JSON object a line in, one out. */
export const resolveVerb: Verb = {
  async run(parameters) {
    const values = readParameters(parameters, worldOptions);
    const config = configOrFault();
    const world = chosenWorld(values, config);
    const outside = await openWorld(world);
    const ask = createPoliteAsk({
      clock: clockOf(world),
      baseUrl: config.baseUrl ?? 'http://localhost:3000',
      supportAddress: config.mail.support,
      outside,
    });
    const write = async (text: string): Promise<void> => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    };
    try {
      await answerJsonLines(process.stdin, (line) => resolveLine({ ask }, line), {
        write,
        atOnce: AT_ONCE,
      });
      return 0;
    } finally {
      await outside.close();
    }
  },
};

const refusal = (code: string, sentence: string) => ({ error: { code, sentence } });

export async function resolveLine(context: CompanyContext, line: JsonLine): Promise<unknown> {
  if (line.kind === 'fault') return { id: null, ...refusal('bad-line', line.error) };
  const { id = null, name, hint } = line.value;
  if (typeof id !== 'string' && typeof id !== 'number')
    return {
      id: null,
      ...refusal('bad-line', '“id” must be a string or a number.'),
    };
  if (typeof name !== 'string') return { id, ...refusal('bad-line', '“name” must be a string.') };
  if (hint !== undefined && hint !== null && typeof hint !== 'string')
    return { id, ...refusal('bad-line', '“hint” must be a string.') };
  try {
    return { id, ...(await resolve(context, name, hint ?? '')) };
  } catch {
    return {
      id,
      ...refusal('failed', 'Something went wrong with this name; the others aren’t affected.'),
    };
  }
}

async function resolve(context: CompanyContext, name: string, hint: string): Promise<object> {
  const answer = await identifyCompany(context, { name, ...(hint.trim() === '' ? {} : { hint }) });
  if (!answer.ok) return { error: answer.failure };
  const { value } = answer;
  switch (value.kind) {
    case 'found':
      return { card: value.card, reason: value.reason };
    case 'ambiguous':
      return {
        candidates: value.candidates.map(({ card, score, reasons }) => ({
          ...card,
          score,
          reasons,
        })),
        sentence: value.sentence,
      };
    case 'unknown':
      return refusal(value.code, value.sentence);
  }
}
