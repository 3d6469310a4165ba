// Reads what a subset needs of a TrueType font: tables, characters, outlines, advances and kerning.
import { readFileSync } from 'node:fs';

const ARGS_ARE_WORDS = 1;
const ARGS_ARE_OFFSETS = 2;
const HAS_SCALE = 8;
const MORE_COMPONENTS = 32;
const HAS_TWO_SCALES = 64;
const HAS_MATRIX = 128;

export function readFont(path) {
  const bytes = readFileSync(path);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map();
  for (let at = 12, left = view.getUint16(4); left > 0; at += 16, left -= 1)
    tables.set(bytes.toString('latin1', at, at + 4), {
      at: view.getUint32(at + 8),
      length: view.getUint32(at + 12),
    });
  const start = (name) => tables.get(name).at;
  const table = (name) => bytes.subarray(start(name), start(name) + tables.get(name).length);
  return { bytes, view, start, table };
}

/** Character → glyph, from the cmap's format 12 or 4. */
export function readCharacters({ view, start }) {
  const cmap = start('cmap');
  const found = new Map();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(at) === 4) readSegments(view, at, found);
    if (view.getUint16(at) === 12) readGroups(view, at, found);
  }
  return found;
}

function readSegments(view, at, found) {
  const count = view.getUint16(at + 6) / 2;
  for (let index = 0; index < count; index += 1) {
    const last = view.getUint16(at + 14 + index * 2);
    const first = view.getUint16(at + 16 + (count + index) * 2);
    const delta = view.getUint16(at + 16 + (2 * count + index) * 2);
    const rangeAt = at + 16 + (3 * count + index) * 2;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph =
        range === 0 ? code + delta : view.getUint16(rangeAt + range + (code - first) * 2) + delta;
      found.set(code, glyph & 0xffff);
    }
  }
}

function readGroups(view, at, found) {
  for (let index = 0; index < view.getUint32(at + 12); index += 1) {
    const group = at + 16 + index * 12;
    const first = view.getUint32(group);
    for (let code = first; code <= view.getUint32(group + 4); code += 1)
      found.set(code, view.getUint32(group + 8) + code - first);
  }
}

export function readMetrics({ view, start }, glyph) {
  const full = view.getUint16(start('hhea') + 34);
  const hmtx = start('hmtx');
  return {
    advance: view.getUint16(hmtx + Math.min(glyph, full - 1) * 4),
    bearing:
      glyph < full
        ? view.getInt16(hmtx + glyph * 4 + 2)
        : view.getInt16(hmtx + full * 4 + (glyph - full) * 2),
  };
}

/** An outline as contours of points, or as components with their offsets. */
export function readGlyph({ view, start }, glyph) {
  const long = view.getInt16(start('head') + 50) === 1;
  const offset = (index) =>
    long
      ? view.getUint32(start('loca') + index * 4)
      : view.getUint16(start('loca') + index * 2) * 2;
  const at = start('glyf') + offset(glyph);
  if (offset(glyph + 1) === offset(glyph)) return { kind: 'empty' };
  const contours = view.getInt16(at);
  const box = [2, 4, 6, 8].map((field) => view.getInt16(at + field));
  return contours < 0
    ? { kind: 'composite', box, parts: readParts(view, at + 10) }
    : { kind: 'simple', box, ...readPoints(view, at + 10, contours) };
}

function readParts(view, from) {
  const parts = [];
  for (let at = from, more = true; more;) {
    const flags = view.getUint16(at);
    if ((flags & ARGS_ARE_OFFSETS) === 0) throw new Error('A component hangs on points');
    const glyph = view.getUint16(at + 2);
    at += 4;
    const words = (flags & ARGS_ARE_WORDS) !== 0;
    const x = words ? view.getInt16(at) : view.getInt8(at);
    const y = words ? view.getInt16(at + 2) : view.getInt8(at + 1);
    at += words ? 4 : 2;
    const scales = flags & HAS_SCALE ? 1 : flags & HAS_TWO_SCALES ? 2 : flags & HAS_MATRIX ? 4 : 0;
    const matrix = Array.from({ length: scales }, (_, index) => view.getInt16(at + index * 2));
    at += scales * 2;
    parts.push({ flags, glyph, x, y, matrix });
    more = (flags & MORE_COMPONENTS) !== 0;
  }
  return parts;
}

