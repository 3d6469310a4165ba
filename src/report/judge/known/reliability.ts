/** How a judge did on pairs of which we know the answer. */
export interface KnownAnswers {
  /** Pairs that aren't entailed, and how many of them it called entailed. */
  readonly others: number;
  readonly othersWrong: number;
  /** Pairs that are entailed, and how many of them it refused. */
  readonly entailed: number;
  readonly entailedWrong: number;
}

/** A judge that is wrong as often as this, and no more, is to be kept. */
const TOLERATED = 0.1;
/** On either side, so that a tolerated judge is dropped in at most one of a hundred reports. */
const FALSE_ALARMS = 0.005;

/** The chance of more than `errors` errors in `asked` answers of which each is wrong at the tolerated rate. */
export function chanceOfMore(errors: number, asked: number): number {
  let chance = (1 - TOLERATED) ** asked;
  let atMost = 0;
  for (let count = 0; count <= Math.min(errors, asked); count += 1) {
    atMost += chance;
    chance *= ((asked - count) / (count + 1)) * (TOLERATED / (1 - TOLERATED));
  }
  return Math.max(0, 1 - atMost);
}

/** The most errors that a judge that is wrong at the tolerated rate makes, but for one in two hundred. */
export function mostErrors(asked: number): number {
  let errors = 0;
  while (chanceOfMore(errors, asked) > FALSE_ALARMS) errors += 1;
  return errors;
}

export const isReliable = (known: KnownAnswers): boolean =>
  known.othersWrong <= mostErrors(known.others) &&
  known.entailedWrong <= mostErrors(known.entailed);
