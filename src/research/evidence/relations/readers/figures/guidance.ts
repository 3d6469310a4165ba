import type { Phrase } from '../../../../../language/clauses';
import { mentions, setOf, whoOf, type SentenceReader } from '../../reading';

const EXPECTS = setOf('anticipate expect forecast guide project');
/** What a figure does. */
const MOVES = setOf(
  `be continue decline decrease drop exceed fall grow have improve increase incur range reach remain represent rise
  total`,
);
const UNSURE = setOf('can could may might');
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
  if (mentions(reading, OF_BOOKS) || mentions(reading, UNSURE)) return [];
  const speaks = (phrase: Phrase): boolean =>
    whoOf(reading, phrase) === 'company' ||
    (SPEAKERS.has(phrase.lemma) && (reading.referents.isOwnVoice || reading.focus() === 'company'));
  const isFigure = ({ lemma }: Phrase): boolean => FIGURES.has(lemma);
  const isGiven = clauses.some(({ index, predicate, subjects, objects, negated }) => {
    if (!EXPECTS.has(predicate.lemma) || negated || !subjects.some(speaks)) return false;
    const inner = clauses.filter(({ parent }) =>
      [parent, clauses[parent ?? -1]?.parent].includes(index),
    );
    return inner.length === 0
      ? objects.some(isFigure)
      : inner.some(
          (one) =>
            MOVES.has(one.predicate.lemma) &&
            [...one.subjects, ...one.objects, ...objects].some(isFigure),
        );
  });
  return isGiven
    ? [{ topic: 'financials', attribute: 'guidance', details: { modality: 'plan' } }]
    : [];
};
