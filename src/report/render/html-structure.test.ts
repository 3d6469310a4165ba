import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import {
  outlineOfReport,
  type Citation,
  type Claim,
  type DocumentChange,
  type ReportDocument,
  type Section,
} from '../document';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { reportOf } from '../fixtures/report-input';
import { renderHtml } from './html/page';

const { document } = await reportOf({ role: 'ANALYST' });
const cited = (index: number, changes: Partial<Citation> = {}): Citation => ({
  evidenceId: `e${index}`,
  sourceName: 'Open Register',
  title: 'An entry',
  url: `https://register.example/${index}`,
  quote: `Quote ${index}.`,
  fetchedAt: '2026-03-20T09:00:00.000Z',
  ...changes,
});
const claim = (id: string, changes: Partial<Claim> = {}): Claim => ({
  id,
  kind: 'fact',
  text: `Sentence ${id}.`,
  verdict: 'supported',
  citations: [cited(1)],
  restsOn: [],
  ...changes,
});

function reportOn(claims: readonly Claim[], changes: Partial<ReportDocument> = {}): ReportDocument {
  const sources = new Map(
    claims
      .flatMap(({ citations }) => citations)
      .map(({ evidenceId: _id, quote: _quote, ...source }) => [source.url, source]),
  );
  const sections: readonly Section[] = [
    { id: 'snapshot', title: 'Company snapshot', claims, notFound: [] },
    { id: 'sources', title: 'Sources', claims: [], notFound: [] },
  ];
  return { ...document, sections, sources: [...sources.values()], pictures: [], ...changes };
}
const pageOf = (report: ReportDocument) => parseHTML(renderHtml(report)).document;
const textsOf = (report: ReportDocument, selector: string) =>
  [...pageOf(report).querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('a claim on the page', () => {
  test.each([
    ['no quote', [], 0, '', 'What this is based on'],
    ['one quote', [cited(1)], 1, '1', 'Source 1'],
    [
      'two of one page',
      [cited(1), cited(9, { url: 'https://register.example/1' })],
      2,
      '1',
      'Source 1',
    ],
    ['two pages', [cited(1), cited(2)], 2, '1, 2', 'Sources 1 and 2'],
    [
      'five pages',
      [1, 2, 3, 4, 5].map((index) => cited(index)),
      3,
      '1, 2, 3 +2',
      'Sources 1, 2, 3, 4 and 5',
    ],
  ])(
    'on %s has one mark that names its sources to those who see and hear it',
    (_kind, citations, quotes, shown, name) => {
      const page = pageOf(reportOn([claim('c1', { citations })]));
      const marks = [...page.querySelectorAll('#c1 .mark')];
      expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([name]);
      expect(marks[0]?.getAttribute('data-n')).toBe(shown);
      expect(page.querySelectorAll('#n-c1 q')).toHaveLength(quotes);
      expect(page.querySelectorAll('.card')).toHaveLength(1);
    },
  );

  test('on many quotes shows a few and leads to the rest', () => {
    const page = pageOf(
      reportOn([claim('c1', { citations: Array.from({ length: 9 }, (_, index) => cited(index)) })]),
    );
    expect(page.querySelectorAll('#n-c1 q')).toHaveLength(3);
    expect(page.querySelector('#n-c1 .more')?.getAttribute('href')).toBe('#sources');
    expect(page.querySelector('#n-c1 .more')?.textContent).toBe('6 more in the sources');
    expect(page.querySelectorAll('.sources q')).toHaveLength(9);
  });

  test('whose sources differ shows both quotes, each with its site and its day, and says so in words', () => {
    const rivals = [
      cited(1, { quote: 'It has 40 shops.' }),
      cited(2, { quote: 'It has 52 shops.', publishedAt: '2026-02-01' }),
    ];
    const page = pageOf(reportOn([claim('c1', { verdict: 'conflicted', citations: rivals })]));
    expect([...page.querySelectorAll('#n-c1 q')].map(({ textContent }) => textContent)).toEqual([
      'It has 40 shops.',
      'It has 52 shops.',
    ]);
    expect([...page.querySelectorAll('#n-c1 .from')].map(({ textContent }) => textContent)).toEqual(
      ['1 An entry Open Register', '2 An entry Open Register, February 1, 2026'],
    );
    expect(page.querySelector('#c1 .careful')?.textContent).toBe('Sources differ');
    expect(page.querySelector('#n-c1 .standing')?.textContent).toBe('Sources differ');
  });

  test.each([
    ['supported', undefined, undefined],
    ['company-says', undefined, 'Company’s own claim'],
    ['conflicted', 'Sources differ', 'Sources differ'],
    ['stale', 'May be out of date', 'May be out of date'],
    ['weak', 'Weakly supported', 'Weakly supported'],
  ] as const)(
    'that is %s says so in words, in the text only where a reader should be careful',
    (verdict, beside, behind) => {
      const page = pageOf(reportOn([claim('c1', { verdict })]));
      expect(page.querySelector('#c1 .careful')?.textContent).toBe(beside);
      expect(page.querySelector('#n-c1 .standing')?.textContent).toBe(behind);
      expect(
        page.querySelector('style')?.textContent?.split(`.v-${verdict}::before{clip-path: path(`),
      ).toHaveLength(2);
      expect(page.querySelectorAll('.meanings dd')).toHaveLength(1);
    },
  );

  test('shows the day of a figure and how it was calculated in its card', () => {
    const page = pageOf(reportOn([claim('c1', { asOf: '2025-12-31', reckoning: '4 − 1' })]));
    expect(page.querySelectorAll('#c1 .remark')).toHaveLength(0);
    expect(page.querySelector('#n-c1 .facts')?.innerHTML).toBe(
      'As of December 31, 2025<br>Our math: 4 − 1',
    );
  });

  test.each([
    ['warehouses.', true],
    [`${'w'.repeat(21)}`, false],
    ['“x”.', true],
  ])('ends with %s, which holds its mark: %s', (last, isHeld) => {
    const page = pageOf(reportOn([claim('c1', { text: `One and ${last}` })]));
    expect(page.querySelector('#c1 .said')?.textContent).toBe(`One and ${last}`);
    expect(page.querySelectorAll('#c1 .hold .mark')).toHaveLength(isHeld ? 1 : 0);
    expect(page.querySelectorAll('#c1 .mark')).toHaveLength(1);
  });

  test('of no words at all still has its mark', () => {
    expect(
      pageOf(reportOn([claim('c1', { text: '' })])).querySelectorAll('#c1 .said .mark'),
    ).toHaveLength(1);
  });

  test('has no empty line of remarks, notes or bases', () => {
    const page = pageOf(reportOn([claim('c1')]));
    for (const selector of ['.remark', '.notes', '.facts', '.more'])
      expect(page.querySelectorAll(selector), selector).toHaveLength(0);
  });

  test('has its notes in one run, each with its name', () => {
    const noted = reportOn([
      claim('c1', {
        notes: [
          { label: 'A good answer', text: 'names a figure.' },
          { label: 'A warning', text: 'changes the subject.' },
        ],
      }),
    ]);
    expect(textsOf(noted, '#c1 .notes')).toEqual([
      'A good answer: names a figure. A warning: changes the subject.',
    ]);
    expect(textsOf(noted, '#c1 .notes b')).toEqual(['A good answer:', 'A warning:']);
  });

  test('leads to the first claim of each section that it rests on', () => {
    const report = reportOn([
      claim('c1'),
      claim('c2'),
      claim('c3', { restsOn: ['c2', 'c1', 'gone'] }),
    ]);
    const links = [...pageOf(report).querySelectorAll('#n-c3 .facts a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#c2', 'Company snapshot'],
    ]);
    expect(pageOf(report).querySelector('#n-c3 .facts')?.textContent).toBe(
      'Based on: Company snapshot',
    );
  });
});

