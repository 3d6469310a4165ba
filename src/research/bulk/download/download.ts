import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { fail, succeed, type Result } from '../../../kernel/result';
import {
  fillTemplate,
  follow,
  parseMapping,
  readAnswer,
  type Ask,
  type OutcomeCode,
  type FileSink,
  type Source,
} from '../../sources';
import type { BulkPeriod } from './periods';

/** A page in the place of a file is told from its beginning. */
const BEGINNING = 20_000;
const TOLD_EVERY = 4_000_000;

export interface Download {
  readonly period: BulkPeriod;
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type DownloadFault = Exclude<OutcomeCode, 'ok'>;

interface Paper extends FileSink {
  readonly size: () => number;
  readonly sha256: () => string;
  readonly beginning: () => Promise<string>;
  readonly close: () => Promise<void>;
}

async function openPaper(path: string, tell: (bytes: number) => void): Promise<Paper> {
  const file: FileHandle = await open(path, 'w+', 0o600);
  let hash = createHash('sha256');
  let [size, told] = [0, 0];
  return {
    async begin() {
      await file.truncate(0);
      hash = createHash('sha256');
      [size, told] = [0, 0];
    },
    async write(piece) {
      await file.write(piece, 0, piece.length, size);
      hash.update(piece);
      size += piece.length;
      if (size - told < TOLD_EVERY) return;
      told = size;
      tell(size);
    },
    size: () => size,
    sha256: () => hash.digest('hex'),
    async beginning() {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
      return buffer.toString('utf8', 0, bytesRead);
    },
    close: () => file.close(),
  };
}

/** Where the file lies, out of what tells of it. */
function linkIn({ bulk }: Source, text: string): string | undefined {
  if (bulk?.link === undefined) return undefined;
  const { at, has = '' } = bulk.link;
  try {
    const found = parseMapping(at)
      .choices.flat()
      .flatMap((path) => follow(JSON.parse(text) as unknown, path));
    return found.find(
      (one): one is string =>
        typeof one === 'string' && URL.canParse(one) && one.toLowerCase().includes(has),
    );
  } catch {
    return undefined;
  }
}

export interface DownloadContext {
  readonly ask: Ask;
  readonly tell: (bytes: number) => void;
}

export interface WantedFile {
  readonly source: Source;
  readonly period: BulkPeriod;
  readonly path: string;
  /** What is said of the age of the file in use, where this is the same one. */
  readonly conditions: Readonly<Record<string, string>>;
}

/** The address of one period's file. */
export async function findFile(
  ask: Ask,
  source: Source,
  period: BulkPeriod,
): Promise<Result<string, DownloadFault>> {
  const url = fillTemplate(source.request.urls[0] ?? '', period.known);
  if (url === undefined)
    return fail('not-applicable', `What ${source.name} must be told is not known.`);
  if (source.bulk?.link === undefined) return succeed(url);
  const told = await ask({ source, url });
  if (told.outcome !== 'ok') return fail(told.outcome, told.sentence);
  const link = linkIn(source, told.text);
  return link === undefined
    ? fail('shape-changed', `${source.name} no longer says where its file lies.`)
    : succeed(link);
}

/** What it is that came in the place of a file, told from its beginning; undefined where that is none of a page. */
export function pageInstead(
  source: Source,
  url: string,
  beginning: string,
): Result<never, DownloadFault> | undefined {
  if (!/^\s*(?:\ufeff)?(?:<!doctype|<html|<head|<body)/i.test(beginning)) return undefined;
  const page = readAnswer(source, {
    outcome: 'ok',
    url,
    type: 'text/html',
    text: beginning,
    headers: {},
    fetchedAt: '',
  });
  return page.outcome === 'ok'
    ? fail('shape-changed', `${source.name} answered with a page.`)
    : fail(page.outcome, page.sentence);
}

/** Brings one period's file to a disk. Whatever came instead of it is told as what it is. */
export async function downloadPeriod(
  { ask, tell }: DownloadContext,
  { source, period, path, conditions }: WantedFile,
): Promise<Result<Download, DownloadFault>> {
  const place = await findFile(ask, source, period);
  if (!place.ok) return place;
  const paper = await openPaper(path, tell);
  try {
    const answer = await ask({ source, url: place.value, into: paper, conditions });
    if (answer.outcome !== 'ok') return fail(answer.outcome, answer.sentence);
    if (paper.size() === 0) return fail('empty', `${source.name} sent an empty file.`);
    const page = pageInstead(source, answer.url, await paper.beginning());
    if (page !== undefined) return page;
    return succeed({
      period,
      url: answer.url,
      bytes: paper.size(),
      sha256: paper.sha256(),
      etag: answer.headers['etag'] ?? null,
      lastModified: answer.headers['last-modified'] ?? null,
    });
  } finally {
    await paper.close();
  }
}
