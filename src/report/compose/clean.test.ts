import { expect, test } from 'vitest';
import { reportOf } from '../fixtures/report-input';
import { outlineOfReport, spokenWords } from '../document';
import { cleanName, LONGEST_NAME } from './clean';

test.each([
  ['Fernhollow', 'Fernhollow'],
  ['  Fern \n hollow\t', 'Fern hollow'],
  ['Fern\u0000hollow', 'Fern hollow'],
  ['Fern\u00adhol\u200blow', 'Fernhollow'],
  ['\u202eFern\u202c', 'Fern'],
  ['Cafe\u0301 Fern', 'Café Fern'],
  ['Fern\ud83c', 'Fern\ufffd'],
  ['', 'Unnamed'],
  ['\u200b \u2028', 'Unnamed'],
])('%j is spoken of as “%s”', (given, shown) => {
  expect(cleanName(given)).toBe(shown);
});

test('what a name says is not judged: marks of other languages and of code stay as they are', () => {
  for (const name of ['<b>Fern</b>', '#let x = 1', '[Fern](x)', 'שלום', 'Fern & “Hollow”'])
    expect(cleanName(name)).toBe(name);
});

test('the longest name is shown whole, and one letter more is cut and says so', () => {
  expect(cleanName('W'.repeat(LONGEST_NAME))).toBe('W'.repeat(LONGEST_NAME));
  expect(cleanName('W'.repeat(LONGEST_NAME + 1))).toBe(`${'W'.repeat(LONGEST_NAME - 1)}…`);
  expect(cleanName(`${'Long name '.repeat(12)}end`)).toMatch(/^Long name .*\w…$/u);
});

test('cleaning twice is cleaning once', () => {
  for (const name of ['W'.repeat(400), '🌿'.repeat(100), 'a b '.repeat(60), '\u0000x\ud800'])
    expect(cleanName(cleanName(name))).toBe(cleanName(name));
});

test.each(['', 'x'])(
  'no sign is cut in two, whether the cut falls before it or in it (%j)',
  (before) => {
    const name = cleanName(before + '🌿'.repeat(100));
    expect(name.isWellFormed()).toBe(true);
    expect(name).toMatch(/🌿…$/u);
  },
);

test.each(['', 'x'])(
  'a quote that is too long for a page is cut between signs, wherever it falls (%j)',
  async (before) => {
    const name = before + '🌿'.repeat(300);
    const { document } = await reportOf({ company: { name }, role: name, preparedFor: name });
    const [first] = document.sections.flatMap((section) => section.claims);
    if (first === undefined) throw new Error('No claim');
    const claim = {
      ...first,
      citations: first.citations.map((citation) => ({ ...citation, quote: name, title: name })),
    };
    const sources = document.sources.map((source) => ({ ...source, title: name }));
    const changed = {
      ...document,
      sources,
      sections: [
        { id: 'snapshot', title: 'Company snapshot', claims: [claim], notFound: [] },
        ...document.sections.slice(-1),
      ],
    } as typeof document;
    for (const piece of spokenWords(outlineOfReport(changed)))
      expect(piece.isWellFormed(), piece).toBe(true);
  },
);
