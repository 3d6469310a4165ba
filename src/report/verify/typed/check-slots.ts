import {
  carriesDate,
  containsWords,
  foldCase,
  isCalendarWord,
  isPlainWord,
  phraseFinder,
  type Quantity,
  readTitles,
  stemOf,
} from '../../../language';
import type { Setting } from '../claim';
import { unknownNames } from '../values/names';
import { amountUnit, carriesAmount } from '../values/numbers';
import { ATTRIBUTE_WORDS } from '../values/words';
import { isCommonWord } from './common-words';
import {
  MEASURE_WORDS,
  OF_PEOPLE,
  OF_PERIODS,
  RELATION_WORDS,
  type RelationWords,
} from './relation-words';
import { relationFaults } from './relations-told';
import type { RowSlots } from './row-slots';
import type { ClaimSegment } from './segments';

export interface SlotContext {
  readonly setting: Setting;
  /** Figures that code calculated. */
  readonly allowed: readonly Quantity[];
  /** The parts of the company that the rows are of, in lower case. */
  readonly parts: readonly string[];
}

type Faults = readonly string[];

const isCarriedBy = (known: readonly Quantity[], said: Quantity): boolean =>
  known.some((one) => carriesAmount(one, { ...said, value: Math.abs(said.value) }, ''));

export const isCalculated = (allowed: readonly Quantity[], said: Quantity): boolean =>
  allowed.some(
    ({ value, unit }) => unit === said.unit && Math.abs(said.value - value) <= said.step / 2 + 1e-9,
  );

/** Where a share or a count was calculated, no other share or count may stand for it. */
function figureFaults(segment: ClaimSegment, slots: RowSlots, { allowed }: SlotContext): Faults {
  return segment.quantities.flatMap((said) => {
    if (isCalculated(allowed, said)) return [];
    // Beside a typed figure its quote may have others of the same kind, which are of something else.
    const isOfKind = slots.rows.some(
      ({ value, unit }) => typeof value === 'number' && ['', amountUnit(unit)].includes(said.unit),
    );
    const isKnown =
      isCarriedBy(slots.figures, said) || (!isOfKind && isCarriedBy(slots.quoted, said));
    const isRivaled = allowed.some(({ unit }) => unit === said.unit && unit !== '');
    return isKnown && !isRivaled ? [] : [`“${said.text}” isn't a figure that its evidence has.`];
  });
}

const isPartial = ({ month, day, quarter, half }: ClaimSegment['dates'][number]): boolean =>
  [month, day, quarter, half].some((part) => part !== undefined);

/** A quote that names the same part of a year itself: a quarter, or a month without a day. */
const isSamePart = (
  known: ClaimSegment['dates'][number],
  { year, month, quarter, half }: ClaimSegment['dates'][number],
): boolean =>
  known.day === undefined &&
  known.year === year &&
  known.month === month &&
  known.quarter === quarter &&
  known.half === half;

const saysUntil = phraseFinder('as of, end, ended, ending, ends, filed, month, through, to, until');

function dateFaults(segment: ClaimSegment, slots: RowSlots): Faults {
  const { text, leader = '', dates, quantities } = segment;
  const tellsTyped = quantities.some((said) => isCarriedBy(slots.figures, said));
  const isTyped = tellsTyped && slots.rows.some(({ asOf }) => asOf !== undefined);
  const known = isTyped ? slots.dates : [...slots.dates, ...slots.quotedDates];
  const isOfPeriod = tellsTyped && slots.attributes.some((one) => OF_PERIODS.has(one));
  return dates.flatMap((said) => {
    const isPart =
      isOfPeriod &&
      isPartial(said) &&
      !saysUntil(`${leader} ${text}`) &&
      !slots.quotedDates.some((date) => isSamePart(date, said));
    return !isPart && known.some((date) => carriesDate(date, said))
      ? []
      : [`“${said.text}” isn't the date that its evidence has.`];
  });
}

const settingNames = ({ company, aliases, role, location, interviewers }: Setting): string[] =>
  [company, ...aliases, role, location ?? '', interviewers ?? ''].filter((name) => name !== '');

const tellsTypedFigure = ({ quantities }: ClaimSegment, slots: RowSlots): boolean =>
  slots.rows.some(({ value }) => typeof value === 'number') &&
  quantities.some((said) => isCarriedBy(slots.figures, said));

const opens = ({ text, joint }: ClaimSegment, name: string): boolean =>
  (joint === '' || joint === ',') && text.trimStart().startsWith(name) && isCommonWord(name);

function nameFaults(segment: ClaimSegment, slots: RowSlots, { setting }: SlotContext): Faults {
  // A figure is the company's own, whoever else is named in the same quote.
  const quote = tellsTypedFigure(segment, slots) ? '' : slots.quote;
  const known = [
    ...settingNames(setting),
    slots.typedText,
    quote,
    ...slots.attributes.map((attribute) => ATTRIBUTE_WORDS[attribute] ?? ''),
  ];
  return segment.names
    .filter((name) => !opens(segment, name) && unknownNames(name, known).length > 0)
    .map((name) => `“${name}” isn't a name that its evidence has.`);
}

const MARKS = ['former', 'acting', 'interim', 'deputy', 'vice', 'assistant', 'emeritus', 'elect'];

/** They lower the one office behind them: a vice president who is also finance chief is finance chief. */
const OF_THE_NEXT = new Set(['vice', 'deputy', 'assistant']);

