import { GIVEN_POSTING, type Evidence } from '../../research/evidence/shape';
import type { Picture, PictureValue, Section } from '../document/shape';
import { INTERVIEWERS } from '../document';
import { formatPlural } from './material';

const LEAST_FINDINGS = 5;
const LEAST_BARS = 2;
const DAY = 86_400_000;

/** The findings that the claims stand on, each once: what was handed in, and what is told of interviewers, apart. */
function citedRows(sections: readonly Section[], evidence: readonly Evidence[]): Evidence[] {
  const ids = new Set(
    sections
      .filter(({ id }) => id !== INTERVIEWERS)
      .flatMap(({ claims }) =>
        claims.flatMap(({ citations }) => citations.map(({ evidenceId }) => evidenceId)),
      ),
  );
  const rows = evidence.filter(
    ({ id, sourceId, attribute }) =>
      ids.has(id) && sourceId !== GIVEN_POSTING && attribute !== 'interviewer',
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((left, right) =>
    left.id < right.id ? -1 : 1,
  );
}

const KINDS: readonly (readonly [label: string, is: (row: Evidence) => boolean])[] = [
  ['The company itself', ({ reliability }) => reliability === 'first-party'],
  ['Public records', ({ reliability }) => reliability === 'register'],
  [
    'Press',
    ({ reliability, attribute }) =>
      (reliability === 'reference' && attribute === 'news') ||
      (reliability === 'public-voice' && attribute !== 'public-voice'),
  ],
  [
    'Reference',
    ({ reliability, attribute }) => reliability === 'reference' && attribute !== 'news',
  ],
  [
    'Public discussion',
    ({ reliability, attribute }) => reliability === 'public-voice' && attribute === 'public-voice',
  ],
];

const AGES: readonly (readonly [label: string, days: number])[] = [
  ['Up to 1 month', 31],
  ['1 to 6 months', 183],
  ['6 to 12 months', 365],
  ['1 to 3 years', 1096],
  ['More than 3 years', Infinity],
];
const UNDATED = 'No date of its own';

function ageOf({ asOf, publishedAt }: Evidence, writtenAt: string): string {
  const day = [publishedAt, asOf]
    .map((date) => Date.parse(date ?? ''))
    .find((time) => !Number.isNaN(time));
  const days =
    day === undefined ? undefined : Math.floor((Date.parse(writtenAt.slice(0, 10)) - day) / DAY);
  return days === undefined ? UNDATED : (AGES.find(([, most]) => days <= most)?.[0] ?? UNDATED);
}

const barsOf = (values: readonly PictureValue[]): number =>
  values.filter(({ value }) => (value ?? 0) > 0).length;

function coverage(rows: readonly Evidence[]): Picture[] {
  const values = KINDS.map(([label, is]): PictureValue => {
    const own = rows.filter(is);
    return {
      label,
      value: new Set(own.map(({ url }) => url)).size,
      evidenceIds: own.map(({ id }) => id),
    };
  });
  const pages = new Set(rows.map(({ url }) => url)).size;
  if (rows.length < LEAST_FINDINGS || barsOf(values) < LEAST_BARS) return [];
  return [
    {
      id: 'coverage',
      section: 'deep-research',
      kind: 'bars',
      order: 'rank',
      title: 'Pages we cite, by kind',
      unit: 'pages',
      values,
      says: `${formatPlural(pages, 'page')} in all.`,
      citations: [],
    },
  ];
}

function freshness(rows: readonly Evidence[], writtenAt: string): Picture[] {
  const values = [...AGES.map(([label]) => label), UNDATED].map((label): PictureValue => {
    const own = rows.filter((row) => ageOf(row, writtenAt) === label);
    return { label, value: own.length, evidenceIds: own.map(({ id }) => id) };
  });
  if (rows.length < LEAST_FINDINGS || barsOf(values) < LEAST_BARS) return [];
  return [
    {
      id: 'freshness',
      section: 'sources',
      kind: 'bars',
      order: 'rank',
      title: 'How recent the evidence is',
      unit: 'findings',
      values,
      says:
        `${formatPlural(rows.length, 'finding')}, by age on the day of writing. ` +
        'Anything without a date was still online when we read it.',
      citations: [],
    },
  ];
}

/** What the report itself stands on: counted from its claims, so that it is right whenever they change. */
export function drawCounts(
  sections: readonly Section[],
  evidence: readonly Evidence[],
  writtenAt: string,
): Picture[] {
  const rows = citedRows(sections, evidence);
  return [...coverage(rows), ...freshness(rows, writtenAt)].filter(({ section }) =>
    sections.some(({ id }) => id === section),
  );
}
