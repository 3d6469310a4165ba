import {
  NEEDS,
  wikidataLabels,
  wikidataSearch,
  secCompanyTickers,
  secCompanyFacts,
  wikidataEntity,
  siteFeed,
  siteHome,
  sitePages,
  siteSitemap,
} from '../../sources';
import type { Need, Source } from '../../sources/shape';
import type { Profile } from '../choice/profile';
import { sourceFitOf, type SourceFit } from '../choice/serves';
import type { Known } from '../../sources';
import type { Learned } from './learn';
import { isAboutPeople } from '../people/about-people';
import { isShared } from '../feeds/poll-feeds';

/** Asked by their own code, or by whoever finds out which company is meant. */
const OWN_WAY = new Set<string>(
  [
    wikidataLabels,
    wikidataSearch,
    secCompanyTickers,
    secCompanyFacts,
    wikidataEntity,
    siteFeed,
    siteHome,
    siteSitemap,
    ...sitePages,
  ].map(({ id }) => id),
);
/** Web searches cost and only lead on, so they are asked for what nothing else answered. */
export function isWebSearch({ kind, evidence, needs }: Source): boolean {
  return (
    kind === 'search' &&
    evidence.kind === 'directory' &&
    evidence.reliability === 'public-voice' &&
    needs.includes('company')
  );
}

/** What every company has, or every day; whatever else a source is asked with belongs to this company alone. */
const OF_ANYBODY: ReadonlySet<Need> = new Set([
  'company',
  'legalName',
  'product',
  'tag',
  'country',
  'role',
  'city',
  'state',
  'since',
  'until',
  'sinceSeconds',
  'year',
  'lastYear',
  'quarter',
  'searxng',
  'naics',
]);

export interface Chosen {
  readonly source: Source;
  readonly known: Known;
  /** Why it is asked, as a sentence. */
  readonly because: string;
}

export interface Plan {
  /** What is asked now, what tells most first. */
  readonly now: readonly Chosen[];
  /** What would be asked if the report had more questions left. */
  readonly beyond: readonly Source[];
  /** What some answer has to tell first, or what does not fit the company. */
  readonly later: readonly Source[];
}

function isKnown({ needs }: Source, known: Known): boolean {
  return needs.every((need) => known[need] !== undefined && known[need] !== '');
}

const pinnedBy = ({ needs }: Source): readonly Need[] =>
  needs.filter((need) => !OF_ANYBODY.has(need));
const RELIABLE: Readonly<Record<Source['evidence']['reliability'], number>> = {
  register: 0,
  'first-party': 1,
  reference: 2,
  'public-voice': 3,
};

/**
 * First the sources asked by this company's own number, which can't return a namesake; then those
 * for its country or trade.
 */
function worth(source: Source): number {
  const near = pinnedBy(source).length > 0 ? 0 : source.serves === undefined ? 2 : 1;
  return near * 10 + RELIABLE[source.evidence.reliability];
}

function reason(source: Source, { because }: SourceFit): string {
  const pins = [...new Set(pinnedBy(source).map((need) => NEEDS[need]))];
  const parts = [
    ...(pins.length === 0 ? [] : [`we know ${pins.join(' and ')}`]),
    ...(because === '' ? [] : [because]),
  ];
  const said =
    parts.length === 0 ? 'it is asked about every company, by its name' : parts.join(', and ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** The sources a report asks by the catalogue alone: all in force but those with a way or a time of their own. */
export function plainSources(sources: readonly Source[]): readonly Source[] {
  return sources.filter(
    (source) =>
      source.enabled !== 'licence' &&
      !OWN_WAY.has(source.id) &&
      !isShared(source) &&
      source.bulk === undefined &&
      !isWebSearch(source) &&
      !isAboutPeople(source),
  );
}

/** Those that every report asks, and those that wait for what the others left open. */
export function askedAtOnce({ serves }: Source): boolean {
  return serves?.asked !== 'for-gaps';
}

export interface Round {
  readonly known: Known;
  readonly only: Learned['only'];
  readonly profile: Profile;
  /** How many more may be asked. */
  readonly room: number;
}

export function planRound(waiting: readonly Source[], { known, only, profile, room }: Round): Plan {
  const knownTo = (source: Source): Known => ({ ...known, ...only.get(source.id) });
  const fitting = waiting.flatMap((source) => {
    const fit = sourceFitOf(source, profile);
    return fit.fits === 'yes' && isKnown(source, knownTo(source))
      ? [{ source, known: knownTo(source), because: reason(source, fit) }]
      : [];
  });
  const byWorth = fitting.toSorted((one, other) => worth(one.source) - worth(other.source));
  const now = byWorth.slice(0, Math.max(0, room));
  const beyond = byWorth.slice(now.length).map(({ source }) => source);
  const chosen = new Set(byWorth.map(({ source }) => source));
  return { now, beyond, later: waiting.filter((source) => !chosen.has(source)) };
}

/** Why a source was not asked: whom it is about, or what it must be told and nobody knows. */
export function whyNotAsked(source: Source, known: Known, profile: Profile): string {
  const fit = sourceFitOf(source, profile);
  if (fit.fits === 'no') return `Not this company: ${fit.because}.`;
  const missing = [
    ...new Set(source.needs.filter((need) => known[need] === undefined).map((need) => NEEDS[need])),
  ];
  if (missing.length > 0) return `It needs ${missing.join(' and ')}, and that is not known.`;
  return fit.fits === 'unknown'
    ? `Whether it fits is not known: ${fit.because}.`
    : 'What is known of the company does not fit it.';
}
