import { defined } from '../../../../kernel/defined';
import { readDates, readDays, readMoney, phraseFinder, wordSet } from '../../../../language';
import {
  companyUntil,
  isMark,
  isReal,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
  type Stated,
} from '../reading';

const BEFORE: ReadonlySet<string> = setOf(
  `total net overall annual consolidated operating quarterly gross full-year group yearly fiscal
  reported combined`,
);
const WHOLE = setOf('group total consolidated operating annual overall');
const REVENUE = new Set(['revenue', 'revenues', 'sales', 'turnover']);
const INCOME = new Set(['income', 'loss', 'earnings', 'profit']);
const ROSE = new Set(['grow', 'increase', 'rise', 'climb', 'jump', 'surge', 'expand']);
const FELL = new Set(['decline', 'decrease', 'fall', 'drop', 'shrink', 'contract']);
const IS = new Set(['be', 'total', 'reach', 'exceed', 'hit', 'amount']);
const REPORTS = new Set([
  'report',
  'generate',
  'record',
  'post',
  'achieve',
  'deliver',
  'have',
  'produce',
]);
const saysOtherFigure = phraseFinder(
  'comparable, guidance, organic, pro forma, same store, segment',
);
/** A part of a year says nothing of the year. */
const PART_OF_YEAR =
  /\b(?:quarter(?:ly)?|Q[1-4]|H[12]|half[- ]year|(?:first|second) half|months)\b/iu;
