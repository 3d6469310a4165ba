import { days } from '../../../kernel/time';
import { isWallText, mayBeWall, readFragment } from '../../read';
import type { KnownAs } from '../reading/match-items';
import type { FieldValue, Source, SourceItem } from '../shape';
import type { Known } from '../definition/template';

/** When it was read, and for whom. */
export interface RefusalInput {
  readonly fetchedAt: string;
  readonly known?: Known;
  readonly knownAs?: KnownAs | undefined;
}

export type Refusal = 'another-company' | 'future' | 'wall';

export interface Sifted {
  readonly items: readonly SourceItem[];
  /** What a source may not give, and why each was refused. */
  readonly refused: readonly { readonly item: SourceItem; readonly why: Refusal }[];
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

/** In the east tomorrow begins before today has ended here. */
const ZONES = days(1);

function dayBehind(fetchedAt: string): string {
  const moment = Date.parse(fetchedAt);
  return Number.isNaN(moment) ? '9999' : new Date(moment + ZONES).toISOString().slice(0, 10);
}

/** Nothing that a source lists by its day is older: a stamp of zeros, or a year that was left out. */
const EARLIEST = '1950';
/** Kinds that tell when something began, however long ago. */
const OLD: ReadonlySet<Source['evidence']['kind']> = new Set(['entity', 'page', 'person']);

/** Without a day that can't be, or that lies before the year that the item itself is of. */
function withPossibleDay(source: Source, item: SourceItem): SourceItem {
  const { date, ...rest } = item;
  if (typeof date !== 'string') return item;
  const year = Number(item['year'] ?? 0);
  const isOld = !OLD.has(source.evidence.kind) && date < EARLIEST;
  return isOld || Number(date.slice(0, 4)) < year - 1 ? rest : item;
}

/** Sums, and what says in which money each of them is. */
const SUMS: readonly (readonly [sums: readonly string[], currency: string])[] = [
  [['amount'], 'currency'],
  [['payFrom', 'payTo'], 'payCurrency'],
];

/** A sum has the currency that it says, or that its source always means; in a money that nobody names it is none. */
function withSums({ extract }: Source, item: SourceItem, { known }: RefusalInput): SourceItem {
  const { money } = extract ?? {};
  const meant = typeof money === 'string' ? money : money?.[known?.country ?? ''];
  const added: Record<string, string> = {};
  const bare = SUMS.flatMap(([sums, currency]) => {
    if (item[currency] !== undefined || sums.every((name) => item[name] === undefined)) return [];
    if (meant === undefined) return sums;
    added[currency] = meant;
    return [];
  });
  return {
    ...Object.fromEntries(Object.entries(item).filter(([name]) => !bare.includes(name))),
    ...added,
  };
}

/** What is longer is an article, whatever stands around it. */
const LONGEST_WALL = 4_000;
const LONGEST_TITLE = 40;

function isWall(item: SourceItem): boolean {
  const html = textOf(item['html']);
  const text =
    textOf(item['text']) ||
    textOf(item['summary']) ||
    (html.length > LONGEST_WALL || !mayBeWall(html) ? '' : readFragment(html).text);
  const title = textOf(item['title']);
  return text === ''
    ? html === '' && title.length <= LONGEST_TITLE && isWallText(title)
    : text.length <= LONGEST_WALL && isWallText(text);
}

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name that goes on where the other one ends. */
function isLonger(one: string, other: string): boolean {
  const [long, short] = [wordsOf(one), wordsOf(other)];
  return short.length > 0 && short.every((word, at) => long[at] === word);
}

/** A unit of a group is called after it; whoever shares no beginning with the company is another. */
const A_UNIT = 0.2;

function isOurs(name: string, { known = {}, knownAs }: RefusalInput): boolean {
  const own = [known.company ?? '', known.legalName ?? ''].filter((one) => one !== '');
  return (
    own.some((one) => isLonger(name, one) || isLonger(one, name)) ||
    knownAs === undefined ||
    knownAs.scoreName(name, 'names') >= A_UNIT
  );
}

/** Whether an answer that was asked for under a short name is of another company, which has the same. */
function isOfAnother(
  { extract }: Source,
  items: readonly SourceItem[],
  about: SourceItem,
  asked: RefusalInput,
): boolean {
  const { whose } = extract ?? {};
  if (whose === undefined || asked.knownAs === undefined) return false;
  const names = [about, ...items].map((one) => textOf(one[whose])).filter((name) => name !== '');
  return names.length > 0 && !names.some((name) => isOurs(name, asked));
}

/**
 * What a source may give: nothing of another company, nothing of days that have not come, no wall in the place of a
 * text, and no sum without its currency. It holds for every entry, whatever its mapping says.
 */
export function siftItems(
  source: Source,
  { items, about = {} }: { readonly items: readonly SourceItem[]; readonly about?: SourceItem },
  asked: RefusalInput,
): Sifted {
  if (isOfAnother(source, items, about, asked))
    return { items: [], refused: items.map((item) => ({ item, why: 'another-company' })) };
  const last = dayBehind(asked.fetchedAt);
  const why = (item: SourceItem): Refusal | undefined => {
    const date = textOf(item['date']);
    if (source.extract?.ahead !== true && date.slice(0, 10) > last.slice(0, date.length))
      return 'future';
    return isWall(item) ? 'wall' : undefined;
  };
  const judged = items.map((item) => ({ item, why: why(item) }));
  return {
    items: judged
      .filter((one) => one.why === undefined)
      .map(({ item }) => withSums(source, withPossibleDay(source, item), asked)),
    refused: judged.flatMap(({ item, why: reason }) =>
      reason === undefined ? [] : [{ item, why: reason }],
    ),
  };
}

/** What is said where nothing is left. */
export function refusalSentence(refused: Sifted['refused']): string | undefined {
  const reasons = new Set(refused.map(({ why }) => why));
  if (reasons.has('another-company')) return 'It answered about another company.';
  if (reasons.has('wall')) return 'It showed a wall in the place of a text.';
  return reasons.has('future') ? 'What it told lies in the future.' : undefined;
}
