import { isYear } from '../../../../kernel/text';
import { isManyOfStaff, readDays, readNumbers } from '../../../../language';
import {
  isReal,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
  type Stated,
} from '../reading';
import { isOfCompany, matchForm, partsOf, type Sign } from './parts';

const ALL_OF_THEM = setOf('headcount payroll personnel staff workforce');
const MARKS = setOf('about approximately around over nearly roughly some');

/** "1,200", "about 1,200", "more than 1,200". */
const count: Sign = (reading, at) => {
  const word = wordAt(reading, at);
  const isMore = word === 'more' && wordAt(reading, at + 1) === 'than';
  const last = isMore ? at + 2 : MARKS.has(word) ? at + 1 : at;
  const told = wordAt(reading, last);
  const [number] = /^\d/u.test(told) ? readNumbers(told) : [];
  const isCount =
    number !== undefined &&
    number.end === told.length &&
    Number.isInteger(number.value) &&
    number.value > 1 &&
    !isYear(told) &&
    !/^[%$€£]$|^percent$/u.test(wordAt(reading, last + 1));
  return isCount ? { sign: 'N', last } : undefined;
};
/** "September 30, 2026": a day or a month with its year, which ends what is said of a count. */
const day: Sign = (reading, at) => {
  const { tokens } = reading.parsed;
  for (let last = Math.min(at + 4, tokens.length - 1); last >= at; last -= 1) {
    const told = textOf(reading, at, last);
    const [only, second] = readDays(told);
    const isWhole = only?.start === 0 && only.end === told.length && /[\p{L}\d]$/u.test(told);
    if (isWhole && second === undefined) return { sign: 'D', last };
  }
  return undefined;
};
const staff: Sign = (reading, at) =>
  isManyOfStaff(wordAt(reading, at)) ? { sign: 'S', last: at } : undefined;
const whole: Sign = (reading, at) =>
  ALL_OF_THEM.has(wordAt(reading, at)) ? { sign: 'W', last: at } : undefined;

/** A number that is one with its day comes first: "June 30" counts nobody. */
const SIGNS: readonly Sign[] = [day, count, whole, staff];

const ON = '(?: (?:on|at|as of|at the end of) D)?';
const OWN = "(?:its|our|C ['’]s|the)";
const END = '(?= [.,;(]|$| and| worldwide| globally)';
const form = (pattern: string): RegExp => new RegExp(`(?<![^ ])${pattern}`, 'u');

/** How many people a company has, each form with nothing in it that could be a part of them. */
const FORMS: readonly RegExp[] = [
  form(`C (?:now )?(?:counts|counted|employs|employed|had|has) N S${ON}${END}`),
  form(`C , which employs N S${END}`),
  form(`C (?:is|are) (?:now )?a (?:team|company|group) of N(?: S)?${END}`),
  form(`(?:^|, |D )(?:${OWN} )?(?:W|number of S) (?:is|was|were|stood at) N(?: S)?${ON}${END}`),
  form(
    `(?:^|, |D )(?:${OWN} )?W (?:comprised|comprises|numbered|numbers|totaled) N(?: S)?${ON}${END}`,
  ),
  form(`^(?:at|as of|on) D ,? ?(?:${OWN} )?(?:W|number of S) (?:is|was|were) N(?: S)?${END}`),
  form(`the number of S employed by C was N${END}`),
  form(`^with N (?:full-time )?S${ON} , C (?:is|has|can|will)`),
  form(`^(?:its|our|C ['’]s) N S (?:will|are|have|can|get|received?)`),
];

interface Counted {
  readonly value: number | undefined;
  readonly first: number;
  /** The last token of what tells it: what follows may be a plan. */
  readonly last: number;
}

function countIn(reading: SentenceReading): Counted | undefined {
  const parts = partsOf(reading, SIGNS);
  const within = FORMS.map((one) => matchForm(parts, one)).find((found) => found !== undefined);
  const counted = within?.find(({ sign }) => sign === 'N');
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
  const { value, first = 0, last } = (/\d/u.test(sentence) ? countIn(reading) : undefined) ?? {};
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
