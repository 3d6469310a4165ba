import { PICTURE_STYLE } from './pictures/paint';

/** The whole of the page's style: no font, picture or sheet is fetched from anywhere. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #ffffff; --panel: #f1f5f4; --ink: #1c2430; --quiet: #556071; --line: #dde2e8; --accent: #1b5e59; --wash: #e3efed;
  --serif: "Source Serif 4", "Iowan Old Style", Charter, Georgia, serif;
  --sans: "Noto Sans", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181d; --panel: #1b2227; --ink: #e6eaee; --quiet: #a3aebb; --line: #303840; --accent: #7fc8bf; --wash: #20302f; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 var(--sans); overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.18em; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--ground); padding: 0.5rem 1rem; z-index: 2; }
.page { max-width: 66rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; display: grid; gap: 0 4rem; }
.masthead { padding-bottom: 2rem; }
.brand { font-size: 0.75rem; font-weight: 600; letter-spacing: 0.14em; color: var(--accent); margin: 0 0 1rem; }
h1 { font: 600 clamp(2rem, 6vw, 3rem)/1.1 var(--serif); letter-spacing: -0.01em; margin: 0 0 0.5rem; }
h1.long { font-size: clamp(1.25rem, 3vw, 1.75rem); line-height: 1.25; }
.subtitle { font: 400 1.25rem/1.4 var(--serif); margin: 0 0 0.5rem; }
.line { color: var(--quiet); font-size: 0.9rem; margin: 0; }
.notice { display: inline-block; margin: 1rem 0 0; padding: 0.2rem 0.75rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.8rem; color: var(--quiet); }
nav ol { list-style: none; margin: 0; padding: 0; font-size: 0.9rem; columns: 2; }
nav a { display: block; padding: 0.35rem 0; color: var(--quiet); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }
nav { border-top: 1px solid var(--line); padding: 1rem 0; margin-bottom: 2rem; }
section { padding-top: 2.75rem; }
section > h2 { font: 600 1.65rem/1.25 var(--serif); margin: 0 0 1rem; }
section > h2 + h3 { margin-top: 0; }
section.brief { background: var(--panel); border-radius: 0.6rem; padding: 1.5rem 1.5rem 1rem; }
h3 { font-size: 0.85rem; font-weight: 600; color: var(--accent); margin: 1.75rem 0 0.4rem; letter-spacing: 0.01em; }
.brief h3 { margin-top: 1.1rem; }
.claim { margin: 0 0 1.15rem; max-width: 42rem; }
.brief .claim { margin-bottom: 0.6rem; }
.claim p { margin: 0; }
.claim:target { background: var(--wash); box-shadow: 0 0 0 0.5rem var(--wash); border-radius: 2px; }
.marks { white-space: nowrap; }
.mark { font: 600 0.72rem/1 var(--sans); color: var(--accent); background: none; border: 0; border-radius: 0.25rem; cursor: pointer; min-width: 1.5rem; min-height: 1.5rem; padding: 0 0.2rem; vertical-align: 0.25em; }
.mark:hover { background: var(--wash); }
.remarks, .rests { font-size: 0.8rem; color: var(--quiet); }
.remarks span + span::before { content: "\\00b7"; margin: 0 0.5em; }
.notes { margin: 0.5rem 0 0.3rem; padding-left: 1rem; border-left: 2px solid var(--line); font-size: 0.92rem; }
.notes div { margin: 0.2rem 0; }
.notes dt { display: inline; font-weight: 600; }
.notes dt::after { content: ":"; }
.notes dd { display: inline; margin: 0 0 0 0.3em; }
.missing { margin: 1.5rem 0 0; padding-left: 1rem; border-left: 2px solid var(--line); font-size: 0.88rem; color: var(--quiet); }
.sources { list-style: none; margin: 1.5rem 0; padding: 0; }
.sources > li { padding: 0.9rem 0; border-top: 1px solid var(--line); }
.sources .title { font-weight: 600; margin: 0; }
.sources .number { color: var(--quiet); font-weight: 400; margin-right: 0.5em; }
.sources .about { margin: 0; font-size: 0.82rem; color: var(--quiet); }
.quotes { list-style: none; margin: 0.4rem 0 0; padding: 0; font-size: 0.9rem; }
.quotes li { display: grid; grid-template-columns: 2.4rem 1fr; margin: 0.2rem 0; }
.quotes .label { color: var(--accent); font-weight: 600; font-size: 0.8rem; padding-top: 0.1rem; }
.quotes q, .card q { quotes: "\\201c" "\\201d"; }
.legend { font-size: 0.85rem; color: var(--quiet); max-width: 42rem; }
.card { position: fixed; inset: auto 0 0 0; margin: 0 auto; width: min(38rem, 100%); max-height: 70vh; overflow: auto; border: 1px solid var(--line); border-bottom: 0; border-radius: 0.8rem 0.8rem 0 0; background: var(--ground); color: var(--ink); padding: 1.25rem 1.5rem 1.75rem; box-shadow: 0 -0.5rem 2.5rem rgb(0 0 0 / 0.18); }
.card::backdrop { background: rgb(0 0 0 / 0.25); }
.card q { display: block; font: 1.1rem/1.5 var(--serif); }
.card p { margin: 0.75rem 0 0; font-size: 0.85rem; color: var(--quiet); }
.card .close { float: right; margin: -0.5rem -0.6rem 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 1rem; background: none; color: var(--quiet); font: 0.8rem var(--sans); padding: 0.35rem 0.8rem; cursor: pointer; }
${PICTURE_STYLE}@supports not selector(:popover-open) { .card { display: none; } }
@media (min-width: 60rem) {
  .page { grid-template-columns: 12rem minmax(0, 1fr); padding-top: 4rem; }
  .masthead { grid-column: 2; }
  nav { position: sticky; top: 2rem; align-self: start; border-top: 0; padding: 0; grid-row: 2; }
  nav ol { columns: 1; }
  main { grid-column: 2; grid-row: 2; }
}
@media print {
  @page { margin: 2cm; }
  :root { --ground: #fff; --panel: #fff; --ink: #000; --quiet: #444; --line: #bbb; --accent: #123f3c; --wash: #fff; }
  body { font-size: 10pt; }
  .page { display: block; padding: 0; max-width: none; }
  nav, .skip, .card { display: none; }
  section.brief { padding: 0; }
  .claim, .sources > li { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .mark { padding: 0; min-width: 0; min-height: 0; }
}
`;
