import { expect, test } from 'vitest';
import { extractEvidence } from './extract-evidence';
import { kindOfDocument, KINDS_OF_DOCUMENT } from './kind-of-document';
import { everyReader, isQuoted, provenReaders, readerOf, type Readers } from './proven-readers';
import readers from './readers.json';
import type { Document } from './extract/document';
import type { Snapshot } from './shape';

/** What a reader needs on real text before what it reads may be told as a fact. */
const LEAST_PRECISION = 0.95;
const LEAST_RIGHT = 20;

const nameOf = ({ attribute, kind }: { attribute: string; kind: string }): string =>
  `${attribute}, ${kind}`;
const proven = new Set(
  readers
    .filter(
      ({ right, wrong }) => right >= LEAST_RIGHT && right / (right + wrong) >= LEAST_PRECISION,
    )
    .map(nameOf),
);

const TEXT = [
  'About Tolvane',
  'Tolvane was founded in 2009 and is headquartered in Leeds, England.',
  'As of March 31, 2026, Tolvane had 4,120 employees.',
  'In June 2026 we acquired Brindle Boats for $12 million.',
  'We offer all employees 28 days of paid vacation and private health insurance.',
  'Ada Merrow is our Chief Executive Officer.',
  'Our mission is to keep rivers quiet.',
  'We are a remote-first company with offices in Leeds and Ghent.',
  'In 2026 we launched Ferry Planner, which plans crossings.',
  'In May 2026 a former supplier filed a lawsuit against Tolvane in the High Court.',
].join('\n');
const card = {
  id: 'made-up:tolvane',
  name: 'Tolvane',
  legalName: 'Tolvane, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
  domain: 'tolvane.example',
};

function documentOf(described: Pick<Snapshot, 'kind' | 'reliability'>) {
  let at = 0;
  const blocks = TEXT.split('\n').map((line, index) => {
    const start = at;
    at += line.length + 1;
    return {
      kind: index === 0 ? ('heading' as const) : ('paragraph' as const),
      start,
      end: start + line.length,
    };
  });
  const record: Snapshot = {
    snapshot: 'made-up',
    sourceId: 'site-about',
    sourceName: 'Company about page',
    url: 'https://tolvane.example/about',
    title: 'About Tolvane',
    topics: ['snapshot', 'culture', 'leadership'],
    tier: 'A',
    matchScore: 1,
    fetchedAt: '2026-11-01T00:00:00.000Z',
    blocks,
    ...described,
  };
  return { record, text: TEXT };
}

const DOCUMENTS = [
  documentOf({ kind: 'page', reliability: 'first-party' }),
  documentOf({ kind: 'page', reliability: 'reference' }),
  documentOf({ kind: 'news', reliability: 'public-voice' }),
  documentOf({ kind: 'filing', reliability: 'register' }),
  documentOf({ kind: 'job-posting', reliability: 'first-party' }),
];

test('a reader is on where it was right often enough on real text, and nowhere else', () => {
  expect(readers.filter(({ on }) => on).map(nameOf)).toEqual([...proven]);
  const attributes = [...new Set([...readers.map(({ attribute }) => attribute), 'never-measured'])];
  const on = attributes.flatMap((attribute) =>
    KINDS_OF_DOCUMENT.filter((kind) => provenReaders(attribute, kind)).map((kind) =>
      nameOf({ attribute, kind }),
    ),
  );
  expect(on.toSorted()).toEqual([...proven].toSorted());
});

test('the table has one row for each attribute and kind of document, with something counted', () => {
  const names = readers.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(readers.filter(({ right, wrong }) => right + wrong === 0).map(nameOf)).toEqual([]);
});

const rowsBy = (readers: Readers, documents: readonly Document[]) =>
  extractEvidence(card, documents, new Map(), readers);
const typedOf = (rows: ReturnType<typeof rowsBy>) =>
  rows.filter(({ attribute }) => !isQuoted(attribute));
const named = (rows: ReturnType<typeof rowsBy>) =>
  rows.map(({ attribute, value, start }) => [attribute, value, start]);

test.each(DOCUMENTS)(
  'a fact of $record.kind, $record.reliability is told only where its reader is proven, and its sentence stays',
  (document) => {
    const kind = kindOfDocument(document.record) ?? '';
    const all = typedOf(rowsBy(everyReader, [document]));
    const rows = rowsBy(provenReaders, [document]);
    const isProven = ({ attribute }: (typeof all)[number]): boolean =>
      proven.has(nameOf({ attribute: readerOf(attribute), kind }));
    expect(named(typedOf(rows))).toEqual(named(all.filter(isProven)));
    const unproven = all.filter((row) => !isProven(row));
    expect(unproven.length).toBeGreaterThan(0);
    for (const { start, end } of unproven)
      expect(rows.some((row) => row.start <= start && row.end >= end)).toBe(true);
  },
);

test('a fact of a reader that is off becomes a statement that knows what it was taken for', () => {
  const benefitsAlone: Readers = (attribute) => attribute === 'benefit';
  const rows = rowsBy(benefitsAlone, DOCUMENTS.slice(0, 1));
  expect(new Set(typedOf(rows).map(({ attribute }) => attribute))).toEqual(new Set(['benefit']));
  const headcount = rows.find(({ takenFor }) => takenFor === 'employees');
  expect(headcount).toMatchObject({
    attribute: 'statement',
    quote: 'As of March 31, 2026, Tolvane had 4,120 employees.',
  });
  expect(headcount).not.toHaveProperty('value');
});

test('with all readers, and where nothing is said of them, every fact stays typed', () => {
  const rows = extractEvidence(card, DOCUMENTS);
  expect(rows).toEqual(rowsBy(everyReader, DOCUMENTS));
  expect(rows.filter(({ takenFor }) => takenFor !== undefined)).toEqual([]);
  expect(typedOf(rows).length).toBeGreaterThan(typedOf(rowsBy(provenReaders, DOCUMENTS)).length);
});

test('what a service states field by field is told whatever the table says', () => {
  const text = 'Employees: 4120';
  const record = documentOf({ kind: 'record', reliability: 'register' }).record;
  expect(kindOfDocument(record)).toBeUndefined();
  const entity: Snapshot = {
    ...record,
    kind: 'record',
    topics: ['legal'],
    blocks: [{ kind: 'row', start: 0, end: text.length }],
  };
  const rows = [{ record: entity, text }];
  expect(rowsBy(provenReaders, rows)).toEqual(rowsBy(everyReader, rows));
});
