import type { Phrase } from '../../../../language/clauses';
import { mentions, setOf, whoOf, type SentenceReader } from '../reading';

const EXPECTS = setOf('anticipate estimate expect forecast guide project');
/** What a company tells its owners about in advance. */
const FIGURES = setOf(
  `capex cash cost demand dividend earnings ebitda eps expenditure expense flow growth income loss margin price
  profit rate result revenue sale sales spending volume`,
);
/** What accountants expect of standards, leases and claims is no forecast of the business. */
const OF_BOOKS = setOf(
  `adopt adoption award credit impairment lease material obligation plaintiff pronouncement recognize
  standard statement term unrecognized vest volatility weighted-average`,
);
const SPEAKERS = setOf('management');

/** "We expect revenue to grow in 2026": what the company tells of its figures in advance, as a plan. */
export const guidance: SentenceReader = (reading) => {
  const { clauses } = reading;
  if (mentions(reading, OF_BOOKS)) return [];
  const speaks = (phrase: Phrase): boolean =>
    whoOf(reading, phrase) === 'company' ||
    (SPEAKERS.has(phrase.lemma) && (reading.referents.isOwnVoice || reading.focus() === 'company'));
  const isFigure = ({ lemma, modifiers }: Phrase): boolean =>
    FIGURES.has(lemma) || modifiers.some((inner) => FIGURES.has(inner.lemma));
  const isGiven = clauses.some(
    ({ index, predicate, subjects, objects, negated }) =>
      EXPECTS.has(predicate.lemma) &&
      !negated &&
      subjects.some(speaks) &&
      (objects.some(isFigure) ||
        clauses.some(
          (inner) =>
            [inner.parent, clauses[inner.parent ?? -1]?.parent].includes(index) &&
            (inner.subjects.some(isFigure) || inner.objects.some(isFigure)),
        )),
  );
  return isGiven
    ? [{ topic: 'financials', attribute: 'guidance', details: { modality: 'plan' } }]
    : [];
};
