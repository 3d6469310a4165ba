import { readDays, readMoney, phraseFinder } from '../../../../../language';
import { companyUntil, isReal, setOf, textOf, wordAt, type SentenceReader } from '../../reading';

const INCOME = setOf('earnings income loss profit');
const REVENUE = setOf('revenue revenues sales turnover');
const WHOLE = setOf('annual fiscal net overall quarterly total');
/** What a sum is not the income itself of: a part of it, a change of it, or somebody else's. */
const saysPart = phraseFinder(
  `and, attributable, before, by, from, margin, of its, of our, of the, per share, segment,
   was due, was impacted`,
);
const LISTS = [['about', 'a record, about, approximately, nearly, over']] as const;
const leads = phraseFinder(
  `of/at/=was/were/totaled/totalled/reached $, of/at/=was/were/totaled/totalled/reached <about> $`,
  LISTS,
);
const moves = phraseFinder(
  '^ climbed/declined/decreased/dropped/fell/grew/increased/rose ..4 to (about) $',
);
const ON_IT = setOf('affect affected impact impacted in on to');
const NEAR = 110;
/** A figure whose sentence names no period may be a part's, under a heading of that part. */
const namesPeriod = phraseFinder('####, fiscal, months, quarter, year');
const saysEffect = phraseFinder('effect of, impact of');

/** "Net income for the third quarter was $4 million": of whichever period, which the figure of a year is not. */
export const incomeOfPeriod: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  const text = textOf(reading, 0, tokens.length - 1);
  if (!namesPeriod(text) || saysEffect(text)) return [];
  for (const { index } of tokens) {
    const word = wordAt(reading, index);
    let first = index;
    while (WHOLE.has(wordAt(reading, first - 1))) first -= 1;
    const owner = companyUntil(reading, first - 1);
    const isNet = INCOME.has(word) && (wordAt(reading, index - 1) === 'net' || owner === index - 2);
    if (!isNet && !(REVENUE.has(word) && owner !== undefined)) continue;
    const before = tokens[(owner ?? first) - 1];
    if (ON_IT.has(before?.lemma.toLowerCase() ?? '') || !isReal(reading, index)) continue;
    if (owner === undefined && (before?.pos === 'PROPN' || reading.focus() !== 'company')) continue;
    const rest = textOf(reading, index + 1, tokens.length - 1).slice(0, NEAR);
    const [sum] = readMoney(rest).filter(({ value }) => value !== 0);
    const lead = rest.slice(0, sum?.start ?? 0);
    if (
      sum === undefined ||
      saysPart(lead) ||
      !(leads(lead) || (owner !== undefined && moves(lead)))
    )
      continue;
    const attribute = REVENUE.has(word) ? 'revenue-of-period' : 'net-income-of-period';
    const value = word === 'loss' ? -sum.value : sum.value;
    const [day] = readDays(lead);
    const asOf =
      day === undefined || day.day > reading.fetchedAt.slice(0, 10) ? {} : { asOf: day.day };
    return [{ topic: 'financials', attribute, value, unit: sum.unit, ...asOf }];
  }
  return [];
};
