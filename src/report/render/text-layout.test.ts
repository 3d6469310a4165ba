import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  outlineOfReport,
  spokenWords,
  type Citation,
  type Claim,
  type ReportDocument,
} from '../document';
import { bare, firstMissing } from '../fixtures/same-words';
import { reportOf } from '../fixtures/report-input';
import { renderText } from './text';

const { document } = await reportOf();
const CITATION: Citation = {
  evidenceId: 'e1',
  sourceName: 'Open Register',
  title: 'An entry',
  url: 'https://register.example/1',
  quote: 'It was founded in 1987.',
  fetchedAt: '2026-03-20T09:00:00.000Z',
};
const CLAIM: Claim = {
  id: 'c1',
  kind: 'fact',
  text: 'It dates from 1987.',
  verdict: 'supported',
  citations: [CITATION],
  restsOn: [],
};

function reportOn(claims: readonly Claim[], changes: Partial<ReportDocument> = {}): ReportDocument {
  const { sourceName, title, url, fetchedAt } = CITATION;
  return {
    ...document,
    sections: [
      { id: 'snapshot', title: 'Company snapshot', claims, notFound: [] },
      { id: 'sources', title: 'Sources', claims: [], notFound: [] },
    ],
    sources: [{ sourceName, title, url, fetchedAt }],
    ...changes,
  };
}
const bodyOf = (claim: Partial<Claim>): string[] => {
  const [, body = ''] = renderText(reportOn([{ ...CLAIM, ...claim }])).split(
    '================\n\n',
  );
  return (body.split('\n\nSources\n')[0] ?? '').split('\n');
};

describe('a claim in plain text', () => {
  test('is a sentence of a paragraph with its marks', () => {
    expect(bodyOf({})).toEqual(['It dates from 1987. [1a]']);
    const twice = renderText(reportOn([CLAIM, { ...CLAIM, id: 'c2', text: 'It is old.' }]));
    expect(twice).toContain('It dates from 1987. [1a] It is old. [1a]\n');
  });

  test('with notes is an item of a list, and they are below it, further in where a line goes on', () => {
    const notes = [{ label: 'A good answer', text: 'names a figure. '.repeat(8).trim() }];
    const lines = bodyOf({ verdict: 'stale', asOf: '1987-05', notes });
    expect(lines.slice(0, 2)).toEqual([
      '- It dates from 1987. [1a] (May be out of date: May 1987)',
      expect.stringMatching(/^ {2}A good answer: names/u) as string,
    ]);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(2)) expect(line).toMatch(/^ {4}\S/u);
  });

  test('without quotes has no brackets', () => {
    expect(bodyOf({ citations: [] })).toEqual(['It dates from 1987.']);
  });

  test('of its group stands under the group’s name, without a line between', () => {
    expect(bodyOf({ group: 'Since when' })).toEqual(['Since when', 'It dates from 1987. [1a]']);
  });

  test('names each section that it rests on once', () => {
    const claims = [
      CLAIM,
      { ...CLAIM, id: 'c2' },
      { ...CLAIM, id: 'c3', restsOn: ['c1', 'c2', 'gone'], notes: [{ label: 'a', text: 'b' }] },
    ];
    expect(renderText(reportOn(claims)).match(/Based on: .*/gu)).toEqual([
      'Based on: Company snapshot',
    ]);
  });
});

describe('lines', () => {
  const words = fc.array(
    fc.string({
      unit: fc.constantFrom('a', 'W', '“', 'é', '漢', '-', '.'),
      minLength: 1,
      maxLength: 30,
    }),
    { minLength: 1, maxLength: 60 },
  );

  test('break between words only, say every word in its order, and are no wider than a letter', () => {
    fc.assert(
      fc.property(words, words, (said, noted) => {
        const report = reportOn([
          { ...CLAIM, text: said.join(' '), notes: [{ label: 'Note', text: noted.join(' ') }] },
        ]);
        const text = renderText(report);
        expect(firstMissing(text, spokenWords(outlineOfReport(report)))).toBeUndefined();
        expect(text.split('\n').filter((line) => line.length > 78)).toEqual([]);
        expect(text).not.toMatch(/[ \t]$/mu);
      }),
      { seed: 20_260_320, numRuns: 40 },
    );
  });

  test.each([77, 78, 79, 200])('a word of %i letters stays whole', (length) => {
    const word = 'W'.repeat(length);
    expect(
      bodyOf({ text: `It is ${word} today.` }).filter((line) => line.includes(word)),
    ).toHaveLength(1);
  });
});

describe('a title', () => {
  test.each(['Tarn', 'Łódź 東京', 'W'.repeat(120)])(
    '%s stands at the head, above for whom and when',
    (company) => {
      const head = (renderText(reportOn([CLAIM], { company })).split('\n\n')[0] ?? '').split('\n');
      expect(head).toEqual([
        company,
        'Interview report · Backend Engineer',
        'Written for Ines Okafor · March 20, 2026',
        'Not yet expert-reviewed',
      ]);
    },
  );

  test('of a section is underlined in its own length', () => {
    const lines = renderText(document).split('\n');
    const rules = lines.flatMap((line, index) =>
      /^=+$/u.test(line) ? [[lines[index - 1]?.length, line.length]] : [],
    );
    expect(rules).toHaveLength(outlineOfReport(document).sections.length);
    for (const [title, rule] of rules) expect(rule).toBe(title);
  });
});

test('no two reports that differ in a single word are the same text', () => {
  const base = renderText(reportOn([CLAIM]));
  for (const change of [
    { text: 'It dates from 1988.' },
    { verdict: 'weak' },
    { group: 'Else' },
    { reckoning: '1 + 1' },
    { notes: [{ label: 'a', text: 'b' }] },
  ] satisfies Partial<Claim>[]) {
    expect(bare(renderText(reportOn([{ ...CLAIM, ...change }])))).not.toBe(bare(base));
  }
});
