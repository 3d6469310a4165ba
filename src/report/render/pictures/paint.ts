import { escapeHtml } from '../../../kernel/formats/html';
import { shades } from '../html/brand-shades';

/** On the page the style of the page colours, light or dark; in print the ink is fixed. */
export type Scheme = 'page' | 'print';

/**
 * What a shape is for. They differ in lightness first, so that they are told apart without colour:
 * `bar` is dark, `pale` light, `hollow` an outline, `strong` the darkest.
 */
type Role = 'ink' | 'quiet' | 'rule' | 'bar' | 'strong' | 'pale' | 'hollow' | 'dot' | 'light';

const INK: Readonly<Record<Role, string>> = {
  ink: 'fill="#1c2430"',
  quiet: 'fill="#586374"',
  rule: 'fill="none" stroke="#c3cad3" stroke-width="1"',
  bar: `fill="${shades.bar}"`,
  strong: `fill="${shades.strong}"`,
  pale: `fill="${shades.pale}" stroke="${shades.paleEdge}" stroke-width="1"`,
  hollow: `fill="#ffffff" stroke="${shades.bar}" stroke-width="1.5"`,
  dot: `fill="${shades.bar}" stroke="#ffffff" stroke-width="1.5"`,
  light: 'fill="#ffffff"',
};

/** For the page, beside its own colours: it names what `INK` fixes for print. */
export const PICTURE_STYLE = `
.picture, .years { clear: left; margin: 1.1rem 0; scroll-margin-top: 3.5rem; font-family: var(--sans); }
.picture .name, .years figcaption { font: 600 0.95rem/1.35 var(--sans); text-wrap: balance; }
.picture .says, .picture .note-line { text-wrap: pretty; font-size: 0.8rem; line-height: 1.45; color: var(--quiet); }
.picture svg { display: block; margin: 0.6rem 0 0.3rem; overflow: visible; font-family: var(--sans); }
.picture svg.wide { display: none; }
@media (min-width: 42rem) { .picture svg.narrow { display: none; } .picture svg.wide { display: block; } }
.multiples { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: 0 1.25rem;
  margin: 1.1rem 0; }
.multiples .picture { margin: 0 0 0.5rem; }
.multiples .says { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.multiples .picture { position: relative; }
.years th { white-space: nowrap; }
.years tbody th { white-space: normal; min-width: 5.5rem; }
.picture summary { font-size: 0.78rem; color: var(--accent); cursor: pointer; padding: 0.3rem 0; min-height: 1.5rem; }
.figures { overflow-x: auto; }
.figures table { border-collapse: collapse; font-size: 0.8rem; line-height: 1.4; width: 100%; }
.figures th, .figures td { text-align: left; font-weight: 400; padding: 0.3rem 0.6rem 0.3rem 0;
  border-top: 1px solid var(--line); vertical-align: top; }
.figures thead :is(th, td) { border-top: 0; color: var(--quiet); font-weight: 600; }
.figures .n { font-variant-numeric: tabular-nums; white-space: nowrap; }
.picture .figures :is(th, td) { min-width: 4rem; }
.picture .figures th[scope="row"] { min-width: 7.5rem; }
.years td, .years thead th { text-align: right; padding: 0.3rem 0 0.3rem 0.5rem; }
:where(.picture) text { fill: var(--ink); }
.picture .s { font-size: 11.5px; }
.p-ink { fill: var(--ink); } .p-quiet { fill: var(--quiet); } .p-light { fill: var(--ground); }
.p-rule { fill: none; stroke: var(--line); }
.p-bar { fill: var(--accent); } .p-strong { fill: var(--ink); }
.p-pale { fill: var(--wash); stroke: var(--accent); stroke-opacity: 0.55; }
.p-hollow { fill: var(--ground); stroke: var(--accent); stroke-width: 1.5; }
.p-dot { fill: var(--accent); stroke: var(--ground); stroke-width: 1.5; }
`;

/** Letters of this size are drawn unless a text says otherwise; the others are for what stands back. */
export const SIZE = 12.5;
export const SMALL = 11.5;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Numbers are written with two digits at most: the same everywhere, and short. */
function spell(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : escapeHtml(value);
}

function attributes(given: Attributes): string {
  return Object.entries(given)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${spell(value)}"`))
    .join('');
}

export interface Pen {
  readonly scheme: Scheme;
  /** What must hold in the narrowest place where it will be seen. */
  readonly room: number;
  shape(tag: 'rect' | 'line' | 'circle', role: Role, given: Attributes): string;
  text(words: string, role: Role, given: Attributes, size?: number): string;
}

const paintOf = (scheme: Scheme, role: Role): string =>
  scheme === 'page' ? `class="p-${role}"` : INK[role];

export function penFor(scheme: Scheme, room: number): Pen {
  return {
    scheme,
    room,
    shape: (tag, role, given) => `<${tag} ${paintOf(scheme, role)}${attributes(given)}/>`,
    text: (words, role, given, size = SIZE) => {
      if (words === '') return '';
      const own = attributes({ ...given, 'font-size': size === SIZE ? undefined : size });
      return `<text ${paintOf(scheme, role)}${own}>${escapeHtml(words)}</text>`;
    },
  };
}

/** A part that starts at a share of the width and measures the rest in shares of itself. */
export function inset(
  x: string,
  width: string,
  y: number,
  height: number,
  content: string,
): string {
  return `<svg x="${x}" y="${spell(y)}" width="${width}" height="${spell(height)}" overflow="visible">${content}</svg>`;
}

export const percent = (share: number): string => `${spell(share * 100)}%`;

/** What a drawing comes to: shapes, and how high they stand. */
export interface Sheet {
  readonly height: number;
  readonly shapes: string;
}
