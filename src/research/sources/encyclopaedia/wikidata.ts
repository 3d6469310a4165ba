import { defined } from '../../../kernel/defined';
import { wikidataEntity, wikidataLabels } from '../catalogue/reference/reference-works';
import { parseAnswer } from '../reading/parse-answer';
import type { Ask } from '../shape';
import { fillTemplate } from '../definition/template';

export interface WikidataStatement {
  readonly property: string;
  readonly value: string | number;
  /** The value is another item, whose name is asked for apart. */
  readonly isItem: boolean;
  readonly preferred: boolean;
  readonly start?: string;
  readonly end?: string;
  readonly at?: string;
  readonly ticker?: string;
}

export interface WikidataEntity {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly aliases: readonly string[];
  /** In how many encyclopedias it has an article: how well known it is. */
  readonly articles: number;
  readonly statements: readonly WikidataStatement[];
}

type Json = Readonly<Record<string, unknown>>;
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How exact a time is stated to be: a year, a month or a day. */
const LENGTHS: Readonly<Record<number, number>> = { 9: 4, 10: 7, 11: 10 };

/** `+2011-00-00T00:00:00Z` → `2011`; what is not known is zero, or more than was stated. A decade is no time. */
function day(time: string, precision: unknown): string {
  const whole = /^\+?(\d{4}(?:-\d{2}(?:-\d{2})?)?)/.exec(time)?.[1]?.replace(/-00.*$/, '') ?? '';
  return typeof precision === 'number' ? whole.slice(0, LENGTHS[precision] ?? 0) : whole;
}

function valueOf(snak: Json): Pick<WikidataStatement, 'value' | 'isItem'> | undefined {
  const value: unknown = object(snak['datavalue'])['value'];
  if (typeof value === 'string') return { value, isItem: false };
  const parts = object(value);
  if (text(parts['id']) !== '') return { value: text(parts['id']), isItem: true };
  const time = day(text(parts['time']), parts['precision']);
  if (time !== '') return { value: time, isItem: false };
  if (text(parts['amount']) !== '') return { value: Number(parts['amount']), isItem: false };
  return text(parts['text']) === '' ? undefined : { value: text(parts['text']), isItem: false };
}

function statementOf(property: string, raw: unknown): WikidataStatement | undefined {
  const claim = object(raw);
  const found = valueOf(object(claim['mainsnak']));
  if (found === undefined || claim['rank'] === 'deprecated') return undefined;
  const qualifiers = object(claim['qualifiers']);
  const qualifier = (name: string): string =>
    String(valueOf(object(list(qualifiers[name])[0]))?.value ?? '');
  // When it ended may be unknown, that it did is known; a reason for its end says so too.
  const isOver = ['P582', 'P1534'].some((name) =>
    list(qualifiers[name]).some((one) => object(one)['snaktype'] !== 'novalue'),
  );
  const stated = {
    start: qualifier('P580'),
    end: qualifier('P582') || (isOver ? 'unknown' : ''),
    at: qualifier('P585'),
    ticker: qualifier('P249'),
  };
  return {
    property,
    ...found,
    preferred: claim['rank'] === 'preferred',
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== '')),
  };
}

/** Of what still holds, a preferred statement stands for those known before it; figures of other years stay. */
function bestOf(all: readonly WikidataStatement[]): readonly WikidataStatement[] {
  const preferred = all.some((one) => one.preferred && one.end === undefined);
  return preferred
    ? all.filter((one) => one.preferred || one.end !== undefined || one.at !== undefined)
    : all;
}

const english = (value: unknown): string =>
  text(object(object(value)['en'])['value']) || text(object(object(value)['mul'])['value']);

export function readWikidataEntity(body: unknown, id: string): WikidataEntity | undefined {
  const entity = object(object(object(body)['entities'])[id]);
  if (text(entity['id']) === '') return undefined;
  const article = text(object(object(entity['sitelinks'])['enwiki'])['title']);
  return {
    id,
    label: english(entity['labels']),
    description: english(entity['descriptions']),
    ...(article === '' ? {} : { article }),
    aliases: list(object(entity['aliases'])['en'])
      .map((one) => text(object(one)['value']))
      .filter((one) => one !== ''),
    articles: Object.keys(object(entity['sitelinks'])).length,
    statements: Object.entries(object(entity['claims'])).flatMap(([property, claims]) =>
      bestOf(list(claims).flatMap((claim) => statementOf(property, claim) ?? [])),
    ),
  };
}

export async function fetchWikidataEntity(ask: Ask, id: string, signal?: AbortSignal) {
  const url = fillTemplate(wikidataEntity.request.urls[0] ?? '', { wikidata: id }) ?? '';
  const answer = await ask({
    source: wikidataEntity,
    url,
    ...defined({ signal }),
  });
  if (answer.outcome !== 'ok') return { url, answer, entity: undefined };
  const read = await parseAnswer(wikidataEntity, answer);
  const entity = typeof read === 'string' ? undefined : readWikidataEntity(read.body, id);
  return { url, answer, entity };
}

/** Asking one by one is the fallback for a service that doesn't answer for many at once, so it is kept short. */
const MOST_SINGLE = 12;

/** The English names of items, asked for all at once. */
export async function fetchWikidataLabels(
  ask: Ask,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => /^Q\d+$/.test(id)).slice(0, 50);
  if (wanted.length === 0) return new Map();
  const url =
    fillTemplate(wikidataLabels.request.urls[0] ?? '', { labels: wanted.join('|') }) ?? '';
  const answer = await ask({
    source: wikidataLabels,
    url,
    ...defined({ signal }),
  });
  const read = answer.outcome === 'ok' ? await parseAnswer(wikidataLabels, answer) : undefined;
  const named = new Map(
    (typeof read === 'object' ? read.items : []).map((item) => [
      String(item['id']),
      String(item['label'] ?? ''),
    ]),
  );
  for (const id of wanted.filter((one) => (named.get(one) ?? '') === '').slice(0, MOST_SINGLE)) {
    const { entity } = await fetchWikidataEntity(ask, id, signal);
    if (entity !== undefined && entity.label !== '') named.set(id, entity.label);
  }
  return named;
}
