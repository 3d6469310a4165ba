import { deflateRawSync } from 'node:zlib';

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/** A zip archive as the format's description has it: local headers, directory, end. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const body = Buffer.from(text);
    const packed = deflateRawSync(body);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(body), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(body.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      common,
      Buffer.from(name),
      packed,
    ]);
    const entry = Buffer.alloc(46 - 4 - 26 - 2);
    entry.writeUInt32LE(offset, entry.length - 4);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002', 'latin1'),
        Buffer.from([20, 0]),
        common,
        entry,
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

/** A number is a number, `{ day }` a day as workbooks count them, a text a shared text. */
export type Cell = string | number | { readonly day: string } | undefined;

const letter = (column: number): string =>
  (column < 26 ? '' : letter(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));
const serial = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An XLSX workbook with one sheet for each list of rows. */
export function workbook(...sheets: readonly (readonly (readonly Cell[])[])[]): Uint8Array {
  const shared: string[] = [];
  const cell = (value: Cell, row: number, column: number): string => {
    const at = `r="${letter(column)}${row + 1}"`;
    if (value === undefined) return '';
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c ${at} s="1"><v>${serial(value.day)}</v></c>`;
    if (!shared.includes(value)) shared.push(value);
    return `<c ${at} t="s"><v>${shared.indexOf(value)}</v></c>`;
  };
  const files = sheets.map(
    (rows, index) =>
      [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows.map((cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`).join('')}</sheetData></worksheet>`,
      ] as const,
  );
  return zip({
    '[Content_Types].xml': '<Types/>',
    ...Object.fromEntries(files),
    'xl/styles.xml':
      '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="mm\\/dd\\/yyyy"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  });
}
