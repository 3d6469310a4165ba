import { phraseFinder } from '../../../../language';
const saysRelativeTime = phraseFinder(
  `a year ago/earlier, last/preceding/previous/prior/same (fiscal) month/period/quarter/year,
   year on year, year over year`,
);
/** A part of a year that isn’t named. */
const PART_OF_YEAR =
  /\bQ[1-4]\b|\b(?:half|most|end|rest|course|start|beginning) of the year\b|\bthroughout the year\b/iu;
const saysChanges = phraseFinder(
  `declined, decreased, fell, grew, impacted, improved, increased, rose, was/were down/flat/up`,
);
const CHANGE_BY = /\b(?:declin|increas|decreas|grow|ris|fall)\w* (?:by|of) [\d.]+%/iu;
/** What had been so at a time that isn’t named. */
const HAD_BEEN = /\bhad (?:been|\p{Ll}{2,24}ed) \p{Ll}/u;
const YEAR = /\b(?:19|20)\d\d\b/u;

/** A change, a part of a year, or a past before a past that doesn’t say which year. */
export function isTimeless(text: string, filing: boolean): boolean {
  if (YEAR.test(text)) return false;
  return (
    saysRelativeTime(text) ||
    HAD_BEEN.test(text) ||
    PART_OF_YEAR.test(text) ||
    (filing && (saysChanges(text) || CHANGE_BY.test(text)))
  );
}
