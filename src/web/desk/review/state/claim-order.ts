import type { ReviewDeskClaim, ReviewDeskSection } from '../../../../desk/review/shape';
import { isOpen } from '../words/verdicts';

export type OrderMode = 'risk' | 'reading';

/** In which order the sentences come to hand. */
export function orderClaims(
  sections: readonly ReviewDeskSection[],
  mode: OrderMode,
): readonly string[] {
  const claims = sections.flatMap((section) => section.claims);
  const sorted = mode === 'risk' ? claims.toSorted((one, other) => other.risk - one.risk) : claims;
  return sorted.map(({ id }) => id);
}

/**
 * Keeps the order of rows while sentences are edited. New ones follow their predecessor in the
 * report.
 */
export function keepOrder(
  earlier: readonly string[],
  sections: readonly ReviewDeskSection[],
): readonly string[] {
  const reading = orderClaims(sections, 'reading');
  const present = new Set(reading);
  const kept = earlier.filter((id) => present.has(id));
  if (kept.length === reading.length) return kept.length === earlier.length ? earlier : kept;
  const known = new Set(kept);
  for (const [at, id] of reading.entries()) {
    if (known.has(id)) continue;
    const before = reading[at - 1];
    kept.splice(before === undefined ? 0 : kept.indexOf(before) + 1, 0, id);
    known.add(id);
  }
  return kept;
}

/** The one before or after; at an end it stays. */
export function neighbour(
  order: readonly string[],
  id: string | null,
  step: 1 | -1,
): string | null {
  if (id === null) return order[0] ?? null;
  return order[order.indexOf(id) + step] ?? id;
}

const isOpenIn = (claims: ReadonlyMap<string, ReviewDeskClaim>, id: string): boolean => {
  const claim = claims.get(id);
  return claim !== undefined && isOpen(claim);
};

/** The next that nobody has settled, going round once; the same one where there is none. */
export function nextOpen(
  order: readonly string[],
  id: string | null,
  claims: ReadonlyMap<string, ReviewDeskClaim>,
  except: ReadonlySet<string>,
): string | null {
  const at = id === null ? -1 : order.indexOf(id);
  const around = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  return (
    around.find((other) => isOpenIn(claims, other) && !except.has(other)) ?? neighbour(order, id, 1)
  );
}
