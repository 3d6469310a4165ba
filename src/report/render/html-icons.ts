import type { OutlineMark } from '../document';

type Verdict = OutlineMark['verdict'];

/** Each mark has a shape of its own, so that it is known without its colour. */
const SHAPES: Readonly<Record<Verdict, string>> = {
  supported: '<circle cx="8" cy="8" r="6.25"/><path d="m5.1 8.2 2 2 3.8-4.1"/>',
  'company-says': '<path d="M2.25 3h11.5v7.75H7.5L4.5 13.4v-2.65H2.25z"/>',
  conflicted: '<path d="M2.5 5.25h10.25L9.9 2.4M13.5 10.75H3.25l2.85 2.85"/>',
  stale: '<circle cx="8" cy="8" r="6.25"/><path d="M8 4.4V8l2.5 1.6"/>',
  weak: '<circle cx="8" cy="8" r="6.25"/><path d="M4.6 8.6c1.2-1.5 2.2-1.5 3.4-.6s2.2.9 3.4-.6"/>',
  unsupported: '<circle cx="8" cy="8" r="6.25"/><path d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8"/>',
};

/** Drawn once and used by name: nothing is fetched. */
export function iconsHtml(marks: readonly OutlineMark[]): string {
  const symbols = marks.map(({ verdict }) => `<symbol id="m-${verdict}" viewBox="0 0 16 16">${SHAPES[verdict]}</symbol>`);
  return symbols.length === 0 ? '' : `<svg class="icons" aria-hidden="true">${symbols.join('')}</svg>`;
}

/** The word that the shape stands for is always written beside it or read aloud in its place. */
export function iconHtml(verdict: Verdict): string {
  return `<svg class="icon ${verdict}" aria-hidden="true"><use href="#m-${verdict}"/></svg>`;
}
