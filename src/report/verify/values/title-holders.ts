import {
  fold,
  mayBeSamePerson,
  Phrasebook,
  placeTitles,
  readPersons,
  rewriting,
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
const withoutLinks = rewriting([
  [
    '',
    `held/holds the, in charge, =job/=office/=position/=post/=role/=title of, passed/went to, to be`,
  ],
]);
const PARTS = new Phrasebook([
  ['part', '., ;, and/but/by/for/of/replaced/succeeded/to/while/with'],
]);

function distance(text: string, title: Place, name: Place): number {
  const isAfter = title.start > name.start;
  const between = withoutLinks(
    text.slice(Math.min(title.end, name.end), Math.max(title.start, name.start)).toLowerCase(),
  );
  const parted = 4 * PARTS.find(between).length;
  const commas = (isAfter ? 0.5 : 1.5) * (between.split(',').length - 1);
  return parted + commas + between.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
}

const SUCCESSION = new Phrasebook([['verb', 'follow*, replac*, succeed*']]);
const AS_TITLE = new Phrasebook([['as', '=as (a/its/the) $']]);
const BY = new Phrasebook([['by', 'by']]);

/** “A succeeded B as treasurer” gives the title to A, and so does “B was succeeded by A as treasurer”. */
function successor(text: string, names: readonly NamePlace[], title: Place): NamePlace | undefined {
  const before = text.slice(Math.max(0, title.start - LONGEST_SUCCESSION), title.start);
  const [as] = AS_TITLE.find(before);
  const [verb] = SUCCESSION.find(before);
  if (as === undefined || verb === undefined || verb.start > as.start) return undefined;
  const from = title.start - before.length + verb.start;
  const by = BY.find(before.slice(verb.start, as.start))[0]?.start;
  return by === undefined
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
