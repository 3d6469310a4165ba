import type { Clock } from '../../../kernel/time';
import type { EntityCard } from '../../company';
import { catalogue, siteHome } from '../../sources';
import type { Source } from '../../sources/shape';
import { isAboutPeople } from '../people/about-people';
import { BEYOND, MOST_PLAIN } from '../ask/fetch-in-rounds';
import { countryInSentence } from '../choice/countries';
import { profileOf, type Profile } from '../choice/profile';
import { knownOf } from './known';
import type { Known } from '../../sources';
import type { GatherOrder } from './order';
import { askedAtOnce, isWebSearch, planRound, plainSources, whyNotAsked } from './plan-questions';
import { isShared } from '../feeds/poll-feeds';

export interface ExplainedSource {
  readonly id: string;
  readonly name: string;
  readonly because: string;
}

/** Which sources a report about a company would ask, and why, before any was asked. */
export interface ExplainedPlan {
  /** What is known of the company and the order, in words. */
  readonly known: readonly string[];
  readonly now: readonly ExplainedSource[];
  /** Asked by ways of their own: its site, its entry and figures in registers. */
  readonly always: readonly ExplainedSource[];
  /** Polled for everybody; the report searches what they said. */
  readonly feeds: number;
  /** Loaded for everybody; the report searches their rows. */
  readonly files: number;
  /** Asked once another answer tells what they need. */
  readonly waiting: readonly ExplainedSource[];
  readonly forGaps: readonly ExplainedSource[];
  readonly forPeople: readonly ExplainedSource[];
  readonly not: readonly ExplainedSource[];
}

export interface ExplainContext {
  readonly clock: Clock;
  readonly sources?: readonly Source[];
  readonly known?: Known;
  readonly off?: ReadonlyMap<string, string>;
}

const list = (values: ReadonlySet<string>): string => [...values].join(', ');

const IDENTIFIERS = ['cik', 'ticker', 'lei', 'companyNumber', 'wikidata', 'domain'] as const;

function inWords(
  { countries, states, industries, work, shares }: Profile,
  known: Known,
): readonly string[] {
  const said = (what: string, values: ReadonlySet<string>): readonly string[] =>
    values.size === 0 ? [`${what}: not known`] : [`${what}: ${list(values)}`];
  const identifiers = IDENTIFIERS.filter((name) => known[name] !== undefined);
  return [
    ...said('country', new Set([...countries].map(countryInSentence))),
    ...(states.size === 0 ? [] : said('state', states)),
    ...said('industry', industries),
    ...said('kind of work', work),
    `shares: ${shares === 'unknown' ? 'not known' : shares === 'listed' ? 'traded' : 'not traded'}`,
    `identifiers: ${identifiers.join(', ') || 'none but its name'}`,
  ];
}

export function explainPlan(
  { clock, sources = catalogue, known: more, off = new Map() }: ExplainContext,
  card: EntityCard,
  order: GatherOrder,
): ExplainedPlan {
  const known = knownOf(card, order, clock, more);
  const profile = profileOf(card, order);
  const plain = plainSources(sources).filter(({ id }) => !off.has(id));
  const atOnce = planRound(plain.filter(askedAtOnce), {
    known,
    only: new Map(),
    profile,
    room: MOST_PLAIN,
  });
  const gaps = planRound(
    plain.filter((source) => !askedAtOnce(source)),
    { known, only: new Map(), profile, room: sources.length },
  );
  const told = ({ id, name }: Source, because: string): ExplainedSource => ({ id, name, because });
  const later = [...atOnce.later, ...gaps.later].map((source) => ({
    source,
    because: whyNotAsked(source, known, profile),
  }));
  const isWaiting = (because: string): boolean => because.startsWith('It needs');
  const isPolled = (source: Source): boolean => isShared(source) || source.bulk !== undefined;
  const closed = sources.filter(
    (source) => !isPolled(source) && (source.enabled === 'licence' || off.has(source.id)),
  );
  const rest = sources.filter(
    (source) => !isPolled(source) && !plain.includes(source) && !closed.includes(source),
  );
  return {
    known: inWords(profile, known),
    now: atOnce.now.map(({ source, because }) => told(source, because)),
    always: rest
      .filter((source) => !isAboutPeople(source) && !isWebSearch(source))
      .map((source) =>
        told(
          source,
          source.evidence.reliability === siteHome.evidence.reliability
            ? 'Its own site is read in any case.'
            : 'It is asked when the company is identified, by a way of its own.',
        ),
      ),
    feeds: sources.filter(isShared).length,
    files: sources.filter(({ bulk }) => bulk !== undefined).length,
    waiting: later
      .filter(({ because }) => isWaiting(because))
      .map(({ source, because }) => told(source, because)),
    forGaps: [
      ...gaps.now.map(({ source, because }) => told(source, because)),
      ...rest
        .filter(isWebSearch)
        .map((source) => told(source, 'A web search, for what nothing else answered.')),
    ],
    forPeople: rest
      .filter(isAboutPeople)
      .map((source) => told(source, 'Asked for each interviewer that the buyer names.')),
    not: [
      ...later
        .filter(({ because }) => !isWaiting(because))
        .map(({ source, because }) => told(source, because)),
      ...atOnce.beyond.map((source) => told(source, BEYOND)),
      ...closed.map((source) => told(source, off.get(source.id) ?? source.licence.note)),
    ],
  };
}
