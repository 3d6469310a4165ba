import { wordSet } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { formatCount, formatMany, formatMonth, endSentence, inQuotes } from '../phrases';
import type { DraftClaim } from '../ports';
import { commands, distinctBy, draft, draftList, isProse, valueIn } from '../evidence-only/facts';
import { byDay, dayOfRow } from '../evidence-only/sources';
import { atTime } from '../wording/periods';
import { countIn, registerHeading, entryLines, plainLine, registerOf } from './lines';

const MOST_OF_A_KIND = 2;
const MOST_CASES = 3;

const monthOf = (row: Evidence): string => formatMonth(dayOfRow(row) ?? '');
const inMonth = (row: Evidence): string => (monthOf(row) === '' ? '' : `In ${monthOf(row)}, `);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function recall(row: Evidence): string | undefined {
  const title = registerHeading(row);
  const why = ['Hazard', 'Reason', 'Issue'].map((label) => entryLines(row).get(label) ?? '');
  const reason = why.find((line) => isProse(`${line} `) && !commands(line));
  if (title === undefined || monthOf(row) === '') return undefined;
  // A heading may be the headline of the notice.
  if (/\brecall/iu.test(title) || title.startsWith('“'))
    return `A recall notice of ${monthOf(row)} is headed ${title.startsWith('“') ? title : inQuotes(title)}`;
  return `${inMonth(row)}${title} was recalled${reason === undefined ? '' : `: ${inQuotes(reason, 14)}`}`;
}

function inspection(row: Evidence): string | undefined {
  const count = countIn(row, 'Violations');
  const place = plainLine(row, 'Place');
  if (count === undefined) return undefined;
  const where =
    place === undefined ? '' : ` in ${place === place.toUpperCase() ? titled(place) : place}`;
  return `${inMonth(row)}an inspection${where} found ${formatMany(count, 'violation')}`;
}

const titled = (name: string): string =>
  name.toLowerCase().replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

function breach(row: Evidence): string | undefined {
  const count = countIn(row, 'Accounts');
  const kinds = plainLine(row, 'Data');
  if (count === undefined) return undefined;
  const what = kinds === undefined ? '' : ` (${kinds.toLowerCase()})`;
  const when = monthOf(row) === '' ? '' : ` of ${monthOf(row)}`;
  return `a data breach${when} concerns ${formatCount(count)} accounts${what}`;
}

function notice(row: Evidence): string | undefined {
  const kind = plainLine(row, 'Kind');
  return kind === undefined
    ? undefined
    : `${inMonth(row)}${registerOf(row)} published a notice on it: ${kind.toLowerCase()}`;
}

/** A case without a name is told by who has it, and by how it ended. */
function unnamedCase(row: Evidence): string | undefined {
  const status = String(row.details?.['status'] ?? '');
  const isNamed = registerHeading(row) !== undefined;
  if (monthOf(row) === '') return undefined;
  if (/^open$/iu.test(status))
    return `A case with the ${registerOf(row)}, dated ${monthOf(row)}, is open`;
  if (!/^closed$/iu.test(status))
    return isNamed ? undefined : `${registerOf(row)} include a case of ${monthOf(row)}`;
  const how = /withdraw/iu.test(String(row.details?.['reason'] ?? '')) ? 'withdrawn and ' : '';
  return `A case with the ${registerOf(row)}, dated ${monthOf(row)}, was ${how}closed`;
}

const KINDS: Readonly<Record<string, (row: Evidence) => string | undefined>> = {
  recall,
  notice,
  inspection,
  case: unnamedCase,
  breach,
};

function cases(rows: readonly Evidence[], group: string): DraftClaim[] {
  const named = rows
    .filter((row) => unnamedCase(row) === undefined && entryLines(row).size > 0)
    .flatMap((row) => {
      const title = registerHeading(row);
      const month = monthOf(row);
      return title === undefined || month === '' ? [] : [{ row, text: `${title} (${month})` }];
    });
  const some = distinctBy(named, ({ text }) => text).slice(0, MOST_CASES);
  return some.length === 0
    ? []
    : [
        draftList(
          some.map(({ row, text }) => ({ row, texts: [text] })),
          { one: 'One court case on record is ', many: 'Court cases on record include ' },
          { group },
        ),
      ];
}

const isSevere = wordSet('critical, major');

/** What failed for customers; what was minor and over within a day is left out. */
function incidents(rows: readonly Evidence[], group: string, writtenAt: string): DraftClaim[] {
  return rows
    .filter((row) => isSevere(entryLines(row).get('Impact') ?? ''))
    .toSorted(byDay)
    .flatMap((row) => {
      const [day, title] = [dayOfRow(row), valueIn(row)];
      return day === undefined || title === undefined || commands(title)
        ? []
        : [{ row, day, title }];
    })
    .slice(0, MOST_OF_A_KIND)
    .map(({ row, day, title }) => {
      const isOver = entryLines(row).get('Until') === day.slice(0, 10);
      const when = capital(atTime(day, writtenAt));
      const text = `${when}, its status page reported ${inQuotes(title)}${isOver ? ', resolved the same day' : ''}`;
      return draft(endSentence(text), [row], { group, asOf: day });
    });
}

/** What authorities and courts have on record, each kind in its own sentences. */
export function writeMatters(
  legal: readonly Evidence[],
  outages: readonly Evidence[],
  { group, writtenAt }: { readonly group: string; readonly writtenAt: string },
): DraftClaim[] {
  const newest = legal.toSorted(byDay);
  const of = (kind: string) => newest.filter(({ details }) => details?.['matter'] === kind);
  const matters = Object.entries(KINDS).flatMap(([kind, say]) => {
    const said = of(kind).flatMap((row) => {
      const text = say(row);
      return text === undefined ? [] : [{ row, text: endSentence(capital(text)) }];
    });
    return distinctBy(said, ({ text }) => text)
      .slice(0, MOST_OF_A_KIND)
      .map(({ row, text }) => draft(text, [row], { group, asOf: dayOfRow(row) }));
  });
  return [...matters, ...cases(of('case'), group), ...incidents(outages, group, writtenAt)];
}
