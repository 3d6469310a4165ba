import { isYear } from '../../../../kernel/text';
import { isManyOfStaff, readDays, readNumbers, wordSet } from '../../../../language';
import {
  isMark,
  isReal,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
  type Stated,
} from '../reading';
import { firstForm, isOfCompany, partForm, partsOf, type Sign } from './parts';

const ALL_OF_THEM = setOf('headcount payroll personnel staff workforce');
/** Behind a figure of something else. */
const isOther = wordSet('$, %, percent, £, €');
const MARKS = setOf('about approximately around over nearly roughly some');

/** "1,200", "about 1,200", "more than 1,200". */
const count: Sign = (reading, at) => {
  const word = wordAt(reading, at);
  const isMore = word === 'more' && wordAt(reading, at + 1) === 'than';
  const last = isMore ? at + 2 : MARKS.has(word) ? at + 1 : at;
  const told = wordAt(reading, last);
  const [number] = readNumbers(told);
  const isCount =
    number !== undefined &&
    number.start === 0 &&
    number.end === told.length &&
    Number.isInteger(number.value) &&
    number.value > 1 &&
    !isYear(told) &&
    !isOther(wordAt(reading, last + 1));
  return isCount ? { sign: 'COUNT', last } : undefined;
};
/** "September 30, 2026": a day or a month with its year, which ends what is said of a count. */
const day: Sign = (reading, at) => {
  const { tokens } = reading.parsed;
  for (let last = Math.min(at + 4, tokens.length - 1); last >= at; last -= 1) {
    const told = textOf(reading, at, last);
    const [only, second] = readDays(told);
    const isWhole = only?.start === 0 && only.end === told.length && !isMark(tokens[last]);
    if (isWhole && second === undefined) return { sign: 'DAY', last };
  }
  return undefined;
};
const staff: Sign = (reading, at) =>
  isManyOfStaff(wordAt(reading, at)) ? { sign: 'STAFF', last: at } : undefined;
const whole: Sign = (reading, at) =>
  ALL_OF_THEM.has(wordAt(reading, at)) ? { sign: 'ALL', last: at } : undefined;

/** A number that is one with its day comes first: "June 30" counts nobody. */
const SIGNS: readonly Sign[] = [day, count, whole, staff];

const LISTS = [
  ['on', 'as of [DAY], at [DAY], at the end of [DAY], on [DAY]'],
  ['all', '[ALL], number of [STAFF]'],
  ['is', 'is, stood at, =was, were'],
  ['numbers', 'comprised, comprises, numbered, numbers, totaled'],
  ['ending', '_, ., ;, (, [END], and, worldwide, globally'],
  ['whose', "its, our, [C] 's, the"],
] as const;

/** How many people a company has, each form with nothing in it that could be a part of them. */
const FORMS = [
  '[C] (now) counted/counts/employed/employs/had/has [COUNT] [STAFF] (<on>) <ending>',
  '[C] _ which employs [COUNT] [STAFF] <ending>',
  '[C] are/=is (now) a company/group/team of [COUNT] ([STAFF]) <ending>',
  ...['^', '_', '[DAY]'].flatMap((start) => [
    `${start} (<whose>) <all> <is> [COUNT] ([STAFF]) (<on>) <ending>`,
    `${start} (<whose>) [ALL] <numbers> [COUNT] ([STAFF]) (<on>) <ending>`,
  ]),
  '^ <on> (_) (<whose>) <all> <is> [COUNT] ([STAFF]) <ending>',
  'the number of [STAFF] employed by [C] =was [COUNT] <ending>',
  '^ with [COUNT] (full-time) [STAFF] (<on>) _ [C] can/has/=is/will',
  '^ <whose> [COUNT] [STAFF] are/can/get/have/receive/received/will',
].map((form) => partForm(form, LISTS));

interface Counted {
  readonly value: number | undefined;
  readonly first: number;
  /** The last token of what tells it: what follows may be a plan. */
  readonly last: number;
}

function countIn(reading: SentenceReading): Counted | undefined {
  const parts = partsOf(reading, SIGNS);
  const within = firstForm(parts, FORMS);
  const counted = within?.find(({ sign }) => sign === 'COUNT');
  if (within === undefined || counted === undefined || !isOfCompany(reading, within))
    return undefined;
  const told = textOf(reading, counted.first, counted.last);
  return {
    value: readNumbers(told)[0]?.value,
    first: within[0]?.first ?? counted.first,
    last: counted.last,
  };
}

/** The whole company's people: "Our workforce numbered 1,906 on June 30, 2026." */
export const workforce: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  const sentence = textOf(reading, 0, tokens.length - 1);
  const { value, first = 0, last } = countIn(reading) ?? {};
  if (value === undefined || last === undefined || !isReal(reading, last)) return [];
  const days = new Set(
    readDays(sentence)
      .map(({ day: told }) => told)
      .filter((told) => told <= reading.fetchedAt.slice(0, 10)),
  );
  const [asOf, second] = days;
  const isPast = tokens.slice(first, last).some(({ tag }) => tag === 'VBD');
  // Of a count in the past nobody knows of which day it is.
  if (second !== undefined || (isPast && asOf === undefined && !reading.isFiling)) return [];
  const stated: Stated = { topic: 'snapshot', attribute: 'employees', value, unit: 'people' };
  return [asOf === undefined ? stated : { ...stated, asOf }];
};
