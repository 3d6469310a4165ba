import type { Source } from '../../sources/shape';
import { fetchPlain, type PlainContext } from './fetch-plain';
import { profileOf, type Profile } from '../choice/profile';
import { nothingFound, type SourceFinding } from './fetch-context';
import type { Known } from '../../sources';
import { NOTHING_LEARNED, mergeLearned, type Learned } from '../plan/learn';
import {
  askedAtOnce,
  planRound,
  plainSources,
  whyNotAsked,
  type Chosen,
} from '../plan/plan-questions';
import type { Lead } from '../site/read-leads';

/** How often what was learned opens further sources: a list of filings, then the filing. */
const MOST_ROUNDS = 3;
/**
 * The share of a report's questions that goes to the catalog; the rest is for the company's site,
 * articles, and gaps.
 */
export const MOST_PLAIN = 110;
export const BEYOND =
  'Sources that know more of such a company used up the questions of this report.';

export interface AskingContext extends PlainContext {
  /** Sources that may not be asked now, each with the sentence why. */
  readonly off: ReadonlyMap<string, string>;
  readonly note: (finding: SourceFinding) => SourceFinding;
}

export interface RoundFindings {
  readonly findings: readonly SourceFinding[];
  readonly leads: readonly Lead[];
  readonly learned: Learned;
}

/** Asks a round's sources side by side. */
export async function fetchChosen(
  context: AskingContext,
  chosen: readonly Chosen[],
): Promise<RoundFindings> {
  const answers = await Promise.all(
    chosen.map(async ({ source, known }) => {
      const answer = await fetchPlain(context, source, known);
      context.note(answer.finding);
      return answer;
    }),
  );
  return {
    findings: answers.map(({ finding }) => finding),
    leads: answers.flatMap(({ finding, leads }) =>
      leads.map(({ url }) => ({ url, from: finding.source, topics: finding.source.topics })),
    ),
    learned: answers.reduce<Learned>(
      (all, { learned }) => mergeLearned(all, learned),
      NOTHING_LEARNED,
    ),
  };
}

export interface Rounds {
  readonly findings: readonly SourceFinding[];
  readonly leads: readonly Lead[];
  readonly known: Known;
  readonly profile: Profile;
  /** Those nobody asked so far, with what is known now. */
  readonly waiting: readonly Source[];
  readonly beyond: ReadonlySet<string>;
}

/** Asks what can be asked, learns from the answers, asks what can be asked then. */
export async function fetchInRounds(
  context: AskingContext,
  sources: readonly Source[],
  begin: Known,
  later: { readonly site: Promise<Known>; readonly entity: Promise<Known> },
): Promise<Rounds> {
  const findings: SourceFinding[] = [];
  const leads: Lead[] = [];
  const beyond = new Set<string>();
  let waiting = plainSources(sources).filter(({ id }) => !context.off.has(id));
  let known = begin;
  let learned: Learned = NOTHING_LEARNED;
  const profile = (): Profile => profileOf(context.card, context.order, learned.told);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const atOnce = waiting.filter(askedAtOnce);
    const plan = planRound(atOnce, {
      known,
      only: learned.only,
      profile: profile(),
      room: MOST_PLAIN - findings.length,
    });
    const asked = await fetchChosen(context, plan.now);
    findings.push(...asked.findings);
    leads.push(...asked.leads);
    learned = mergeLearned(learned, asked.learned);
    for (const { id } of plan.beyond) beyond.add(id);
    const done = new Set(plan.now.map(({ source }) => source));
    waiting = waiting.filter((source) => !done.has(source));
    if (round === 1) known = { ...known, ...(await later.entity), ...(await later.site) };
    known = { ...known, ...learned.known };
  }
  return { findings, leads, known, profile: profile(), waiting, beyond };
}

/** What was not asked in the end, each with its reason. */
export function notAsked(
  { known, profile, waiting, beyond }: Rounds,
  {
    sources,
    off,
    asked,
  }: {
    readonly sources: readonly Source[];
    readonly off: AskingContext['off'];
    readonly asked: ReadonlySet<string>;
  },
): readonly SourceFinding[] {
  const closed = plainSources(sources).flatMap((source) => {
    const why = off.get(source.id);
    return why === undefined ? [] : [nothingFound(source, '', 'off', why)];
  });
  return [
    ...closed,
    ...waiting
      .filter(({ id }) => !asked.has(id))
      .map((source) => {
        if (beyond.has(source.id)) return nothingFound(source, '', 'over-budget', BEYOND);
        const isSpare =
          !askedAtOnce(source) && source.needs.every((need) => known[need] !== undefined);
        return nothingFound(
          source,
          '',
          'not-applicable',
          isSpare
            ? 'It is asked where the others leave something open, and they did not.'
            : whyNotAsked(source, known, profile),
        );
      }),
  ];
}
