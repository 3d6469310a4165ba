/** Practice on the page: the openers, the deck of cards, and what stands around it. */
export const NIGHT_STYLE = `
.night { padding-top: 2rem; scroll-margin-top: 3.5rem; }
.night h3 { margin-top: 1.2rem; }
.openers li { border-top: 1px solid var(--line); }
.openers summary { padding: 0.6rem 0; cursor: pointer; }
.openers .notes { padding-bottom: 0.6rem; }
.openers .notes > span { display: block; }
.deck { margin-top: 1rem; padding: 1rem 1.1rem; border: 1px solid var(--line); border-radius: 0.6rem;
  background: var(--panel); font-family: var(--sans); font-size: 0.92rem; }
.deck .count { color: var(--quiet); font-size: 0.82rem; }
.deck .asked { min-height: 2.7em; margin: 0.5rem 0 0; font: 500 1.25rem/1.35 var(--serif); }
.plan { margin-top: 0.7rem; padding-inline-start: 0.9rem; border-inline-start: 3px solid var(--accent); }
.plan li + li { margin-top: 0.4rem; }
.field { display: block; margin-top: 0.9rem; font: 400 1rem/1.4 var(--sans); }
.field > span { display: block; font-size: 0.85rem; color: var(--quiet); }
.field :is(input, textarea) { width: 100%; min-height: 2.75rem; margin-top: 0.2rem; padding: 0.5rem 0.7rem;
  font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: 0.4rem; }
.field textarea { resize: vertical; field-sizing: content; min-height: 5rem; max-height: 60vh; }
.careful:not(:empty) { margin-top: 0.4rem; }
.keys { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.9rem; }
.night button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--edge); border-radius: 1.4rem;
  background: none; font: 500 0.9rem/1.2 var(--sans); cursor: pointer; }
.night button:not([aria-pressed="true"]):hover { background: var(--wash); }
.night [aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--panel); }
.night [aria-pressed="true"]::before { content: "\\2713\\00a0"; content: "\\2713\\00a0" / ""; }
.night [hidden] { display: none; }
.adding { display: flex; align-items: end; gap: 0.5rem; }
.adding .field { flex: 1; }
.sheets, .ten:not(:target), body:not(.over) #thank-you:not(:target) { display: none; }
.at { color: var(--accent); }
.at::after { content: " · "; }
.field + .careful + .group { margin-top: 0.9rem; }
.ten:focus { outline: 0; }
.ten { padding-top: 0.5rem; }
body:has(.ten:target) :is(.bar, .side, .masthead > :not(h1, .subtitle, .served), .served a, main > :not(.ten)) {
  display: none; }
.tonight { margin-bottom: 0; }
.tonight a { font-weight: 600; }
.tonight + .onward { margin-top: 0; border: 0; padding: 0; }
`;

/** Eight cards on a sheet, printed on one side: cut along the lines, then fold the plan behind its question. */
export const NIGHT_PAPER = `
@media print {
  #thank-you, .last-hours .field, .deck, .night > :is(.adding, .keys, .how) { display: none; }
  .openers details::details-content { content-visibility: visible; block-size: auto; }
  .cards body > :not(.sheets) { display: none; }
  .cards .sheets { display: block; }
  .sheet { display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: 59mm; break-after: page; }
  .sheet:last-child { break-after: auto; }
  .cut { display: flex; flex-direction: column; padding: 3mm 4mm; overflow: hidden; break-inside: avoid;
    border: 0.3pt dashed #777; font: 8pt/1.3 var(--sans); }
  .cut .asked { flex: 0 0 17mm; font: 600 11pt/1.25 var(--serif); }
  .back { flex: 1; overflow: hidden; padding-top: 2mm; border-top: 0.3pt dotted #777; }
  .mine { font-style: italic; white-space: pre-wrap; }
  .back p + p { margin-top: 1mm; }
}
`;
