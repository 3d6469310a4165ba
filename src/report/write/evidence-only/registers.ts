import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes, quotesWell, formatCount, formatMonth } from '../phrases';
import { linesOf, registerOf, describeEntries, type Telling } from './entries';
import { draft, type Facts } from './facts';
import { dayOf, shortSourceName, sourceNameOf } from './sources';

const FILED = 'Filed and scheduled';
const INVENTED = 'Inventions, studies and reviews';
const CONDUCT = 'What public files say of it';

type Opening = Pick<Telling, 'labels' | 'leads' | 'needs' | 'most'>;

const two = (...openings: readonly string[]): Telling['leads'] =>
  openings.map((what) => (register, has) => `${what}, as ${register} ${has} them`);

/** The kinds of legal matter, those first that a candidate would be asked to look away from. */
const MATTERS: Readonly<Record<string, Opening>> = {
  recall: {
    labels: ['Hazard', 'Reason', 'Issue', 'Consequence', 'Summary', 'Remedy', 'Units', 'Status'],
    most: 2,
    leads: two('Recalls', 'More recalls'),
  },
  notice: { labels: ['Kind'], needs: true, leads: two('Notices', 'More notices') },
  inspection: {
    labels: [
      'Violations',
      'Back wages',
      'Penalties',
      'Last penalty',
      'Reason',
      'Compliance',
      'Status',
      'Place',
    ],
    needs: true,
    leads: two('Inspections and their outcome', 'More inspections'),
  },
  case: {
    labels: ['Matter', 'Reason', 'Court', 'Number', 'Summary', 'Status'],
    most: 2,
    needs: true,
    leads: two('Cases', 'More cases'),
  },
  breach: {
    labels: ['Accounts', 'Data'],
    needs: true,
    leads: two('Data breaches', 'More breaches'),
  },
};

/** What authorities and courts have on record, each kind in its own sentence. */
export function writeMatters(
  legal: readonly Evidence[],
  incidents: readonly Evidence[],
  group: string,
): DraftClaim[] {
  const matters = Object.entries(MATTERS).flatMap(([matter, telling]) =>
    describeEntries(
      legal.filter(({ details }) => details?.['matter'] === matter),
      { ...telling, group },
    ),
  );
  return [
    ...matters,
    ...describeEntries(incidents, { labels: ['Impact', 'Status'], leads: two('Incidents'), group }),
  ];
}

/** Items of a report that could not wait: who leaves, what is closed, what was broken into, what must be restated, what was bought or signed, what was earned. */
const ITEMS = ['5.02', '2.05', '1.05', '4.02', '1.03', '2.01', '1.01', '2.02'].map(
  (number) => `Item ${number}`,
);

/** What it told its owners at once, when it speaks to them next, and what it asks of lawmakers. */
export function writeFiled(facts: Facts, writtenAt: string): DraftClaim[] {
  const coming = facts
    .all('event')
    .filter((row) => (dayOf(row) ?? '') >= writtenAt.slice(0, 10))
    .toSorted((left, right) => (dayOf(left) ?? '').localeCompare(dayOf(right) ?? ''));
  const dates = coming.slice(0, 1).map((row) => ({ ...row, asOf: '', publishedAt: '' }));
  return [
    ...describeEntries(dates, {
      labels: ['Date', 'Place'],
      needs: true,
      leads: [() => 'Next date for its investors'],
      group: FILED,
    }),
    ...describeEntries(facts.all('current-report'), {
      labels: ITEMS,
      most: 2,
      needs: true,
      leads: two('Current reports'),
      group: FILED,
    }),
    ...describeEntries(
      facts
        .all('legal')
        .filter(({ details }) => details?.['matter'] === 'lobbying')
        .map((row) => ({ ...row, value: '' })),
      {
        labels: ['Issues', 'Income', 'Expenses'],
        needs: true,
        leads: [(register, has) => `Lobbying, as ${register} ${has} it`],
        group: FILED,
        each: 1,
      },
    ),
  ];
}

