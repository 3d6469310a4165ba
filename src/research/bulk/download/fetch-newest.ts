import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fail, type Result } from '../../../kernel/result';
import type { Ask, Source } from '../../sources';
import { downloadPeriod, type Download } from './download';
import { periodsOf } from './periods';
import type { BulkContext, BulkFault, Loading } from '../ports';
import type { BulkVersion } from '../store';

/** A file that is at hand, told as one that was fetched. */
export async function takeUp(
  { path, period }: NonNullable<Loading['file']>,
  source: Source,
): Promise<Download> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  const known = { year: period.slice(0, 4), quarter: period.at(-1) ?? '' };
  const url =
    source.request.urls[0]?.replace('{year}', known.year).replace('{quarter}', known.quarter) ?? '';
  return {
    period: { name: period, known },
    url,
    bytes: (await stat(path)).size,
    sha256: hash.digest('hex'),
    etag: null,
    lastModified: null,
  };
}

const conditionsOf = (version: BulkVersion | undefined): Readonly<Record<string, string>> => ({
  ...(version?.etag ? { 'if-none-match': version.etag } : {}),
  ...(version?.lastModified ? { 'if-modified-since': version.lastModified } : {}),
});

/** The newest there is, not older than what is in use. */
export async function fetchNewest(
  context: BulkContext,
  { source, tell, isByHand }: Loading,
  path: string,
  known: readonly BulkVersion[],
  current: BulkVersion | undefined,
): Promise<Result<Download, BulkFault | 'not-modified'>> {
  const isDated = source.needs.length > 0;
  const ask: Ask = (question) =>
    context.ask(isByHand === undefined ? question : { ...question, isProbe: true });
  let last: Result<Download, BulkFault | 'not-modified'> = fail(
    'gone',
    `${source.name} has no file of the last years.`,
  );
  for (const period of periodsOf(
    source,
    context.clock.now(),
    isDated ? current?.period : undefined,
  )) {
    const same = known.find((one) => !isDated || one.period === period.name);
    last = await downloadPeriod(
      { ask, tell: (count) => tell?.({ stage: 'download', count }) },
      { source, period, path, conditions: conditionsOf(same) },
    );
    if (last.ok || last.failure.code !== 'gone') return last;
  }
  return last;
}
