import { describe, expect, test } from 'vitest';
import { EVIDENCE, PAGES } from '../fixtures/made-up-company';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { INPUT, reportOf } from '../fixtures/report-input';
import { READING_ORDER } from '../write';
import { cite, listSources } from './cite';
import { cleanName, LONGEST_NAME } from './clean';

const { document } = await reportOf();
const CLAIMS = document.sections.flatMap((section) => section.claims);

test('the same evidence gives the same document, byte for byte, in whatever order it came', async () => {
  const again = await reportOf({ evidence: EVIDENCE.toReversed() });
  expect(JSON.stringify(again.document)).toBe(JSON.stringify(document));
});

test('sections stand in the order in which they are read', () => {
  expect(document.sections.map((section) => section.id)).toEqual(READING_ORDER);
});

test('every claim has an id of its own, and at least one citation where it isn’t typical of the role', () => {
  expect(new Set(CLAIMS.map((claim) => claim.id)).size).toBe(CLAIMS.length);
  expect(CLAIMS.filter((claim) => claim.citations.length === 0 && claim.typical !== true)).toEqual(
    [],
  );
});

test('every cited quote is an exact slice of its page', () => {
  for (const citation of CLAIMS.flatMap((claim) => claim.citations)) {
    const page = PAGES.find((candidate) => candidate.url === citation.url);
    expect(page?.text).toContain(citation.quote);
  }
});

test('links are those of the evidence and of nothing else', () => {
  const known = new Set(EVIDENCE.map((row) => row.url));
  expect(
    CLAIMS.flatMap((claim) => claim.citations).filter((citation) => !known.has(citation.url)),
  ).toEqual([]);
  expect(document.sources.filter((source) => !known.has(source.url))).toEqual([]);
});

test('each cited page is listed once, and none that is not cited', () => {
  const cited = new Set(CLAIMS.flatMap((claim) => claim.citations.map((citation) => citation.url)));
  expect(document.sources.map((source) => source.url)).toHaveLength(cited.size);
  expect(new Set(document.sources.map((source) => source.url))).toEqual(cited);
});

test('the tally counts the sources that are cited, not their pages', () => {
  const ids = new Set(
    CLAIMS.flatMap((claim) =>
      claim.citations.map(
        ({ evidenceId }) => EVIDENCE.find((row) => row.id === evidenceId)?.sourceId,
      ),
    ),
  );
  expect(document.tally).toEqual({ ...INPUT.tally, cited: ids.size });
  expect(document.tally.cited).toBeLessThan(document.sources.length);
});

test('what was not found is said where it was looked for', async () => {
  const { document: poorer } = await reportOf({
    evidence: EVIDENCE.filter((row) => row.attribute !== 'pay-range'),
  });
  const tips = poorer.sections.find((section) => section.id === 'role-tips');
  expect(tips?.notFound).toEqual(['published pay range']);
  expect(document.sections.find((section) => section.id === 'deep-research')?.notFound).toEqual([
    'comments from people who say they work or worked there',
  ]);
});

describe('of a source that allows twenty-five words', () => {
  const row = EVIDENCE.find(({ tier }) => tier === 'B');
  if (row === undefined) throw new Error('No row of tier B');

  test('a citation shows the words that carry what is told from it, and marks where it leaves some out', () => {
    const aside =
      'The season had begun late, as all of those who were there would say for years to come, though nobody knew quite why.';
    const fact = 'The mill lost $4.6 million when the river rose.';
    const more = 'Nobody in the valley had seen the water stand so high before.';
    const quote = `${aside}\n${fact} ${more}`;
    const told = 'The flood cost the mill $4.6 million.';
    const shown = cite({ ...row, quote }, told);
    expect(quote).toContain(shown.quote);
    expect(shown.quote).toContain(fact);
    expect(shown.quote.split(/\s+/u).length).toBeLessThanOrEqual(25);
    expect(shown).toMatchObject({ cutBefore: true });
    expect(cite({ ...row, quote: `${fact} ${more} ${aside}` }, told)).toMatchObject({
      cutAfter: true,
    });
    expect(cite({ ...row, quote, tier: 'A' }, told)).toMatchObject({ quote });
  });

  test('where a display stands for the raw quote, the marks are those of the display', () => {
    const display = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
    const shown = cite({ ...row, quote: '{"raw":1}', display }, '');
    expect(shown).toMatchObject({ quote: '{"raw":1}', cutAfter: true });
    expect(shown.display?.split(' ')).toHaveLength(25);
  });

  test('a short quote is shown whole and unmarked', () => {
    const shown = cite({ ...row, quote: 'short and sweet' }, 'Short and sweet.');
    expect(shown.quote).toBe('short and sweet');
    expect(Object.keys(shown)).not.toContain('cutAfter');
  });
});

test('a page that is cited twice is listed once, where it is met first', () => {
  const [first, second] = EVIDENCE;
  if (first === undefined || second === undefined) throw new Error('Too little evidence');
  const sources = listSources([
    cite(second, ''),
    cite({ ...first, url: 'https://other.example/' }, ''),
    cite(second, ''),
  ]);
  expect(sources.map((source) => source.url)).toEqual([second.url, 'https://other.example/']);
});

test.each(HOSTILE_NAMES)('a name of %s is shown in one bearable line', (_kind, name) => {
  const shown = cleanName(name);
  expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  expect(shown.isWellFormed()).toBe(true);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(LONGEST_NAME);
});
