import { phraseFinder } from '../../../../language';
import {
  companyUntil,
  isReal,
  namesCompany,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
} from '../reading';

const GROWING = setOf(
  'earnings employees headcount income loss profit profits revenue revenues sales team turnover workforce',
);
const WHOLE = setOf('annual consolidated net overall total');
const MOVES = setOf(
  'climb decline decrease double drop expand fall grow increase jump rise shrink surge triple',
);
const BETWEEN = setOf(
  'also has have now quickly rapidly recently since steadily strongly quadrupled',
);
const INCREASE =
  /,\s(?:an?|up|down)\s(?:(?:in|de)crease of\s)?(\d{1,3}(?:\.\d+)?)\s?(?:%|percent)\s(?:compared|from|over|vs|year)/iu;
const PERCENT =
  /^(?:by |about |nearly |more than |approximately |over )*(\d{1,3}(?:\.\d+)?)\s?(?:%|percent)/iu;
const falls = phraseFinder('decline, decrease, down');
const saysWhole = phraseFinder('employees, net income, net sales, revenue, total revenue');
const saysPart = phraseFinder(
  `adjusted, comparable, cost of, expense, organic, per diluted share, per share, segment,
   service, subscription`,
);
/** Of orders in hand or of one way of earning it: neither is revenue itself. */
const saysBeside = phraseFinder('from shipments, obligation');

/** "Our team has grown", "net sales were $9 million, an increase of 20% compared with 2024". */
export const changes: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  const sentence = textOf(reading, 0, tokens.length - 1);
  if (saysPart(sentence) || saysBeside(sentence)) return [];
  const base = { topic: 'financials', attribute: 'growth' } as const;
  const told = INCREASE.exec(sentence);
  if (
    told !== null &&
    (reading.focus() === 'company' || namesCompany(reading)) &&
    saysWhole(sentence.slice(0, told.index)) &&
    isReal(reading, tokens.length - 1)
  ) {
    const value = Number(told[1]) * (falls(told[0]) ? -1 : 1);
    return [{ ...base, value, unit: 'percent' }];
  }
  for (const { index, lemma, tag } of tokens) {
    if (!MOVES.has(lemma) || !/^VB[DN]$/u.test(tag) || !isReal(reading, index)) continue;
    let at = index - 1;
    while (BETWEEN.has(wordAt(reading, at))) at -= 1;
    if (!GROWING.has(wordAt(reading, at))) continue;
    let first = at - 1;
    while (WHOLE.has(wordAt(reading, first))) first -= 1;
    const rest = textOf(reading, index + 1, tokens.length - 1);
    if (companyUntil(reading, first) === undefined) continue;
    const share = PERCENT.exec(rest);
    if (share !== null) {
      const value = Number(share[1]) * (/^(?:d[er]|f|s(?:hr|l))/u.test(lemma) ? -1 : 1);
      return [{ ...base, value: lemma === 'double' ? 100 : value, unit: 'percent' }];
    }
    if (!/\d\s?%|percent/u.test(rest)) return [base];
  }
  return [];
};
