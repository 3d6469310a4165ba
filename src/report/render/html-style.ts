import { shades } from './brand-shades';
import { FACE_STYLE } from './html-style-faces';
import { CARD_STYLE } from './html-style-cards';
import { MARK_STYLE } from './html-style-marks';
import { PAPER_STYLE } from './html-style-paper';
import { PICTURE_STYLE } from './pictures/paint';

const TEXT_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbf9f4; --panel: #ffffff; --ink: #1d1b16; --quiet: #5d584c; --line: #ddd6c8; --edge: #8a8374;
  --accent: ${shades.accent}; --wash: ${shades.wash}; --warm: #7a4f00; --warm-wash: #fbf2dc; --shade: rgb(29 27 22 / 0.16);
  --serif: "Source Serif 4", "Iowan Old Style", Palatino, Georgia, "Noto Serif", serif;
  --sans: "Noto Sans", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #161512; --panel: #1f1d19; --ink: #efebe2; --quiet: #b5ae9f; --line: #3a362e; --edge: #8f8777;
    --accent: ${shades.bright}; --wash: ${shades.washByNight}; --warm: #f0c46c; --warm-wash: #2e2614; --shade: rgb(0 0 0 / 0.5);
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1.0625rem/1.6 var(--sans); overflow-wrap: anywhere; }
p, ul, ol, dl, dd, blockquote { margin: 0; padding: 0; }
ul, ol { list-style: none; }
a { color: var(--accent); unicode-bidi: isolate; text-underline-offset: 0.2em; text-decoration-thickness: 0.06em; }
:is(a, button, summary, input):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: 0; }
button { font: inherit; color: inherit; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--panel); padding: 0.5rem 1rem; z-index: 4; }
.page { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }

.brand { font-size: 0.75rem; font-weight: 650; letter-spacing: 0.16em; color: var(--accent); margin-bottom: 1.5rem; }
h1 { font: 600 clamp(2.1rem, 1.5rem + 3vw, 3.25rem)/1.08 var(--serif); letter-spacing: -0.015em; text-wrap: balance; margin: 0 0 0.6rem; }
h1.long { font-size: clamp(1.3rem, 1rem + 1.6vw, 1.9rem); line-height: 1.25; letter-spacing: 0; }
.subtitle { font: 400 1.25rem/1.4 var(--serif); color: var(--ink); margin-bottom: 0.75rem; }
.subtitle { text-wrap: balance; }
.line, .masthead .tally { text-wrap: pretty; color: var(--quiet); font-size: 0.9rem; line-height: 1.5; }
.masthead a { white-space: nowrap; }
.notice { display: inline-block; margin: 0.75rem 0; padding: 0.15rem 0.7rem; border-radius: 1rem; background: var(--warm-wash); color: var(--warm); font-size: 0.82rem; font-weight: 600; }
.served { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-top: 0.75rem; font-size: 0.95rem; }
.served a { padding: 0.3rem 0; }
.served .interview { flex-basis: 100%; }
.changes { margin-top: 1.5rem; padding: 0.35rem 1.1rem; border: 1px solid var(--line); border-radius: 0.6rem; background: var(--panel); font-size: 0.95rem; }
.changes summary { padding: 0.5rem 0; font-weight: 600; cursor: pointer; }
.changes li { padding: 0.6rem 0; border-top: 1px solid var(--line); }
.changes .what { font-weight: 600; font-size: 0.85rem; color: var(--accent); }

.bar { position: sticky; top: 0; z-index: 2; margin: 1.5rem -1.25rem 0; background: var(--ground); border-block: 1px solid var(--line); font-size: 0.95rem; }
.bar summary { display: flex; align-items: center; gap: 0.6rem; min-height: 2.9rem; padding: 0 1.25rem; font-weight: 600; cursor: pointer; list-style: none; }
.bar summary::-webkit-details-marker { display: none; }
.bar summary::before { content: ""; width: 1rem; height: 0.7rem; border-block: 2px solid; border-image: linear-gradient(currentColor) 1; background: linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat; }
.bar ol { position: absolute; inset-inline: 0; max-height: 70vh; overflow: auto; padding: 0.25rem 1.25rem 1rem; background: var(--ground); border-bottom: 1px solid var(--line); box-shadow: 0 1.25rem 1.5rem -1rem var(--shade); }
.bar a { display: block; padding: 0.5rem 0; color: var(--ink); text-decoration: none; }
.bar li + li { border-top: 1px solid var(--line); }
.side { display: none; }
.progress { margin-inline-start: auto; font-size: 0.82rem; font-weight: 400; letter-spacing: 0; color: var(--quiet); }
nav a.read::after { content: "\\2713"; content: "\\2713" / ""; margin-inline-start: 0.5em; color: var(--accent); font-weight: 700; }

.key { display: flex; flex-direction: column; gap: 0.35rem; padding-top: 1.5rem; font-size: 0.85rem; line-height: 1.5; color: var(--quiet); }
.key ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1.1rem; }
.key li { display: inline-flex; align-items: center; gap: 0.4rem; }
main > section { padding-top: 3.25rem; }
.key + section, main > section:first-child { padding-top: 1.25rem; }
h2 { font: 600 1.7rem/1.2 var(--serif); letter-spacing: -0.01em; margin: 0 0 1rem; text-wrap: balance; }
h3 { font-size: 0.82rem; font-weight: 650; line-height: 1.4; letter-spacing: 0.02em; color: var(--accent); margin: 0 0 0.45rem; }
.group + .group { margin-top: 1.6rem; }
.claims { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.8rem; }
.claim { position: relative; min-width: 0; scroll-margin-top: 3rem; }
.claim:target { background: var(--wash); box-shadow: 0 0 0 0.5rem var(--wash); border-radius: 2px; }
.notes { margin: 0.6rem 0 0; padding-inline-start: 0.9rem; border-inline-start: 2px solid var(--line); font-size: 0.95rem; line-height: 1.55; }
.notes div + div { margin-top: 0.5rem; }
.notes dt { font-size: 0.8rem; font-weight: 650; color: var(--quiet); }
.missing { margin-top: 1.5rem; padding: 0.7rem 1rem; border: 1px dashed var(--edge); border-radius: 0.4rem; font-size: 0.9rem; line-height: 1.55; color: var(--quiet); }
.tick { margin-top: 1.5rem; font-size: 0.88rem; color: var(--quiet); }
.tick label { display: inline-flex; align-items: center; gap: 0.55rem; min-height: 2rem; cursor: pointer; }
.tick input { width: 1.15rem; height: 1.15rem; margin: 0; accent-color: var(--accent); }

