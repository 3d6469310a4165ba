import { yearsIn } from '../../../../kernel/text';
import { phraseFinder } from '../../../../language';
const saysRelativeTime = phraseFinder(
  `a year ago/earlier, last/preceding/previous/prior/same (fiscal) month/period/quarter/year,
   year on year, year over year`,
);
/** A part of a year that isn’t named. */
const saysPartOfYear = phraseFinder(
  'beginning/course/end/half/most/rest/start of the =year, throughout the =year',
);
const isOfQuarter = phraseFinder('q1, q2, q3, q4');
const saysChanges = phraseFinder(
  `declined, decreased, fell, grew, impacted, improved, increased, rose, was/were down/flat/up`,
);
const saysChangeBy = phraseFinder(
  'declin*/decreas*/fall*/grow*/increas*/ris* by/of # %, declin*/decreas*/fall*/grow*/increas*/ris* by/of # . # %',
);
/** What had been so at a time that isn’t named. */
const HAD_BEEN = /\bhad (?:been|\p{Ll}{2,24}ed) \p{Ll}/u;

/** A change, a part of a year, or a past before a past that doesn’t say which year. */
export function isTimeless(text: string, filing: boolean): boolean {
  if (yearsIn(text).length > 0) return false;
  return (
    saysRelativeTime(text) ||
    HAD_BEEN.test(text) ||
    saysPartOfYear(text) ||
    isOfQuarter(text) ||
    (filing && (saysChanges(text) || saysChangeBy(text)))
  );
}
