import type { OutlineMark } from '../../document';

type Verdict = OutlineMark['verdict'];

const RING = 'M8 1A7 7 0 1 1 8 15A7 7 0 1 1 8 1ZM8 2.4A5.6 5.6 0 1 0 8 13.6A5.6 5.6 0 1 0 8 2.4Z';

/** Each mark has a shape of its own, so that it is known without its colour; within 16 by 16. */
const SHAPES: Readonly<Record<Verdict, string>> = {
  supported: `${RING}M4.6 8.3L5.6 7.3L7.2 8.9L10.5 5.4L11.5 6.4L7.2 10.9Z`,
  'company-says':
    'M1.5 2.3H14.5V11.5H7.9L3.9 14.6V11.5H1.5ZM2.9 3.7H13.1V10.1H7.4L5.3 11.8V10.1H2.9Z',
  conflicted:
    'M2 4.4H10.6L8.8 2.6L9.8 1.6L13.4 5.1L9.8 8.6L8.8 7.6L10.6 5.8H2ZM14 10.2H5.4L7.2 ' +
    '8.4L6.2 7.4L2.6 10.9L6.2 14.4L7.2 13.4L5.4 11.6H14Z',
  stale: `${RING}M7.3 4.2H8.7V7.6L11 9L10.3 10.2L7.3 8.4Z`,
  weak: `${RING}M4.8 7.3H11.2V8.7H4.8Z`,
  unsupported: `${RING}M5.2 6.2L6.2 5.2L8 7L9.8 5.2L10.8 6.2L9 8L10.8 9.8L9.8 10.8L8 9L6.2 10.8L5.2 9.8L7 8Z`,
};

/** The class that draws a mark's shape; its word is always written beside it or read aloud in its place. */
export const markClass = (verdict: Verdict): string => `v-${verdict}`;

/** Cut out of a plain box by the style alone: nothing is fetched, and no sentence carries a drawing of its own. */
export const MARK_STYLE = `
[class*="v-"]::before { content: ""; display: inline-block; flex: none; width: 16px; height: 16px;
  vertical-align: -0.14em; background: var(--quiet); print-color-adjust: exact;
  -webkit-print-color-adjust: exact; forced-color-adjust: none; }
.v-supported::before { background: var(--accent); }
:is(.v-conflicted, .v-stale, .v-weak, .v-unsupported)::before { background: var(--warm); }
@media (forced-colors: active) { [class*="v-"]::before { background: CanvasText; } }
${Object.entries(SHAPES)
  .map(([verdict, shape]) => `.v-${verdict}::before { clip-path: path(evenodd, "${shape}"); }`)
  .join('\n')}
`;
