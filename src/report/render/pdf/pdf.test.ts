import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { outlineOfReport, spokenWords, type ReportDocument } from '../../document';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { reportOf } from '../../fixtures/report-input';
import { bare, isPrinted } from '../../fixtures/same-words';
import { readCoverage } from './font-coverage';
import { createPdfRenderer } from './pdf';
import { printable } from './printable';

const FONTS = [
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@expo-google-fonts/source-serif-4',
];
const LETTER = { paper: 'us-letter', fonts: FONTS } as const;
const { document } = await reportOf();
const covers = await readCoverage(FONTS);
const { layOut, renderPdf } = createPdfRenderer();

/** All of a PDF's objects as text, packed ones included. */
function structureOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const packed = Array.from(text.matchAll(/stream\r?\n/gu)).flatMap((match) => {
    try {
      return [inflateSync(bytes.subarray(match.index + match[0].length)).toString('latin1')];
    } catch {
      return [];
    }
  });
  return [text, ...packed].join('\n');
}

/** The words of the pages as they were laid out, line by line. */
async function wordsOn(report: ReportDocument): Promise<string> {
  const { compiler, pages } = await layOut(report, LETTER);
  const lines = Array.from(
    compiler.svg(pages).matchAll(/<h5:div[^>]*>([^<]*)<\/h5:div>/gu),
    (match) => match[1] ?? '',
  );
  return lines
    .join('')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&#39;|&apos;/gu, "'")
    .replace(/&amp;/gu, '&');
}

test('says every word of the outline, and its claims in their order', async () => {
  const words = await wordsOn(document);
  const outline = outlineOfReport(document);
  const missing = spokenWords(outline, { onPaper: true })
    .map((piece) => bare(printable(piece, covers)))
    .filter((piece) => !isPrinted(bare(words), piece));
  expect(missing).toEqual([]);
  const claims = outline.sections.flatMap((section) =>
    section.groups.flatMap((group) => group.claims.map((claim) => claim.text)),
  );
  let from = 0;
  for (const claim of claims.map(bare)) {
    expect(isPrinted(bare(words).slice(from), claim), claim).toBe(true);
    from = Math.max(from, bare(words).indexOf(claim, from) + 1);
  }
});

test('is a tagged PDF/UA with language, title, bookmarks and links that can be followed', async () => {
  const structure = structureOf(await renderPdf(document, LETTER));
  expect(structure).toMatch(/^%PDF-1\.7/u);
  expect(structure).toMatch(/\/Marked true/u);
  expect(structure).toMatch(/\/StructTreeRoot/u);
  expect(structure).toMatch(/\/Lang\s?\(en/u);
  expect(structure).toMatch(/pdfuaid:part>1</u);
  expect(structure).toMatch(/\/Outlines/u);
  expect(structure).toMatch(/\/DisplayDocTitle true/u);
  for (const { url } of document.sources) expect(structure).toContain(new URL(url).href);
});

test('embeds every font it uses, and uses none but those it was given', async () => {
  const structure = structureOf(await renderPdf(document, LETTER));
  const names = new Set(
    Array.from(structure.matchAll(/\/FontName\s?\/[A-Z]{6}\+([\w-]+)/gu), (match) => match[1]),
  );
  expect(names.size).toBeGreaterThan(1);
  for (const name of names) expect(name).toMatch(/^(?:NotoSans|SourceSerif4)/u);
  expect(structure).toMatch(/\/FontFile[23]/u);
});

test('the same document gives the same bytes', async () => {
  const digest = async () =>
    createHash('sha256')
      .update(await renderPdf(document, LETTER))
      .digest('hex');
  expect(await digest()).toBe(await digest());
});

test('Letter and A4 are what they say', async () => {
  const boxOf = async (paper: 'us-letter' | 'a4') =>
    /\/MediaBox\s?\[0 0 ([\d.]+) ([\d.]+)\]/u
      .exec(structureOf(await renderPdf(document, { ...LETTER, paper })))
      ?.slice(1)
      .map(Number);
  expect(await boxOf('us-letter')).toEqual([612, 792]);
  expect((await boxOf('a4'))?.map(Math.round)).toEqual([595, 842]);
});

test('a report of four hundred claims is laid out whole', async () => {
  const [brief, ...others] = document.sections;
  const base = document.sections.flatMap((section) => section.claims);
  const many = Array.from({ length: 400 }, (_, index) => ({
    ...base[index % base.length],
    id: `many-${index}`,
  }));
  const section = {
    id: 'snapshot',
    title: 'Company snapshot',
    notFound: [],
    claims: many,
  } as ReportDocument['sections'][number];
  const { pages } = await layOut(
    {
      ...document,
      sections: [
        ...(brief ? [brief] : []),
        section,
        ...others.filter(({ id }) => id !== 'snapshot'),
      ],
    },
    LETTER,
  );
  expect(pages.numOfPages).toBeGreaterThan(12);
});

test('what was not found is laid out where nothing else is left', async () => {
  const sections = document.sections.map((section) => ({
    ...section,
    claims: [],
    notFound: ['anything at all'],
  }));
  expect(await wordsOn({ ...document, sections, sources: [] })).toContain(
    'We found no anything at all.',
  );
});

test.each(HOSTILE_NAMES)(
  'a company, role and buyer named with %s are laid out as text',
  async (_kind, name) => {
    const hostile = await reportOf({ company: { name }, role: name, preparedFor: name });
    const pdf = await renderPdf(hostile.document, { ...LETTER, paper: 'a4' });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    const shown = printable(outlineOfReport(hostile.document).title, covers);
    expect(bare(await wordsOn(hostile.document))).toContain(bare(shown));
  },
);
