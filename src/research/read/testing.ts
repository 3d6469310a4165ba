import { deflateSync } from 'node:zlib';

export interface Written {
  readonly size?: number;
  readonly x?: number;
  readonly y: number;
  readonly text: string;
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const drawn = (lines: readonly Written[]): string =>
  lines
    .map(
      ({ size = 11, x = 72, y, text }) =>
        `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`,
    )
    .join('\n');

/** A PDF as simple as the format allows, one stream of text a page. */
export function pdfOf(
  pages: readonly (readonly Written[])[],
  {
    info = '',
    trailer = '',
    stream,
  }: { readonly info?: string; readonly trailer?: string; readonly stream?: Buffer } = {},
): Uint8Array {
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${info} >>`,
    ...pages.flatMap((lines, index) => {
      const packed = stream ?? deflateSync(drawn(lines));
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        Buffer.concat([
          Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
          packed,
          Buffer.from('\nendstream'),
        ]),
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
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