/** What may follow a figure of the whole company: nothing, a time, or what it is held against. */
const AFTER = [
  /^\s*(?:$|[.,;(]|and\b|compared|versus|vs|from \$?\d|driven|due|primarily|mainly|over)/iu,
  /^\s*(?:in|for|during)\s+(?:the\s+)?(?:\w+[\s-]+){0,3}(?:\d|year|quarter|month|period)/iu,
];
const mayFollow = (rest: string): boolean => AFTER.some((form) => form.test(rest));
/** "for the year ended December 31, 2009", "in fiscal 2019" */
const TIMES = [
  /^(?:for|in|during)\s+(?:the\s+)?(?:\w+\s+){0,3}?(?:year|quarter|months)\b/iu,
  /^(?:for|in|during)\s+(?:\w+\s+){0,3}\d{4}$/iu,
];

interface Figure {
  readonly kind: 'revenue' | 'net-income';
  readonly first: number;
  readonly head: number;
  /** Said to be the company's own or all of it, so that it is no segment's. */
  readonly isWhole: boolean;
}

/** "Our total revenues", "net income", "Acme's net sales": the whole company's, at the start of what is said. */
function figureAt(reading: SentenceReading, head: number): Figure | undefined {
  const word = wordAt(reading, head);
  const isIncome = INCOME.has(word) && wordAt(reading, head - 1) === 'net';
  if (!REVENUE.has(word) && !isIncome) return undefined;
  let first = head;
  while (BEFORE.has(wordAt(reading, first - 1))) first -= 1;
  if (wordAt(reading, first) === 'gross') return undefined;
  const { tokens } = reading.parsed;
  const owner = companyUntil(reading, first - 1);
  if (owner !== undefined) first = owner;
  else if (reading.focus() !== 'company') return undefined;
  else if (wordAt(reading, first - 1) === 'the') first -= 1;
  const isWhole = owner !== undefined || WHOLE.has(wordAt(reading, first));
  const before = tokens[first - 1];
  const isTold =
    before !== undefined &&
    REPORTS.has(before.lemma) &&
    companyUntil(reading, first - 2) !== undefined;
  const isStart = first === 0 || isMark(before);
  if (!(isTold || isStart)) return undefined;
  return { kind: isIncome ? 'net-income' : 'revenue', first, head, isWhole };
}

const isOfPeriod = wordSet('during, for, in');

/** Past "for the year ended December 31, 2009" and "in fiscal 2019": where the verb must stand. */
function afterTimes(reading: SentenceReading, from: number): number {
  if (!isOfPeriod(wordAt(reading, from))) return from;
  const { tokens } = reading.parsed;
  const verb = tokens.findIndex(
    ({ index, lemma }) => index > from && (IS.has(lemma) || ROSE.has(lemma) || FELL.has(lemma)),
  );
  if (verb < 0) return from;
  const between = textOf(reading, from, verb - 1);
  return TIMES.some((form) => form.test(between)) &&
    between.length < 70 &&
    !/ by | from /u.test(between)
    ? verb
    : from;
}

function yearOf(reading: SentenceReading, rest: string): string | undefined {
  const days = readDays(rest).filter(({ day }) => day <= reading.fetchedAt.slice(0, 10));
  const [only] = days;
  return only === undefined ? undefined : only.day;
}

function tellsGrowth(reading: SentenceReading, at: number): Stated | undefined {
  const { tokens } = reading.parsed;
  const lemma = tokens[at]?.lemma ?? '';
  if (!ROSE.has(lemma) && !FELL.has(lemma)) return undefined;
  const rest = textOf(reading, at + 1, tokens.length - 1);
  const share =
    /^(?:by\s+)?(?:(?:about|approximately|over|nearly)\s+)?(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b)/iu.exec(
      rest,
    );
  if (
    share === null ||
    !mayFollow(
      rest
        .slice(share[0].length)
        .replace(/^\s*(?:to\s+\S+\s*(?:million|billion)?|year[- ]over[- ]year|yoy)/iu, ''),
    )
  )
    return undefined;
  const value = FELL.has(lemma) ? -Number(share[1]) : Number(share[1]);
  const asOf = yearOf(reading, rest);
  return {
    topic: 'financials',
    attribute: 'growth',
    value,
    unit: 'percent',
    ...defined({ asOf }),
  };
}

function tellsSum(
  reading: SentenceReading,
  { kind, head }: Figure,
  at: number,
): Stated | undefined {
  const { tokens } = reading.parsed;
  const lemma = tokens[at]?.lemma ?? '';
  const isTo = (ROSE.has(lemma) || FELL.has(lemma)) && wordAt(reading, at + 1) === 'to';
  const isAt = lemma === 'stand' && wordAt(reading, at + 1) === 'at';
  if (!IS.has(lemma) && !isTo && !isAt && wordAt(reading, at) !== 'of') return undefined;
  const rest = textOf(reading, at + (isAt ? 2 : 1), tokens.length - 1);
  const { rest: undated } = readDates(rest);
  const [sum] = readMoney(undated);
  if (sum === undefined || sum.value === 0) return undefined;
  if (
    !/^\s*(?:to\s+|a\s+record\s+|about\s+|approximately\s+|over\s+|more than\s+|nearly\s+|US\s?)?$/iu.test(
      rest.slice(0, sum.start),
    )
  )
    return undefined;
  if (!mayFollow(rest.slice(sum.end))) return undefined;
  const isLoss = wordAt(reading, head) === 'loss';
  const period = textOf(reading, head, tokens.length - 1);
  const asOf = yearOf(reading, period);
  if (asOf === undefined) return undefined;
  return {
    topic: 'financials',
    attribute: kind,
    value: isLoss ? -sum.value : sum.value,
    unit: sum.unit,
    asOf,
  };
}

/** Revenue, net income and their growth, of the whole company and never of a part. */
export const figures: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  const sentence = textOf(reading, 0, tokens.length - 1);
  if (saysOtherFigure(sentence) || PART_OF_YEAR.test(sentence)) return [];
  return tokens.flatMap(({ index }) => {
    const figure = figureAt(reading, index);
    if (figure === undefined) return [];
    const at = afterTimes(reading, index + 1);
    if (!isReal(reading, at)) return [];
    const stated =
      tellsSum(reading, figure, at) ?? (figure.isWhole ? tellsGrowth(reading, at) : undefined);
    return stated === undefined ? [] : [stated];
  });
};
