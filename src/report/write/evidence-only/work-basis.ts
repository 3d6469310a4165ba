import type { Evidence } from '../../../research/evidence/shape';
import { speaksOfTime } from '../../plan';
import type { WritingInput } from '../ports';
import { quotesWell } from '../phrases';
import type { Basis, Ground } from './basis';
import { claimOn, isProse } from './facts';
import { stepOf, type Step } from './hiring-process';
import { concerns } from './role-match';
import { wholeFirst } from './sources';
import { standsAlone } from './troubles';

/** A step of the hiring, with what its page says of it. */
export interface GroundedStep extends Step {
  readonly ground: Ground;
  readonly said: Ground | undefined;
}

/** What questions about the work are built on, each only if a verified claim carries it. */
export interface WorkBasis {
  /** What the posting says of the work, and why the post is there. */
  readonly duty?: Ground | undefined;
  readonly aim?: Ground | undefined;
  readonly mustHave?: Ground | undefined;
  /** How the engineers say that they work. */
  readonly engineering?: Ground | undefined;
  readonly onCall?: Ground | undefined;
  /** How long the company says that it takes to decide. */
  readonly decision?: Ground | undefined;
  /** The company’s word and a stranger’s on one thing, as they were held side by side. */
  readonly beside?: { readonly own: Ground; readonly other: Ground } | undefined;
  readonly stages: readonly GroundedStep[];
}

const AIM = /\b(?:because|so that|we want|success(?:ful)?|first (?:month|year)|what it takes)\b/iu;
const DECISION = /\b(?:days|weeks)\b/iu;
/** What speaks of the readers themselves can be asked back; what speaks of others cannot. */
const OF_US = /\b(?:we|our|you|your)\b/iu;

function besideIn({ written, rows, role }: WritingInput, basis: Basis): WorkBasis['beside'] {
  const byId = new Map(rows.map(({ evidence }) => [evidence.id, evidence]));
  for (const claim of written.filter(({ computation }) => computation === undefined)) {
    const cited = claim.evidenceIds.flatMap((id) => byId.get(id) ?? []);
    const [own, other] = [
      cited.find(({ attribute }) => attribute === 'statement'),
      cited.find(({ attribute }) => attribute === 'public-voice'),
    ];
    const [ours, theirs] = [basis.ground(own, own?.quote), basis.ground(other, other?.quote)];
    if (
      ours !== undefined &&
      theirs !== undefined &&
      quotesWell(ours.words) &&
      quotesWell(theirs.words) &&
      concerns(role, ours.words)
    )
      return { own: ours, other: theirs };
  }
  return undefined;
}

function stepsIn({ written, role }: WritingInput, basis: Basis): GroundedStep[] {
  const statements = basis.facts.all('statement');
  return basis.steps.flatMap((ground) => {
    const step = stepOf(ground.row);
    const claim = claimOn(written, ground.row);
    const said = statements.find(
      ({ id, quote }) => claim?.evidenceIds.includes(id) && concerns(role, quote),
    );
    return step === undefined || !concerns(role, ground.row.quote)
      ? []
      : [{ ...step, ground, said: basis.ground(said, said?.quote) }];
  });
}

export function workBasisOf(input: WritingInput, basis: Basis): WorkBasis {
  const { facts, ground, posting } = basis;
  const prose = wholeFirst(
    facts.all('statement').filter((row) => isProse(row.quote) && quotesWell(row.quote)),
  );
  const first = (rows: readonly Evidence[]): Ground | undefined =>
    rows.flatMap((row) => ground(row, row.quote) ?? [])[0];
  const own = prose
    .filter(({ url }) => posting !== undefined && url === posting.row.url)
    .toSorted((left, right) => left.start - right.start);
  const hiring = new Set(facts.all('hiring-step').map(({ url }) => url));
  return {
    duty:
      first(
        facts
          .all('duty')
          .filter(
            (row) => row.url === posting?.row.url && isProse(row.quote) && quotesWell(row.quote),
          ),
      ) ?? first(own.filter(({ quote }) => !AIM.test(quote) && standsAlone(quote))),
    aim: first(own.filter(({ quote }) => AIM.test(quote))),
    mustHave: first(
      facts.all('must-have').filter((row) => row.url === posting?.row.url && quotesWell(row.quote)),
    ),
    engineering: first(
      prose.filter(
        (row) =>
          row.topic === 'engineering' &&
          row.publishedAt === undefined &&
          row.url !== posting?.row.url &&
          !hiring.has(row.url) &&
          !speaksOfTime(row),
      ),
    ),
    onCall: first(
      prose.filter(
        (row) =>
          /\bon[- ]call\b/iu.test(row.quote) &&
          concerns(input.role, row.quote) &&
          row.publishedAt === undefined,
      ),
    ),
    decision: first(
      prose.filter(
        (row) => hiring.has(row.url) && DECISION.test(row.quote) && OF_US.test(row.quote),
      ),
    ),
    beside: besideIn(input, basis),
    stages: stepsIn(input, basis),
  };
}
