import { UNKNOWN_HEALTH } from './health/health';
import { isProven, sourceStateOf, type SourceSettings } from './state-of';
import { isForbidden } from './is-on';
import { whyOutOfUse } from './health/out-of-use';
import { proofDays } from '../proof/proven';
import type { ProofCount, ProofState, Source, SourceState } from '../shape';

/** In the catalogue of a demo, whose sample web proves nothing and needs no terms. */
const IN_A_DEMO: ReadonlySet<SourceState> = new Set(['in-force', 'unproven', 'asleep']);

/** How many sources the catalog can claim. The owner's search engine asks others, so it's none. */
export function countUsableSources(sources: readonly Pick<Source, 'enabled' | 'needs'>[]): number {
  return sources.filter(({ enabled, needs }) => enabled === true && !needs.includes('searxng'))
    .length;
}

/**
 * How many sources our pages may claim: in a demo, the catalog's; live, those that are on and have
 * answered lately.
 */
export function countInForce(sources: readonly Source[], settings: SourceSettings): number {
  if (settings.mode === 'demo')
    return countUsableSources(
      sources.filter((source) => IN_A_DEMO.has(sourceStateOf(source, settings))),
    );
  return sources.filter((source) => {
    const state = sourceStateOf(source, settings);
    // A short rest takes nothing off the pages.
    const rests =
      state === 'asleep' &&
      isProven(settings.health.get(source.id) ?? UNKNOWN_HEALTH, settings.now);
    return !source.needs.includes('searxng') && (state === 'in-force' || rests);
  }).length;
}

const MAY_NOT: ReadonlySet<SourceState> = new Set(['forbidden', 'switched-off', 'out-of-use']);

/** How many sources a shop may ask, seen answering or not; in a demo those of its catalogue that are on. */
export function countAskable(sources: readonly Source[], settings: SourceSettings): number {
  if (settings.mode === 'demo') return countInForce(sources, settings);
  return sources.filter(
    (source) => !source.needs.includes('searxng') && !MAY_NOT.has(sourceStateOf(source, settings)),
  ).length;
}

/** How far a source has been seen to work: it answered lately, or a real answer of its form is mapped in a test. */
export function sourceProofOf(
  source: Source,
  { health, now }: Pick<SourceSettings, 'health' | 'now'>,
): ProofState {
  const known = health.get(source.id) ?? UNKNOWN_HEALTH;
  if (isProven(known, now) && whyOutOfUse(source, known, now) === undefined) return 'live';
  return proofDays().has(source.id) ? 'shape' : 'never';
}

/** The catalogue by proof; what may never be asked is part of its size and of nothing else. */
export function countByProof(
  sources: readonly Source[],
  settings: Pick<SourceSettings, 'health' | 'now'>,
): ProofCount {
  const listed = sources.filter(({ needs }) => !needs.includes('searxng'));
  const proofs = listed
    .filter((source) => !isForbidden(source))
    .map((source) => sourceProofOf(source, settings));
  const count = (state: ProofState): number => proofs.filter((one) => one === state).length;
  return {
    live: count('live'),
    shape: count('shape'),
    never: count('never'),
    catalog: listed.length,
  };
}
