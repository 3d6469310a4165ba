/** What stands around the report: its head, its contents, and the columns of each width of screen. */
export const FRAME_STYLE = `
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--panel); padding: 0.5rem 1rem; z-index: 4; }
.page { max-width: 42rem; margin: 0 auto; padding: 1.25rem 1.25rem 4rem; }
.masthead { font-family: var(--sans); }
.brand { display: flex; align-items: center; gap: 0.5rem; margin-bottom: 0.75rem; font: 600 1.1rem/1 var(--serif); }
.brand svg { width: 1.6rem; height: 1.6rem; color: var(--accent); }
h1 { font: 600 clamp(1.9rem, 1.4rem + 2.4vw, 3rem)/1.08 var(--serif); letter-spacing: -0.015em; margin: 0 0 0.35rem; }
h1 { text-wrap: balance; }
h1.long { font-size: clamp(1.3rem, 1rem + 1.6vw, 1.9rem); line-height: 1.25; letter-spacing: 0; }
.subtitle { font: 400 1.1rem/1.4 var(--serif); margin-bottom: 0.25rem; text-wrap: balance; }
.line, .hint { color: var(--quiet); font-size: 0.85rem; line-height: 1.5; }
.masthead a { white-space: nowrap; }
.notice { display: inline-block; margin: 0.4rem 0; padding: 0.15rem 0.7rem; border-radius: 0.6rem;
  background: var(--warm-wash); }
.notice { color: var(--warm); font-size: 0.82rem; font-weight: 600; }
.served { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: 0.3rem; font-size: 0.9rem; }
.served a { padding: 0.3rem 0; }
.served .interview { flex-basis: 100%; }
.changes { margin-top: 1rem; padding: 0.25rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem;
  background: var(--panel); }
.changes { font-size: 0.92rem; }
.changes summary { padding: 0.5rem 0; font-weight: 600; cursor: pointer; }
.changes li { padding: 0.5rem 0; border-top: 1px solid var(--line); }
.changes .what { font-weight: 600; font-size: 0.85rem; color: var(--accent); }

.bar, .side { font-family: var(--sans); }
.bar { position: sticky; top: 0; z-index: 2; margin: 0.9rem -1.25rem 1rem; background: var(--ground);
  font-size: 0.92rem; }
.bar { border-block: 1px solid var(--line); }
.bar summary { display: flex; align-items: center; gap: 0.6rem; min-height: 2.75rem; padding: 0 1.25rem;
  font-weight: 600; }
.bar summary { cursor: pointer; list-style: none; }
.bar summary::-webkit-details-marker { display: none; }
.bar summary::before { content: ""; width: 1rem; height: 0.7rem; border-block: 2px solid;
  border-image: linear-gradient(currentColor) 1;
  background: linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat; }
.bar ol { position: absolute; inset-inline: 0; max-height: 70vh; overflow: auto; padding: 0.25rem 1.25rem 1rem; }
.bar ol { background: var(--ground); border-bottom: 1px solid var(--line);
  box-shadow: 0 1.25rem 1.5rem -1rem var(--shade); }
.bar a { display: block; padding: 0.5rem 0; color: var(--ink); text-decoration: none; }
.bar li + li { border-top: 1px solid var(--line); }
.side { display: none; }
.progress { margin-inline-start: auto; font-size: 0.8rem; font-weight: 400; color: var(--quiet); }
nav a.read::after { content: "\\2713"; content: "\\2713" / ""; margin-inline-start: 0.5em; color: var(--accent);
  font-weight: 700; }
.tick { position: absolute; top: 2rem; right: 0; font: 400 0.8rem/1 var(--sans); color: var(--quiet); }
.brief .tick { top: 1.1rem; right: 1rem; }
.tick label { display: inline-flex; align-items: center; gap: 0.4rem; min-height: 1.75rem; cursor: pointer; }
.tick input { width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--accent); }

@media (min-width: 48rem) {
  .page { padding-top: 2.5rem; }
  body { font-size: 1.125rem; }
  .bar { margin-inline: 0; }
  .bar summary, .bar ol { padding-inline: 0; }
  main > section.brief { padding: 1.5rem 1.75rem 1.1rem; }
  .brief .tick { top: 1.5rem; right: 1.5rem; }
}
@media (min-width: 62rem) {
  html { scroll-padding-top: 1rem; }
  .page { max-width: 60rem; display: grid; grid-template-columns: 11.5rem minmax(0, 40rem); gap: 0 3rem; }
  .masthead, main { grid-column: 2; }
  .masthead { margin-bottom: 1.25rem; }
  .bar { display: none; }
  .side { display: block; position: sticky; top: 2rem; grid-column: 1; grid-row: 2; align-self: start;
    max-height: calc(100vh - 4rem); overflow: auto; font-size: 0.84rem; line-height: 1.4; }
  .side > p { display: flex; gap: 0.75rem; padding: 0 0 0.4rem 0.9rem; font-size: 0.75rem; font-weight: 650;
    color: var(--quiet); }
  .side a { display: block; padding: 0.3rem 0.5rem 0.3rem 0.9rem; color: var(--quiet); text-decoration: none;
    border-inline-start: 2px solid var(--line); }
  .side a:hover { color: var(--accent); }
  .side a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--accent); }
}
@media (min-width: 68.75rem) {
  .page { max-width: 80rem; grid-template-columns: 11rem minmax(0, 36rem) minmax(13.5rem, 17rem); gap: 0 2.5rem; }
}
`;
