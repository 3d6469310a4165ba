import { deflateSync } from 'node:zlib';

const WIDTH = 88;
const LINES = 46;

/** The standard fonts speak WinAnsi, in which these have places of their own. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
};

function literal(text: string): string {
  const codes = Array.from(text, (letter) => WIN_ANSI[letter] ?? letter.charCodeAt(0));
  return codes
    .map((code) =>
      code > 126 || code === 40 || code === 41 || code === 92
        ? `\\${code.toString(8).padStart(3, '0')}`
        : String.fromCharCode(code),
    )
    .join('');
}

function wrap(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function pageStream(lines: readonly string[], number: number): string {
  const shown = lines.map(
    (line, index) =>
      `BT /F${line.startsWith('# ') ? 2 : 1} 10 Tf 1 0 0 1 64 ${770 - index * 15} Tm (${literal(line.replace(/^# /, ''))}) Tj ET`,
  );
  return [...shown, `BT /F1 8 Tf 1 0 0 1 300 40 Tm (${number}) Tj ET`].join('\n');
}

/** A small, honest PDF 1.4: objects, compressed page streams, a cross-reference table and a title. */
export function makePdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), '']);
  const pages: string[][] = [];
  for (let from = 0; from < lines.length; from += LINES)
    pages.push(lines.slice(from, from + LINES));
  const first = 6;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${literal(title)}) /Producer (Made-up worlds) /CreationDate (D:20260301090000Z) >>`,
  ];
  for (const [index, page] of pages.entries()) {
    const stream = deflateSync(Buffer.from(pageStream(page, index + 1), 'latin1'));
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(size);
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(whole);
    size += whole.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
