// Makes the two typefaces of the brand as small variable fonts, from the Regular and the Bold that are installed.
// Both have the same points in each outline, so that every weight between them lies on a straight line.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCharacters, readFont, readGlyph, readKerning, readMetrics } from './read-font.mjs';
import {
  Bytes,
  cmapTable,
  glyphBytes,
  gvarTable,
  kernTable,
  nameTable,
  packWoff2,
} from './write-font.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'content/fonts');

/** What English text and the names of Europe need; anything else is drawn by the reader's own fonts. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
];
const MARKS = '‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€™−≈≤≥←↑→↓';
/** Kerning is kept between these alone. */
const KERNED = /[A-Za-z.,;:’‘“”"'\-–]/u;
/** Less than this nobody sees, in thousandths of the size. */
const LEAST_KERNING = 12;

const FACES = [
  {
    file: 'source-serif-4.woff2',
    name: 'Source Serif 4',
    weights: ['400Regular/SourceSerif4_400Regular.ttf', '700Bold/SourceSerif4_700Bold.ttf'],
    from: 'source-serif-4',
  },
  {
    file: 'noto-sans.woff2',
    name: 'Noto Sans',
    weights: ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf'],
    from: 'noto-sans',
  },
];

const inSubset = (code) =>
  RANGES.some(([first, last]) => code >= first && code <= last) ||
  MARKS.includes(String.fromCodePoint(code));

/** The glyphs of these characters and what they are composed of; the empty one first. */
function closure(font, characters) {
  const wanted = new Set([0]);
  const add = (glyph) => {
    if (wanted.has(glyph)) return;
    wanted.add(glyph);
    const outline = readGlyph(font, glyph);
    if (outline.kind === 'composite') outline.parts.forEach((part) => add(part.glyph));
  };
  for (const [, glyph] of characters) add(glyph);
  return [...wanted];
}

/** What the bold adds to each point of the regular, and to the four points that say how wide a glyph is. */
function deltasOf(regular, bold, glyph) {
  const [light, heavy] = [regular, bold].map((font) => readGlyph(font, glyph));
  const points = (outline) =>
    outline.kind === 'composite' ? outline.parts : outline.kind === 'simple' ? outline.points : [];
  const [from, to] = [points(light), points(heavy)];
  if (light.kind !== heavy.kind || from.length !== to.length)
    throw new Error(`Glyph ${glyph} has other points in the bold`);
  const wider = readMetrics(bold, glyph).advance - readMetrics(regular, glyph).advance;
  return {
    xs: [...from.map(({ x }, at) => to[at].x - x), 0, wider, 0, 0],
    ys: [...from.map(({ y }, at) => to[at].y - y), 0, 0, 0, 0],
  };
}

/** A table of the regular with some of its fields overwritten. */
function patched(font, name, fields) {
  const table = Buffer.from(font.table(name));
  for (const [at, value] of fields) table.writeUInt16BE(value & 0xffff, at);
  return table;
}

const AXIS = 256;
const INSTANCES = [
  [257, 'Regular', 400],
  [258, 'SemiBold', 600],
  [259, 'Bold', 700],
];

function fvarTable() {
  const out = new Bytes().u16(1, 0, 16, 2, 1, 20, INSTANCES.length, 8);
  out
    .bytes(Buffer.from('wght', 'latin1'))
    .u32(400 << 16, 400 << 16, 700 << 16)
    .u16(0, AXIS);
  for (const [id, , weight] of INSTANCES) out.u16(id, 0).u32(weight << 16);
  return out.all();
}

function makeFace({ name, weights, from }) {
  const [regular, bold] = weights.map((file) =>
    readFont(join(root, 'node_modules/@expo-google-fonts', from, file)),
  );
  const characters = [...readCharacters(regular)]
    .filter(([code, glyph]) => inSubset(code) && glyph !== 0)
    .sort(([one], [other]) => one - other);
  const glyphs = closure(regular, characters);
  const numbers = new Map(glyphs.map((glyph, number) => [glyph, number]));
  const outlines = glyphs.map((glyph) => glyphBytes(readGlyph(regular, glyph), numbers));
  const loca = new Bytes().u16(0);
  const glyf = new Bytes();
  for (const outline of outlines) loca.u16(glyf.bytes(outline).pad(2).length / 2);
  const hmtx = new Bytes();
  for (const glyph of glyphs) {
    const { advance, bearing } = readMetrics(regular, glyph);
    hmtx.u16(advance, bearing);
  }
  const kerned = new Map(
    characters.flatMap(([code, glyph]) =>
      KERNED.test(String.fromCodePoint(code)) ? [[glyph, numbers.get(glyph)]] : [],
    ),
  );
  const pairs = [...readKerning(regular, new Set(kerned.keys()))]
    .filter(([, value]) => Math.abs(value) >= LEAST_KERNING)
    .map(([key, value]) => [kerned.get(key >>> 16), kerned.get(key & 0xffff), value])
    .sort(([one, right], [other, last]) => one - other || right - last);
  const codes = characters.map(([code]) => code);
  const woff2 = packWoff2({
    'OS/2': patched(regular, 'OS/2', [
      [64, Math.min(...codes)],
      [66, Math.max(...codes)],
    ]),
    cmap: cmapTable(characters.map(([code, glyph]) => [code, numbers.get(glyph)])),
    fvar: fvarTable(),
    glyf: glyf.all(),
    gvar: gvarTable(glyphs.map((glyph) => deltasOf(regular, bold, glyph))),
    head: patched(regular, 'head', [[50, 0]]),
    hhea: patched(regular, 'hhea', [[34, glyphs.length]]),
    hmtx: hmtx.all(),
    kern: kernTable(pairs),
    loca: loca.all(),
    maxp: patched(regular, 'maxp', [[4, glyphs.length]]),
    name: nameTable([
      [1, name],
      [2, 'Regular'],
      [3, `${name} Foreword subset`],
      [4, name],
      [6, name.replaceAll(' ', '')],
      [13, 'SIL Open Font License, Version 1.1'],
      [AXIS, 'Weight'],
      ...INSTANCES.map(([id, instance]) => [id, instance]),
    ]),
    post: Buffer.concat([Buffer.from([0, 3, 0, 0]), regular.table('post').subarray(4, 32)]),
  });
  return { woff2, glyphs: glyphs.length, pairs: pairs.length };
}

mkdirSync(folder, { recursive: true });
for (const face of FACES) {
  const { woff2, glyphs, pairs } = makeFace(face);
  writeFileSync(join(folder, face.file), woff2);
  process.stdout.write(
    `${face.file}: ${glyphs} glyphs, ${pairs} kerning pairs, ${woff2.length} bytes\n`,
  );
}
