import { readDays, readMoney } from '../../../../language';
import {
  isReal,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
} from '../reading';
import { isOfCompany, matchForm, partsOf, type Part, type Sign } from './parts';

const REVENUE = setOf('revenue revenues sales turnover');
const BEFORE_REVENUE = setOf('annual consolidated full-year group net overall total yearly');
const INCOME = setOf('earnings income loss profit');
/** What isn't the whole company's, or not a whole year's. */
const PART =
  /\b(?:quarter(?:ly)?|Q[1-4]|H[12]|half|months|segment|organic|comparable|pro forma|guidance|adjusted)\b/iu;
const LONGEST_SUM = 5;
const LONGEST_YEAR = 8;

const revenue: Sign = (reading, at) => {
  let last = at;
  while (BEFORE_REVENUE.has(wordAt(reading, last))) last += 1;
  return REVENUE.has(wordAt(reading, last)) ? { sign: 'R', last } : undefined;
};
/** "Net profit", "profit after tax": and not any profit. */
const income: Sign = (reading, at) => {
  const isNet = wordAt(reading, at) === 'net';
  const last = isNet ? at + 1 : at;
  if (!INCOME.has(wordAt(reading, last))) return undefined;
  const isAfter = wordAt(reading, last + 1) === 'after' && wordAt(reading, last + 2) === 'tax';
  return isNet ? { sign: 'I', last } : isAfter ? { sign: 'I', last: last + 2 } : undefined;
};
/** "fiscal 2025", "FY2025", "the year ended December 31, 2025", and no month. */
const year: Sign = (reading, at) => {
  const { tokens } = reading.parsed;
  for (let last = Math.min(at + LONGEST_YEAR, tokens.length - 1); last >= at; last -= 1) {
    const told = textOf(reading, at, last);
    if (/^(?:fiscal |FY ?)?(?:year )?20\d\d$/iu.test(told)) return { sign: 'Y', last };
    const ended = /^(?:the )?(?:fiscal |financial |full )?year ended /iu.exec(told)?.[0];
    const rest = ended === undefined ? '' : told.slice(ended.length);
    const [day] = readDays(rest);
    if (day?.start === 0 && day.end === rest.length && /\d$/u.test(rest))
      return { sign: 'Y', last };
  }
  return undefined;
};
const sum: Sign = (reading, at) => {
  const { tokens } = reading.parsed;
  for (let last = Math.min(at + LONGEST_SUM, tokens.length - 1); last >= at; last -= 1) {
    const told = textOf(reading, at, last);
    const [only, second] = readMoney(told);
    const isWhole = only?.start === 0 && only.end === told.length;
    if (isWhole && second === undefined && only.value !== 0) return { sign: 'M', last };
  }
  return undefined;
};
const SIGNS: readonly Sign[] = [sum, year, income, revenue];

const IN = '(?:in|for|during) Y';
const OWN = "(?:(?:its|our|C ['’]s|the group ['’]s) )?";
const WAS = '(?:was|were|reached|hit|totaled|(?:came in|stood) at|amounted to)';
const MOVED = '(?:climbed|declined|fell|grew|increased|rose) to';
const IS = `(?:${WAS}|${MOVED})`;
const MADE = '(?:achieved|booked|had|generated|made|posted|recorded|reported)';
const END = '(?= [.,;:(—–-]|$| and| after| compared| from M| up| down| while)';
const form = (pattern: string): RegExp => new RegExp(`(?<![^ ])${pattern}`, 'u');

/** The revenue or net income of a year, each form with nothing in it that could be a part of it. */
const formsOf = (figure: 'R' | 'I'): readonly RegExp[] => [
  form(`^${IN} ,? ?${OWN}${figure} ${IS} M${END}`),
  form(`^${OWN}${figure} ${IS} M ${IN}${END}`),
  form(`^${OWN}${figure} ${IN} ${IS} M${END}`),
  form(`^${IN} ,? ?C ${MADE} (?:an? )?${figure} of M${END}`),
  form(`C ${MADE} (?:an? )?${figure} of M ${IN}${END}`),
  form(`C ${MADE} M in ${figure} ${IN}${END}`),
  ...(figure === 'I' ? [form(`C ${MADE} (?:an? )?(?:profit|loss) of M ${IN} after tax`)] : []),
  form(`C (?:closed|ended) Y with M in ${figure}${END}`),
  form(`^with Y ${figure} of M , C (?:is|has|can)`),
  form(`C , whose ${figure} ${IS} M ${IN} ,`),
  form(`C , which had ${figure} of M ${IN} ,`),
];
const FORMS = { revenue: formsOf('R'), 'net-income': formsOf('I') } as const;

function textOfSign(reading: SentenceReading, within: readonly Part[], sign: string): string {
  const part = within.find((one) => one.sign === sign);
  return part === undefined ? '' : textOf(reading, part.first, part.last);
}

/** "In fiscal 2025, Acme booked sales of $9 million": told of a year and of the whole company. */
export const yearFigures: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  const sentence = textOf(reading, 0, tokens.length - 1);
  if (!/\d/u.test(sentence)) return [];
  const parts = partsOf(reading, SIGNS);
  for (const attribute of ['revenue', 'net-income'] as const) {
    const within = FORMS[attribute]
      .map((one) => matchForm(parts, one))
      .find((found) => found !== undefined);
    if (within === undefined || !isOfCompany(reading, within)) continue;
    const last = within.at(-1)?.last ?? 0;
    if (!isReal(reading, last) || PART.test(textOf(reading, 0, last))) continue;
    const told = textOfSign(reading, within, 'Y');
    const [day] = readDays(told);
    const [figure] = readMoney(textOfSign(reading, within, 'M'));
    const today = reading.fetchedAt.slice(0, 10);
    // A calendar year that isn't over has no figure yet.
    const isOver = /^\d{4}$/u.test(told) ? told < today.slice(0, 4) : (day?.day ?? today) <= today;
    if (figure === undefined || day === undefined || !isOver) continue;
    const isLoss = /\bloss\b/iu.test(textOf(reading, within[0]?.first ?? 0, last));
    return [
      {
        topic: 'financials',
        attribute,
        value: isLoss ? -figure.value : figure.value,
        unit: figure.unit,
        asOf: day.day,
      },
    ];
  }
  return [];
};