test('no two shapes of marks are the same', () => {
  const shapes = Array.from(
    (pageOf(document).querySelector('style')?.textContent ?? '').matchAll(
      /clip-path: path\(evenodd, "([^"]+)"\)/gu,
    ),
    (match) => match[1],
  );
  expect(shapes).toHaveLength(6);
  expect(new Set(shapes).size).toBe(6);
});

describe('headings', () => {
  test.each(['', '\u200b', ' \n', '\u202e'])('a group whose name is %j has none', (group) => {
    expect(textsOf(reportOn([claim('c1', { group })]), 'h3')).toEqual([]);
    expect(
      outlineOfReport(reportOn([claim('c1', { group }), claim('c2')])).sections[0]?.groups,
    ).toHaveLength(1);
  });

  test('every section is named by its own, and listed among the contents', () => {
    const page = pageOf(document);
    const sections = [...page.querySelectorAll('main section')];
    expect(
      sections.map(
        (section) =>
          page.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    ).toEqual(outlineOfReport(document).sections.map(({ title }) => title));
    for (const kind of ['bar', 'side']) {
      expect(
        [...page.querySelectorAll(`nav.${kind} a`)].map((link) => link.getAttribute('href')),
      ).toEqual(outlineOfReport(document).sections.map(({ id }) => `#${id}`));
    }
  });

  test.each([
    [40, false],
    [41, true],
  ])('a name of %i letters is set smaller: %s', (length, isSmaller) => {
    expect(
      pageOf(reportOn([], { company: 'W'.repeat(length) })).querySelector('h1')?.className ===
        'long',
    ).toBe(isSmaller);
  });
});

describe.each(HOSTILE_NAMES)('%s', (_kind, evil) => {
  test('stays text wherever a stranger or a writer can put it', () => {
    const report = reportOn(
      [
        claim('c1', {
          text: evil,
          group: evil,
          reckoning: evil,
          asOf: evil,
          notes: [{ label: evil, text: evil }],
          citations: [cited(1, { title: evil, sourceName: evil, quote: evil })],
        }),
      ],
      { company: evil, role: evil, preparedFor: evil },
    );
    const page = pageOf(report);
    expect(
      page.querySelectorAll(
        'script ~ script, body script, img, iframe, form, style ~ style, body style, input, object, svg:not(.brand > svg)',
      ),
    ).toHaveLength(0);
    const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name }) => name),
    );
    expect(attributes.filter((name) => /^on|^style$|^src/u.test(name))).toEqual([]);
    const [said] = outlineOfReport(report).sections[0]?.groups[0]?.claims ?? [];
    expect(page.querySelector('#c1 .said')?.textContent).toBe(said?.text);
    expect(page.querySelector('.card q')?.textContent).toBe(
      outlineOfReport(report).sources[0]?.quotes[0]?.text,
    );
  });
});