/** Whether a title is told with a mark that its evidence doesn't have, or without one that it has. */
function isMarkLost(mark: string, words: string, said: string): boolean {
  if (!OF_THE_NEXT.has(mark)) return containsWords(words, mark) !== containsWords(said, mark);
  if (containsWords(said, mark) && !containsWords(words, mark)) return true;
  const marked = new RegExp(`\\b${mark} (\\p{L}+)`, 'gu');
  return Array.from(words.matchAll(marked), ([, office = '']) => office).some((office) =>
    containsWords(said.replaceAll(`${mark} ${office}`, ''), office),
  );
}

const saysFormer = phraseFinder('had been, left, stepped, until, was');

/** A title is told whole: who is acting or was one isn't told as one. */
function titleFaults({ text }: ClaimSegment, slots: RowSlots): Faults {
  const titles = readTitles(text);
  if (titles.length === 0) return [];
  const own = slots.rows.flatMap(({ attribute, details }) =>
    OF_PEOPLE.has(attribute)
      ? [String(details?.['title'] ?? ''), attribute.replace('-', ' ')].join(' ')
      : [],
  );
  const told = own.some((title) => readTitles(title).length > 0);
  const known = told ? own.join('\n') : `${slots.typedText}\n${slots.quote}`;
  const words = foldCase(own.join(' '));
  const said = foldCase(text);
  return [
    ...titles
      .filter((title) => !readTitles(known).includes(title))
      .map((title) => `Its evidence doesn't have the title “${title}”.`),
    ...MARKS.filter(
      (mark) => isMarkLost(mark, words, said) && !(mark === 'former' && saysFormer(said)),
    )
      .filter((mark) => told || containsWords(said, mark))
      .filter((mark) => told || !containsWords(foldCase(slots.quote), mark))
      .map((mark) => `“${mark}” belongs to the title, and only there.`),
  ];
}

/** A figure is told as what it counts. */
function measureFaults({ text, quantities }: ClaimSegment, slots: RowSlots): Faults {
  const said = foldCase(text);
  return slots.rows.flatMap(({ attribute, value }) => {
    const named = MEASURE_WORDS[attribute];
    const tells = typeof value === 'number' && quantities.length > 0;
    return named === undefined || !tells || named.some((word) => containsWords(said, word))
      ? []
      : [`Its figure counts ${named[0] ?? attribute}.`];
  });
}

const isPlanned = phraseFinder(
  'agreed to, aim*, due, expect*, intend*, plan*, scheduled, to be, will',
);

const opensOnCompany = phraseFinder('^ it/its, ^ the company');

/** What the row says of its own reach: a part, a plan, somebody else. */
function reachFaults(
  { text, leader = '' }: ClaimSegment,
  slots: RowSlots,
  { setting, parts }: SlotContext,
): Faults {
  const own = foldCase(text);
  // “$2 billion in 2025” is told of what stands before it; “$2 billion from Mills” is of Mills.
  const said = parts.some((part) => containsWords(own, part)) ? own : foldCase(`${leader} ${text}`);
  return slots.rows.flatMap(({ details = {} }) => {
    const { segment, modality, subject } = details;
    const isOfCompany =
      opensOnCompany(said) ||
      [setting.company, ...setting.aliases].some((name) => containsWords(said, foldCase(name)));
    return [
      ...(segment !== undefined && !containsWords(said, foldCase(String(segment)))
        ? [`Its figure is that of a part: ${String(segment)}.`]
        : []),
      ...(modality === 'plan' && !isPlanned(said) ? ['Its evidence tells a plan.'] : []),
      ...(subject !== undefined && isOfCompany
        ? [`Its evidence is about ${String(subject)}.`]
        : []),
    ];
  });
}

/** Of a person nothing is told but what the row says of them. */
function personFaults(
  { text, names }: ClaimSegment,
  slots: RowSlots,
  context: SlotContext,
): Faults {
  const isOfPerson = slots.attributes.some((one) => OF_PEOPLE.has(one)) && names.length > 0;
  if (!isOfPerson) return [];
  const spoken = RELATION_WORDS.flatMap(({ words }) => words).join(' ');
  const known = new Set(
    [
      slots.typedText,
      slots.quote,
      spoken,
      'leads led lead leading heads headed runs ran run arrived chairs chaired came company new',
      ...slots.attributes.map((attribute) => ATTRIBUTE_WORDS[attribute] ?? ''),
      ...settingNames(context.setting),
    ].flatMap((part) => (foldCase(part).match(/\p{L}+/gu) ?? []).map(stemOf)),
  );
  return (foldCase(text).match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !isPlainWord(word) && !known.has(stemOf(word)))
    .filter((word) => !SEASONS.has(word) && !isCalendarWord(word))
    .map((word) => `Its evidence doesn't say “${word}” of the person.`);
}

const SEASONS = new Set('since until spring summer fall winter early late'.split(' '));

/** What speaks against one row's carrying one segment; nothing where it carries it. */
export function slotFaults(
  segment: ClaimSegment,
  relations: readonly RelationWords[],
  slots: RowSlots,
  context: SlotContext,
): Faults {
  return [
    ...figureFaults(segment, slots, context),
    ...dateFaults(segment, slots),
    ...nameFaults(segment, slots, context),
    ...titleFaults(segment, slots),
    ...relationFaults(relations, segment, slots),
    ...(segment.isBare || !tellsTypedFigure(segment, slots) ? [] : measureFaults(segment, slots)),
    ...reachFaults(segment, slots, context),
    ...personFaults(segment, slots, context),
  ];
}
