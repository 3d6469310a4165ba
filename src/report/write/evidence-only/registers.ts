import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import {
  endSentence,
  inQuotes,
  formatCount,
  formatDate,
  formatMany,
  formatMonth,
} from '../phrases';
import { asTheirs } from '../wording/theirs';
import { typed } from '../wording/typed';
import { linesOf, registerOf, describeEntries, type Telling } from './entries';
import { draft, draftList, valueIn, type Facts } from './facts';
import { byDay, dayOf } from './sources';

const FILED = 'On file';
const INVENTED = 'Patents and studies';
const CONDUCT = 'On file about pay';

type Opening = Pick<Telling, 'labels' | 'leads' | 'needs' | 'most'>;

const two = (...whats: readonly string[]): Telling['leads'] =>
  whats.map(
    (what) => (register, has) => `${register} ${has === 'have' ? 'list' : 'lists'} ${what}`,
  );

/** The kinds of legal matter, those first that a candidate would be asked to look away from. */
const MATTERS: Readonly<Record<string, Opening>> = {
  recall: {
    labels: ['Hazard', 'Reason', 'Issue', 'Consequence', 'Summary', 'Remedy', 'Units', 'Status'],
    most: 2,
    leads: two('these recalls', 'more recalls'),
  },
  notice: { labels: ['Kind'], needs: true, leads: two('these notices', 'more notices') },
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
    leads: two('these inspections', 'more inspections'),
  },
  case: {
    labels: ['Matter', 'Reason', 'Court', 'Number', 'Summary', 'Status'],
    most: 2,
    needs: true,
    leads: two('these cases', 'more cases'),
  },
  breach: {
    labels: ['Accounts', 'Data'],
    needs: true,
    leads: two('these data breaches', 'more breaches'),
  },
};

/** What authorities and courts have on record, each kind in its own sentence. */
/** Cases that are over are told by how they ended. */
function writeClosed(legal: readonly Evidence[], group: string): DraftClaim[] {
  return legal
    .filter(
      ({ details }) =>
        details?.['matter'] === 'case' && /^closed$/iu.test(String(details['status'] ?? '')),
    )
    .flatMap((row) => {
      const day = dayOf(row);
      const how = /withdraw/iu.test(String(row.details?.['reason'] ?? '')) ? 'withdrawn and ' : '';
      return day === undefined
        ? []
        : [
            draft(
              `A case with the ${registerOf(row)}, dated ${formatMonth(day)}, was ${how}closed.`,
              [row],
              { group, asOf: day },
            ),
          ];
    })
    .slice(0, MOST_INCIDENTS);
}

const MOST_INCIDENTS = 2;

/** What failed for customers; what was minor and over within a day is left out. */
function writeIncidents(rows: readonly Evidence[], group: string): DraftClaim[] {
  return rows
    .filter((row) => /^(?:major|critical)$/u.test(linesOf(row).get('Impact') ?? ''))
    .toSorted(byDay)
    .flatMap((row) => {
      const [day, title] = [dayOf(row), valueIn(row)];
      return day === undefined || title === undefined ? [] : [{ row, day, title }];
    })
    .slice(0, MOST_INCIDENTS)
    .map(({ row, day, title }) => {
      const isOver = linesOf(row).get('Until') === day.slice(0, 10);
      const text = `On ${formatDate(day)}, its status page reported ${inQuotes(title)}${isOver ? ', resolved the same day' : ''}`;
      return draft(endSentence(text), [row], { group, asOf: day });
    });
}

export function writeMatters(
  legal: readonly Evidence[],
  incidents: readonly Evidence[],
  group: string,
): DraftClaim[] {
  const closed = writeClosed(legal, group);
  const told = new Set(closed.flatMap(({ evidenceIds }) => evidenceIds));
  const matters = Object.entries(MATTERS).flatMap(([matter, telling]) =>
    describeEntries(
      legal.filter(({ id, details }) => !told.has(id) && details?.['matter'] === matter),
      { ...telling, group },
    ),
  );
  return [...matters, ...writeIncidents(incidents, group)];
}

