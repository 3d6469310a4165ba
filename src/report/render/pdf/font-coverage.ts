import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether the embedded fonts can draw a character. */
export type Coverage = (codePoint: number) => boolean;

type Range = readonly [first: number, last: number];

function tableAt(view: DataView, name: string): number | undefined {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(
      view.getUint8(at),
      view.getUint8(at + 1),
      view.getUint8(at + 2),
      view.getUint8(at + 3),
    );
    if (tag === name) return view.getUint32(at + 8);
  }
  return undefined;
}

/** Format 4: segments of the first 65,536 characters. */
function segments(view: DataView, at: number): Range[] {
  const count = view.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, index): Range => {
    const last = view.getUint16(at + 14 + index * 2);
    return [view.getUint16(at + 16 + count * 2 + index * 2), last === 0xff_ff ? last - 1 : last];
  });
}

/** Format 12: groups over all of Unicode. */
function groups(view: DataView, at: number): Range[] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, index): Range => {
    const group = at + 16 + index * 12;
    return [view.getUint32(group), view.getUint32(group + 4)];
  });
}

/** The characters a TrueType font maps, from its “cmap” table. */
export function coveredRanges(font: Uint8Array): Range[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, 'cmap');
  if (cmap === undefined) return [];
  return Array.from({ length: view.getUint16(cmap + 2) }).flatMap((_, index) => {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(at);
    return format === 4 ? segments(view, at) : format === 12 ? groups(view, at) : [];
  });
}

async function fontFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true });
  return entries
    .filter((entry) => /Regular\.ttf$/iu.test(entry))
    .map((entry) => join(path, entry))
    .sort();
}

/** What the upright fonts in these folders cover between them; their bold and italic forms cover the same. */
export async function readCoverage(fonts: readonly string[]): Promise<Coverage> {
  const files = (await Promise.all(fonts.map(fontFiles))).flat();
  const ranges = (await Promise.all(files.map((file) => readFile(file)))).flatMap(coveredRanges);
  const known = new Map<number, boolean>();
  return (codePoint) => {
    const answer =
      known.get(codePoint) ??
      ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
    known.set(codePoint, answer);
    return answer;
  };
}
