import { fail, succeed, type Result } from '../../kernel/result';
import { runItems, type ItemsAnswer } from './run-items';
import type { Source } from './shape';
import type { Known } from './template';

export interface JsonAnswer extends ItemsAnswer {
  readonly body: unknown;
}

/** Reads a service's JSON answer by the source's mapping. */
export function runJson(source: Source, text: string, known: Known = {}): Result<JsonAnswer, 'shape-changed'> {
  let body: unknown;
  try {
    body = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return fail('shape-changed', `${source.name} answered something other than JSON.`);
  }
  const read = runItems(source, body, known);
  return read.ok ? succeed({ body, ...read.value }) : read;
}