/** What a report that couldn't wait was about; what it earned is told elsewhere. */
const REPORTED: readonly (readonly [item: string, about: string])[] = [
  ['5.02', 'a change of directors or officers'],
  ['2.05', 'the cost of closing part of its business'],
  ['1.05', 'a cybersecurity incident'],
  ['4.02', 'a restatement of earlier accounts'],
  ['1.03', 'bankruptcy or receivership'],
  ['2.01', 'a purchase or sale that was completed'],
  ['1.01', 'an important agreement'],
];
const MOST_REPORTED = 3;

/** What it told its owners at once, and when it speaks to them next. */
export function writeFiled(facts: Facts, writtenAt: string): DraftClaim[] {
  const coming = facts
    .all('event')
    .filter((row) => (dayOf(row) ?? '') >= writtenAt.slice(0, 10))
    .toSorted((left, right) => (dayOf(left) ?? '').localeCompare(dayOf(right) ?? ''));
  const reports = facts
    .all('current-report')
    .toSorted(byDay)
    .flatMap((row) => {
      const lines = linesOf(row);
      const about = REPORTED.find(([item]) => lines.has(`Item ${item}`))?.[1];
      const day = dayOf(row);
      return about === undefined || day === undefined ? [] : [{ row, about, day }];
    });
  return [
    ...coming.slice(0, 1).map((row) =>
      draft(`The next date for its investors is ${formatDate(dayOf(row) ?? '')}.`, [row], {
        group: FILED,
      }),
    ),
    ...reports.slice(0, MOST_REPORTED).map(({ row, about, day }) =>
      typed(`In ${formatMonth(day)}, it filed a report on ${about}.`, [row], {
        group: FILED,
        asOf: day,
      }),
    ),
  ];
}

const INVENTIONS: Readonly<Record<string, Opening>> = {
  patent: { labels: ['Granted', 'Status'], most: 1, leads: two('these patents', 'more patents') },
  study: { labels: ['Phase', 'Status'], leads: two('these studies', 'more studies') },
  clearance: {
    labels: ['Decision', 'Field'],
    needs: true,
    leads: two('these decisions on its products', 'more decisions'),
  },
  paper: { labels: ['Journal'], leads: two('these papers', 'more papers') },
};

/** What it has invented, tested and brought through a review. */
export function writeInventions(facts: Facts): DraftClaim[] {
  return Object.entries(INVENTIONS).flatMap(([attribute, telling]) =>
    describeEntries(facts.all(attribute), { ...telling, group: INVENTED }),
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
          .at(-1) ?? '';
      const language = linesOf(row).get('Language');
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
      : `, and women held ${percent(Number(top))} of the best-paid quarter of jobs`;
  const when = day === undefined ? 'Its' : `In ${formatMonth(day)}, its`;
  const text = `${when} median hourly pay gap was ${percent(Number(row.value))}${women}`;
  const notes = [
    {
      label: 'How to read it',
      text: 'above zero, the woman in the middle earns less than the man in the middle; below zero, more.',
    },
  ];
  return [draft(endSentence(text), [row], { group: CONDUCT, asOf: day, notes })];
}

/** What its head earns beside the worker in the middle. */
function payRatio(rows: readonly Evidence[]): DraftClaim[] {
  return rows
    .flatMap((row) => {
      const text = asTheirs(row);
      return text === undefined ? [] : [draft(text, [row], { group: CONDUCT, asOf: dayOf(row) })];
    })
    .slice(0, 1);
}

/** What files in public say of how it pays and of what it has promised. */
export function writeConduct(facts: Facts): DraftClaim[] {
  const targets: Telling = {
    labels: ['Near term status', 'Near term year', 'Net zero status', 'Net zero year'],
    most: 4,
    needs: true,
    leads: two('its climate targets'),
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
  return facts
    .all('work-visas')
    .map((row) => ({ row, lines: linesOf(row) }))
    .filter(({ lines }) => Number(lines.get('Year')) > 0 && Number(lines.get('Approved new')) >= 0)
    .toSorted((left, right) => Number(right.lines.get('Year')) - Number(left.lines.get('Year')))
    .slice(0, 1)
    .map(({ row, lines }) => {
      const count = Number(lines.get('Approved new'));
      const denied = Number(lines.get('Denied new') ?? 0);
      const text = `In ${lines.get('Year')}, ${formatMany(count, 'new work visa')} were approved for it${denied > 0 ? ` and ${formatCount(denied)} denied` : ''}.`;
      return draft(text, [row], { group: 'Work visas', asOf: dayOf(row) });
    });
}
