import { shades } from './brand-shades';

/** On paper nothing can be tapped: labels lead to the sources at the end, and what only a screen can do is left out. */
export const PAPER_STYLE = `
@media print {
  @page { margin: 18mm 17mm; }
  :root { color-scheme: light; --ground: #fff; --panel: #fff; --ink: #000; --quiet: #444; --line: #bbb; --edge: #777; --accent: ${shades.strong}; --wash: #fff; --warm: #5c3b00; --warm-wash: #fff; }
  html { font-size: 8.6pt; }
  body { line-height: 1.42; }
  .page { display: block; max-width: none; padding: 0; }
  .skip, .bar, .side, .served, .card, .tick, .copy, .key p { display: none !important; }
  .mark { display: inline; min-width: 0; height: auto; margin: 0 0 0 0.3em; padding: 0; vertical-align: baseline; }
  .mark::before { zoom: 0.75; }
  .mark::after { content: none !important; }
  .on-paper { display: revert; }
  .rests { font-size: 0.82rem; color: var(--quiet); }
  .endnotes { display: inline; font-size: 0.75rem; color: var(--quiet); }
  .changes::details-content { content-visibility: visible; block-size: auto; }
  main > section { padding-top: 1.9rem; }
  main > section.brief { padding: 0.9rem 0 0; border: 0; border-top: 2px solid var(--accent); border-radius: 0; }
  .brief .group { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: 0 1.25rem; }
  h1 { font-size: 26pt; }
  h2 { font-size: 15pt; margin-bottom: 0.6rem; }
  h2, h3 { break-after: avoid; }
  .claims { gap: 0.5rem; }
  :is(.questions-to-ask, .questions-to-expect, .talking-points, .avoid) .claim { padding-block: 0.6rem; }
  :is(.questions-to-ask, .questions-to-expect, .talking-points, .avoid) .claim::before { top: 0.6rem; font-size: 1.05rem; }
  .notes { margin-top: 0.3rem; }
  .notes :is(dt, dd) { display: inline; }
  .notes dt::after { content: ": "; }
  .group + .group { margin-top: 0.9rem; }
  .claim, .picture, .sources > li, .missing { break-inside: avoid; }
  .picture { margin: 1rem 0; max-width: none; }
  .picture details { display: none; }
  ol.sources { columns: 2; column-gap: 2rem; font-size: 0.86rem; }
  .sources > li { padding: 0.5rem 0 0.5rem 1.9rem; }
  .sources .about, .sources .quotes { font-size: inherit; line-height: 1.35; }
  .quotes li { margin-top: 0.15rem; }
  .brief .group:first-of-type .claim:first-child .said, .said { font-size: inherit !important; line-height: inherit !important; }
  a { color: inherit; text-decoration: none; }
  .sources .title a { color: var(--accent); }
}
`;
