import { expect, test } from 'vitest';
import { reportOf } from '../../fixtures/report-input';
import { outlineOfReport } from './outline';
import type { Claim, ReportDocument } from '../shape';
import { spokenWords } from '../pictures/spoken';
import { safeLink, visible } from '../visible';

const { document } = await reportOf();
const outline = outlineOfReport(document);
const SHOWN = outline.sections.flatMap((section) =>
  section.groups.flatMap((group) => group.claims),
);

function withClaim(changes: Partial<Claim>): ReportDocument {
  const [base] = document.sections.flatMap((section) => section.claims);
  if (base === undefined) throw new Error('No claim to change');
  return {
    ...document,
    sections: [
      {
        id: 'snapshot',
        title: 'Company snapshot',
        claims: [{ ...base, ...changes }],
        notFound: [],
      },
    ],
  };
}

const shownOf = (changes: Partial<Claim>) =>
  outlineOfReport(withClaim(changes)).sections[0]?.groups[0]?.claims[0];

const remarksOf = (changes: Partial<Claim>): readonly string[] => shownOf(changes)?.remarks ?? [];

test('every quote has one label, made of its source’s number and a letter', () => {
  const quotes = outline.sources.flatMap((source) => source.quotes);
  expect(new Set(quotes.map((quote) => quote.label)).size).toBe(quotes.length);
  for (const source of outline.sources) {
    expect(source.quotes.map((quote) => quote.label)).toEqual(
      source.quotes.map((_, index) => `${source.number}${'abcdefghij'[index]}`),
    );
  }
});

test('a heading counts the things that are left under it', () => {
  const titlesOf = (things: number) => {
    const whole = withClaim({ group: 'Three things to know' });
    const sections = whole.sections.map((section) => ({
      ...section,
      claims: Array.from({ length: things }, (_, at) =>
        section.claims.map((one) => ({ ...one, id: `c${at}` })),
      ).flat(),
    }));
    return outlineOfReport({ ...whole, sections }).sections[0]?.groups.map(({ title }) => title);
  };
  expect([1, 2, 3].map(titlesOf)).toEqual([
    ['One thing to know'],
    ['Two things to know'],
    ['Three things to know'],
  ]);
});

test('what is typical says so once, in its heading or beside it', () => {
  const typical = { typical: true as const, citations: [] };
  expect(remarksOf({ ...typical, group: 'Typical for the role' })).toEqual([]);
  expect(remarksOf({ ...typical, group: 'The rounds' })).toEqual(['Typical for the role']);
});

test('a source whose page has no title but its name is named once', () => {
  const [first] = document.sources;
  if (first === undefined) throw new Error('No source to change');
  const lineOf = (title: string) =>
    outlineOfReport({
      ...document,
      sections: [],
      sources: [{ ...first, title, sourceName: 'Open Register', publishedAt: '2026-03-02' }],
    }).sources[0]?.line;
  expect(lineOf('Open Register')).toBe('March 2, 2026');
  expect(lineOf('Annual return')).toBe('Open Register, March 2, 2026');
});

test('every label of a claim is found in the list of sources', () => {
  const labels = new Set(
    outline.sources.flatMap((source) => source.quotes.map((quote) => quote.label)),
  );
  expect(SHOWN.flatMap((claim) => claim.quotes).filter((label) => !labels.has(label))).toEqual([]);
  const general = outline.sections.flatMap(({ groups }) =>
    groups.flatMap(({ title = '', claims }) => (title.startsWith('Typical') ? claims : [])),
  );
  expect(
    SHOWN.filter(({ id, quotes }) => quotes.length === 0 && !general.some((one) => one.id === id)),
  ).toEqual([]);
});

test('more than twenty-six quotes from one page go on with two letters', () => {
  const [citation] = document.sections.flatMap((section) =>
    section.claims.flatMap((claim) => claim.citations),
  );
  if (citation === undefined) throw new Error('No citation');
  const citations = Array.from({ length: 28 }, (_, index) => ({
    ...citation,
    evidenceId: `e${index}`,
  }));
  const sources = document.sources.filter((source) => source.url === citation.url);
  const quotes = outlineOfReport({ ...withClaim({ citations }), sources }).sources[0]?.quotes ?? [];
  expect(quotes.slice(24).map((quote) => quote.label)).toEqual(['1y', '1z', '1aa', '1ab']);
});

