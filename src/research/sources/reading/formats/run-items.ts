import { plural } from '../../../../kernel/text';
import { fail, succeed, type Result } from '../../../../kernel/result';
import {
  follow,
  mapValue,
  parseItems,
  parseMapping,
  type Mapping,
  type Path,
} from '../../definition/mapping';
import { each, runPipe } from '../../definition/pipes';
import type { Extract, FieldValue, Source, SourceItem } from '../../shape';
import { fillLink, fillTitle, type Known } from '../../definition/template';

export interface ItemsAnswer {
  readonly items: readonly SourceItem[];
  readonly about: SourceItem;
  /** Of every field, the share of items that have it. A mapping that drifts shows here first. */
  readonly fill: Readonly<Record<string, number>>;
}

const NOTHING: ItemsAnswer = { items: [], about: {}, fill: {} };

/** Whether an item is one of those the entry wants. */
function choice({ keep, drop }: Extract, known: Known): (one: unknown) => boolean {
  const said = (rule: NonNullable<Extract['keep']>): ((one: unknown) => boolean) => {
    const mapping = parseMapping(rule.by);
    const values = rule.in.map((value) => fillTitle(value, {}, known)?.toLowerCase());
    return (one) => values.includes(String(mapValue(one, mapping) ?? '').toLowerCase());
  };
  const kept = keep === undefined ? () => true : said(keep);
  const dropped = drop === undefined ? () => false : said(drop);
  return (one) => kept(one) && !dropped(one);
}

function mappingsOf(
  fields: Readonly<Record<string, string>>,
): readonly (readonly [string, Mapping])[] {
  return Object.entries(fields).map(([name, text]) => [name, parseMapping(text)] as const);
}

function itemOf(one: unknown, mappings: readonly (readonly [string, Mapping])[]): SourceItem {
  const found = mappings.map(([name, mapping]) => [name, mapValue(one, mapping)] as const);
  return Object.fromEntries(
    found.filter((pair): pair is readonly [string, FieldValue] => pair[1] !== undefined),
  );
}

/** An address is one that can be opened in a browser, or none. */
function withLink(item: SourceItem, link: string | undefined, known: Known): SourceItem {
  const { url: told, ...rest } = item;
  if (typeof told === 'string' && /^https?:\/\/\S+$/i.test(told) && URL.canParse(told)) return item;
  const url = link === undefined ? undefined : fillLink(link, rest, known);
  return url === undefined ? rest : { ...rest, url };
}

function withTitle(item: SourceItem, template: string | undefined, known: Known): SourceItem {
  const title =
    template === undefined || item['title'] !== undefined
      ? undefined
      : fillTitle(template, item, known);
  return title === undefined ? item : { ...item, title };
}

function withDay(item: SourceItem, day: string | undefined, known: Known): SourceItem {
  const told =
    day === undefined || item['date'] !== undefined ? undefined : fillTitle(day, {}, known);
  return told === undefined ? item : { ...item, date: told };
}

/** How full each field is. */
export function fillOf(
  items: readonly SourceItem[],
  names: readonly string[],
): ItemsAnswer['fill'] {
  return items.length === 0
    ? {}
    : Object.fromEntries(
        names.map((name) => [
          name,
          items.filter((item) => item[name] !== undefined).length / items.length,
        ]),
      );
}

/** The first of those that are the same thing, with what all say of one field; what has no name stands for itself. */
function eachOnce(
  items: readonly SourceItem[],
  { once, together }: Pick<Extract, 'once' | 'together'>,
): readonly SourceItem[] {
  if (once === undefined) return items;
  const groups = Map.groupBy(items, (item) => item[once] ?? item);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const said = [first, ...others].map((item) => item[together ?? '']);
    const all = others.length === 0 ? undefined : each(said.filter((one) => one !== undefined));
    return [together === undefined || all === undefined ? first : { ...first, [together]: all }];
  });
}

/** Where a list is missing and another that nobody knows is there, the service has moved it: that is not nothing. */
function isListedElsewhere({ kind }: Source, body: unknown): boolean {
  const holds = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null || depth === 0) return false;
    if (
      Array.isArray(value) &&
      value.some((one) => typeof one === 'object' && one !== null && Object.keys(one).length > 3)
    )
      return true;
    return Object.values(value).some((one) => holds(one, depth - 1));
  };
  return (kind === 'json' || kind === 'search' || kind === 'xml') && holds(body, 3);
}

/** What was asked with may be a name in the answer: `values.{countryThree}`. */
function fillPath(path: string, known: Known): string | undefined {
  if (!path.includes('{')) return path;
  const filled = fillTitle(path, {}, known);
  return filled === undefined || /[{}]/.test(filled) ? undefined : filled;
}

/** Maps what an answer lists; items that yield no field at all count for nothing. */
export function runItems(
  source: Source,
  body: unknown,
  known: Known = {},
): Result<ItemsAnswer, 'shape-changed'> {
  const { extract } = source;
  if (extract === undefined) return succeed(NOTHING);
  const changed = fail('shape-changed', `${source.name} answered in a form we don’t know.`);
  const place = fillPath(extract.items, known);
  if (place === undefined)
    return fail('shape-changed', `What ${source.name} was asked with is not known.`);
  const { paths, through } = parseItems(place);
  const about = itemOf(body, mappingsOf(extract.about ?? {}));
  // Of a list its holder must be there; of lists side by side, and of a single thing, itself.
  const holds = (path: Path): boolean => {
    const last = path.at(-1);
    return follow(
      body,
      last !== undefined && 'all' in last && through === undefined ? path.slice(0, -1) : path,
    ).some((one) => typeof one === 'object');
  };
  const path = paths.find(holds);
  if (path === undefined)
    return extract.missing === 'empty' && !isListedElsewhere(source, body)
      ? succeed({ ...NOTHING, about })
      : changed;
  const listed =
    through === undefined
      ? follow(body, path)
      : follow(body, path).flatMap(
          (one) => (runPipe(one, through) as readonly unknown[] | undefined) ?? [],
        );
  const raw = listed.filter(choice(extract, known)).slice(0, extract.limit);
  const mappings = mappingsOf(extract.fields);
  const all = raw
    .map((one) => itemOf(one, mappings))
    .filter((item) => Object.keys(item).length > 0);
  if (raw.length > 0 && all.length === 0) return changed;
  const { requires = [], least = 0 } = extract;
  const mapped = all.filter((item) => requires.every((name) => item[name] !== undefined));
  if (mapped.length < least)
    return fail(
      'shape-changed',
      `${source.name}: of what it should hold ${plural(mapped.length, 'part')} of at least ${least} was found.`,
    );
  const ofAll = itemOf(body, mappingsOf(extract.each ?? {}));
  const items = eachOnce(mapped, extract).map((item) =>
    withDay(
      withTitle(withLink({ ...ofAll, ...item }, extract.link, known), extract.title, known),
      extract.day,
      known,
    ),
  );
  return succeed({ items, about, fill: fillOf(items, Object.keys(extract.fields)) });
}
