import { readPieces, type Piece } from '../../text/pieces';
import { readCalendarDate } from './calendar-dates';
import { readPeriod } from './periods';
import type { FoundDate, PlainDate } from './plain-date';

export interface DatedText {
  readonly dates: readonly PlainDate[];
  /** The text with its dates blanked, at the same length, so that their digits aren't read as numbers. */
  readonly rest: string;
}

/** The day, month, year or period that begins at `at`: the longest of the ways to read it. */
function dateAt(pieces: readonly Piece[], at: number): FoundDate | undefined {
  return readPeriod(pieces, at) ?? readCalendarDate(pieces, at);
}

/** Every date and period of a text, in order, each with its place. */
export function readDates(text: string, pieces: readonly Piece[] = readPieces(text)): DatedText {
  const dates: PlainDate[] = [];
  let rest = '';
  let last = 0;
  for (let at = 0; at < pieces.length;) {
    const found = dateAt(pieces, at);
    const [first, final] = [pieces[at], pieces[(found?.to ?? 0) - 1]];
    if (found === undefined || first === undefined || final === undefined) {
      at += 1;
      continue;
    }
    const [start, end] = [first.start, final.end];
    dates.push({ ...found.date, start, end, text: text.slice(start, end) });
    rest += text.slice(last, start) + ' '.repeat(end - start);
    last = end;
    at = found.to;
  }
  return { dates, rest: rest + text.slice(last) };
}
