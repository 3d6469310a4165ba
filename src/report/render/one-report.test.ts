import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { outlineOfReport, spokenWords, type ReportDocument } from '../document';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { reportOf } from '../fixtures/report-input';
import { bare, firstMissing, isPrinted } from '../fixtures/same-words';
import { readCoverage } from './pdf/font-coverage';
import { renderHtml } from './html/page';
import { renderMarkdown } from './markdown';
import { createPdfRenderer } from './pdf/pdf';
import { breakable, printable } from './pdf/printable';
import { renderReport } from './render-report';
import { renderText } from './text';

const FONTS = [
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@expo-google-fonts/source-serif-4',
];
const { document } = await reportOf();
const covers = await readCoverage(FONTS);
const { layOut } = createPdfRenderer();

/** Markdown as its reader sees it: targets of links, marks and escapes taken away, character by character. */
function readMarkdown(markdown: string): string {
  const shown = markdown
    .replace(/\]\(<[^>]*>\)/gu, '')
    .replace(/\\(.)|[*#[\]]/gu, (_mark, escaped: string | undefined) => escaped ?? '');
  return shown.replace(/&lt;/gu, '<').replace(/&amp;/gu, '&');
}

function readHtml(html: string): string {
  const page = parseHTML(html).document;
  return (
    (page.querySelector('.masthead')?.textContent ?? '') +
    (page.querySelector('main')?.textContent ?? '')
  );
}

/** The numbers of sources and quotes, in order, as each form shows them beside its claims and the figures of its pictures. */
const labelsOf = (report: ReportDocument): readonly string[] =>
  outlineOfReport(report).sections.flatMap((section) =>
    section.groups.flatMap(({ claims, pictures, years }) =>
      [...claims, ...pictures.flatMap(({ rows }) => rows), ...(years?.rows ?? [])].flatMap(
        ({ quotes }) => quotes,
      ),
    ),
  );

/** On the page a mark names each source once. */
const numbersIn = (report: ReportDocument): readonly string[] =>
  outlineOfReport(report).sections.flatMap((section) =>
    section.groups.flatMap(({ claims, pictures, years }) =>
      [...claims, ...pictures.flatMap(({ rows }) => rows), ...(years?.rows ?? [])].flatMap(
        ({ quotes }) => [...new Set(quotes.map((label) => label.replace(/\D/gu, '')))],
      ),
    ),
  );

async function hostile(name: string): Promise<ReportDocument> {
  return (
    await reportOf({
      company: { name },
      role: name,
      location: name,
      interviewers: name,
      preparedFor: name,
    })
  ).document;
}

/** The list of sources repeats every mark before its quote. */
const beforeSources = (text: string): string => text.slice(0, text.search(/^(?:## )?sources$/imu));

describe.each([['an ordinary name', 'Fernhollow'] as const, ...HOSTILE_NAMES])(
  'a report on %s',
  (_kind, name) => {
    test('says the same words in text, Markdown and page', async () => {
      const report = await hostile(name);
      const words = spokenWords(outlineOfReport(report));
      expect(firstMissing(renderText(report), words)).toBeUndefined();
      expect(firstMissing(readMarkdown(renderMarkdown(report)), words)).toBeUndefined();
      expect(firstMissing(readHtml(renderHtml(report)), words)).toBeUndefined();
    });

    test('shows the marks of its quotes in the same order everywhere', async () => {
      const report = await hostile(name);
      const labels = labelsOf(report);
      const inText = Array.from(
        beforeSources(renderText(report)).matchAll(/\[(\d+[a-z]+(?:,\s+\d+[a-z]+)*)\]/gu),
      ).flatMap((match) => (match[1] ?? '').split(/,\s+/u));
      const inPage = [
        ...parseHTML(renderHtml(report)).document.querySelectorAll('main .mark, main .labels'),
      ].flatMap((mark) => {
        const name = mark.getAttribute('aria-label') ?? mark.textContent ?? '';
        return name.match(/\d+/gu) ?? [];
      });
      const inMarkdown = Array.from(
        beforeSources(renderMarkdown(report)).matchAll(/\\\[(\d+[a-z]+(?:, \d+[a-z]+)*)\\\]/gu),
      ).flatMap((match) => (match[1] ?? '').split(', '));
      expect(labels.length).toBeGreaterThan(40);
      expect(inText).toEqual(labels);
      expect(inPage).toEqual(numbersIn(report));
      expect(inMarkdown).toEqual(labels);
    });
  },
);

test('what a later version says otherwise is told in the same words in text, Markdown and page', () => {
  const changes = {
    since: '2026-03-02T10:00:00.000Z',
    nowReviewed: true,
    items: [
      {
        section: 'Market',
        kind: 'changed' as const,
        before: 'It had *two* rivals.',
        after: 'It has <b>three</b> rivals.',
      },
      {
        section: 'Location',
        kind: 'removed' as const,
        before:
          'It is moving to a place with a name so long that the line must be broken somewhere within it.',
      },
    ],
  };
  const report = { ...document, changes };
  const words = spokenWords(outlineOfReport(report));
  expect(words.length).toBe(spokenWords(outlineOfReport(document)).length + 10);
  expect(firstMissing(renderText(report), words)).toBeUndefined();
  expect(firstMissing(readMarkdown(renderMarkdown(report)), words)).toBeUndefined();
  expect(firstMissing(readHtml(renderHtml(report)), words)).toBeUndefined();
});

describe('the printed pages', () => {
  test.each(
    HOSTILE_NAMES.filter(([kind]) =>
      ['HTML', 'Typst code', 'Markdown', 'other scripts'].includes(kind),
    ),
  )('say of a company named with %s every word that their fonts can draw', async (_kind, name) => {
    const report = await hostile(name);
    const { compiler, pages } = await layOut(report, { paper: 'us-letter', fonts: FONTS });
    const lines = Array.from(
      compiler.svg(pages).matchAll(/<h5:div[^>]*>([^<]*)<\/h5:div>/gu),
      (match) => match[1] ?? '',
    );
    const shown = bare(
      lines
        .join('')
        .replace(/&lt;/gu, '<')
        .replace(/&gt;/gu, '>')
        .replace(/&quot;/gu, '"')
        .replace(/&#39;|&apos;/gu, "'")
        .replace(/&amp;/gu, '&'),
    );
    const missing = spokenWords(outlineOfReport(report), { onPaper: true }).filter(
      (piece) => !isPrinted(shown, bare(breakable(printable(piece, covers)))),
    );
    expect(missing).toEqual([]);
  });
});

describe('all forms at once', () => {
  test('are those that each renderer makes by itself, and the JSON is the document', async () => {
    const all = await renderReport(document, { paper: 'us-letter', fonts: FONTS });
    expect(all.text).toBe(renderText(document));
    expect(all.markdown).toBe(renderMarkdown(document));
    expect(all.html).toBe(renderHtml(document));
    expect(JSON.parse(all.json)).toEqual(document);
    expect(all.json.endsWith('}\n')).toBe(true);
  });

  test('are the same to the byte for a document that has been stored and read again', () => {
    const read = JSON.parse(JSON.stringify(document)) as ReportDocument;
    for (const render of [renderText, renderMarkdown, renderHtml])
      expect(render(read)).toBe(render(document));
  });

  test.each([renderText, renderMarkdown, renderHtml])(
    '%o tells a reviewed report from one that nobody has seen',
    (render) => {
      expect(render(document).replaceAll('\\', '')).toContain('Not yet expert-reviewed');
      expect(render({ ...document, reviewed: true }).replaceAll('\\', '')).not.toContain(
        'Not yet expert-reviewed',
      );
    },
  );

  test.each([renderText, renderMarkdown, renderHtml])(
    '%o lets no address but one of the web become a link',
    (render) => {
      const report = {
        ...document,
        sources: document.sources.map((source) => ({ ...source, url: 'javascript:alert(1)' })),
      };
      expect(render(report)).not.toMatch(/\]\(<?javascript|href="javascript|^ +javascript/mu);
    },
  );

  test.each([renderText, renderMarkdown])(
    '%o names the sections that advice rests on, and never those of the brief',
    (render) => {
      const [brief = '', rest = ''] = render(document).split(/(?=^(?:## )?Company snapshot)/mu);
      expect(brief).not.toContain('Based on:');
      expect(rest).toContain('Based on: Company snapshot');
    },
  );

  test('empty sections have no heading in any form, and what was looked for is told once', () => {
    const sections = document.sections.map((section) => ({
      ...section,
      claims: [],
      notFound: ['a thing', 'another'],
    }));
    const empty = { ...document, sections, sources: [] };
    for (const render of [renderText, renderMarkdown, renderHtml]) {
      const said = render(empty)
        .replaceAll('\\', '')
        .match(/We found no thing or another\./gu);
      expect(said).toHaveLength(1);
      expect(render(empty)).not.toContain('Culture scoop');
    }
  });
});