test('a report of nothing is a page all the same', () => {
  const page = pageOf(reportOn([], { sections: [], sources: [] }));
  expect(page.querySelector('h1')?.textContent).toBe('Fernhollow');
  expect(page.querySelectorAll('main section, .card, nav li')).toHaveLength(0);
});

describe('what has changed since the last version', () => {
  const items: readonly DocumentChange[] = [
    {
      section: 'Market',
      kind: 'changed',
      before: 'It had two rivals.',
      after: 'It has <b>three</b> rivals.',
    },
    { section: 'Location', kind: 'removed', before: 'It is moving.' },
  ];
  const changed = (count: number): ReportDocument => ({
    ...document,
    changes: {
      since: '2026-03-02',
      nowReviewed: true,
      items: Array.from({ length: count }, (_, at) => items[at % 2] ?? items[0]).filter(
        (item) => item !== undefined,
      ),
    },
  });

  test('stands before the brief, as text', () => {
    const page = pageOf(changed(2));
    const box = page.querySelector('.masthead .changes');
    expect(box?.querySelector('summary')?.textContent).toBe('What has changed since March 2, 2026');
    expect(
      [...(box?.querySelectorAll('.what, .notes > span') ?? [])].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([
      'Changed in Market',
      'Before: It had two rivals.',
      'Now: It has <b>three</b> rivals.',
      'Taken out of Location',
      'Before: It is moving.',
    ]);
    expect(box?.querySelectorAll('b')).toHaveLength(3);
  });

  test.each([
    [0, true],
    [3, true],
    [4, false],
  ])('of %i sentences is open from the start: %s', (count, isOpen) => {
    expect(pageOf(changed(count)).querySelector('.changes')?.hasAttribute('open')).toBe(isOpen);
  });

  test('is not there where the reader had no earlier version', () => {
    expect(pageOf(document).querySelector('.changes')).toBeNull();
  });
});

test('a report of four hundred claims has each of them, its mark and its card, and ids that are its own', () => {
  const page = pageOf(
    reportOn(
      Array.from({ length: 400 }, (_, index) =>
        claim(`c${index}`, { citations: [cited(index % 40, { evidenceId: `e${index}` })] }),
      ),
    ),
  );
  expect(page.querySelectorAll('.claim > .said .mark')).toHaveLength(400);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ticks belong to the report and not to its version, and their name tells nothing of it', () => {
  const name = (report: ReportDocument) =>
    pageOf(report).querySelector('body')?.getAttribute('data-report');
  expect(name(document)).toMatch(/^[0-9a-f]{16}$/u);
  expect(name({ ...document, writtenAt: '2026-05-01T00:00:00.000Z', reviewed: true })).toBe(
    name(document),
  );
  expect(name({ ...document, role: 'Another' })).not.toBe(name(document));
});

test('one place is left for what only the server knows, and no stranger can make another', () => {
  const html = renderHtml({ ...document, company: '<!--served-->', role: '<!--served-->' });
  expect(html.split('<!--served-->')).toHaveLength(2);
});
