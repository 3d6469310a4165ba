/**
 * A number behind a sentence opens its sources: a sheet from below on a phone, a card beside the number on a larger
 * screen. Where there is a margin, each source also stands there as a note;
   floats keep them from covering each other.
 */
export const CARD_STYLE = `
.mark { position: relative; display: inline-flex; align-items: flex-start; min-width: 1.5rem; height: 1.5rem;
  margin: -0.3rem 0; padding: 0.22rem 0.12rem; vertical-align: 0.05em; border: 0; border-radius: 0.4rem;
  background: none; color: var(--accent); font: 500 0.68rem/1 var(--sans); font-variant-numeric: tabular-nums;
  white-space: nowrap; cursor: pointer; }
.mark::after { content: attr(data-n); }
.mark.short { margin-inline-end: -0.6rem; }
.mark.bare { margin-inline-end: -0.4rem; }
.mark.bare::after { width: 0.42rem; height: 0.42rem; margin: 0.1rem; border: 1.5px solid var(--edge);
  border-radius: 50%; }
.hold { white-space: nowrap; }
.mark:hover { background: var(--wash); }
.remark { font: 400 0.8rem/1.4 var(--sans); color: var(--quiet); }
.careful { color: var(--warm); font-weight: 600; }
.labels, .labels a { color: var(--quiet); font-size: 0.78rem; }
.labels { overflow-wrap: normal; }
.labels a { padding: 0.3rem 0.1rem; }

.card { position: fixed; inset: auto 0 0 0; width: 100%; max-width: none; max-height: 75vh; margin: 0;
  padding: 1.25rem 1.25rem calc(0.9rem + env(safe-area-inset-bottom)); overflow: auto; overscroll-behavior: contain;
  border: 0; border-top: 3px solid var(--accent); border-radius: 1rem 1rem 0 0; background: var(--panel);
  color: var(--ink); font: 400 0.88rem/1.5 var(--sans); white-space: normal;
  box-shadow: 0 -0.5rem 2.5rem var(--shade); }
.card::backdrop { background: rgb(0 0 0 / 0.35); }
.card > span, .src > * { display: block; }
.card > * + * { margin-top: 0.7rem; }
.src .from { color: var(--quiet); font-size: 0.84rem; line-height: 1.45; }
.from b { margin-inline-end: 0.3rem; color: var(--accent); }
.src :is(q, .q) { font: 400 1.02rem/1.45 var(--serif); margin-top: 0.25rem; }
.standing { font-weight: 600; font-size: 0.84rem; }
.standing::before { margin-inline-end: 0.4rem; }
.facts, .more { font-size: 0.84rem; color: var(--quiet); }
.card > [href^="?"] { display: inline-block; padding: 0.5rem 0; color: var(--quiet); font-size: 0.84rem; }
.card button { float: inline-end; min-height: 2.4rem; padding: 0 1.1rem;
  border: 1px solid var(--edge); border-radius: 1.2rem;
  background: none; cursor: pointer; }
.card:popover-open { animation: rise 0.18s ease-out; }
@keyframes rise { from { transform: translateY(1.5rem); opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .card:popover-open { animation: none; } }
@supports not selector(:popover-open) { .card { display: none; } }

@supports (top: anchor(bottom)) {
  @media (min-width: 48rem) {
    .card { position-anchor: auto; inset: auto; top: anchor(bottom); left: anchor(left); width: 24rem;
      max-height: 26rem; margin: 0.4rem 0; padding: 1.1rem; border: 1px solid var(--line); border-radius: 0.6rem;
      box-shadow: 0 0.5rem 2rem var(--shade);
      position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline; }
    .card::backdrop { background: none; }
    .card:popover-open { animation: none; }
  }
}
@media (min-width: 68.75rem) {
  main { display: flow-root; }
  section:not(.brief) .beside { float: right; clear: right; width: min(17rem, 100vw - 56.5rem); min-width: 13.5rem;
    margin-inline-end: calc(-2.5rem - max(13.5rem, min(17rem, 100vw - 56.5rem))); height: 3.3rem;
    margin-bottom: 0.5rem; }
  section:not(.brief) .beside.two { height: 4.35rem; }
  section:not(.brief) .beside > .card:not(:popover-open) { display: block; position: static; width: auto;
    max-height: 100%; margin: 0; padding: 0; overflow: hidden; border: 0; border-radius: 0; background: none;
    box-shadow: none; font-size: 0.75rem; line-height: 1.35; }
  section:not(.brief) .beside > .card:not(:popover-open) > :not(.src) { display: none; }
  section:not(.brief) .beside > .card:not(:popover-open) > .src + .src { margin-top: 0.15rem; }
  section:not(.brief) .beside > .card:not(:popover-open) .from { font-size: 0.75rem; line-height: 1.35;
    overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  section:not(.brief) .beside > .card:not(:popover-open) .line,
  .beside > .card:not(:popover-open) > .src:nth-child(n + 3) { display: none; }
  section:not(.brief) .beside > .card:not(:popover-open) :is(q, .q) { display: -webkit-box;
    -webkit-box-orient: vertical; -webkit-line-clamp: 2; margin: 0; overflow: hidden; font-size: 0.8rem;
    line-height: 1.35; color: var(--quiet); }
  section:not(.brief) .beside > .card:not(:popover-open) :is(q, .q) ~ :is(q, .q) { display: none; }
  section:not(.brief) .beside > .card:not(:popover-open) > .src + .src :is(q, .q) { display: none; }
  h2 { clear: right; }
}
`;