main > section.brief { margin-top: 1.25rem; padding: 1.5rem 1.25rem 1rem; background: var(--panel); border: 1px solid var(--line); border-top: 3px solid var(--accent); border-radius: 0.25rem 0.25rem 0.6rem 0.6rem; }
.brief .group + .group { margin-top: 1.1rem; padding-top: 1.1rem; border-top: 1px solid var(--line); }
.brief .claims { gap: 0.6rem; }
.brief .group:first-of-type .claim:first-child .said { font: 500 1.3rem/1.4 var(--serif); }

:is(.questions-to-ask, .questions-to-expect, .talking-points, .avoid) .claims { gap: 0; counter-reset: item; }
:is(.questions-to-ask, .questions-to-expect, .talking-points, .avoid) .claim { counter-increment: item; padding: 1.1rem 0 1.1rem 2.25rem; border-top: 1px solid var(--line); }
:is(.questions-to-ask, .questions-to-expect, .talking-points, .avoid) .claim::before { content: counter(item); position: absolute; left: 0; top: 1.1rem; font: 500 1.2rem/1.45 var(--serif); color: var(--accent); }
:is(.questions-to-ask, .questions-to-expect, .talking-points, .avoid) .said { font: 500 1.15rem/1.45 var(--serif); }
.copy { min-height: 1.6rem; padding: 0 0.5rem; border: 0; border-radius: 0.8rem; background: none; font: 500 0.8rem/1 var(--sans); color: var(--accent); vertical-align: middle; cursor: pointer; }
.copy:hover { background: var(--wash); }
.copy.done::before { content: "\\2713\\00a0"; content: "\\2713\\00a0" / ""; }

ol.sources { margin-top: 1.25rem; }
.sources > li { position: relative; padding: 0.9rem 0 0.9rem 2.25rem; border-top: 1px solid var(--line); }
.sources .number { position: absolute; left: 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
.sources .title { font-weight: 600; line-height: 1.45; }
.sources .about, .sources .quotes { font-size: 0.88rem; line-height: 1.5; }
.sources .about, .legend { color: var(--quiet); }
.quotes li { display: grid; grid-template-columns: 2.4rem minmax(0, 1fr); margin-top: 0.35rem; }
.label { color: var(--quiet); font-size: 0.78rem; font-variant-numeric: tabular-nums; }
q { quotes: "\\201c" "\\201d"; }
.meanings { margin-top: 0.75rem; font-size: 0.88rem; color: var(--quiet); }
.meanings dt::before { margin-inline-end: 0.4rem; }
.meanings dt, .meanings dd { display: inline; }
.meanings dt { font-weight: 600; }
.meanings dt::after { content: ": "; }
.end-list { margin-top: 2rem; font-size: 0.9rem; color: var(--quiet); }
.end-list h3 { font-size: 1rem; }
.end-list ul { margin-top: 0.5rem; padding-inline-start: 1.25rem; list-style: disc; }
.sources ~ .legend { margin-top: 1rem; font-size: 0.9rem; }

@media (min-width: 48rem) {
  .page { padding-top: 3.5rem; }
  .bar { margin-inline: 0; }
  .bar summary, .bar ol { padding-inline: 0; }
  main > section.brief { padding: 2rem 2rem 1.25rem; }
  .brief .group { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); gap: 0 1.5rem; }
  .brief .group > .claims:only-child { grid-column: 1 / -1; }
  .brief h3 { padding-top: 0.2rem; }
}
@media (min-width: 62rem) {
  html { scroll-padding-top: 0; }
  .page { max-width: 62rem; display: grid; grid-template-columns: 12.5rem minmax(0, 42rem); gap: 0 3.5rem; }
  .masthead, main { grid-column: 2; }
  .bar { display: none; }
  .side { display: block; position: sticky; top: 2.5rem; grid-column: 1; grid-row: 2; align-self: start; max-height: calc(100vh - 4rem); overflow: auto; margin-top: 1.75rem; font-size: 0.88rem; line-height: 1.4; }
  .side > p { display: flex; gap: 0.75rem; padding: 0 0 0.5rem 0.9rem; font-size: 0.75rem; font-weight: 650; color: var(--quiet); }
  .side a { display: block; padding: 0.38rem 0.5rem 0.38rem 0.9rem; color: var(--quiet); text-decoration: none; border-inline-start: 2px solid var(--line); }
  .side a:hover { color: var(--accent); }
  .side a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--accent); }
}
@media (min-width: 80rem) {
  .page { max-width: 80rem; grid-template-columns: 12.5rem minmax(0, 41rem) 18rem; gap: 0 2.75rem; }
}
`;

/** The whole of the page's style: no font, picture or sheet is fetched from anywhere. */
export const PAGE_STYLE =
  FACE_STYLE + TEXT_STYLE + CARD_STYLE + MARK_STYLE + PICTURE_STYLE + PAPER_STYLE;
