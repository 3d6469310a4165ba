import type { Evidence } from '../../../research/evidence/shape';
import { quotesWell } from '../phrases';
import type { WritingInput, WrittenClaim } from '../ports';
import { isSettled } from './contested';
import { claimOn, distinctBy, factsOf, isProse, valueIn, wordsOf, type Facts } from './facts';
import { headcountOf, isCount } from './headcount';
import { inOrder } from './hiring-process';
import { personOf } from '../wording/people';
import { isName } from '../snapshot/what-it-sells';
import { concerns, postingsFor } from './role-match';
import { byDay } from './sources';
import { isHandled } from './troubles';
import { isReach } from './wins';

/** A row that a verified claim already states, so that advice may rest on it. */
export interface Ground {
  readonly row: Evidence;
  readonly claim: WrittenClaim;
  /** The row's words, fit for a sentence. */
  readonly words: string;
}

/** The findings that advice is built on, each only if a verified claim carries it. */
export interface Basis {
  readonly facts: Facts;
  ground(row: Evidence | undefined, words?: string): Ground | undefined;
  /** A figure that a verified claim compares another with. */
  compared(row: Evidence): Ground | undefined;
  readonly launch?: Ground | undefined;
  readonly news?: Ground | undefined;
  readonly laterNews?: Ground | undefined;
  readonly mission?: Ground | undefined;
  readonly values: readonly Ground[];
  readonly product?: Ground | undefined;
  readonly chief?: Ground | undefined;
  readonly revenue?: Ground | undefined;
  readonly employees?: Ground | undefined;
  /** How many it serves and where, in its own words. */
  readonly reach?: Ground | undefined;
  /** How something that went wrong was handled, in its own words. */
  readonly handled?: Ground | undefined;
  readonly layoff?: Ground | undefined;
  readonly voice?: Ground | undefined;
  /** The newest piece that its engineers have published. */
  readonly writing?: Ground | undefined;
  readonly posting?: Ground | undefined;
  readonly openJobs?: Ground | undefined;
  readonly pay?: Ground | undefined;
  readonly steps: readonly Ground[];
  readonly growth?: WrittenClaim | undefined;
}

/** Longer words of theirs would be read out and not said. */
const MOST_SAID = 16;

const CRITICAL = /\b(?:not|rough|bad|worst|under|too much|slow|left|forgive|never)\b/iu;

/** “Our mission is to …” without its opening, still in the company’s own words. */
function aimIn(words: string): string {
  return words.replace(/^.{0,40}?\b(?:mission|purpose|aim) is (?=\S)/iu, '');
}

export function basisOf(input: WritingInput): Basis {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const ground = (row: Evidence | undefined, words?: string): Ground | undefined => {
    const claim = claimOn(input.written, row);
    const said = words ?? (row === undefined ? undefined : wordsOf(row));
    return row !== undefined && claim !== undefined && said !== undefined
      ? { row, claim, words: said }
      : undefined;
  };
  const compared = (row: Evidence): Ground | undefined => {
    const claim = input.written.find(
      ({ computation, evidenceIds }) =>
        computation !== undefined && computation.kind !== 'count' && evidenceIds.includes(row.id),
    );
    return claim === undefined ? undefined : { row, claim, words: String(row.value) };
  };
  const grounds = (rows: readonly Evidence[]) => rows.flatMap((row) => ground(row) ?? []);
  const stories = facts
    .all('news')
    .filter((row) => row.topic !== 'engineering')
    .toSorted(byDay);
  const news = grounds(distinctBy(stories, (row) => wordsOf(row) ?? row.id));
  const voices = grounds(facts.all('public-voice').filter((row) => isProse(row.quote)));
  const headcount = headcountOf(facts);
  const chief = facts.best('chief-executive');
  const head = chief && personOf(chief);
  const first = (attribute: string) => grounds(facts.all(attribute))[0];
  const numeric = (row: Evidence | undefined) =>
    typeof row?.value === 'number' ? ground(row, String(row.value)) : undefined;
  return {
    facts,
    ground,
    compared,
    launch:
      grounds(facts.all('launch').filter((row) => isName(valueIn(row))))[0] ?? first('launch'),
    news: news[0],
    laterNews: news[1],
    mission: grounds(facts.all('mission').filter((row) => isProse(row.quote))).map((found) => ({
      ...found,
      words: aimIn(found.words),
    }))[0],
    values: grounds(facts.all('value')),
    product: grounds(facts.all('product').filter((row) => isName(valueIn(row))))[0],
    chief: head && isSettled(chief) ? ground(chief, head.name) : undefined,
    revenue: numeric(
      facts.series('revenue').find((row) => Number(row.value) > 0 && isSettled(row)),
    ),
    employees: headcount && isSettled(headcount) ? numeric(headcount) : undefined,
    reach: grounds(facts.all('statement').filter(isReach))[0],
    handled: grounds(
      facts
        .all('statement')
        .filter(
          ({ quote }) =>
            isHandled(quote) && concerns(input.role, quote) && quotesWell(quote, MOST_SAID),
        ),
    )[0],
    layoff: ground(facts.best('layoff'), facts.best('layoff')?.quote),
    voice: voices.find(({ row }) => CRITICAL.test(row.quote)) ?? voices[0],
    writing: grounds(facts.all('news').filter((row) => row.topic === 'engineering'))[0],
    posting: grounds(postingsFor(input.role, facts.all('job-posting'), input.location))[0],
    openJobs: numeric(facts.all('open-jobs').find(isCount)),
    pay: first('pay-range'),
    steps: grounds(facts.all('hiring-step').toSorted(inOrder)),
    growth: input.written.find((claim) => claim.computation?.kind === 'growth'),
  };
}
