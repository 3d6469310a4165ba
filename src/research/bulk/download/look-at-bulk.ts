import { fail, succeed, type Result } from '../../../kernel/result';
import type { Clock } from '../../../kernel/time';
import type { Ask, Source } from '../../sources';
import { findFile, pageInstead, type DownloadFault } from './download';
import { periodsOf } from './periods';

/** So much of a file tells whether it is one. */
const ENOUGH = 20_000;

async function lookAt(
  ask: Ask,
  source: Source,
  url: string,
  over: AbortSignal | undefined,
): Promise<Result<string, DownloadFault>> {
  const enough = new AbortController();
  let beginning = Buffer.alloc(0);
  const into = {
    async begin() {
      beginning = Buffer.alloc(0);
    },
    async write(piece: Uint8Array) {
      beginning = Buffer.concat([beginning, piece]);
      if (beginning.length >= ENOUGH) enough.abort(new Error('stopped'));
    },
  };
  const answer = await ask({
    source,
    url,
    into,
    conditions: {},
    isProbe: true,
    signal: over === undefined ? enough.signal : AbortSignal.any([enough.signal, over]),
  });
  if (answer.outcome !== 'ok' && !enough.signal.aborted)
    return fail(answer.outcome, answer.sentence);
  if (beginning.length === 0) return fail('empty', `${source.name} sent an empty file.`);
  return pageInstead(source, url, beginning.toString('utf8')) ?? succeed(url);
}

/** Whether a source's newest file is there: its beginning is read, and the rest left where it is. */
export async function lookAtBulk(
  { ask, clock }: { readonly ask: Ask; readonly clock: Clock },
  source: Source,
  over?: AbortSignal,
): Promise<Result<{ readonly url: string; readonly period: string }, DownloadFault>> {
  let last: Result<string, DownloadFault> = fail(
    'gone',
    `${source.name} has no file of the last years.`,
  );
  for (const period of periodsOf(source, clock.now())) {
    const place = await findFile((question) => ask({ ...question, isProbe: true }), source, period);
    last = place.ok ? await lookAt(ask, source, place.value, over) : place;
    if (last.ok) return succeed({ url: last.value, period: period.name });
    if (last.failure.code !== 'gone') return last;
  }
  return { ok: false, failure: last.failure };
}
