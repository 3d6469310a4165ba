import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { reportOf } from '../fixtures/report-input';
import { outlineOfReport } from './outline/outline';
import { formatDate } from './format-date';
import type { Citation, Claim, ReportDocument, SourceEntry } from './shape';
import { spokenWords } from './pictures/spoken';
import { safeLink, shorten, visible } from './visible';

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
  id: 'snapshot-1',
  kind: 'fact',
  text: 'It dates from 1987.',
  verdict: 'supported',
  citations: [CITATION],
  restsOn: [],
};

function withClaims(...claims: readonly Claim[]): ReportDocument {
  const byUrl = new Map(
    claims
      .flatMap(({ citations }) => citations)
      .map(({ sourceName, title, url, fetchedAt }): [string, SourceEntry] => [
        url,
        { sourceName, title, url, fetchedAt },
      ]),
  );
  return {
    ...document,
    sections: [{ id: 'snapshot', title: 'Company snapshot', claims, notFound: [] }],
    sources: [...byUrl.values()],
  };
}

describe('dates', () => {
  test.each([
    ['2026-03-12', 'March 12, 2026'],
    ['2026-03-12T23:59:59.999Z', 'March 12, 2026'],
    ['2026-03-02', 'March 2, 2026'],
    ['2026-01', 'January 2026'],
    ['2026-12', 'December 2026'],
    ['1987', '1987'],
    ['2026-13-01', '2026'],
    ['2026-00-10', '2026'],
    ['', ''],
    ['last spring', ''],
    ['12 March 2026', ''],
  ])('%j is said as “%s”', (iso, said) => {
    expect(formatDate(iso)).toBe(said);
  });
});

describe('links', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.example/x',
    'mailto:a@b.example',
    '//half.example',
    '/only/path',
    '',
    'http://',
  ])('%j is no link', (url) => expect(safeLink(url)).toBeUndefined());

  test.each([
    ['https://a.example', 'https://a.example/'],
    ['HTTP://A.example/x', 'http://a.example/x'],
    ['https://a.example/"><script>', 'https://a.example/%22%3E%3Cscript%3E'],
    ['https://a.example/x?q=1#part', 'https://a.example/x?q=1#part'],
  ])('%j leads to %s', (url, href) => {
    expect(safeLink(url)).toBe(href);
  });

  test('a source whose address is no web address is named without a link', () => {
    const [source] = outlineOfReport(
      withClaims({ ...CLAIM, citations: [{ ...CITATION, url: 'javascript:alert(1)' }] }),
    ).sources;
    expect(source).toMatchObject({ number: 1, title: 'An entry' });
    expect(source).not.toHaveProperty('link');
  });
});

