// Writes a TrueType font with one axis of weight, and packs it as WOFF2.
import { brotliCompressSync, constants } from 'node:zlib';

/** Big-endian bytes, one field after another. */
export class Bytes {
  #parts = [];
  length = 0;

  #add(size, write) {
    const part = Buffer.alloc(size);
    write(part);
    return this.bytes(part);
  }
  bytes(part) {
    this.#parts.push(part);
    this.length += part.length;
    return this;
  }
  u8(...values) {
    return this.bytes(Buffer.from(values.map((value) => value & 255)));
  }
  u16(...values) {
    for (const value of values) this.#add(2, (part) => part.writeUInt16BE(value & 0xffff));
    return this;
  }
  u32(...values) {
    for (const value of values) this.#add(4, (part) => part.writeUInt32BE(value >>> 0));
    return this;
  }
  pad(to) {
    return this.bytes(Buffer.alloc((to - (this.length % to)) % to));
  }
  all() {
    return Buffer.concat(this.#parts);
  }
}

const fits = (value) => value >= -128 && value <= 127;

export function glyphBytes(glyph, numbers) {
  if (glyph.kind === 'empty') return Buffer.alloc(0);
  const out = new Bytes();
  out.u16(glyph.kind === 'composite' ? -1 : glyph.ends.length, ...glyph.box);
  if (glyph.kind === 'composite') {
    glyph.parts.forEach(({ flags, glyph: part, x, y, matrix }) => {
      const words = !(fits(x) && fits(y));
      // Without hints of its own, and with offsets as short as they can be.
      out.u16((flags & ~(1 | 256)) | (words ? 1 : 0), numbers.get(part));
      if (words) out.u16(x, y);
      else out.u8(x, y);
      out.u16(...matrix);
    });
    return out.all();
  }
  out.u16(...glyph.ends, 0);
  const [flags, xs, ys] = [[], new Bytes(), new Bytes()];
  let [x, y] = [0, 0];
  for (const point of glyph.points) {
    const [dx, dy] = [point.x - x, point.y - y];
    [x, y] = [point.x, point.y];
    flags.push(point.on | delta(dx, xs, 2, 16) | delta(dy, ys, 4, 32));
  }
  for (let at = 0; at < flags.length;) {
    let same = 1;
    while (flags[at + same] === flags[at] && same < 256) same += 1;
    if (same > 2) out.u8(flags[at] | 8, same - 1);
    else for (let left = same; left > 0; left -= 1) out.u8(flags[at]);
    at += same;
  }
  return out.bytes(xs.all()).bytes(ys.all()).all();
}

function delta(value, out, isShort, isSame) {
  if (value === 0) return isSame;
  if (Math.abs(value) > 255) {
    out.u16(value);
    return 0;
  }
  out.u8(Math.abs(value));
  return isShort | (value > 0 ? isSame : 0);
}

/** Deltas in runs of noughts, bytes and words, as gvar packs them. */
export function packDeltas(values) {
  const out = new Bytes();
  const kindOf = (value) => (value === 0 ? 0x80 : fits(value) ? 0 : 0x40);
  for (let at = 0; at < values.length;) {
    const kind = kindOf(values[at]);
    let end = at + 1;
    while (end < values.length && end - at < 64 && kindOf(values[end]) === kind) end += 1;
    out.u8(kind | (end - at - 1));
    for (const value of values.slice(at, end)) {
      if (kind === 0) out.u8(value);
      if (kind === 0x40) out.u16(value);
    }
    at = end;
  }
  return out.all();
}

/** One tuple for each glyph: what the heaviest weight adds to each of its points. */
export function gvarTable(deltas) {
  const data = new Bytes();
  const offsets = [0];
  for (const { xs, ys } of deltas) {
    if ([...xs, ...ys].some((value) => value !== 0)) {
      const packed = Buffer.concat([Buffer.from([0]), packDeltas(xs), packDeltas(ys)]);
      // One tuple with points of its own (all of them), its peak the first that is shared.
      data.u16(1, 8, packed.length, 0x2000).bytes(packed).pad(2);
    }
    offsets.push(data.length);
  }
  const sharedAt = 20 + offsets.length * 4;
  return new Bytes()
    .u16(1, 0, 1, 1)
    .u32(sharedAt)
    .u16(deltas.length, 1)
    .u32(sharedAt + 2)
    .u32(...offsets)
    .u16(0x4000)
    .bytes(data.all())
    .all();
}

/** Characters in runs whose glyphs follow each other too. */
export function cmapTable(characters) {
  const runs = [];
  for (const [code, glyph] of characters) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === code - 1 && last.delta === glyph - code) last.to = code;
    else runs.push({ from: code, to: code, delta: glyph - code });
  }
  runs.push({ from: 0xffff, to: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const format4 = new Bytes()
    .u16(4, 16 + runs.length * 8, 0, runs.length * 2)
    .u16(power * 2, Math.log2(power), (runs.length - power) * 2)
    .u16(...runs.map(({ to }) => to), 0)
    .u16(...runs.map(({ from }) => from))
    .u16(...runs.map(({ delta: by }) => by))
    .u16(...runs.map(() => 0))
    .all();
  return new Bytes().u16(0, 1, 3, 1).u32(12).bytes(format4).all();
}

export function kernTable(pairs) {
  const power = 2 ** Math.floor(Math.log2(pairs.length));
  const out = new Bytes()
    .u16(0, 1, 0, 14 + pairs.length * 6, 1)
    .u16(pairs.length, power * 6, Math.log2(power), (pairs.length - power) * 6);
  for (const [left, right, value] of pairs) out.u16(left, right, value);
  return out.all();
}

export function nameTable(names) {
  const texts = Buffer.from(names.map(([, text]) => text).join(''), 'utf16le').swap16();
  const out = new Bytes().u16(0, names.length, 6 + names.length * 12);
  let at = 0;
  for (const [id, text] of names) {
    out.u16(3, 1, 0x409, id, text.length * 2, at);
    at += text.length * 2;
  }
  return out.bytes(texts).all();
}

/** The tags that WOFF2 numbers, as far as they may occur here. */
const KNOWN_TAGS =
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern'.split(
    ',',
  );

function base128(value) {
  const groups = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 127) | 128);
  return groups;
}

/** The tables as they are, in one Brotli stream: outlines are left untransformed (version 3). */
export function packWoff2(tables) {
  // “loca” has to follow “glyf”; otherwise the order of the tags, as readers expect it.
  const named = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = new Bytes();
  for (const [tag, { length }] of named) {
    const known = KNOWN_TAGS.indexOf(tag);
    const version = tag === 'glyf' || tag === 'loca' ? 0xc0 : 0;
    directory.u8(version | (known < 0 ? 63 : known));
    if (known < 0) directory.bytes(Buffer.from(tag, 'latin1'));
    directory.u8(...base128(length));
  }
  const whole = Buffer.concat(named.map(([, bytes]) => bytes));
  const packed = brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  const padded = (length) => length + ((4 - (length % 4)) % 4);
  const sfnt = named.reduce((sum, [, { length }]) => sum + padded(length), 12 + named.length * 16);
  const length = padded(48 + directory.length + packed.length);
  return new Bytes()
    .u32(0x774f4632, 0x00010000, length)
    .u16(named.length, 0)
    .u32(sfnt, packed.length)
    .u16(1, 0)
    .u32(0, 0, 0, 0, 0)
    .bytes(directory.all())
    .bytes(packed)
    .pad(4)
    .all();
}
