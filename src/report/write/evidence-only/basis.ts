import { Phrasebook } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import type { WritingInput, WrittenClaim } from '../ports';
import { isUncontested } from './contested';
import { fallenQuarterIn } from './fallen-quarter';
import { claimOn, factsOf, isProse, listedValues, wordsOfRow, type Facts } from './facts';
import { headcountOf, isCount } from './role/headcount';
import { compareSteps, isRound } from './hiring-process';
import { personOf } from '../wording/people';
import { postingsFor } from './role/role-match';

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
  readonly mission?: Ground | undefined;
  readonly values: readonly Ground[];
  readonly chief?: Ground | undefined;
  readonly revenue?: Ground | undefined;
  /** The revenue of a quarter that went down, as a claim tells it. */
  readonly fallenQuarter?: Ground | undefined;
  readonly employees?: Ground | undefined;
  /** The newest piece that its engineers have published. */
  readonly writing?: Ground | undefined;
  readonly posting?: Ground | undefined;
  readonly openJobs?: Ground | undefined;
  readonly steps: readonly Ground[];
}

const AIM_IS = new Phrasebook([['aim', '=aim/=mission/=purpose =is']]);
const MOST_BEFORE_AIM = 40;

/** “Our mission is to …” without its opening, still in the company’s own words. */
function aimIn(words: string): string {
  const [found] = AIM_IS.find(words);
  return found === undefined || found.start > MOST_BEFORE_AIM
    ? words
    : words.slice(found.end).trimStart();
}

export function basisOf(input: WritingInput): Basis {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const ground = (row: Evidence | undefined, words?: string): Ground | undefined => {
    const claim = claimOn(input.written, row);
    const said = words ?? (row === undefined ? undefined : wordsOfRow(row));
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
  const fallen = fallenQuarterIn(input);
  const fallenRow = input.rows.find(
    ({ evidence }) => evidence.id === fallen?.claim.evidenceIds[0],
  )?.evidence;
  const headcount = headcountOf(facts);
  const chief = facts.best('chief-executive');
  const head = chief && personOf(chief);
  const numeric = (row: Evidence | undefined) =>
    typeof row?.value === 'number' ? ground(row, String(row.value)) : undefined;
  return {
    facts,
    ground,
    compared,
    mission: grounds(facts.all('mission').filter((row) => isProse(row.quote))).map((found) => ({
      ...found,
      words: aimIn(found.words),
    }))[0],
    values: grounds(listedValues(facts)),
    chief: head && isUncontested(chief) ? ground(chief, head.name) : undefined,
    revenue: numeric(
      facts.series('revenue').find((row) => Number(row.value) > 0 && isUncontested(row)),
    ),
    fallenQuarter: fallen && fallenRow && { ...fallen, row: fallenRow },
    employees: headcount && isUncontested(headcount) ? numeric(headcount) : undefined,
    writing: grounds(facts.all('news').filter((row) => row.topic === 'engineering'))[0],
    posting: grounds(postingsFor(input, facts.all('job-posting'), input.location))[0],
    openJobs: numeric(facts.all('open-jobs').find((row) => isCount(row) && isUncontested(row))),
    steps: grounds(facts.all('hiring-step').filter(isRound).toSorted(compareSteps)),
  };
}
