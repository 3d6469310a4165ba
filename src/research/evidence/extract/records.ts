import { countWords } from '../../../kernel/text';
import { namesOf } from '../facts/subject';
import { linesOf, type Document, type Draft, type Extractor } from './document';

const MOST_LINES = 4;
/** A headline is quoted whole or not at all. */
const LONGEST_HEADLINE = 25;

function field({ record }: Document, name: string): string {
  return String(record.details?.[name] ?? '');
}

/** From the entry’s name to the last of its lines that is wanted. */
function stretch(document: Document, wanted: RegExp): { readonly start: number; readonly end: number } | undefined {
  const lines = linesOf(document);
  const [first] = lines;
  const last = lines.slice(0, 14).findLast(({ text }, index) => index === 0 || wanted.test(text));
  return first === undefined || last === undefined ? undefined : { start: first.block.start, end: last.block.end };
}

const dayOf = (document: Document): { asOf?: string } => {
  const day = [field(document, 'date'), document.record.publishedAt ?? ''].find((text) => /^\d{4}-\d{2}-\d{2}/u.test(text))?.slice(0, 10);
  return day === undefined ? {} : { asOf: day };
};

function details(document: Document, names: readonly string[]): { details?: Readonly<Record<string, string | number>> } {
  const kept = names.flatMap((name) => (field(document, name) === '' ? [] : [[name, document.record.details?.[name] ?? ''] as const]));
  return kept.length === 0 ? {} : { details: Object.fromEntries(kept) };
}

function notice(document: Document): readonly Draft[] {
  const place = stretch(document, /^(?:Date|Effective|People|Place|County): /u);
  const people = Number(field(document, 'people'));
  if (place === undefined) return [];
  return [{ topic: 'news', attribute: 'layoff', ...place, ...(Number.isInteger(people) && people > 0 ? { value: people, unit: 'people' } : {}), ...dayOf(document), ...details(document, ['effective', 'place', 'county', 'kind']) }];
}

/** One row of a register: a notice of layoffs, a case, an inspection, a recall, a contract. */
export const records: Extractor = (document) => {
  const { kind, topics } = document.record;
  if (kind !== 'record') return [];
  const isNotice = field(document, 'effective') !== '' || /\b(?:layoffs?|closures?|warn)\b/iu.test(`${field(document, 'kind')} ${document.record.sourceName}`);
  if (isNotice) return notice(document);
  const amount = Number(field(document, 'amount'));
  const lines = linesOf(document).slice(0, MOST_LINES);
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (topics.includes('market') && amount > 0) {
    const place = stretch(document, /^(?:Amount|Currency|Agency|Date): /u);
    return place === undefined ? [] : [{ topic: 'market', attribute: 'contract', ...place, value: amount, unit: (field(document, 'currency') || 'usd').toLowerCase(), ...dayOf(document), ...details(document, ['agency', 'until']) }];
  }
  if (!topics.includes('legal')) return [];
  return [{ topic: 'legal', attribute: 'legal', start: first.block.start, end: last.block.end, ...dayOf(document), ...details(document, ['status', 'court', 'number', 'reason', 'class', 'product']) }];
};

/** What employers declared to pay for one job, as an authority published it. */
export const declaredPay: Extractor = (document) => {
  const [from, to] = [Number(field(document, 'payFrom')), Number(field(document, 'payTo'))];
  const place = document.record.kind === 'pay' && from > 0 && field(document, 'employer') !== '' ? stretch(document, /^(?:Pay from|Pay to|Pay unit|Place|State): /u) : undefined;
  if (place === undefined) return [];
  return [{ topic: 'hiring', attribute: 'declared-pay', ...place, value: from, unit: 'usd', ...dayOf(document), details: { ...details(document, ['title', 'place', 'state', 'payUnit']).details, ...(to > from ? { to } : {}) } }];
};

/** What others head their news of the company with; only headlines that name it. */
export const headlines: Extractor = (document, { card }) => {
  const { kind, reliability, publishedAt, title } = document.record;
  if (kind !== 'news' || reliability === 'first-party' || publishedAt === undefined || countWords(title) > LONGEST_HEADLINE) return [];
  const { own, namesakes } = namesOf(card);
  const line = linesOf(document).find(({ text }) => text === title);
  if (line === undefined || [...title.matchAll(own)].length === 0 || (namesakes !== undefined && [...title.matchAll(namesakes)].length > 0)) return [];
  return [{ topic: 'news', attribute: 'news', start: line.block.start, end: line.block.end, value: title, asOf: publishedAt }];
};
