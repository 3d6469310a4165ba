import { fail, type Result } from '../../../../kernel/result';
import { readXml } from '../../../../platform/formats';
import { breaksOff } from './breaks-off';
import { runItems, type ItemsAnswer } from './run-items';
import type { Source } from '../../shape';
import type { Known } from '../../definition/template';

/** Reads a service's XML answer by the source's mapping; paths begin below the root. */
export function runXml(
  source: Source,
  text: string,
  known: Known = {},
): Result<ItemsAnswer, 'shape-changed'> {
  if (breaksOff(text))
    return fail('shape-changed', `${source.name} answered with XML that breaks off.`);
  const body = readXml(text);
  return body.ok
    ? runItems(source, body.value, known)
    : fail(
        'shape-changed',
        `${source.name} answered something that isn’t read: ${body.failure.sentence}`,
      );
}
