import { once } from 'node:events';
import { loadParser } from '../../research/evidence';
import { checkClaim } from '../../report/verify';
import { answerJsonLines, type JsonLine } from './json-lines';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';

/** Sentences against passages, without an order and without a model: one JSON object a line in, one out. */
export const verifyVerb: Verb = {
  async run(parameters) {
    readParameters(parameters, {});
    const write = async (text: string): Promise<void> => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    };
    await answerJsonLines(process.stdin, async (line) => answerTo(line), { write, atOnce: 1 });
    return 0;
  },
};

type FaultCode = 'not-json' | 'not-a-claim';

function fault(id: string | number | null, code: FaultCode, sentence: string): object {
  return { id, error: { code, sentence } };
}

/** One answer for each line, whatever the line is; what can't be judged says why. */
export function answerTo(line: JsonLine): object {
  if (line.kind === 'fault') return fault(null, 'not-json', line.error);
  const { id, claim, passages, company } = line.value;
  if (typeof id !== 'string' && typeof id !== 'number')
    return fault(null, 'not-a-claim', '“id” must be a string or a number.');
  if (typeof claim !== 'string' || claim.trim() === '')
    return fault(id, 'not-a-claim', '“claim” must be a string with words in it.');
  if (!Array.isArray(passages) || !passages.every((passage) => typeof passage === 'string')) {
    return fault(id, 'not-a-claim', '“passages” must be a list of strings.');
  }
  const { verdict, score, reasons, unsupportedTokens, quote } = checkClaim(
    claim,
    passages,
    typeof company === 'string' ? company : '',
    loadParser(),
  );
  return { id, verdict, score: Number(score.toFixed(4)), reasons, unsupportedTokens, quote };
}
