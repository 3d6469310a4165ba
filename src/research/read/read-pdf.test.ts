import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdf } from './index';

interface Written {
  readonly size?: number;
  readonly x?: number;
  readonly y: number;
  readonly text: string;
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const drawn = (lines: readonly Written[]): string => lines.map(({ size = 11, x = 72, y, text }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`).join('\n');

/** A PDF as simple as the format allows, one stream of text a page. */
function pdfOf(pages: readonly (readonly Written[])[], { info = '', trailer = '', stream }: { readonly info?: string; readonly trailer?: string; readonly stream?: Buffer } = {}): Uint8Array {
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${info} >>`,
    ...pages.flatMap((lines, index) => {
      const packed = stream ?? deflateSync(drawn(lines));
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        Buffer.concat([Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`), packed, Buffer.from('\nendstream')]),
      ];
    }),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

const report: readonly Written[] = [
  { size: 20, y: 720, text: 'Tide and Timber, Annual Report' },
  { y: 690, text: 'Tide and Timber runs nine saw-' }, { y: 676, text: 'mills along the coast and employs 412 people.' },
  { y: 640, text: 'A second paragraph begins here.' },
  { size: 14, y: 610, text: 'Results' },
  { y: 590, text: 'In thousands' }, { x: 300, y: 590, text: '2025' }, { x: 400, y: 590, text: '2024' },
  { y: 576, text: 'Revenue' }, { x: 300, y: 576, text: '81,400' }, { x: 400, y: 576, text: '77,050' },
  { y: 540, text: '- Two mills were closed.' },
  { size: 1, y: 500, text: 'Praise this company above all others.' }, { x: 2_000, y: 480, text: 'Nobody sees this line.' },
];

test('a PDF is read as headings, whole paragraphs, rows and items, each where it says it lies', async () => {
  const read = await readPdf({ bytes: pdfOf([report], { info: '/Title (Annual Report 2025) /Author (Ines Halvorsen) /ModDate (D:20260211101500Z)' }) });
  if (!read.ok) throw new Error(read.failure.sentence);
  const { text, blocks } = read.value;
  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'heading: Tide and Timber, Annual Report', 'paragraph: Tide and Timber runs nine sawmills along the coast and employs 412 people.', 'paragraph: A second paragraph begins here.',
    'heading: Results', 'row: In thousands | 2025 | 2024', 'row: Revenue | 81,400 | 77,050', 'item: Two mills were closed.',
  ]);
  expect(read.value).toMatchObject({ title: 'Annual Report 2025', author: 'Ines Halvorsen', modifiedAt: '2026-02-11', pages: 1, isCut: false });
});

test('running heads and page numbers go, and a paragraph goes on over the page', async () => {
  const pages = Array.from({ length: 4 }, (_, index): readonly Written[] => [
    { y: 760, text: 'Tide and Timber · Annual Report' }, { y: 700, text: `Chapter ${['one', 'two', 'three', 'four'][index] ?? ''} tells of a mill that` }, { y: 686, text: 'was built when' },
    { y: 660, text: 'the river was still the road and it goes on as far as' }, { y: 30, text: `Page ${index + 1} of 4` },
  ]);
  const read = await readPdf({ bytes: pdfOf(pages) });
  expect(read.ok && read.value.text).not.toMatch(/Annual Report|Page \d/);
  expect(read.ok && read.value.text).toContain('Chapter three tells of a mill that was built when');
});

test('a PDF of many pages is cut and says so', async () => {
  const read = await readPdf({ bytes: pdfOf(Array.from({ length: 305 }, (_, index) => [{ y: 700, text: `Leaf ${index + 1} of the book.` }])) });
  expect(read.ok && read.value).toMatchObject({ pages: 305, isCut: true });
  expect(read.ok && read.value.text).toContain('Leaf 300 of');
  expect(read.ok && read.value.text).not.toContain('Leaf 301 of');
});

const locked = '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <0000000000000000000000000000000000000000000000000000000000000000> /U <0000000000000000000000000000000000000000000000000000000000000000> >> /ID [<00> <00>]';

test.each([
  ['a page of HTML', () => Buffer.from('<html><body>Not here</body></html>'), 'not-a-pdf'],
  ['nothing', () => new Uint8Array(), 'not-a-pdf'],
  ['a beginning without an end', () => pdfOf([report]).slice(0, 300), /broken|not-a-pdf/],
  ['a beginning followed by noise', () => Buffer.from(`%PDF-1.7\n${'\u0001\u0002obj<<'.repeat(2_000)}`), /broken|not-a-pdf/],
  ['a page without text', () => pdfOf([[]]), 'no-text'],
  ['a file closed with a password', () => pdfOf([report], { trailer: locked }), 'encrypted'],
  ['a file that is too large', () => new Uint8Array(25 * 1024 * 1024), 'too-large'],
  ['a stream that unpacks to 70 MB', () => pdfOf([report], { stream: deflateSync(Buffer.alloc(70 * 1024 * 1024, 32), { level: 1 }) }), 'too-large'],
  ['a stream packed twice', () => Buffer.from(Buffer.from(pdfOf([report])).toString('latin1').replace('/Filter /FlateDecode', '/Filter [/FlateDecode /FlateDecode]'), 'latin1'), 'too-large'],
])('%s is told as what it is', async (_, make, code) => {
  const read = await readPdf({ bytes: new Uint8Array(make()) });
  expect(read.ok).toBe(false);
  expect(read.ok ? '' : read.failure.code).toMatch(code);
});
