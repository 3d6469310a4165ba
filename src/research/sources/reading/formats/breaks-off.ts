const SPACE = /[\s\ufeff]*/uy;
const NAME = /^<([\p{L}_][\w:.-]*)/u;
/** Longer than any name of a tag; what is longer is none. */
const LONGEST_NAME = 200;

/** What may stand before the root, and how each of it ends. */
const BEFORE: readonly (readonly [begins: string, ends: string])[] = [
  ['<!--', '-->'],
  ['<?', '>'],
  ['<!DOCTYPE', '>'],
];

function afterSpace(xml: string, from: number): number {
  SPACE.lastIndex = from;
  return from + (SPACE.exec(xml)?.[0].length ?? 0);
}

/** Where the root begins; each character is looked at once, however much stands before it. */
function rootAt(xml: string): number {
  let at = afterSpace(xml, 0);
  for (;;) {
    const [begins, ends] = BEFORE.find(([opening]) => xml.startsWith(opening, at)) ?? [];
    if (begins === undefined || ends === undefined) return at;
    const end = xml.indexOf(ends, at + begins.length);
    if (end < 0) return xml.length;
    at = afterSpace(xml, end + ends.length);
  }
}

/** Whether XML ends before its root closes: the last item may be cut anywhere; don't trust it. */
export function breaksOff(xml: string): boolean {
  const at = rootAt(xml);
  const end = xml.indexOf('>', at);
  const [, root] = NAME.exec(xml.slice(at, at + LONGEST_NAME)) ?? [];
  if (root === undefined || end < 0) return false;
  return xml[end - 1] !== '/' && !xml.includes(`</${root}`);
}