function readPoints(view, from, contours) {
  const ends = Array.from({ length: contours }, (_, index) => view.getUint16(from + index * 2));
  const count = contours === 0 ? 0 : ends[contours - 1] + 1;
  let at = from + contours * 2;
  at += 2 + view.getUint16(at);
  const flags = [];
  while (flags.length < count) {
    const flag = view.getUint8(at++);
    const times = flag & 8 ? view.getUint8(at++) + 1 : 1;
    for (let left = times; left > 0; left -= 1) flags.push(flag);
  }
  const along = (isShort, isSame) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isShort) value += (flag & isSame ? 1 : -1) * view.getUint8(at++);
      else if (!(flag & isSame)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along(2, 16);
  const ys = along(4, 32);
  return {
    ends,
    points: flags.map((flag, index) => ({ x: xs[index], y: ys[index], on: flag & 1 })),
  };
}

/**
 * Horizontal kerning between the glyphs asked for, from GPOS pair positioning; the first subtable that knows a
 * pair decides.
 */
export function readKerning({ view, start }, glyphs) {
  const gpos = start('GPOS');
  const featureList = gpos + view.getUint16(gpos + 6);
  const lookupList = gpos + view.getUint16(gpos + 8);
  const lookups = new Set();
  for (let index = 0; index < view.getUint16(featureList); index += 1) {
    const record = featureList + 2 + index * 6;
    if (view.getUint32(record) !== 0x6b65726e) continue;
    const feature = featureList + view.getUint16(record + 4);
    for (let one = 0; one < view.getUint16(feature + 2); one += 1)
      lookups.add(view.getUint16(feature + 4 + one * 2));
  }
  const pairs = new Map();
  for (const lookup of [...lookups].sort((one, other) => one - other)) {
    const at = lookupList + view.getUint16(lookupList + 2 + lookup * 2);
    for (let one = 0; one < view.getUint16(at + 4); one += 1) {
      let subtable = at + view.getUint16(at + 6 + one * 2);
      let kind = view.getUint16(at);
      if (kind === 9) {
        kind = view.getUint16(subtable + 2);
        subtable += view.getUint32(subtable + 4);
      }
      if (kind === 2) readPairs(view, subtable, glyphs, pairs);
    }
  }
  return pairs;
}

const bits = (format) => [...format.toString(2)].filter((bit) => bit === '1').length;

function readPairs(view, at, glyphs, pairs) {
  const [first, second] = [view.getUint16(at + 4), view.getUint16(at + 6)];
  // Advances alone: what moves a glyph otherwise is no kerning.
  if (second !== 0 || (first & 4) === 0) return;
  const skip = bits(first & 3) * 2;
  const covered = coverage(view, at + view.getUint16(at + 2));
  const keep = (left, right, valueAt) => {
    const key = left * 65536 + right;
    if (!pairs.has(key)) pairs.set(key, view.getInt16(valueAt + skip));
  };
  if (view.getUint16(at) === 1) {
    for (const left of glyphs) {
      if (!covered.has(left)) continue;
      const set = at + view.getUint16(at + 10 + covered.get(left) * 2);
      const size = 2 + bits(first) * 2;
      for (let index = 0; index < view.getUint16(set); index += 1) {
        const right = view.getUint16(set + 2 + index * size);
        if (glyphs.has(right)) keep(left, right, set + 4 + index * size);
      }
    }
    return;
  }
  const lefts = classes(view, at + view.getUint16(at + 8));
  const rights = classes(view, at + view.getUint16(at + 10));
  const columns = view.getUint16(at + 14);
  const size = bits(first) * 2;
  for (const left of glyphs) {
    if (!covered.has(left)) continue;
    for (const right of glyphs) {
      const cell = (lefts.get(left) ?? 0) * columns + (rights.get(right) ?? 0);
      keep(left, right, at + 16 + cell * size);
    }
  }
}

function coverage(view, at) {
  const found = new Map();
  const count = view.getUint16(at + 2);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint16(at) === 1) found.set(view.getUint16(at + 4 + index * 2), index);
    else {
      const range = at + 4 + index * 6;
      const first = view.getUint16(range);
      for (let glyph = first; glyph <= view.getUint16(range + 2); glyph += 1)
        found.set(glyph, view.getUint16(range + 4) + glyph - first);
    }
  }
  return found;
}

function classes(view, at) {
  const found = new Map();
  if (view.getUint16(at) === 1) {
    const first = view.getUint16(at + 2);
    for (let index = 0; index < view.getUint16(at + 4); index += 1)
      found.set(first + index, view.getUint16(at + 6 + index * 2));
    return found;
  }
  for (let index = 0; index < view.getUint16(at + 2); index += 1) {
    const range = at + 4 + index * 6;
    for (let glyph = view.getUint16(range); glyph <= view.getUint16(range + 2); glyph += 1)
      found.set(glyph, view.getUint16(range + 4));
  }
  return found;
}
