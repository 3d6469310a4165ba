import { phraseFinder } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import type { WritingInput } from '../../ports';
import { quotesWell } from '../../phrases';
import type { Basis, Ground } from '../basis';
import { claimOn, isProse } from '../facts';
import { hiringStepOf, type HiringStep } from '../hiring-process';
import { concerns } from './role-match';
import { wholeFirst } from '../sources';
import { standsAlone } from '../troubles';

/** The heading of what is said of the work itself. */
export const WORK = 'How they work';

/** A step of the hiring, with what its page says of it. */
export interface GroundedStep extends HiringStep {
  readonly ground: Ground;
  readonly said: Ground | undefined;
}

/** What questions about the work are built on, each only if a verified claim carries it. */
export interface WorkBasis {
  /** What the posting lists as the work, or says of it. */
  readonly duty?: Ground | undefined;
  readonly mustHave?: Ground | undefined;
  readonly stages: readonly GroundedStep[];
}

const saysAim = phraseFinder(
  `because, first month/year, so that, success, successful, we want, what it takes`,
);

function stepsIn({ written, role }: WritingInput, basis: Basis): GroundedStep[] {
  const statements = basis.facts.all('statement');
  return basis.steps.flatMap((ground) => {
    const step = hiringStepOf(ground.row);
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
  return {
    duty:
      first(
        facts
          .all('duty')
          .filter(
            (row) => row.url === posting?.row.url && isProse(row.quote) && quotesWell(row.quote),
          ),
      ) ?? first(own.filter(({ quote }) => !saysAim(quote) && standsAlone(quote))),
    mustHave: first(
      facts.all('must-have').filter((row) => row.url === posting?.row.url && quotesWell(row.quote)),
    ),
    stages: stepsIn(input, basis),
  };
}
