import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { outlineOfReport, type ReportDocument } from '../document';
import { EVERY_KIND } from '../fixtures/pictures';
import { reportOf } from '../fixtures/report-input';
import { isPrinted } from '../fixtures/same-words';
import { createPdfRenderer } from './pdf/pdf';

const FONTS = [
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@expo-google-fonts/source-serif-4',
];
const { renderPdf } = createPdfRenderer();
const changes = {
  since: '2026-03-01',
  nowReviewed: true,
  items: [
    {
      section: 'Market',
      kind: 'changed',
      before: 'It had two rivals.',
      after: 'It has three rivals.',
    },
  ],
} as const;
const document: ReportDocument = { ...(await reportOf()).document, pictures: EVERY_KIND, changes };
const outline = outlineOfReport(document);
const bytes = await renderPdf(document, { paper: 'us-letter', fonts: FONTS });
const pdf = await getDocumentProxy(Uint8Array.from(bytes));
const pages = await Promise.all(
  Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
);

interface Tag {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Tag[];
}

const flat = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(flat)];
const tags = (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap((tree) =>
  tree ? flat(tree as Tag) : [],
);
const texts = await Promise.all(
  pages.map(async (page) =>
    (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
  ),
);
const links = (await Promise.all(pages.map((page) => page.getAnnotations())))
  .flat()
  .filter(({ subtype }) => subtype === 'Link') as { url?: string; dest?: unknown }[];

const close = (text: string): string => text.replace(/[\s\u200b\u00a0]+/gu, '');

test('its bookmarks are its sections, in their order, and small headings beneath them', async () => {
  const marks = await pdf.getOutline();
  const sections = outline.sections.map(({ title }) => title);
  expect(marks.map(({ title }) => title)).toEqual([
    sections[0],
    outline.changes?.title,
    ...sections.slice(1),
  ]);
  const snapshot = outline.sections.find(({ id }) => id === 'snapshot');
  expect(
    marks.find(({ title }) => title === snapshot?.title)?.items.map(({ title }) => title),
  ).toEqual(snapshot?.groups.flatMap((group) => group.title ?? []));
});

test('it says its title and its language to whoever reads it aloud', async () => {
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: `${outline.title} · ${outline.subtitle}`, Language: 'en' });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

test('headings, paragraphs, links and contents are tagged as what they are', () => {
  const roles = new Set(tags.map(({ role }) => role));
  for (const role of ['H1', 'H2', 'P', 'Link', 'TOC', 'Figure']) expect(roles).toContain(role);
});

test('every figure has words: each picture its figures', () => {
  const words = tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt ?? '');
  expect(words.every((alt) => alt.length > 3)).toBe(true);
  for (const picture of outline.sections.flatMap(({ groups }) =>
    groups.flatMap((group) => group.pictures),
  )) {
    const told = words.find((alt) => alt.startsWith(`${picture.title}. `)) ?? '';
    for (const { cells } of picture.rows) expect(close(told)).toContain(close(cells.join(', ')));
  }
});

test('marks lead to the list of sources, and sources to their pages', () => {
  const outside = new Set(links.flatMap(({ url }) => url ?? []));
  expect(outside).toEqual(new Set(outline.sources.flatMap(({ link }) => link ?? [])));
  const claims = outline.sections.flatMap(({ groups }) => groups.flatMap((group) => group.claims));
  const cited = claims.filter(({ quotes }) => quotes.length > 0).length;
  expect(links.filter(({ dest }) => Array.isArray(dest)).length).toBeGreaterThan(cited);
});

test('it is read in the order in which it is written, and the brief is alone on the first page', () => {
  const said = close(texts.join(''));
  let at = 0;
  for (const { text } of outline.sections.flatMap(({ groups }) =>
    groups.flatMap((group) => group.claims),
  )) {
    expect(isPrinted(said.slice(at), close(text)), text).toBe(true);
    at = Math.max(at, said.indexOf(close(text), at) + 1);
  }
  const [first = ''] = texts;
  for (const { text } of outline.sections[0]?.groups.flatMap((group) => group.claims) ?? [])
    expect(close(first)).toContain(close(text));
  expect(close(texts[1] ?? '')).toContain(close('What has changed since March 1, 2026'));
});

test('every page is numbered, and every one but the first says whose report it is', () => {
  texts.forEach((text, index) => {
    expect(close(text)).toContain(close(`Page ${index + 1} of ${pdf.numPages}`));
  });
  for (const text of texts.slice(1))
    expect(close(text)).toContain(close(`${outline.title} · ${outline.subtitle}`));
});

const QPDF = spawnSync('qpdf', ['--version']).status === 0;

test.skipIf(!QPDF)('qpdf finds nothing wrong with it (where qpdf is installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-qpdf-'));
  const file = join(folder, 'report.pdf');
  writeFileSync(file, bytes);
  const checked = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
});