describe('sources', () => {
  const other = {
    ...CITATION,
    evidenceId: 'e2',
    url: 'https://news.example/2',
    title: 'News',
    quote: 'It opened a mill.',
  };

  test('one quote cited by two claims is listed once and named by both', () => {
    const { sources, sections } = outlineOfReport(
      withClaims(CLAIM, { ...CLAIM, id: 'snapshot-2', citations: [other, CITATION] }),
    );
    expect(sources.map(({ number, quotes }) => [number, quotes.map(({ label }) => label)])).toEqual(
      [
        [1, ['1a']],
        [2, ['2a']],
      ],
    );
    expect(sections[0]?.groups[0]?.claims.map(({ quotes }) => quotes)).toEqual([
      ['1a'],
      ['2a', '1a'],
    ]);
  });

  test('a second quote of one page gets the next letter', () => {
    const { sources } = outlineOfReport(
      withClaims({
        ...CLAIM,
        citations: [CITATION, { ...CITATION, evidenceId: 'e3', quote: 'It has two mills.' }],
      }),
    );
    expect(sources[0]?.quotes).toEqual([
      { label: '1a', text: 'It was founded in 1987.', isExact: true },
      { label: '1b', text: 'It has two mills.', isExact: true },
    ]);
  });

  test('a service’s answer is shown in words and not as a quotation', () => {
    const raw = { ...CITATION, quote: '"end": "2025-12-31", "val": 381200000' };
    const { sources } = outlineOfReport(
      withClaims({ ...CLAIM, citations: [{ ...raw, display: 'Revenue, 2025: $381.2 million' }] }),
    );
    expect(sources[0]?.quotes).toEqual([
      { label: '1a', text: 'Revenue, 2025: $381.2 million', isExact: false },
    ]);
  });

  test('a quote of which a license lets us show a part says where words were left out', () => {
    const shown = (quote: string, cut: object): readonly string[] =>
      outlineOfReport(
        withClaims({ ...CLAIM, citations: [{ ...CITATION, quote, ...cut }] }),
      ).sources.flatMap(({ quotes }) => quotes.map(({ text }) => text));
    expect(shown('founded by two', { cutBefore: true, cutAfter: true })).toEqual([
      '… founded by two …',
    ]);
    expect(shown('It was founded by', { cutAfter: true })).toEqual(['It was founded by …']);
    const long = `${'and then the team went on '.repeat(8)}at last`;
    const [twice = ''] = shown(long, { cutBefore: true, cutAfter: true });
    expect(twice.match(/…/gu)).toHaveLength(2);
  });

  test('the line of a source says when it was published, where that is known', () => {
    const line = (changes: Partial<SourceEntry>) => {
      const base = withClaims(CLAIM);
      return outlineOfReport({
        ...base,
        sources: base.sources.map((source) => ({ ...source, ...changes })),
      }).sources[0]?.line;
    };
    expect(line({})).toBe('Open Register');
    expect(line({ publishedAt: '2025-11' })).toBe('Open Register, November 2025');
  });

  test('a page without a title goes by its address, and a title of a whole page is cut', () => {
    const titled = (title: string) =>
      outlineOfReport(withClaims({ ...CLAIM, citations: [{ ...CITATION, title }] })).sources[0]
        ?.title;
    expect(titled('\u200b')).toBe(CITATION.url);
    expect(titled('long '.repeat(80))?.length).toBeLessThanOrEqual(160);
  });

  test('lines of a quote stand in one line, parted by dots, and long ones are cut', () => {
    const quoted = (quote: string) =>
      outlineOfReport(withClaims({ ...CLAIM, citations: [{ ...CITATION, quote }] })).sources[0]
        ?.quotes[0]?.text ?? '';
    expect(quoted('Tiller\n  The control system.')).toBe('Tiller · The control system.');
    expect(quoted('word '.repeat(200))).toMatch(/word …$/u);
    expect(quoted('word '.repeat(200)).split(' ')).toHaveLength(26);
    expect(quoted('w'.repeat(900)).length).toBeLessThanOrEqual(240);
  });

  test.each([
    [{ asked: 1, answered: 1, cited: 1 }, 'We asked 1 source, 1 answered, and we cite 1.'],
    [{ asked: 9, answered: 7, cited: 2 }, 'We asked 9 sources, 7 answered, and we cite 2.'],
    [{ asked: 2, answered: 0, cited: 0 }, 'We asked 2 sources, 0 answered, and we cite 0.'],
  ])('a tally of %j reads well', (tally, said) => {
    expect(outlineOfReport({ ...document, tally, sources: [] }).tally).toBe(said);
  });
});

describe('claims and groups', () => {
  test('a group that comes again after another stands by itself again', () => {
    const claims = ['One', 'One', 'Two', 'One'].map((group, index) => ({
      ...CLAIM,
      id: `c${index}`,
      group,
    }));
    expect(
      outlineOfReport(withClaims(...claims)).sections[0]?.groups.map(({ title, claims: of }) => [
        title,
        of.length,
      ]),
    ).toEqual([
      ['One', 2],
      ['Two', 1],
      ['One', 1],
    ]);
  });

  test('a claim rests only on claims that are in the report', () => {
    const [shown] =
      outlineOfReport(
        withClaims(CLAIM, { ...CLAIM, id: 'two', restsOn: ['snapshot-1', 'gone'] }),
      ).sections[0]?.groups[0]?.claims.slice(1) ?? [];
    expect(shown?.restsOn).toEqual([{ id: 'snapshot-1', title: 'Company snapshot' }]);
  });

  test('a day that cannot be read is not said', () => {
    expect(
      outlineOfReport(withClaims({ ...CLAIM, asOf: 'recently' })).sections[0]?.groups[0]?.claims[0]
        ?.remarks,
    ).toEqual([]);
  });

  test('words are spoken in the order of the page: title, groups, claims, remarks, notes', () => {
    const claim = {
      ...CLAIM,
      group: 'Since when',
      asOf: '1987',
      verdict: 'stale' as const,
      text: 'It is old.',
      notes: [{ label: 'Note', text: 'kept.' }],
    };
    const { title, subtitle, line, notice } = outlineOfReport(withClaims(claim));
    expect(spokenWords(outlineOfReport(withClaims(claim)))).toEqual([
      title,
      subtitle,
      line,
      notice,
      'Company snapshot',
      'Since when',
      'It is old.',
      'May be out of date: 1987',
      'Note',
      'kept.',
    ]);
  });

  test('a report for nobody in particular names nobody', () => {
    const { preparedFor: _, ...rest } = document;
    expect(outlineOfReport(rest).line).toBe('March 20, 2026');
    expect(outlineOfReport(document).line).toBe('Written for Ines Okafor · March 20, 2026');
  });
});

test.each(HOSTILE_NAMES)(
  '%s is made visible once and for all, and can be cut anywhere',
  (_kind, name) => {
    expect(visible(visible(name))).toBe(visible(name));
    for (let limit = 2; limit < 60; limit += 1) {
      expect(shorten(visible(name), limit).isWellFormed()).toBe(true);
      expect(shorten(visible(name), limit).length).toBeLessThanOrEqual(limit);
    }
  },
);
