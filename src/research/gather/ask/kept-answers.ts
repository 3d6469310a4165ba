import { createHash } from 'node:crypto';
import { defined } from '../../../kernel/defined';
import type { Duration } from '../../../kernel/time';
import { hours } from '../../../kernel/time';
import type { AskedBody, Source, SourceQuestion } from '../../sources/shape';

/** What a source last answered, so that it needn’t be asked again so soon, or only whether anything is new. */
export interface KeptAnswer {
  readonly url: string;
  readonly type: string;
  readonly text: string;
  /** Of what is no text: a workbook, a document. */
  readonly bytes?: Uint8Array;
  readonly etag?: string;
  readonly lastModified?: string;
  /** When it was last known to be so. */
  readonly checkedAt: Date;
}

/** Where answers are kept between reports, under the name of their question. */
export interface KeptAnswers {
  find(name: string): Promise<KeptAnswer | undefined>;
  keep(name: string, answer: KeptAnswer): Promise<void>;
  /** It was asked and nothing is new. */
  confirm(name: string, checkedAt: Date): Promise<void>;
  forget(before: Date): Promise<void>;
}

export function inMemoryAnswers(): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
  return {
    find: async (name) => answers.get(name),
    keep: async (name, answer) => void answers.set(name, answer),
    async confirm(name, checkedAt) {
      const found = answers.get(name);
      if (found !== undefined) answers.set(name, { ...found, checkedAt });
    },
    async forget(before) {
      for (const [name, { checkedAt }] of answers) if (checkedAt < before) answers.delete(name);
    },
  };
}

/** The same question has the same name, whoever asks it. */
export function questionName({
  source,
  url,
  body,
}: Pick<SourceQuestion, 'source' | 'url' | 'body'>): string {
  return createHash('sha256')
    .update([source.id, url, body ?? ''].join('\n'))
    .digest('hex');
}

const USUAL_LIFE = hours(6);

export function lifeOf({ polite }: Source): Duration {
  return polite.ttl ?? USUAL_LIFE;
}

/** What to ask with, so that an unchanged answer need not be sent again. */
export function conditionsOf(
  { polite }: Source,
  kept: KeptAnswer | undefined,
): Readonly<Record<string, string>> {
  if (kept === undefined || polite.conditional === false) return {};
  return {
    ...defined({ 'if-none-match': kept.etag, 'if-modified-since': kept.lastModified }),
  };
}

const LONGEST_CONDITION = 1_000;

/** Only what fits into a header again is worth keeping as one. */
function condition(value: string | undefined): string | undefined {
  return value !== undefined && value.length <= LONGEST_CONDITION && /^[\x20-\x7e]+$/.test(value)
    ? value
    : undefined;
}

export function keptOf(
  { url, type, text, bytes, headers }: AskedBody,
  checkedAt: Date,
): KeptAnswer {
  const etag = condition(headers['etag']);
  const lastModified = condition(headers['last-modified']);
  return {
    url,
    type,
    text,
    checkedAt,
    ...defined({ bytes, etag, lastModified }),
  };
}

/** How an answer came by: it was sent now, nothing was new, or it is recent enough not to be asked for. */
export type Freshness = 'new' | 'unchanged' | 'recent';

export function bodyOf({ url, type, text, bytes }: KeptAnswer, fetchedAt: Date): AskedBody {
  return {
    outcome: 'ok',
    url,
    type,
    text,
    headers: {},
    fetchedAt: fetchedAt.toISOString(),
    ...defined({ bytes }),
  };
}
