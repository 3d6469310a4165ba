import { createWriteStream } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { inPieces, type Cell, rows } from './made-up-files';

const letter = (column: number): string =>
  (column < 26 ? '' : letter(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Packed {
  readonly name: string;
  readonly path: string;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

async function pack(name: string, path: string, texts: Iterable<string>): Promise<Packed> {
  let [crc, size, packed] = [0, 0, 0];
  const counted = function* (): Generator<Buffer> {
    for (const text of inPieces(texts)) {
      const bytes = Buffer.from(text);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  };
  const deflate = createDeflateRaw({ level: 1 });
  deflate.on('data', (piece: Buffer) => {
    packed += piece.length;
  });
  await pipeline(Readable.from(counted()), deflate, createWriteStream(path));
  return { name, path, crc, packed, size };
}

function headOf({ name, crc, packed, size }: Packed): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(packed, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

/** A workbook as spreadsheet programs write it: cells point to a shared list of texts by number. */
export async function writeWorkbook(path: string, count: number): Promise<void> {
  const shared = new Map<string, number>();
  const cell = (value: Cell, at: string): string => {
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    const index = shared.get(value) ?? shared.size;
    shared.set(value, index);
    return `<c r="${at}" t="s"><v>${index}</v></c>`;
  };
  const sheet = function* (): Generator<string> {
    yield '<worksheet><sheetData>';
    let number = 0;
    for (const row of rows(count)) {
      number += 1;
      const cells = row.map((value, column) => cell(value, `${letter(column)}${number}`));
      yield `<row r="${number}">${cells.join('')}</row>`;
    }
    yield '</sheetData></worksheet>';
  };
  const texts = function* (): Generator<string> {
    yield `<sst uniqueCount="${shared.size}">`;
    for (const text of shared.keys()) yield `<si><t>${escaped(text)}</t></si>`;
    yield '</sst>';
  };
  const styles = Buffer.from(
    '<styleSheet><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>',
  );
  const parts = [
    await pack('xl/worksheets/sheet1.xml', `${path}.sheet`, sheet()),
    await pack('xl/sharedStrings.xml', `${path}.texts`, texts()),
  ];
  await writeFile(`${path}.styles`, deflateRawSync(styles));
  parts.push({
    name: 'xl/styles.xml',
    path: `${path}.styles`,
    crc: crc32(styles),
    packed: deflateRawSync(styles).length,
    size: styles.length,
  });
  const file = await open(path, 'w');
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const head = headOf(part);
    directory.push(
      Buffer.from('PK\u0001\u0002', 'latin1'),
      Buffer.from([20, 0]),
      head,
      place,
      Buffer.from(part.name),
    );
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      head,
      Buffer.from(part.name),
    ]);
    await file.write(local);
    await file.write(await readFile(part.path));
    await rm(part.path);
    offset += local.length + part.packed;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  await file.write(Buffer.concat([central, Buffer.from('PK\u0005\u0006', 'latin1'), end]));
  await file.close();
}
