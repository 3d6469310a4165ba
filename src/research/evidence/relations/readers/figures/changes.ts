import { phraseFinder, wordSet } from '../../../../../language';
import {
  companyUntil,
  isReal,
  namesCompany,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
} from '../../reading';
import { firstForm, partForm, partsOf } from '../parts';
import { shareFrom, shareSign } from './shares';

const GROWING = setOf(
  'earnings employees headcount income loss profit profits revenue revenues sales team turnover workforce',
);
const WHOLE = setOf('annual consolidated net overall total');
const MOVES = setOf(
  'climb decline decrease double drop expand fall grow increase jump rise shrink surge triple',
);
const isPast = wordSet('vbd, vbn');
const BETWEEN = setOf(
  'also has have now quickly rapidly recently since steadily strongly quadrupled',
);
/** “, an increase of 20% compared with 2024”, “, up 20% from 2024” */
const INCREASES = ['a/an', 'a/an increase/decrease of', 'up/down'].map((lead) =>
  partForm(`_ ${lead} [SHARE] compared/from/over/vs/year`),
);
const isFalling = wordSet('decline, decrease, drop, fall, shrink');
const isPercent = wordSet('%, percent');
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
  const told = firstForm(partsOf(reading, [shareSign]), INCREASES);
  const [first = 0, last = 0] = [told?.[0]?.first, told?.at(-1)?.last];
  const share = told?.find(({ sign }) => sign === 'SHARE');
  if (
    share !== undefined &&
    (reading.focus() === 'company' || namesCompany(reading)) &&
    saysWhole(textOf(reading, 0, first)) &&
    isReal(reading, tokens.length - 1)
  ) {
    const value = shareFrom(reading, share.first) ?? 0;
    const isFall = falls(textOf(reading, first, last));
    return [{ ...base, value: isFall ? -value : value, unit: 'percent' }];
  }
  for (const { index, lemma, tag } of tokens) {
    if (!MOVES.has(lemma) || !isPast(tag) || !isReal(reading, index)) continue;
    let at = index - 1;
    while (BETWEEN.has(wordAt(reading, at))) at -= 1;
    if (!GROWING.has(wordAt(reading, at))) continue;
    let first = at - 1;
    while (WHOLE.has(wordAt(reading, first))) first -= 1;
    if (companyUntil(reading, first) === undefined) continue;
    const moved = shareFrom(reading, index + 1);
    if (moved !== undefined) {
      const value = isFalling(lemma) ? -moved : moved;
      return [{ ...base, value: lemma === 'double' ? 100 : value, unit: 'percent' }];
    }
    if (!tokens.slice(index).some(({ text }) => isPercent(text))) return [base];
  }
  return [];
};
