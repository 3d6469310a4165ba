import { wikidataLabels, wikidataSearch, secCompanyTickers, secCompanyFacts, wikidataEntity, siteFeed, siteHome, sitePages, siteSitemap } from '../sources';
import type { Need, Source } from '../sources/shape';
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

const IN_WORDS: Readonly<Partial<Record<Need, string>>> = {
  domain: 'its website', cik: 'its number at the SEC', accession: 'which of its filings to read', document: 'which of its filings to read', lei: 'its legal entity identifier',
  companyNumber: 'its number in the register', wikidata: 'its entry in Wikidata', title: 'the title of its article', greenhouse: 'a board of its jobs there', lever: 'a board of its jobs there',
  ashby: 'a board of its jobs there', workable: 'a board of its jobs there', smartrecruiters: 'a board of its jobs there', workdayTenant: 'a board of its jobs there', workdayPod: 'a board of its jobs there', workdaySite: 'a board of its jobs there', github: 'its organisation there',
  role: 'the role', occupation: 'the occupation’s number', searxng: 'the address of an own search engine',
};

/** Why a source was not asked: what it must be told is not known. */
export function whyNotAsked({ needs }: Source, known: Known): string {
  const missing = [...new Set(needs.filter((need) => known[need] === undefined).map((need) => IN_WORDS[need] ?? 'what it must be told'))];
  return missing.length === 0 ? 'What is known of the company does not fit it.' : `It needs ${missing.join(' and ')}, and that is not known.`;
}
