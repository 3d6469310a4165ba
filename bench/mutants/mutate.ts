import { find, type Found } from './find';
import { KINDS, type Kind, type Mutant, type Pick } from './shape';
import { turn } from './turn';
import { UNITS } from './words';

function put(sentence: string, { start, end }: Found, text: string): string {
  return sentence.slice(0, start) + text + sentence.slice(end);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Swapping values that mean the same makes nothing false: “Cook” and “Tim Cook”. */
function overlaps(one: string, other: string): boolean {
  const words = (text: string) =>
    plain(text)
      .split(' ')
      .map((word) => (/\d/u.test(word) ? word : word.slice(0, 3)));
  const [left, right] = [words(one), words(other)];
  return left.every((word) => right.includes(word)) || right.every((word) => left.includes(word));
}

const SCALES = ['thousand', 'million', 'billion'];
const CURRENCIES = ['$', '€', '£'];

/** What could stand in the place of a value: others of the page for what a page has many of, else of its own kind. */
function replacements(
  kind: Kind,
  found: Found,
  sentence: string,
  page: readonly string[],
): string[] {
  if (kind === 'scale') return SCALES.filter((scale) => scale !== found.text);
  if (kind === 'currency')
    return CURRENCIES.filter((sign) => !found.text.startsWith(sign)).map(
      (sign) => sign + found.text.slice(1),
    );
  if (kind === 'unit') {
    const family = UNITS.find((units) => units.includes(found.text)) ?? [];
    return family.filter(
      (unit) => unit.slice(0, 3) !== found.text.slice(0, 3) && !sentence.includes(unit),
    );
  }
  const here = find(kind, sentence);
  return page
    .flatMap((other) => (other === sentence ? [] : find(kind, other)))
    .map(({ text }) => text)
    .filter(
      (text) =>
        !overlaps(text, found.text) &&
        !here.some((one) => overlaps(one.text, text)) &&
        !plain(sentence).includes(plain(text)),
    );
}

const VALUE_KINDS = [
  'number',
  'unit',
  'scale',
  'currency',
  'percent',
  'date',
  'person',
  'title',
  'company',
  'product',
] as const;

/** Every single change to a sentence, at most `most` of a kind, the false value taken from the page it stands on. */
export function mutantsOf(
  sentence: string,
  page: readonly string[],
  pick: Pick,
  most: number,
): Mutant[] {
  const everywhere = new Set(page);
  const values = VALUE_KINDS.flatMap((kind) =>
    find(kind, sentence)
      .flatMap((found): Mutant[] => {
        const other = pick(replacements(kind, found, sentence, page));
        return other === undefined
          ? []
          : [{ kind, original: sentence, text: put(sentence, found, other) }];
      })
      .slice(0, most),
  );
  const turned = KINDS.flatMap((kind) =>
    turn(kind, sentence)
      .slice(0, kind === 'negation' || kind === 'direction' ? 1 : most)
      .map((text): Mutant => ({ kind, original: sentence, text })),
  );
  // What the page says elsewhere in so many words is no falsehood.
  return [...values, ...turned].filter(({ text }) => !everywhere.has(text));
}