const INVENTIONS: Readonly<Record<string, Opening>> = {
  patent: { labels: ['Granted', 'Status'], most: 1, leads: two('Patents', 'More patents') },
  study: { labels: ['Phase', 'Status'], leads: two('Studies', 'More studies') },
  clearance: {
    labels: ['Decision', 'Field'],
    needs: true,
    leads: two('Decisions on its products', 'More decisions'),
  },
  paper: { labels: ['Journal'], leads: two('Papers', 'More papers') },
};

/** What it has invented, tested and brought through a review. */
export function writeInventions(facts: Facts): DraftClaim[] {
  return Object.entries(INVENTIONS).flatMap(([attribute, telling]) =>
    describeEntries(facts.all(attribute), { ...telling, group: INVENTED }),
  );
}

/** What it gives away for others to read and use. */
export function writeSoftware(facts: Facts, group: string): DraftClaim[] {
  return describeEntries(facts.all('software'), {
    labels: ['Stars', 'Downloads', 'Pulls', 'Language', 'Task'],
    most: 2,
    leads: two('Software projects', 'More projects'),
    group,
  });
}

const percent = (value: number) => `${value < 0 ? 'minus ' : ''}${formatCount(Math.abs(value))}%`;

/** The newest gap between what its women and its men earn; what a figure above zero means stands beside it. */
function payGap(rows: readonly Evidence[]): DraftClaim[] {
  const [row] = rows
    .filter(({ value }) => typeof value === 'number')
    .toSorted((left, right) => (dayOf(right) ?? '').localeCompare(dayOf(left) ?? ''));
  if (row === undefined) return [];
  const day = dayOf(row);
  const top = linesOf(row).get('Women in top quarter percent');
  const women =
    top === undefined || !/^\d/u.test(top)
      ? ''
      : `; women in its top quarter: ${percent(Number(top))}`;
  const text = `Its pay gap, by ${registerOf(row)}${day === undefined ? '' : ` of ${formatMonth(day)}`}: median hourly gap ${percent(Number(row.value))}${women}`;
  const notes = [
    {
      label: 'How to read it',
      text: 'above zero, the woman in the middle earns less than the man in the middle; below zero, more.',
    },
  ];
  return [draft(endSentence(text), [row], { group: CONDUCT, asOf: day, notes })];
}

/** What its head earns beside the worker in the middle, in the words of its own filing. */
function payRatio(rows: readonly Evidence[]): DraftClaim[] {
  const row = rows.find(({ quote }) => quotesWell(quote));
  return row === undefined
    ? []
    : [
        draft(
          endSentence(
            `On pay at the top, ${shortSourceName(sourceNameOf(row))} says: ${inQuotes(row.quote)}`,
          ),
          [row],
          { group: CONDUCT, asOf: dayOf(row) },
        ),
      ];
}

/** What files in public say of how it pays and of what it has promised. */
export function writeConduct(facts: Facts): DraftClaim[] {
  const targets: Telling = {
    labels: ['Near term status', 'Near term year', 'Net zero status', 'Net zero year'],
    most: 4,
    needs: true,
    leads: two('Its climate targets'),
    group: CONDUCT,
  };
  return [
    ...payGap(facts.all('pay-gap')),
    ...payRatio(facts.all('pay-ratio')),
    ...describeEntries(facts.all('climate-target').slice(0, 1), targets),
  ];
}

/** How many people it was allowed to bring in, for those who would need it. */
export function writeVisas(facts: Facts): DraftClaim[] {
  const rows = facts
    .all('work-visas')
    .toSorted(
      (left, right) =>
        Number(linesOf(right).get('Year') ?? 0) - Number(linesOf(left).get('Year') ?? 0),
    )
    .slice(0, 1);
  return describeEntries(rows, {
    labels: ['Year', 'Approved new', 'Approved continued', 'Denied new'],
    most: 4,
    needs: true,
    leads: two('Work visas'),
    group: 'Work visas',
  });
}
