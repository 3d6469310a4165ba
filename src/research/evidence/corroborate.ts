import { trimEndSigns } from '../../kernel/text';
import { phraseFinder, wordSet } from '../../language';
import type { Evidence } from './shape';

/** What speaks for a name beside the one sentence that it was taken from. */
export type Corroboration = 'structured' | 'title' | 'index' | 'page' | 'source';

/** What a row calls by name, and what is known under the same names: a launch is of a product. */
const KINDS: Readonly<Record<string, string>> = {
  launch: 'product',
  product: 'product',
  customer: 'customer',
  competitor: 'competitor',
  partner: 'partner',
  value: 'value',
  parent: 'owner',
  subsidiary: 'owner',
  'chief-executive': 'person',
  leadership: 'person',
  board: 'person',
  founder: 'person',
};
const isIndex = wordSet(
  'clients customer customers partner partners platform product products services solutions',
);
const saysValues = phraseFinder(
  `about, belief, believe, careers, culture, principle, value, who we are, working at,
   working here`,
);
/** Fewer values than this on a page may be headings of anything. */
const FEWEST_LISTED = 3;
const saysHiring = phraseFinder('hiring, interview*, job, process, role, rubric, scorecard');
/** A part of a filing is headed alike in every filing, and names nothing of its own. */
const isPartOfFiling = phraseFinder('^ =item/=note/=part #, ^ =item 1a/1b/1c/7a/9a/9b');

/** A row of a register, an entry or an answer of a service, and no sentence that somebody wrote. */
export function isStructured({ quote, reliability }: Evidence): boolean {
  return (
    (reliability === 'register' || reliability === 'reference') &&
    (/[{}]|": /u.test(quote) || /(?:^|\n)\p{Lu}[\p{L} ]{1,40}: \S/u.test(quote))
  );
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
}

/** All that rows say, prepared so that many names can be looked up in it. */
export interface Corpus {
  /** Words that are written without a capital letter as often as with one, openings of sentences aside. */
  readonly plain: ReadonlySet<string>;
  readonly titles: readonly string[];
  readonly named: ReadonlyMap<string, readonly Evidence[]>;
}

const keyOf = (kind: string, name: string): string => `${kind}\u0000${name.toLowerCase()}`;

/** The name that a row gives to a thing, a house or a person. */
function nameOf({ attribute, value }: Evidence): string | undefined {
  return KINDS[attribute] === undefined || typeof value !== 'string' || value.trim() === ''
    ? undefined
    : value.trim();
}

/** Parts of addresses, keys and file names are no words that somebody wrote. */
const IN_A_TEXT = /(?<![\p{L}\p{N}/._@#"-])\p{L}[\p{L}\p{M}\p{N}’'-]*(?![\p{L}\p{N}/_@"])/gu;
const OPENING = /(?:[.!?:•|]["”’)]?\s|[\n“"])$/u;
const LONGEST_OPENING = 6;

function countWords(quote: string, written: Map<string, { small: number; capital: number }>): void {
  for (const { 0: word, index } of quote.matchAll(IN_A_TEXT)) {
    const isSmall = /^\p{Ll}/u.test(word);
    const before = quote.slice(Math.max(0, index - LONGEST_OPENING), index);
    if (!isSmall && (index === 0 || OPENING.test(before))) continue;
    const counts = written.get(word.toLowerCase()) ?? { small: 0, capital: 0 };
    counts[isSmall ? 'small' : 'capital'] += 1;
    written.set(word.toLowerCase(), counts);
  }
}

export function corpusOf(rows: readonly Evidence[]): Corpus {
  const written = new Map<string, { small: number; capital: number }>();
  const named = new Map<string, Evidence[]>();
  const titles = new Set<string>();
  for (const row of rows) {
    countWords(row.quote, written);
    const texts = [row.title, ...(row.attribute === 'news' ? [row.quote] : [])];
    for (const text of texts.filter((one) => !isPartOfFiling(one))) titles.add(text);
    const name = nameOf(row);
    if (name === undefined) continue;
    const key = keyOf(KINDS[row.attribute] ?? '', name);
    named.set(key, [...(named.get(key) ?? []), row]);
  }
  const plain = [...written].filter(([, { small, capital }]) => small > 0 && small >= capital);
  return { plain: new Set(plain.map(([word]) => word)), titles: [...titles], named };
}

/** “Data”, “Credit Facility”: every word of it is a plain one that the same pages use without capitals. */
function isPlain(name: string, { plain }: Corpus): boolean {
  return wordsOf(name).every((word) => plain.has(word.toLowerCase()));
}

function stands(name: string, text: string): boolean {
  const at = text.indexOf(name);
  return (
    at >= 0 &&
    !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))
  );
}

/**
 * What says that the name in a row is one: a register that types it, a title, an index of such things, a second
 * page or a second source that gives it as the same. Undefined where it rests on one sentence alone.
 */
export function corroborationOf(row: Evidence, corpus: Corpus): Corroboration | undefined {
  const name = nameOf(row);
  const kind = KINDS[row.attribute] ?? '';
  if (name === undefined) return undefined;
  if (isStructured(row)) return 'structured';
  // “Earn Trust”: what a house values is told in plain words.
  if (kind === 'value') {
    if (isOfValues(row)) return 'title';
    return isListOfValues(row, corpus) ? 'index' : again(row, kind, name, corpus);
  }
  if (isPlain(name, corpus)) return undefined;
  if (
    URL.canParse(row.url) &&
    isIndex(trimEndSigns(new URL(row.url).pathname, '/').split('/').at(-1) ?? '')
  )
    return 'index';
  return corpus.titles.some((text) => stands(name, text))
    ? 'title'
    : again(row, kind, name, corpus);
}

const isOfValues = ({ title }: Evidence): boolean => saysValues(title) && !saysHiring(title);

/** A page that lists its values one by one is their index, whatever it is called; a rubric is none. */
function isListOfValues({ snapshot, title }: Evidence, { named }: Corpus): boolean {
  const listed = [...named].filter(
    ([key, rows]) => key.startsWith('value\u0000') && rows.some((one) => one.snapshot === snapshot),
  );
  return listed.length >= FEWEST_LISTED && !saysHiring(title);
}

/** Another page, or another source, that types the same name as the same kind of thing in words of its own. */
function again(
  row: Evidence,
  kind: string,
  name: string,
  { named }: Corpus,
): 'page' | 'source' | undefined {
  const others = (named.get(keyOf(kind, name)) ?? []).filter(
    ({ snapshot, cluster }) => snapshot !== row.snapshot && cluster !== row.cluster,
  );
  if (others.some(({ sourceId }) => sourceId !== row.sourceId)) return 'source';
  return others.length > 0 ? 'page' : undefined;
}

/** A person is told with an office, on one page as a rule: that the name is no plain words is all that can be asked. */
function isSound(row: Evidence, corpus: Corpus): boolean {
  const name = nameOf(row);
  if (name === undefined) return true;
  return KINDS[row.attribute] === 'person'
    ? isStructured(row) || !isPlain(name, corpus)
    : corroborationOf(row, corpus) !== undefined;
}

/** Rows that a sentence may build on: those that name nothing, and those whose name something else speaks for. */
export function corroborated(rows: readonly Evidence[]): readonly Evidence[] {
  const corpus = corpusOf(rows);
  return rows.filter((row) => isSound(row, corpus));
}
