import { BENEFIT_WORDS } from '../../../../language';
import { companyUntil, mentions, setOf, textOf, wordAt, type SentenceReader } from '../reading';

const GIVES = setOf(
  'offer provide give cover reimburse match pay fund subsidize contribute sponsor',
);
/** Only what is done for one's own people. */
const SPENDS = setOf('match reimburse subsidize subsidise');
const MONEY = setOf(
  'contribution cost dollar fee fare membership mileage pay premium price salary spending travel % $ £ €',
);
const GETS = setOf('get receive take enjoy earn accrue have eligible entitled');
const STAFF = setOf(
  'employee member staff teammate everyone everybody you colleague associate parent home',
);
const THEY = setOf('employee employees everyone everybody members staff teammates you');
/** Who else is insured, paid and reimbursed, and what an account book calls by the same words. */
const OTHERS = setOf(
  `customer client policyholder patient user director executive officer insured shareholder supplier seller
  investor vendor expense accrual liability obligation assets overview`,
);
const NO = setOf("once not never may might if unless would could n't n’t");
const BESIDE = setOf('also can will are is be currently all generally fully ’ll');
const LONGEST = 300;
/** The benefit stands beside the verb; further off it belongs to another clause. */
const NEAR = 10;
const LONGEST_VALUE = 160;

/** "We offer parental leave", "employees receive 25 days of vacation": what the company gives its people. */
export const benefits: SentenceReader = (reading) => {
  const { tokens, start, end } = reading.parsed;
  if (!reading.referents.isOwnVoice || end - start > LONGEST) return [];
  if (mentions(reading, NO) || mentions(reading, OTHERS)) return [];
  for (const { index, lemma, pos } of tokens) {
    if (pos === 'AUX') continue;
    const gives = GIVES.has(lemma);
    // “You have to have worked here for a year” gives nobody anything.
    if ((!gives && !GETS.has(lemma)) || wordAt(reading, index + 1) === 'to') continue;
    let left = index - 1;
    while (BESIDE.has(wordAt(reading, left))) left -= 1;
    const isSpent = SPENDS.has(lemma) && !reading.isFiling && mentions(reading, MONEY);
    const isOurs =
      gives &&
      companyUntil(reading, left) !== undefined &&
      (mentions(reading, STAFF) || reading.isPosting || isSpent);
    if (!isOurs && (gives || !THEY.has(wordAt(reading, left)))) continue;
    if (!isSpent && !mentions(reading, BENEFIT_WORDS, index + 1, index + NEAR)) continue;
    // “The benefits of injection” are nobody’s pay.
    if (wordAt(reading, index + 1) === 'the' && wordAt(reading, index + 3) === 'of') continue;
    const value = textOf(reading, index + 1, tokens.length - 1).replace(/[.!]$/u, '');
    const isShort = !isSpent && value.length < LONGEST_VALUE;
    return [{ topic: 'culture', attribute: 'benefit', ...(isShort ? { value } : {}) }];
  }
  return [];
};
