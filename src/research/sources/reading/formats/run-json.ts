import { trimEndSigns, withoutByteOrder } from '../../../../kernel/text';
import { fail, succeed, type Result } from '../../../../kernel/result';
import { runItems, type ItemsAnswer } from './run-items';
import type { Source } from '../../shape';
import type { Known } from '../../definition/template';

export interface JsonAnswer extends ItemsAnswer {
  readonly body: unknown;
}

/** Some services call a function with their answer, which pages of old put into a script. */
function unwrapped(text: string): string {
  const plain = withoutByteOrder(text);
  const call = trimEndSigns(plain, ' ;');
  const opens = call.indexOf('(');
  const isCall = call.endsWith(')') && /^[a-z_$][\w$.]*$/i.test(call.slice(0, opens).trim());
  return isCall && opens > 0 ? call.slice(opens + 1, -1) : plain;
}

/** One value, or a list where the service writes one value a line; undefined where it is no JSON. */
function parsed(text: string, isByLine: boolean): unknown {
  try {
    return isByLine
      ? text
          .replace(/^\ufeff/, '')
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line): unknown => JSON.parse(line))
      : JSON.parse(unwrapped(text));
  } catch {
    return undefined;
  }
}

/** Reads a service's JSON answer by the source's mapping. */
export function runJson(
  source: Source,
  text: string,
  known: Known = {},
): Result<JsonAnswer, 'shape-changed'> {
  const body = parsed(text, source.extract?.lines === true);
  if (body === undefined)
    return fail('shape-changed', `${source.name} answered something other than JSON.`);
  const read = runItems(source, body, known);
  return read.ok ? succeed({ body, ...read.value }) : read;
}
