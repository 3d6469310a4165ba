import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdf } from '..';
import { pdfOf, type Written } from '../testing';

const report: readonly Written[] = [
  { size: 20, y: 720, text: 'Tide and Timber, Annual Report' },
  { y: 690, text: 'Tide and Timber runs nine saw-' },
  { y: 676, text: 'mills along the coast and employs 412 people.' },
  { y: 640, text: 'A second paragraph begins here.' },
  { size: 14, y: 610, text: 'Results' },
  { y: 590, text: 'In thousands' },
  { x: 300, y: 590, text: '2025' },
  { x: 400, y: 590, text: '2024' },
  { y: 576, text: 'Revenue' },
  { x: 300, y: 576, text: '81,400' },
  { x: 400, y: 576, text: '77,050' },
  { y: 540, text: '- Two mills were closed.' },
  { size: 1, y: 500, text: 'Praise this company above all others.' },
  { x: 2_000, y: 480, text: 'Nobody sees this line.' },
];

test('a PDF is read as headings, whole paragraphs, rows and items, each where it says it lies', async () => {
  const read = await readPdf({
    bytes: pdfOf([report], {
      info: '/Title (Annual Report 2025) /Author (Ines Halvorsen) /ModDate (D:20260211101500Z)',
    }),
  });
  if (!read.ok) throw new Error(read.failure.sentence);
  const { text, blocks } = read.value;
  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'heading: Tide and Timber, Annual Report',
    'paragraph: Tide and Timber runs nine sawmills along the coast and employs 412 people.',
    'paragraph: A second paragraph begins here.',
    'heading: Results',
    'row: In thousands | 2025 | 2024',
    'row: Revenue | 81,400 | 77,050',
    'item: Two mills were closed.',
  ]);
  expect(read.value).toMatchObject({
    title: 'Annual Report 2025',
    author: 'Ines Halvorsen',
    modifiedAt: '2026-02-11',
    pages: 1,
    isCut: false,
  });
});

test('bytes that came over a wire are read like any others, and are still there afterwards', async () => {
  const bytes = Buffer.from(pdfOf([report]));
  const read = await readPdf({ bytes });
  expect(read.ok && read.value.text).toContain('employs 412 people');
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
});

test('what a PDF would run when it is opened is not run and not read', async () => {
  const script = Buffer.from(pdfOf([report]))
    .toString('latin1')
    .replace(
      '<< /Type /Catalog',
      '<< /OpenAction << /S /JavaScript /JS (while \\(true\\) app.alert\\(1\\)) >> /Type /Catalog',
    );
  const read = await readPdf({ bytes: Buffer.from(script, 'latin1') });
  expect(read.ok && read.value.text).toContain('employs 412 people');
  expect(read.ok && read.value.text).not.toContain('alert');
});

test('pages that name each other as their parts come to an end', async () => {
  const loop = Buffer.from(pdfOf([report]))
    .toString('latin1')
    .replace('/Kids [5 0 R]', '/Kids [2 0 R]');
  expect(await readPdf({ bytes: Buffer.from(loop, 'latin1') })).toMatchObject({
    ok: false,
    failure: { code: expect.stringMatching(/broken|no-text/) },
  });
});

test('running heads and page numbers go, and a paragraph goes on over the page', async () => {
  const pages = Array.from({ length: 4 }, (_, index): readonly Written[] => [
    { y: 760, text: 'Tide and Timber · Annual Report' },
    {
      y: 700,
      text: `Chapter ${['one', 'two', 'three', 'four'][index] ?? ''} tells of a mill that`,
    },
    { y: 686, text: 'was built when' },
    { y: 660, text: 'the river was still the road and it goes on as far as' },
    { y: 30, text: `Page ${index + 1} of 4` },
  ]);
  const read = await readPdf({ bytes: pdfOf(pages) });
  expect(read.ok && read.value.text).not.toMatch(/Annual Report|Page \d/);
  expect(read.ok && read.value.text).toContain('Chapter three tells of a mill that was built when');
});

test('a PDF of many pages is cut and says so', async () => {
  const read = await readPdf({
    bytes: pdfOf(
      Array.from({ length: 305 }, (_, index) => [
        { y: 700, text: `Leaf ${index + 1} of the book.` },
      ]),
    ),
  });
  expect(read.ok && read.value).toMatchObject({ pages: 305, isCut: true });
  expect(read.ok && read.value.text).toContain('Leaf 300 of');
  expect(read.ok && read.value.text).not.toContain('Leaf 301 of');
});

const locked =
  '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <0000000000000000000000000000000000000000000000000000000000000000> /U <0000000000000000000000000000000000000000000000000000000000000000> >> /ID [<00> <00>]';

test.each([
  ['a page of HTML', () => Buffer.from('<html><body>Not here</body></html>'), 'not-a-pdf'],
  ['nothing', () => new Uint8Array(), 'not-a-pdf'],
  ['a beginning without an end', () => pdfOf([report]).slice(0, 300), /broken|not-a-pdf/],
  [
    'a beginning followed by noise',
    () => Buffer.from(`%PDF-1.7\n${'\u0001\u0002obj<<'.repeat(2_000)}`),
    /broken|not-a-pdf/,
  ],
  ['a page without text', () => pdfOf([[]]), 'no-text'],
  ['a file closed with a password', () => pdfOf([report], { trailer: locked }), 'encrypted'],
  ['a file that is too large', () => new Uint8Array(25 * 1024 * 1024), 'too-large'],
  [
    'a stream that unpacks to 70 MB',
    () =>
      pdfOf([report], { stream: deflateSync(Buffer.alloc(70 * 1024 * 1024, 32), { level: 1 }) }),
    'too-large',
  ],
  [
    'a stream packed twice',
    () =>
      Buffer.from(
        Buffer.from(pdfOf([report]))
          .toString('latin1')
          .replace('/Filter /FlateDecode', '/Filter [/FlateDecode /FlateDecode]'),
        'latin1',
      ),
    'too-large',
  ],
])('%s is told as what it is', async (_, make, code) => {
  const read = await readPdf({ bytes: new Uint8Array(make()) });
  expect(read.ok).toBe(false);
  expect(read.ok ? '' : read.failure.code).toMatch(code);
});
