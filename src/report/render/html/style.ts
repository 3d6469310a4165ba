import { shades } from './brand-shades';
import { CARD_STYLE } from './style-cards';
import { FACE_STYLE } from './style-faces';
import { FRAME_STYLE } from './style-frame';
import { MARK_STYLE } from './style-marks';
import { PAPER_STYLE } from './style-paper';
import { NIGHT_PAPER, NIGHT_STYLE } from '../night/night-style';
import { PICTURE_STYLE } from '../pictures/paint';

const TEXT_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbf9f4; --panel: #ffffff; --ink: #1d1b16; --quiet: #5d584c; --line: #ddd6c8; --edge: #8a8374;
  --accent: ${shades.accent}; --wash: ${shades.wash}; --warm: #7a4f00; --shade: rgb(29 27 22 / 0.16);
  --warm-wash: #fbf2dc;
  --serif: "Source Serif 4", "Iowan Old Style", Palatino, Georgia, "Noto Serif", serif;
  --sans: "Noto Sans", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #161512; --panel: #1f1d19; --ink: #efebe2; --quiet: #b5ae9f; --line: #3a362e; --edge: #8f8777;
    --accent: ${shades.bright}; --wash: ${shades.washByNight}; --warm: #f0c46c; --shade: rgb(0 0 0 / 0.5);
    --warm-wash: #2e2614;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1.03rem/1.5 var(--serif); }
body { overflow-wrap: anywhere; font-kerning: normal; }
p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
a { color: var(--accent); unicode-bidi: isolate; text-underline-offset: 0.2em; text-decoration-thickness: 0.06em; }
b { font-weight: 600; }
:is(a, button, summary, input, textarea):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px;
  border-radius: 3px; }
