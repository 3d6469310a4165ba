import { before, days } from '../../kernel/time';
import type { SourceHealth } from './health';
import { countSources } from './count-sources';
import { isOn } from './is-on';
import type { Source, SourceKeys } from './shape';
import { termsOf } from './terms';

/** What the owner decided about a source. */
export interface SourcePolicy {
  readonly termsAcceptedAt: string | null;
  readonly termsAcceptedBy: string | null;
  readonly switchedOffAt: string | null;
  readonly switchedOffBy: string | null;
}

export type Policies = ReadonlyMap<string, SourcePolicy>;

/** Why a source must not be asked, in a sentence; undefined where nothing forbids it. */
export function whyClosed(source: Source, policies: Policies, asksForTerms: boolean): string | undefined {
  if (source.licence.tier === 'C') return `${source.name} forbids it, or allows it by contract only.`;
  const policy = policies.get(source.id);
  if (policy?.switchedOffAt) return `${source.name} is switched off.`;
  return asksForTerms && termsOf(source).unread && !policy?.termsAcceptedAt ? `Nobody has accepted the terms of ${source.name} yet.` : undefined;
}

export interface Standing {
  readonly policies: Policies;
  readonly mode: 'demo' | 'live';
  readonly keys: SourceKeys;
  readonly health: ReadonlyMap<string, SourceHealth>;
  readonly now: Date;
}

/** An answer longer ago than this proves nothing. */
const PROVEN_FOR = days(30);

/** How many sources the pages may speak of: in a demo the catalogue, live those that may be asked and lately answered. */
export function countInForce(sources: readonly Source[], { policies, mode, keys, health, now }: Standing): number {
  const open = sources.filter((source) => whyClosed(source, policies, mode === 'live') === undefined);
  if (mode === 'demo') return countSources(open);
  const proven = before(now, PROVEN_FOR);
  return open.filter((source) => {
    const { lastGoodAt } = health.get(source.id) ?? {};
    return !source.needs.includes('searxng') && isOn(source, keys) && lastGoodAt !== undefined && new Date(lastGoodAt) >= proven;
  }).length;
}
