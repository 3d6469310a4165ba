import {
  fold,
  mayBeSamePerson,
  placeTitles,
  readPersons,
  sameTitle,
  type Holding,
} from '../../../language';

interface Place {
  readonly start: number;
  readonly end: number;
}

interface NamePlace extends Place {
  readonly text: string;
}

/** Farther apart than this, a title beside a name is somebody else’s. */
const FARTHEST = 3;
/** A verb of succession stands at most this far before its “as”. */
const LONGEST_SUCCESSION = 80;
const LINKS =
  /\b(?:went to|passed to|to be|in charge|holds the|held the|(?:title|post|position|role|job|office) of)\b/gu;
const PARTS = /[;.]|\b(?:and|while|but|by|succeeded|replaced|to|of|for|with)\b/gu;

function distance(text: string, title: Place, name: Place): number {
  const isAfter = title.start > name.start;
  const between = text
    .slice(Math.min(title.end, name.end), Math.max(title.start, name.start))
    .toLowerCase()
    .replaceAll(LINKS, ' ');
  const parted = 4 * Array.from(between.matchAll(PARTS)).length;
  const commas = (isAfter ? 0.5 : 1.5) * (between.split(',').length - 1);
  return parted + commas + between.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
}

const SUCCEEDS = /\b(?:succeed|replac|follow)/u;
const AS_TITLE = / as (?:(?:its|the|a) )?$/u;

/** “A succeeded B as treasurer” gives the title to A, and so does “B was succeeded by A as treasurer”. */
function successor(text: string, names: readonly NamePlace[], title: Place): NamePlace | undefined {
  const before = text.slice(Math.max(0, title.start - LONGEST_SUCCESSION), title.start);
  const as = AS_TITLE.exec(before);
  const verb = SUCCEEDS.exec(before);
  if (as === null || verb === null || verb.index > as.index) return undefined;
  const from = title.start - before.length + verb.index;
  const by = before.slice(verb.index, as.index).search(/\bby\b/u);
  return by < 0
    ? names.findLast(({ end }) => end <= from)
    : names.find(({ start }) => start > from + by && start < title.start);
}

/** Who holds which title in a quote, by what leads from one to the other or stands closest. */
export function readTitleHolders(quote: string): readonly Holding[] {
  const text = fold(quote);
  const names = readPersons(text);
  return placeTitles(text).flatMap(({ title, ...place }) => {
    const next = successor(text, names, place);
    if (next !== undefined) return [{ name: next.text, title }];
    const [closest] = names
      .map((name) => ({ name, far: distance(text, place, name) }))
      .filter(({ far }) => far <= FARTHEST)
      .toSorted((one, other) => one.far - other.far);
    return closest === undefined ? [] : [{ name: closest.name.text, title }];
  });
}

/** Whether a quote gives a title to others alone. */
export function isHeldByAnother(quote: string, { name, title }: Holding): boolean {
  const holders = readTitleHolders(quote).filter((one) => sameTitle(one.title, title));
  return holders.length > 0 && !holders.some((one) => mayBeSamePerson(one.name, name));
}
