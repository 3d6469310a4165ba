import type { PageElement } from './tree';

export type Style = ReadonlyMap<string, string>;

const NO_STYLE: Style = new Map();
const NAMED: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  snow: 'fffafa',
  ivory: 'fffff0',
  whitesmoke: 'f5f5f5',
  ghostwhite: 'f8f8ff',
};

/** Longer style is no person's, and reading it would cost more than it tells. */
const LONGEST_SHEET = 400_000;
const LONGEST_STYLE = 4_000;

interface Rule {
  readonly selectors: string;
  readonly body: string;
  /** Inside of an at-rule: it holds on some screens only. */
  readonly isConditional: boolean;
}

/** The rules of a style sheet, at-rules opened. One pass, as sheets may be hostile. */
export function rulesOf(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  const text = sheet.slice(0, LONGEST_SHEET);
  let from = 0;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[{}]/g)) {
    const before = text.slice(from, index);
    from = index + 1;
    if (sign === '}') {
      depth = Math.max(0, depth - 1);
    } else if (before.includes('@')) {
      depth += 1;
    } else {
      const close = text.indexOf('}', index);
      if (close < 0) break;
      // Its closing bracket counts down what is counted up here.
      depth += 1;
      rules.push({
        selectors: before.slice(before.lastIndexOf('*/') + 1).replace(/^\//, ''),
        body: text.slice(index + 1, close),
        isConditional: depth > 1,
      });
    }
  }
  return rules;
}

/** The declarations of an inline style, lower-case, the last of a name in force. */
export function readStyle(text: string): Style {
  if (text === '') return NO_STYLE;
  const style = new Map<string, string>();
  for (const part of text.slice(0, LONGEST_STYLE).toLowerCase().split(';')) {
    const colon = part.indexOf(':');
    if (colon > 0)
      style.set(
        part.slice(0, colon).trim(),
        part
          .slice(colon + 1)
          .replace('!important', '')
          .trim(),
      );
  }
  return style;
}

/** Red, green and blue from 0 to 255, of the spellings in use. */
function colourOf(value: string | undefined): readonly [number, number, number] | undefined {
  if (value === undefined) return undefined;
  const rgb = /rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value);
  if (rgb !== null) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])];
  const short = /#([\da-f])([\da-f])([\da-f])\b/.exec(value);
  const name = Object.entries(NAMED).find(([one]) =>
    new RegExp(`(?:^|\\s)${one}(?:$|\\s)`).test(value),
  )?.[1];
  const long =
    short === null
      ? (/#([\da-f]{6})\b/.exec(value)?.[1] ?? name)
      : `${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`;
  if (long === undefined) return undefined;
  return [
    Number.parseInt(long.slice(0, 2), 16),
    Number.parseInt(long.slice(2, 4), 16),
    Number.parseInt(long.slice(4, 6), 16),
  ];
}

/** Closer than this no eye tells text from its ground. */
const ALIKE = 16;
const WHITE = [255, 255, 255] as const;

function isAlike(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= ALIKE);
}

const groundOf = (style: Style, { attributes }: PageElement): string | undefined =>
  style.get('background-color') ?? style.get('background') ?? attributes.get('bgcolor');

/**
 * Text in the colour of its ground. Where no inline style names the ground it is the page's white,
 * unless some class on the way up may have painted it.
 */
export function isWashedOut(element: PageElement, style: Style): boolean {
  const colour = colourOf(style.get('color'));
  if (colour === undefined) return false;
  for (let one: PageElement | undefined = element; one !== undefined; one = one.parent) {
    const named = groundOf(
      one === element ? style : readStyle(one.attributes.get('style') ?? ''),
      one,
    );
    if (named !== undefined && named !== 'transparent' && named !== 'none') {
      const ground = /url\(|gradient/.test(named) ? undefined : colourOf(named);
      return ground !== undefined && isAlike(colour, ground);
    }
    if (one.attributes.has('class') || one.attributes.has('id')) return false;
  }
  return isAlike(colour, WHITE);
}
