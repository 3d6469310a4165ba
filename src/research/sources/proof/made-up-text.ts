import { wordSet } from '../../../language';
import { createHash } from 'node:crypto';
import { isKept, type Kept } from './kept-words';
import { madeUpNumber, madeUpWord } from './made-up-words';

/** Which attributes of a page a reader looks at; of XML all are read. */
const isReadAttribute = wordSet(
  'content, datetime, hidden, href, lang, name, property, rel, scope, src, type',
);
/** Attributes whose values say how to read the element, and are nobody's words. */
const isKeptXml = wordSet(
  'encoding, ispermalink, lang, mode, name, property, rel, scope, type, version, xml:*, xmlns, xmlns:*, xsi:*',
);
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"<]*)"|'([^'<]*)'|([^\s"'<>]+)))?/g;
const HIDES = /display\s*:\s*none|visibility\s*:\s*hidden/i;

type Rule = readonly [pattern: RegExp, make: (found: RegExpExecArray, kept: Kept) => string];

/** The letters and digits of a text without any form of its own. */
function plainly(text: string, kept: Kept): string {
  return text.replace(/\p{L}[\p{L}\p{M}]*|\d+/gu, (token) => {
    if (isKept(token, kept)) return token;
    return /^\d/.test(token) ? madeUpNumber(token) : madeUpWord(token);
  });
}

function madeUpHost(whole: string, kept: Kept): string {
  const host = whole.replace(/:\d+$/, '');
  const ending = host.toLowerCase().split('.').slice(-2).join('.');
  if (kept.hosts.has(ending)) return host;
  const labels = host.split('.');
  return `${plainly(labels.slice(0, -1).join('.') || host, kept)}.example`;
}

/** An address keeps its scheme, the number of its steps and what its file is. */
export function madeUpAddress(address: string, kept: Kept): string {
  const at = address.indexOf('//');
  const [host = ''] = at < 0 ? [] : (/^[^/?#\s]*/.exec(address.slice(at + 2)) ?? []);
  const scheme = address.slice(0, Math.max(0, at));
  const within = host === '' ? address : address.slice(at + 2 + host.length);
  const [, body = '', ending = ''] = /^(.*?)(\.[a-z]{2,5})?$/su.exec(within) ?? [];
  const made = body.replace(/%[0-9a-f]{2}|\p{L}[\p{L}\p{M}]*|\d+/giu, (token) =>
    token.startsWith('%') ? token : plainly(token, kept),
  );
  return host === '' ? `${made}${ending}` : `${scheme}//${madeUpHost(host, kept)}${made}${ending}`;
}

function attributesOf(text: string, isXml: boolean, kept: Kept): string {
  return [...text.matchAll(ATTRIBUTE)]
    .flatMap(([, name = '', double, single, bare]) => {
      const value = double ?? single ?? bare;
      if (!isXml && /^style$/i.test(name))
        return HIDES.test(value ?? '') ? ['style="display:none"'] : [];
      if (!isXml && !isReadAttribute(name)) return [];
      if (value === undefined) return [name];
      if (isKeptXml(name)) return [`${name}="${value.replaceAll('"', '')}"`];
      return [`${name}="${madeUpText(value, kept).replaceAll('"', '')}"`];
    })
    .map((attribute) => ` ${attribute}`)
    .join('');
}

/** Opening and closing of an element, without what only a browser reads. */
export function madeUpTag(tag: string, isXml: boolean, kept: Kept): string {
  const [start = '', open = '', name = ''] = /^<([/?]?)([\p{L}_][\w:.-]*)/u.exec(tag) ?? [];
  const attributes = tag.slice(start.length, tag.endsWith('>') ? -1 : undefined);
  if (name === '') return '';
  const end = open === '?' ? '?' : /\/\s*$/.test(attributes) ? '/' : '';
  const said = open === '/' ? '' : attributesOf(attributes.replace(/[/?]\s*$/, ''), isXml, kept);
  return `<${open}${name}${said}${end}>`;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/iy;

/** In this order at each place of a text; what none of them takes is a sign that stays. */
const RULES: readonly Rule[] = [
  [/<!--[\s\S]*?-->/y, () => ''],
  [/<(?:\/?[a-z][^<>]*)>/iy, ([tag], kept) => madeUpTag(tag, false, kept)],
  // Markup that is escaped is markup once it is read.
  [/&lt;\/?[a-z][a-z0-9]*/iy, ([tag]) => tag],
  [/&(?:[a-z]{2,8}|#x[0-9a-f]{1,6}|#\d{1,7});/iy, ([entity]) => madeUpEntity(entity)],
  [/https?:\/\/[^\s<>"'|\]})]+/iy, ([address], kept) => madeUpAddress(address, kept)],
  [
    /[\p{L}\d._%+-]{1,80}@[\p{L}\d-]{1,80}(?:\.[\p{L}\d-]{1,80})*/uy,
    ([address], kept) => `${plainly(address.replace(/\.[^.]*$/, ''), kept)}.example`,
  ],
  [UUID, ([id]) => madeUpId(id)],
  // A template of an encyclopedia, and what its parts are called.
  [/\{\{[^|{}\n[\]<>]{1,40}/y, ([name]) => name],
  [/\|[\w\t .-]{1,40}=/y, ([name]) => name],
  [/\p{L}[\p{L}\p{M}]*|\d+/uy, ([token], kept) => plainly(token, kept)],
];

/** A letter that is written as a number is a letter. */
function madeUpEntity(entity: string): string {
  const [, hex, decimal] = /^&#(?:x([0-9a-f]+)|(\d+));$/i.exec(entity) ?? [];
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (!(point > 0 && point <= 0x10ffff)) return entity;
  return /[\p{L}\p{N}]/u.test(String.fromCodePoint(point)) ? 'x' : entity;
}

function madeUpId(id: string): string {
  const hex = createHash('sha256').update(id.toLowerCase()).digest('hex');
  let at = 0;
  return id.replace(/[0-9a-f]/gi, () => hex[at++ % hex.length] ?? '0');
}

/** A text of the same form that says nothing: words, numbers, addresses and names are other ones of their kind. */
export function madeUpText(text: string, kept: Kept): string {
  const isWikitext = text.includes('{{');
  let made = '';
  let at = 0;
  while (at < text.length) {
    let taken = 0;
    for (const [pattern, make] of RULES) {
      if (!isWikitext && /^\\(?:\{|\|)/.test(pattern.source)) continue;
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found === null) continue;
      made += make(found, kept);
      taken = found[0].length;
      break;
    }
    if (taken === 0) made += text[at] ?? '';
    at += Math.max(1, taken);
  }
  return made;
}
