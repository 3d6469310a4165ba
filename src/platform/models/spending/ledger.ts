import { fail } from '../../../kernel/result';
import { addUsed, NOTHING_USED, type Model, type ModelFault, type Used } from '../ports';
import { costOf, mostInputTokens } from './prices';

export interface Cap {
  readonly micros: number;
  readonly tokens: number;
}

export interface LedgerOptions {
  readonly cap: Cap;
  /** The most of the cap that a stage may use, so that what comes later does not starve; the whole, where not said. */
  readonly shares?: Readonly<Record<string, number>>;
  /** Whether the time for asking is over, which ends it as surely as the money. */
  isTimeUp?(): boolean;
}

export interface StageSpending extends Used {
  readonly stage: string;
  readonly asked: number;
  /** Answers that were on record, and so cost nothing this time. */
  readonly replayed: number;
  readonly faults: Readonly<Partial<Record<ModelFault, number>>>;
  /** What was paid this time. */
  readonly paidMicros: number;
}

export interface Reservation {
  settle(used: Used): void;
}

/** What one report's models have cost so far, stage by stage, and what they still may. */
export interface Ledger {
  /** Nothing where the worst case of a call exceeds what is left, once all calls in the air have landed. */
  reserve(stage: string, worst: Used): Promise<Reservation | undefined>;
  note(
    stage: string,
    entry: {
      readonly used: Used;
      readonly replayed: boolean;
      readonly fault?: ModelFault | undefined;
    },
  ): void;
  spending(): readonly StageSpending[];
}

const tokensOf = ({ inputTokens, outputTokens }: Used): number => inputTokens + outputTokens;

export function createLedger({ cap, shares = {}, isTimeUp = () => false }: LedgerOptions): Ledger {
  const stages = new Map<string, StageSpending>();
  const inTheAir = new Map<symbol, { stage: string; worst: Used }>();
  let waiting: (() => void)[] = [];

  const stageOf = (stage: string): StageSpending =>
    stages.get(stage) ?? {
      stage,
      ...NOTHING_USED,
      asked: 0,
      replayed: 0,
      faults: {},
      paidMicros: 0,
    };
  const sum = (parts: readonly Used[]): Used => parts.reduce(addUsed, NOTHING_USED);
  const isWithin = (used: Used, share: number): boolean =>
    used.micros <= cap.micros * share && tokensOf(used) <= cap.tokens * share;

  /** Whether a call fits into the whole and into its stage's share, on top of what is spent and held. */
  function fits(stage: string, worst: Used, withHeld: boolean): boolean {
    const held = withHeld ? [...inTheAir.values()] : [];
    const all = sum([...stages.values(), ...held.map((one) => one.worst), worst]);
    const own = sum([
      stageOf(stage),
      ...held.filter((one) => one.stage === stage).map((one) => one.worst),
      worst,
    ]);
    return isWithin(all, 1) && isWithin(own, shares[stage] ?? 1);
  }

  return {
    async reserve(stage, worst) {
      while (isTimeUp() || !fits(stage, worst, true)) {
        if (isTimeUp() || inTheAir.size === 0 || !fits(stage, worst, false)) return undefined;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      const ticket = Symbol(stage);
      inTheAir.set(ticket, { stage, worst });
      return {
        settle(used) {
          inTheAir.delete(ticket);
          const now = stageOf(stage);
          stages.set(stage, {
            ...now,
            ...addUsed(now, used),
            paidMicros: now.paidMicros + used.micros,
          });
          const woken = waiting;
          waiting = [];
          for (const wake of woken) wake();
        },
      };
    },
    note(stage, { used, replayed, fault }) {
      const now = stageOf(stage);
      const faults =
        fault === undefined ? now.faults : { ...now.faults, [fault]: (now.faults[fault] ?? 0) + 1 };
      // What is on record was settled when it was paid, in this process or in one before it.
      const counted = replayed ? addUsed(now, used) : now;
      stages.set(stage, {
        ...now,
        ...counted,
        stage,
        asked: now.asked + 1,
        replayed: now.replayed + (replayed ? 1 : 0),
        faults,
        paidMicros: now.paidMicros,
      });
    },
    spending: () => [...stages.values()],
  };
}

/** A model that is only asked what can be paid, whatever it answers. */
export function withinLedger(model: Model, ledger: Ledger): Model {
  return {
    ...model,
    async ask(call) {
      const worst = costOf(
        model.price,
        mostInputTokens(call.instructions, call.prompt, JSON.stringify(call.form ?? {})),
        call.mostOutputTokens,
      );
      const reservation = await ledger.reserve(call.stage, worst);
      if (reservation === undefined)
        return {
          reply: fail(
            'over-budget',
            'The question could cost more money, tokens or time than is left for this report.',
          ),
          used: NOTHING_USED,
        };
      let used = worst;
      try {
        const answer = await model.ask(call);
        used = answer.used;
        return answer;
      } finally {
        reservation.settle(used);
      }
    },
  };
}
