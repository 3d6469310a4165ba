import { countWords, yearsIn } from '../../../../../kernel/text';
import { phraseFinder, readDates } from '../../../../../language';
import type { WritingInput, WrittenClaim } from '../../../ports';
import { isOldNews } from '../../../wording/periods';
import type { Basis } from '../../basis';
import { cautionsIn } from '../avoid';
import { LONGEST_IN_BRIEF, named } from './one-line';

/** What changes a company, and isn't one more document. */
const saysHappened =
  phraseFinder(`acquire, acquired, approved, bought, closed, completed, introduced, invested, launched, merge*, opened,
   signed, sold, spin, spun, won`);
const QUARTER_MONTHS = 3;

/** The last day, month, or year that a text names, to be compared as text. */
function lastDateIn(text: string): string {
  const days = readDates(text).dates.map(({ year = 0, month = 0, quarter = 0, day = 0 }) =>
    [year, month === 0 ? quarter * QUARTER_MONTHS : month, day]
      .map((part) => String(part).padStart(4, '0'))
      .join('-'),
  );
  return days.toSorted().at(-1) ?? '';
}

/** The newest change that is told, where it is no news of long ago and nothing to leave alone. */
export function newestEvent(input: WritingInput, basis: Basis): WrittenClaim | undefined {
  const { company, writtenAt, written } = input;
  const toLeave = new Set(
    cautionsIn(input, basis).flatMap(({ grounds }) => grounds.map(({ row }) => row.id)),
  );
  const recent = written.filter(
    ({ section, text, computation, evidenceIds }) =>
      section === 'developments' &&
      computation === undefined &&
      !/[“”:]/u.test(text) &&
      yearsIn(text).length > 0 &&
      !isOldNews(text, writtenAt) &&
      named(text, company).includes(company) &&
      !evidenceIds.some((id) => toLeave.has(id)) &&
      countWords(text) <= LONGEST_IN_BRIEF &&
      saysHappened(text),
  );
  return recent.toSorted((one, other) =>
    lastDateIn(other.text).localeCompare(lastDateIn(one.text)),
  )[0];
}