test('claims of one group stand under one heading', () => {
  const snapshot = outline.sections.find((section) => section.id === 'snapshot');
  expect(snapshot?.groups.map((group) => group.title)).toEqual([
    'What it sells',
    'How big it is',
    'How it’s doing',
    'Who runs it',
    'What this means for you',
  ]);
});

test('a verdict is named only where a reader should be careful', () => {
  expect(remarksOf({ verdict: 'supported' })).not.toContain('Supported');
  expect(remarksOf({ verdict: 'company-says' })).toEqual([]);
  expect(remarksOf({ verdict: 'conflicted' })).toContain('Sources differ');
  expect(remarksOf({ verdict: 'stale' })).toContain('May be out of date');
  expect(remarksOf({ verdict: 'weak' })).toContain('Weakly supported');
});

test('the day a figure holds for is said once: in the sentence, behind its mark, or where time has passed', () => {
  const [plain, dated] = ['It had 40 shops.', 'It had 40 shops on December 31, 2025.'].map((text) =>
    shownOf({ text, asOf: '2025-12-31', verdict: 'supported' }),
  );
  expect(plain).toMatchObject({ asOf: 'As of December 31, 2025', remarks: [] });
  expect(dated).not.toHaveProperty('asOf');
  expect(remarksOf({ text: 'It had 40 shops.', asOf: '2025-12-31', verdict: 'stale' })).toEqual([
    'May be out of date: December 31, 2025',
  ]);
});

test('a computed figure shows how it was calculated', () => {
  expect(SHOWN.map((claim) => claim.math)).toContain(
    'Our math: (1.577 billion − 1.41 billion) ÷ 1.41 billion',
  );
});

test('the brief does not name the sections that it sums up, and advice does', () => {
  const restsIn = (id: string) =>
    outline.sections
      .filter((section) => section.id === id)
      .flatMap((section) =>
        section.groups.flatMap((group) => group.claims.flatMap((claim) => claim.restsOn)),
      );
  expect(restsIn('brief')).toEqual([]);
  expect(restsIn('talking-points').length).toBeGreaterThan(0);
});

test('a sample says that its company is made up, whoever has looked at it', () => {
  for (const reviewed of [true, false])
    expect(outlineOfReport({ ...document, reviewed, sample: true }).notice).toContain(
      'A sample: the company, its people, and everything about them are made up',
    );
  expect(spokenWords(outline)).not.toContain('A sample');
});

test('a sample that was edited says how it was made', () => {
  const { notice } = outlineOfReport({ ...document, reviewed: true, sample: true });
  expect(notice).toContain('software checked every sentence, and an editor refined it');
});

test('a report that no expert has seen says so, and one that was reviewed does not', () => {
  expect(spokenWords(outline)).toContain('Not yet expert-reviewed');
  expect(spokenWords(outlineOfReport({ ...document, reviewed: true }))).not.toContain(
    'Not yet expert-reviewed',
  );
});

test('the masthead says for whom and when', () => {
  expect(outline.line).toBe('Written for Ines Okafor · March 20, 2026');
  const { preparedFor: _left, ...anonymous } = document;
  expect(outlineOfReport(anonymous).line).toBe('March 20, 2026');
});

test('the tally counts in good English', () => {
  expect(outlineOfReport({ ...document, tally: { asked: 1, answered: 1, cited: 1 } }).tally).toBe(
    'We asked 1 source, 1 answered, and we cite 1. Everything was read on March 20, 2026.',
  );
  expect(outline.tally).toBe(
    'We asked 9 sources, 7 answered, and we cite 6. Everything was read on March 20, 2026.',
  );
});

test('what cannot be seen or would disturb a line is not shown', () => {
  expect(visible('a\u0000b\u202Ec\u200bd\n e\ud800')).toBe('a bcd e\ufffd');
});

test('only web addresses become links', () => {
  expect(safeLink('https://a.example/x y')).toBe('https://a.example/x%20y');
  expect(
    ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/hosts', 'not a link'].map(safeLink),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
