import { describe, expect, test } from 'vitest';
import type { EntityCard } from '../company';
import { readPlainText } from '../read/read-plain-text';
import { extractEvidence } from './extract-evidence';
import type { Document } from './extract/document';
import { findEvidence } from './find/find-evidence';
import { inMemorySnapshots, snapshotName } from './snapshots/in-memory-snapshots';
import { withinBudget } from './reading-budget';
import type { SnapshotKind, UnreadSource } from './shape';

const card: EntityCard = {
  id: 'wikidata:Q1',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  domain: 'loamferry.example',
  jobBoards: {},
  namesakes: [],
};

function document(pasted: string, kind: SnapshotKind = 'page'): Document {
  const { text, blocks } = readPlainText(pasted);
  return {
    text,
    record: {
      snapshot: snapshotName(text),
      sourceId: 'site-about',
      sourceName: 'Company about page',
      url: 'https://loamferry.example/about',
      title: 'About Loam Ferry',
      kind,
      topics: ['snapshot'],
      reliability: 'first-party',
      tier: 'B',
      matchScore: 1,
      fetchedAt: '2026-03-02T10:00:00.000Z',
      blocks,
    },
  };
}

const repeat =
  (piece: string) =>
  (length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** What is left out or blanked out before any pattern meets it. */
const MONSTERS: readonly (readonly [string, (length: number) => string])[] = [
  ['letters', repeat('A')],
  ['small letters', repeat('a')],
  ['curly quotation marks', repeat('“')],
  ['straight quotation marks', repeat('"')],
  ['brackets', repeat('(')],
  ['digits', repeat('7')],
  ['figures', repeat('1,')],
  ['names', repeat('Loam Ferry ')],
  ['capitals', repeat('Aaaa ')],
  ['people', repeat('Ada Bell and ')],
  ['a nested list', repeat('- a(b\n')],
  ['lines', repeat('Aa\n')],
];

/** What keeps each limit by a little, so that all of it is read. */
const NEAR_MONSTERS: typeof MONSTERS = [
  ['the longest words', repeat(`${`${'A'.repeat(118)} `.repeat(12)}end. `)],
  ['the longest sentences', repeat(`${'Aaaa '.repeat(290)}end. `)],
  ['sentences of quotation marks', repeat(`${'“a '.repeat(480)}end. `)],
  ['initials', repeat('A. ')],
  ['years', repeat(`${'founded in 1990 in Hull, '.repeat(58)}end. `)],
  ['facts', repeat('Loam Ferry said that it hired 40 engineers in Hull in May 2025.\n')],
];

function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of a few tries: a busy machine only ever adds to it. */
const leastCpu = (tries: number, work: () => void): number =>
  Math.min(...Array.from({ length: tries }, () => cpu(work)));

describe('hostile text through extractEvidence', () => {
  test.each(MONSTERS)('12 kB of %s cost at most 50 ms of CPU', (_, make) => {
    const read = document(make(12_000));
    expect(leastCpu(3, () => void extractEvidence(card, [read]))).toBeLessThan(50);
  });

  test.each(MONSTERS)('1 MB of %s costs at most 2 s of CPU', (_, make) => {
    const read = document(make(1_000_000));
    expect(leastCpu(2, () => void extractEvidence(card, [read]))).toBeLessThan(2_000);
  });

  // What grows with the square takes sixteen times as long; between that and four a busy machine has room.
  test.each(NEAR_MONSTERS)(
    'four times as much of %s costs at most 5.5 times as much',
    (_, make) => {
      const few = document(make(6_000));
      const many = document(make(24_000));
      expect(withinBudget(many).kind).toBe('readable');
      extractEvidence(card, [few]);
      const ratios: number[] = [];
      // One quiet moment is enough: what is more than linear is so in each of them.
      for (let time = 0; time < 8 && !ratios.some((ratio) => ratio <= 5.5); time += 1) {
        const least = leastCpu(2, () => void extractEvidence(card, [few]));
        ratios.push(leastCpu(1, () => void extractEvidence(card, [many])) / least);
      }
      expect(Math.min(...ratios)).toBeLessThanOrEqual(5.5);
    },
  );
});

describe('the budget of a document', () => {
  const fact = 'Loam Ferry was founded in 1990. It has 240 employees.\n';
  const reasonOf = (read: Document): string | undefined => {
    const budgeted = withinBudget(read);
    return budgeted.kind === 'left-out' ? budgeted.reason : undefined;
  };

  const readable = (read: Document): Document => {
    const budgeted = withinBudget(read);
    if (budgeted.kind === 'left-out') throw new Error(budgeted.reason);
    return budgeted.document;
  };

  test.each([
    ['hardly anything but one word', fact + 'A'.repeat(5_000), 'More than half'],
    ['hardly anything but one sentence', fact + 'word '.repeat(5_000), 'More than half'],
    ['lines of two letters', 'Aa\n'.repeat(2_000), 'a few characters a line'],
    ['too many lines', `${fact}`.repeat(20_001), 'more than 20,000 lines'],
    ['too many characters', `${fact.repeat(19)}\n`.repeat(2_000), 'more than two million'],
  ])('leaves out a text of %s', (_, pasted, words) => {
    const read =
      words === 'more than two million' ? document(pasted.replaceAll('\n', ' ')) : document(pasted);
    expect(reasonOf(read)).toContain(words);
    expect(extractEvidence(card, [read])).toEqual([]);
  });

  test('a source left out is reported with its reason, and the others are read', async () => {
    const snapshots = inMemorySnapshots();
    const [good, bad] = [document(fact.repeat(3)), document('A'.repeat(9_000))];
    for (const { text } of [good, bad]) await snapshots.put(text);
    const unread: UnreadSource[] = [];
    const rows = await findEvidence(
      { snapshots, reportUnread: (sources) => void unread.push(...sources) },
      card,
      [good.record, { ...bad.record, sourceId: 'other', url: 'https://loamferry.example/x' }],
    );
    expect(rows.map(({ takenFor }) => takenFor)).toContain('employees');
    expect(unread).toEqual([
      {
        sourceId: 'other',
        sourceName: 'Company about page',
        url: 'https://loamferry.example/x',
        reason: expect.stringMatching(/^More than half .*\.$/),
      },
    ]);
  });

  test('one monstrous word in a page costs the page nothing but that word', () => {
    const plain = fact.repeat(60);
    const spoiled = document(`${plain}See ${'A'.repeat(900)} for more.\n${plain}`);
    const rows = extractEvidence(card, [spoiled]);
    expect(rows.map(({ attribute }) => attribute)).toContain('employees');
    for (const { start, end, quote } of rows) {
      expect(spoiled.text.slice(start, end)).toBe(quote);
      expect(quote).not.toContain('AAAA');
    }
  });

  test('a block longer than any line is read in pieces, each sentence whole', () => {
    const filler = 'The ferry crosses the river at noon on every day of the week. '.repeat(200);
    const read = document(`Notes.\n${filler}Loam Ferry has 240 employees. ${filler}`);
    const { text, record } = readable(read);
    expect(record.blocks.every(({ start, end }) => end - start <= 5_000)).toBe(true);
    const pieces = record.blocks.map(({ start, end }) => text.slice(start, end));
    expect(pieces.slice(1).every((piece) => /^[A-Z].*\.$/.test(piece.trim()))).toBe(true);
    expect(extractEvidence(card, [read]).map(({ attribute }) => attribute)).toContain('employees');
  });

  test('data in the form of their service are parsed whole, however long their lines are', () => {
    const read = document(`{"facts":{"x":"${'A'.repeat(20_000)}"}}`, 'company-facts');
    expect(withinBudget(read)).toEqual({ kind: 'readable', document: read, unreadable: [] });
  });
});
