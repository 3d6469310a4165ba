import { NEEDS, wikidataLabels, wikidataSearch, secCompanyTickers, secCompanyFacts, wikidataEntity, siteFeed, siteHome, sitePages, siteSitemap } from '../sources';
import type { Source } from '../sources/shape';
import type { Known } from './known';
import type { Learned } from './learn';
import { isShared } from './poll-feeds';

/** Asked by their own code, or by whoever finds out which company is meant. */
const OWN_WAY = new Set<string>([wikidataLabels, wikidataSearch, secCompanyTickers, secCompanyFacts, wikidataEntity, siteFeed, siteHome, siteSitemap, ...sitePages].map(({ id }) => id));
/** Web searches cost and only lead on, so they are asked for what nothing else answered. */
export function isWebSearch({ kind, evidence, needs }: Source): boolean {
  return kind === 'search' && evidence.kind === 'directory' && evidence.reliability === 'public-voice' && needs.includes('company');
}

export interface Plan {
  /** What can be asked now. */
  readonly now: readonly { readonly source: Source; readonly known: Known }[];
  /** What some answer has to tell first. */
  readonly later: readonly Source[];
}

function fits({ needs }: Source, known: Known): boolean {
  return needs.every((need) => known[need] !== undefined && known[need] !== '');
}

/** The sources a report asks by the catalogue alone: all in force but those with a way of their own. */
export function plainSources(sources: readonly Source[]): readonly Source[] {
  return sources.filter((source) => !OWN_WAY.has(source.id) && !isShared(source) && !isWebSearch(source));
}

export function planRound(waiting: readonly Source[], known: Known, only: Learned['only']): Plan {
  const knownTo = (source: Source): Known => ({ ...known, ...only.get(source.id) });
  const now = waiting.filter((source) => fits(source, knownTo(source)));
  return { now: now.map((source) => ({ source, known: knownTo(source) })), later: waiting.filter((source) => !now.includes(source)) };
}

/** Why a source was not asked: what it must be told is not known. */
export function whyNotAsked({ needs }: Source, known: Known): string {
  const missing = [...new Set(needs.filter((need) => known[need] === undefined).map((need) => NEEDS[need]))];
  return missing.length === 0 ? 'What is known of the company does not fit it.' : `It needs ${missing.join(' and ')}, and that is not known.`;
}