main:focus { outline: 0; }
button { font: inherit; color: inherit; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

main > section { position: relative; padding-top: 2rem; }
main > section:first-child { padding-top: 0; }
h2 { font: 600 1.55rem/1.2 var(--serif); letter-spacing: -0.01em; margin: 0 0 0.7rem; padding-inline-end: 4rem; }
h2 { text-wrap: balance; }
h3 { font: 600 0.95rem/1.45 var(--sans); margin: 0 0 0.35rem; }
.group + .group { margin-top: 0.85rem; }
.run > h3, .run > h3 + p { display: inline; }
.run > h3 { font-family: inherit; font-size: 1em; line-height: inherit; color: var(--accent); }
.run > h3:not(:last-child)::after { content: "."; }
.run > p + p { margin-top: 0.6rem; }
.items > li + li { margin-top: 0.4rem; }
.items > li { position: relative; padding-inline-start: 1.1rem; }
.items > li::before { content: ""; position: absolute; left: 0.1rem; top: 0.62em; width: 0.35rem; height: 0.35rem; }
.items > li::before { border-radius: 50%; background: var(--accent); opacity: 0.7; }
.steps { counter-reset: item; }
.steps > li { position: relative; counter-increment: item; padding: 0.5rem 0 0.5rem 1.6rem; }
.steps > li + li { border-top: 1px solid var(--line); }
.steps > li::before { content: counter(item); content: counter(item) / counter(item) ". "; }
.steps > li::before { position: absolute; left: 0; color: var(--accent); font-weight: 600; }
:is(.questions-to-ask, .questions-to-expect, .talking-points) .said { font-weight: 500; }
.claim { scroll-margin-top: 3.5rem; }
.claim:target { background: var(--wash); box-shadow: 0 0 0 0.25rem var(--wash); border-radius: 2px; }
.notes { display: block; margin-top: 0.2rem; font: 400 0.9rem/1.5 var(--sans); color: var(--quiet); }
.notes b { color: var(--ink); }
.advice { margin-top: 1rem; padding: 0.6rem 0.9rem; border-inline-start: 3px solid var(--accent);
  background: var(--wash); }
.advice { border-radius: 0 0.3rem 0.3rem 0; }
.advice > h3 { display: inline; font-size: 0.85em; line-height: inherit; color: var(--accent); }
.advice > h3::after { content: "."; }
.advice > p { display: inline; }

main > section.brief { padding: 1.1rem 1.1rem 0.9rem; background: var(--panel); border: 1px solid var(--line); }
main > section.brief { border-top: 3px solid var(--accent); border-radius: 0.25rem 0.25rem 0.6rem 0.6rem; }
.brief h2 { font-size: 1.3rem; margin-bottom: 0.5rem; }
.brief .group + .group { margin-top: 0.6rem; padding-top: 0.6rem; border-top: 1px solid var(--line); }
.brief .run > h3 { font-family: var(--sans); font-size: 0.84em; }
.brief .steps > li { padding-block: 0.3rem; border: 0; }
.brief .group > h3 { font-size: 0.87rem; color: var(--accent); margin: 0; }
.onward { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-top: 0.7rem; border-top: 1px solid var(--line);
  padding-top: 0.4rem; }
.onward a { padding: 0.3rem 0; font: 500 0.88rem/1.4 var(--sans); }
.copy { min-height: 1.5rem; padding: 0 0.5rem; border: 0; border-radius: 0.8rem; background: none; cursor: pointer; }
.copy { font: 500 0.78rem/1 var(--sans); color: var(--accent); vertical-align: middle; }
.copy:hover { background: var(--wash); }
.copy.done::before { content: "\\2713\\00a0"; content: "\\2713\\00a0" / ""; }

.sources, .end-list, .tally, .legend, .meanings { font-family: var(--sans); }
.all-sources { margin-top: 0.5rem; font-family: var(--sans); }
.all-sources > summary { min-height: 2.5rem; padding: 0.5rem 0; font-size: 0.92rem; font-weight: 600;
  color: var(--accent); cursor: pointer; }
ol.sources { margin-top: 0.25rem; font-size: 0.82rem; line-height: 1.45; }
.sources > li { position: relative; padding: 0.35rem 0 0.35rem 1.9rem; border-top: 1px solid var(--line); }
.sources > li { scroll-margin-top: 3.5rem; }
.sources > li:target { background: var(--wash); }
.sources .number { position: absolute; left: 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
.sources > li > p { display: inline; }
.sources .about, .legend, .tally { color: var(--quiet); }
.sources details { display: inline; }
.sources details[open] { display: block; }
.sources summary { display: inline-block; min-height: 1.5rem; padding: 0 0.3rem; color: var(--accent);
  cursor: pointer; }
.quotes li { padding: 0.25rem 0 0.25rem 0.7rem; border-inline-start: 2px solid var(--line);
  font: 400 0.95rem/1.45 var(--serif); }
.tally, .legend { font-size: 0.85rem; line-height: 1.5; }
.sources ~ .legend { margin-top: 0.8rem; }
q { quotes: "\\201c" "\\201d"; }
.meanings { margin-top: 0.5rem; font-size: 0.82rem; color: var(--quiet); }
.meanings :is(dt, dd) { display: inline; }
.meanings dt { font-weight: 600; }
.meanings dt::before { margin-inline-end: 0.4rem; }
.meanings dt::after { content: ": "; }
.end-list { margin-top: 1.25rem; font-size: 0.85rem; color: var(--quiet); }
.end-list h3 { font-size: 0.9rem; }
.end-list ul { padding-inline-start: 1.1rem; list-style: disc; }
`;

/** Without line ends and spaces around braces and semicolons: no string of the style holds one of these. */
const compact = (style: string): string =>
  style
    .replace(/\s+/gu, ' ')
    .replace(/;? ?([{}]) ?/gu, '$1')
    .replace(/; /gu, ';')
    .trim();

/** The whole of the page's style: no font, picture or sheet is fetched from anywhere. */
export const PAGE_STYLE = compact(
  FACE_STYLE +
    TEXT_STYLE +
    FRAME_STYLE +
    CARD_STYLE +
    MARK_STYLE +
    PICTURE_STYLE +
    NIGHT_STYLE +
    PAPER_STYLE +
    NIGHT_PAPER,
);
