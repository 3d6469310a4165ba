import type { Evidence } from '../../../research/evidence/shape';
import { formatDate, formatMonth } from '../phrases';
import type { DraftClaim, ListSentence } from '../ports';
import { distinctBy, draftList, type Facts } from '../evidence-only/facts';
import { byDay, dayOfRow } from '../evidence-only/sources';
import { registerHeading, entryLines, plainLine } from './lines';

const INVENTED = 'Patents and studies';
const MOST_OF_A_KIND = 3;

interface Invention {
  readonly start: Pick<ListSentence, 'one' | 'many'>;
  readonly more: (row: Evidence) => string | undefined;
}

const starting = (one: string, many: string): Pick<ListSentence, 'one' | 'many'> => ({ one, many });
const spoken = (line: string | undefined): string | undefined =>
  line?.toLowerCase().replaceAll('_', ' ');

const INVENTIONS: Readonly<Record<string, Invention>> = {
  patent: {
    start: starting('A recent patent is ', 'Recent patents include '),
    more: (row) => {
      const granted = formatDate(entryLines(row).get('Granted') ?? '');
      return granted === '' ? undefined : `granted ${granted}`;
    },
  },
  study: {
    start: starting('A study on record is ', 'Studies on record include '),
    more: (row) => spoken(plainLine(row, 'Status')),
  },
  clearance: {
    start: starting('A regulator has decided on ', 'Regulators have decided on '),
    more: (row) => spoken(plainLine(row, 'Decision')),
  },
  paper: {
    start: starting('A paper by its people is ', 'Papers by its people include '),
    more: (row) => plainLine(row, 'Journal'),
  },
};

function listed(rows: readonly Evidence[], { start, more }: Invention): DraftClaim[] {
  const named = rows.toSorted(byDay).flatMap((row) => {
    const title = registerHeading(row);
    const [month, rest] = [formatMonth(dayOfRow(row) ?? ''), more(row)];
    const aside = rest ?? month;
    return title === undefined ? [] : [{ row, text: aside === '' ? title : `${title} (${aside})` }];
  });
  const some = distinctBy(named, ({ text }) => text).slice(0, MOST_OF_A_KIND);
  return some.length === 0
    ? []
    : [
        draftList(
          some.map(({ row, text }) => ({ row, texts: [text] })),
          start,
          { group: INVENTED },
        ),
      ];
}

/** What it has invented, tested and brought through a review. */
export function writeInventions(facts: Facts): DraftClaim[] {
  return Object.entries(INVENTIONS).flatMap(([attribute, invention]) =>
    listed(facts.all(attribute), invention),
  );
}

const MOST_PROJECTS = 3;

/** What it gives away for others to read and use. */
export function writeSoftware(facts: Facts, group: string): DraftClaim[] {
  const projects = facts
    .all('software')
    .toSorted(byDay)
    .flatMap((row) => {
      const name =
        String(row.value ?? '')
          .split('/')
          .at(-1)
          ?.trim() ?? '';
      const language = plainLine(row, 'Language');
      return /^[\p{L}\p{N}._-]{2,}$/u.test(name) && row.quote.includes(name)
        ? [{ row, text: language === undefined ? name : `${name} (${language})` }]
        : [];
    })
    .slice(0, MOST_PROJECTS);
  return projects.length === 0
    ? []
    : [
        draftList(
          projects.map(({ row, text }) => ({ row, texts: [text] })),
          { one: 'A project it publishes is ', many: 'Projects it publishes include ' },
          { group },
        ),
      ];
}
