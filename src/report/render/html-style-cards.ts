/**
 * A mark opens the card of its sentence: a sheet from below on a phone, beside the mark on a larger screen. Where
 * the margin has room, pointing at a sentence shows its card there, beside the text and over none of it.
 */
export const CARD_STYLE = `
.mark { display: inline-flex; align-items: center; justify-content: center; gap: 0.2rem; min-width: 1.6rem; height: 1.6rem; margin: -0.1rem 0; padding: 0 0.3rem; vertical-align: middle; border: 0; border-radius: 0.8rem; background: none; color: var(--quiet); font: 500 0.75rem/1 var(--sans); font-variant-numeric: tabular-nums; cursor: pointer; }
.mark[data-count]::after { content: attr(data-count); }
.hold { white-space: nowrap; }
.mark:hover { background: var(--wash); color: var(--accent); }
.remark { display: inline-block; font-size: 0.82rem; color: var(--quiet); }
.careful { color: var(--warm); font-weight: 600; }
.on-paper, .endnotes { display: none; }
.labels, .labels a { color: var(--quiet); font-size: 0.78rem; }
.labels { overflow-wrap: normal; }
.labels a { padding: 0.4rem 0.1rem; }

.card { position: fixed; inset: auto 0 0 0; width: 100%; max-width: none; max-height: 75vh; margin: 0; padding: 1.5rem 1.25rem calc(1rem + env(safe-area-inset-bottom)); overflow: auto; overscroll-behavior: contain; border: 0; border-top: 3px solid var(--accent); border-radius: 1rem 1rem 0 0; background: var(--panel); color: var(--ink); font: 400 0.95rem/1.55 var(--sans); box-shadow: 0 -0.5rem 2.5rem var(--shade); }
.card::backdrop { background: rgb(0 0 0 / 0.35); }
.card > * + * { margin-top: 0.8rem; }
.standing { font-size: 0.9rem; font-weight: 600; }
.standing span { display: block; margin-top: 0.2rem; font-weight: 400; color: var(--quiet); }
.standing::before { margin-inline-end: 0.45rem; }
.facts, .bases, .more { font-size: 0.85rem; color: var(--quiet); }
.card q { display: block; font: 400 1.08rem/1.5 var(--serif); }
.card q + q { margin-top: 0.5rem; }
.card .from + q { padding-top: 0.9rem; border-top: 1px solid var(--line); }
.card .from { margin-top: 0.4rem; font-size: 0.82rem; line-height: 1.5; color: var(--quiet); }
.card > :last-child { display: flex; flex-direction: row-reverse; justify-content: space-between; align-items: center; gap: 1rem; font-size: 0.85rem; }
.from a { display: block; }
.card > :last-child a { padding: 0.35rem 0; color: var(--quiet); }
.card button { min-height: 2.4rem; padding: 0 1.1rem; border: 1px solid var(--edge); border-radius: 1.2rem; background: none; cursor: pointer; }
.card:popover-open { animation: rise 0.18s ease-out; }
@keyframes rise { from { transform: translateY(1.5rem); opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .card:popover-open { animation: none; } }
@supports not selector(:popover-open) {
  .card, .mark { display: none; }
  .endnotes { display: inline; }
}

@supports (top: anchor(bottom)) {
  @media (min-width: 48rem) {
    .card { position-anchor: auto; inset: auto; top: anchor(bottom); left: anchor(left); width: 25rem; max-height: 26rem; margin: 0.4rem 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.6rem; box-shadow: 0 0.5rem 2rem var(--shade); position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline; }
    .card::backdrop { background: none; }
    .card:popover-open { animation: none; }
  }
}
@supports (top: anchor(bottom)) {
  @media (min-width: 80rem) {
    .card { top: anchor(top); left: calc(50% + 20.75rem); width: 18rem; max-height: min(36rem, 90vh); margin: 0; padding: 0 0 0 1rem; border: 0; border-inline-start: 2px solid var(--accent); border-radius: 0; background: var(--ground); box-shadow: none; font-size: 0.88rem; position-try-fallbacks: --upward; }
    .card q { font-size: 1rem; }
  }
}
@position-try --upward { top: auto; bottom: anchor(bottom); }
@media (min-width: 80rem) and (hover: hover) {
  .claim:is(:hover, :has(.mark:focus-visible)) > .card:not(:popover-open) { display: block; position: absolute; inset: 0 auto auto calc(100% + var(--beyond, 0rem)); z-index: 1; width: 20.75rem; max-height: none; padding: 0 0 0 1rem; border: 0; border-inline-start: 2.75rem solid transparent; border-radius: 0; background: linear-gradient(var(--accent), var(--accent)) 0 0 / 2px 100% no-repeat padding-box, linear-gradient(var(--ground), var(--ground)) padding-box; box-shadow: none; font-size: 0.88rem; }
  .claim:hover > .card:not(:popover-open) { z-index: 2; }
  .claim > .card:not(:popover-open) .card button { display: none; }
  .brief { --beyond: 2rem; }
}
`;
