import { holdsAny } from '../../../../kernel/text';
import { wordSet, Phrasebook, phraseFinder } from '../../../../language';
import type { EntityCard } from '../../../company';
import {
  draftAt,
  linesOf,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Line,
  type HeadedLines,
} from '../document';
import { isGuidance, isHeadingOfValues, isPageOfValues } from './page-subject';

const LONGEST_VALUE = 60;
const LONGEST_ITEM = 160;
/** One line with a colon may be anything; two are a list. */
const FEWEST_LINES = 2;

/** What a company says it stands for, heading by heading or item by item. */
export function values(document: Document, card: EntityCard): readonly Draft[] {
  if (isGuidance(document)) return [];
  const whole = isPageOfValues(document);
  const sections = sectionsOf(document);
  const named = whole ? sections.filter(({ heading }) => heading?.block.listed === true) : [];
  const headed =
    whole && named.length === 0
      ? sections.filter(({ heading }) => (heading?.block.level ?? 1) > 1)
      : named;
  const told = headed.flatMap(({ heading, lines }) => {
    const first = lines.flatMap(sentencesOf)[0];
    if (heading === undefined || heading.text.length > LONGEST_VALUE || first === undefined)
      return [];
    return [valueAt(heading, first.end, heading.text)];
  });
  if (told.length > 0) return told;
  const parts = partsBelow(sections);
  if (parts.length > 0) return parts;
  const below = sections
    .filter(({ heading }) => heading !== undefined && isHeadingOfValues(heading.text))
    .flatMap(({ lines }) => listedValues(lines));
  return below.length > 0 ? below : announcedValues(document, card);
}

const valueAt = (line: Line, end: number, value: string): Draft =>
  draftAt(line, end, { topic: 'culture', attribute: 'value', value });

/** “Be the change. We lead by example.”: the name, and where the sentence that explains it ends. */
function valueIn(line: Line): Draft | undefined {
  const name = line.text.split(/[.:–—]/u)[0]?.trim() ?? '';
  if (name === '' || name.length > LONGEST_VALUE) return undefined;
  if (line.text.length <= LONGEST_ITEM) return valueAt(line, line.block.end, name);
  const [first, second] = sentencesOf(line);
  const isNameAlone = first !== undefined && first.text.length <= name.length + 1;
  const end = (isNameAlone ? second : first)?.end;
  return end === undefined ? undefined : valueAt(line, end, name);
}

const LABELED = /^\p{Lu}[^.:]{2,60}(?::| [–—-]) \p{Lu}/u;

/** Items, or paragraphs that begin with a name each: “Care: We look twice.” */
function listedValues(lines: readonly Line[]): readonly Draft[] {
  const items = lines.filter(({ block }) => block.kind === 'item');
  const labeled = lines.filter(
    ({ block, text }) => block.kind === 'paragraph' && LABELED.test(text),
  );
  const named = items.length === 0 && labeled.length >= FEWEST_LINES ? labeled : items;
  return named.flatMap((line) => valueIn(line) ?? []);
}

/** Whose values a sentence lists: “Our five core values are as follows:”. */
const ANNOUNCING = new Phrasebook([
  ['values', 'company/core =values are/include, =values are/include'],
]);
const endsOnOur = phraseFinder('our $');
const isCount = wordSet('two three four five six seven eight nine ten twelve');

function announcesValues({ block, text }: Line, { name }: EntityCard): boolean {
  if (block.kind !== 'paragraph') return false;
  const said = text.trimEnd();
  const [found] = ANNOUNCING.find(said);
  if (found === undefined || !said.endsWith(':')) return false;
  if (holdsAny(said.slice(found.end), ['.', '?', '!'])) return false;
  const words = said.slice(0, found.start).trim().replaceAll('’', "'").split(' ');
  const last = words.at(-1) ?? '';
  const owner = (isCount(last) || Number(last) > 0 ? words.slice(0, -1) : words).join(' ');
  return endsOnOur(owner) || owner === `${name}'s` || owner === `${name}'`;
}

/** “Our five values are as follows:” and the list right behind it. */
function announcedValues(document: Document, card: EntityCard): readonly Draft[] {
  const lines = linesOf(document);
  const at = lines.findIndex((line) => announcesValues(line, card));
  if (at < 0) return [];
  const behind = lines.slice(at + 1);
  const end = behind.findIndex(({ block }) => block.kind !== 'item');
  const items = end < 0 ? behind : behind.slice(0, end);
  return items.length < FEWEST_LINES ? [] : items.flatMap((line) => valueIn(line) ?? []);
}

/** “Our values” with a smaller heading below it for each. */
function partsBelow(sections: readonly HeadedLines[]): readonly Draft[] {
  let above: number | undefined;
  return sections.flatMap(({ heading, lines }): readonly Draft[] => {
    if (heading === undefined) return [];
    const { level = 1 } = heading.block;
    if (above === undefined || level <= above) {
      above = isHeadingOfValues(heading.text) ? level : undefined;
      return [];
    }
    const first = lines.flatMap(sentencesOf)[0];
    return first === undefined || heading.text.length > LONGEST_VALUE
      ? []
      : [valueAt(heading, first.end, heading.text)];
  });
}
