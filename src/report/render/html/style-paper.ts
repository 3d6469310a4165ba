import { shades } from './brand-shades';

/** Paper can't be tapped: numbers lead to the sources at the end; screen-only parts are gone. */
export const PAPER_STYLE = `
@media print {
  @page { margin: 18mm 17mm; }
  :root { color-scheme: light; --ground: #fff; --panel: #fff; --ink: #000; --quiet: #444; --line: #bbb; --edge: #777;
    }
  :root { --accent: ${shades.strong}; --wash: #fff; --warm: #5c3b00; --warm-wash: #fff; }
  html { font-size: 9pt; }
  body { font-size: 1.05rem; line-height: 1.42; }
  .page { display: block; max-width: none; padding: 0; }
  .skip, .bar, .side, .served, .hint, .note, .tick, .copy, .onward, .mark.bare { display: none !important; }
  .mark { display: inline; min-width: 0; height: auto; margin: 0 0 0 0.2em; padding: 0; vertical-align: super;
    font-size: 0.62em; }
  .changes::details-content, .all-sources::details-content, .sources details::details-content {
    content-visibility: visible; block-size: auto; }
  .all-sources > summary, .sources summary, .picture details { display: none; }
  main > section { padding-top: 1.5rem; }
  main > section.brief { padding: 0.9rem 0 0; border: 0; border-top: 2px solid var(--accent); border-radius: 0; }
  h1 { font-size: 26pt; }
  h2 { font-size: 15pt; margin-bottom: 0.5rem; }
  h2, h3 { break-after: avoid; }
  .steps > li { padding-block: 0.4rem; }
  li, .picture, .years, .advice { break-inside: avoid; }
  ol.sources { columns: 2; column-gap: 2rem; }
  .sources > li { padding: 0.35rem 0 0.35rem 1.9rem; }
  .quotes li { font-size: inherit; padding-block: 0.1rem; }
  a { color: inherit; text-decoration: none; }
}
`;
