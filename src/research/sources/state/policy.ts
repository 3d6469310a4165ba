import { isForbidden } from './is-on';
import type { Source } from '../shape';
import { sourceTermsOf } from './terms';

/** What the owner decided about a source. */
export interface SourcePolicy {
  readonly termsAcceptedAt: string | null;
  readonly termsAcceptedBy: string | null;
  readonly switchedOffAt: string | null;
  readonly switchedOffBy: string | null;
}

export type Policies = ReadonlyMap<string, SourcePolicy>;

/** Why a source must not be asked, in a sentence; undefined where nothing forbids it. */
export function whyClosed(
  source: Source,
  policies: Policies,
  asksForTerms: boolean,
): string | undefined {
  if (source.enabled === 'shut') return `${source.name} was shut down.`;
  if (isForbidden(source)) return `${source.name} forbids it, or allows it by contract only.`;
  const policy = policies.get(source.id);
  if (policy?.switchedOffAt) return `${source.name} is switched off.`;
  return asksForTerms && sourceTermsOf(source).unread && !policy?.termsAcceptedAt
    ? `Nobody has accepted the terms of ${source.name} yet.`
    : undefined;
}
