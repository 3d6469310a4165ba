import { describe, expect, test } from 'vitest';
import { reportOf } from '../../fixtures/report-input';
import { outlineChanges } from './changes';
import { MARKS, marksOf } from './marks';
import { outlineOfReport } from './outline';
import type { DocumentChange, DocumentChanges, ReportDocument, Verdict } from '../shape';
import { spokenWords } from '../pictures/spoken';

const { document } = await reportOf();

const ITEMS: readonly DocumentChange[] = [
  { section: 'Company snapshot', kind: 'added', after: 'It has 41 shops.' },
  {
    section: 'Market',
    kind: 'changed',
    before: 'It had two rivals.',
    after: 'It has three rivals.',
  },
  { section: 'Location', kind: 'removed', before: 'It is moving to Ashby Falls.' },
];
const changed = (changes: Partial<DocumentChanges> = {}): DocumentChanges => ({
  since: '2026-03-02T10:00:00.000Z',
  nowReviewed: false,
  items: ITEMS,
  ...changes,
});

describe('what has changed since the last version', () => {
  test('names its day, and of each sentence where it stands and how it read before and reads now', () => {
    expect(outlineChanges(changed()).changes).toEqual({
      title: 'What has changed since March 2, 2026',
      items: [
        { what: 'New in Company snapshot', said: [{ label: 'Now', text: 'It has 41 shops.' }] },
        {
          what: 'Changed in Market',
          said: [
            { label: 'Before', text: 'It had two rivals.' },
            { label: 'Now', text: 'It has three rivals.' },
          ],
        },
        {
          what: 'Taken out of Location',
          said: [{ label: 'Before', text: 'It is moving to Ashby Falls.' }],
        },
      ],
    });
  });

  test('an expert’s look at it is news too, even where no sentence changed', () => {
    expect(outlineChanges(changed({ nowReviewed: true, items: [] })).changes).toMatchObject({
      reviewed: 'An expert has reviewed it since.',
      items: [],
    });
  });

  test('no news is not told', () => {
    expect(outlineChanges(changed({ items: [] }))).toEqual({});
    expect(
      outlineOfReport({ ...document, changes: changed({ items: [] }) }).changes,
    ).toBeUndefined();
    expect(outlineOfReport(document).changes).toBeUndefined();
  });

  test('what a stranger wrote into a sentence is shown as a line that disturbs nothing', () => {
    const [first] =
      outlineChanges(
        changed({ items: [{ section: 'A\u202e', kind: 'added', after: 'One\n\u0000two' }] }),
      ).changes?.items ?? [];
    expect(first).toEqual({ what: 'New in A', said: [{ label: 'Now', text: 'One two' }] });
  });

  test('it is spoken before the first section', () => {
    const words = spokenWords(
      outlineOfReport({ ...document, changes: changed({ nowReviewed: true }) }),
    );
    const at = (piece: string) => words.indexOf(piece);
    expect(at('Not yet expert-reviewed')).toBeLessThan(at('What has changed since March 2, 2026'));
    expect(at('An expert has reviewed it since.')).toBeLessThan(at('New in Company snapshot'));
    expect(at('It is moving to Ashby Falls.')).toBeLessThan(at('The brief'));
    expect(at('It is moving to Ashby Falls.')).toBeGreaterThan(0);
  });
});

describe('the marks beside sentences', () => {
  const withVerdicts = (...verdicts: readonly Verdict[]): ReportDocument => {
    const [claim] = document.sections.flatMap(({ claims }) => claims);
    if (claim === undefined) throw new Error('No claim to change');
    return {
      ...document,
      sections: [
        {
          id: 'snapshot',
          title: 'Company snapshot',
          claims: verdicts.map((verdict) => ({ ...claim, verdict })),
          notFound: [],
        },
      ],
    };
  };

  test('are explained once each, in one order, and only those that stand in the report', () => {
    expect(
      marksOf(withVerdicts('stale', 'supported', 'stale', 'conflicted')).map(({ word }) => word),
    ).toEqual(['Supported', 'Sources differ', 'May be out of date']);
    expect(marksOf(withVerdicts())).toEqual([]);
  });

  test('each has a word and a meaning of its own', () => {
    const all = Object.values(MARKS);
    for (const field of ['word', 'means'] as const)
      expect(new Set(all.map((mark) => mark[field])).size).toBe(all.length);
  });
});
