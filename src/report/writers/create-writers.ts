import { setTimeout as sleep } from 'node:timers/promises';
import { after, minutes, type Clock } from '../../kernel/time';
import {
  bePatient,
  createLedger,
  createModel,
  withinLedger,
  onRecord,
  type AnswerStore,
  type Ledger,
  type Model,
  type ModelSettings,
} from '../../platform/models';
import type { Judging } from '..';
import { createJudge, type JudgeSettings, type KnownAnswers } from '../judge';
import {
  evidenceOnlyRewriter,
  evidenceOnlyWriter,
  modelRewriter,
  modelWriter,
  type Rewriter,
  type StandInReason,
  type Writer,
} from '../write';
import { chatPageModel, type PageModel } from '../../research/evidence';
import type { ModelConfig } from './model-config';

/** Whoever writes one report, with the budget for it. */
export interface Writers {
  readonly writer: Writer;
  /** For a section that an expert wants otherwise. */
  readonly rewriter: Rewriter;
  readonly judging?: Judging;
  readonly ledger: Ledger;
  /** The sections that code took over from a model, and why. */
  readonly standIns: readonly StandInReason[];
  /** Sections with sentences on which the judge gave no answer, so that the strict checks decided. */
  readonly unjudged: readonly Unjudged[];
  /** How a judge did on known pairs whose verdicts were all dropped for that. */
  readonly unreliable: readonly KnownAnswers[];
}

interface Unjudged {
  readonly section: string;
  readonly sentences: number;
}

export interface WritersOptions {
  readonly models: ModelConfig;
  readonly clock: Clock;
  readonly log: { warn(reason: object, sentence: string): void };
  /** Marks around text from outside are made from it. */
  readonly secret: string;
  readonly answers: AnswerStore;
  /** Whether a fault that cost nothing is kept too; a tape that could not reach a service is to try again. */
  readonly keepOutages: boolean;
  /** Who speaks for a model that is set; the services themselves where nobody is named. */
  readonly open?: (settings: ModelSettings) => Model;
}

/** Writing is never starved by those who mend and doubt. */
const SHARES = { rewrite: 0.3, judge: 0.3 };
/** Of a report’s budget, what goes to a model that reads pages before anything is written. */
const READING_SHARE = 0.3;
const LONGEST_ASKING = minutes(15);
const OUTAGES = new Set(['busy', 'unavailable', 'unreachable', 'not-allowed', 'not-accepted']);

type Opened = { readonly ledger: Ledger; open(settings: ModelSettings): Model };

/** A budget of its own for part of a report, and the models that pay from it. */
function openBudget(
  {
    models,
    clock,
    answers,
    keepOutages,
    open = createModel,
  }: Omit<WritersOptions, 'log' | 'secret'>,
  share: number,
  shares: Readonly<Record<string, number>> = {},
): Opened {
  const until = after(clock.now(), LONGEST_ASKING);
  const { micros, tokens } = models.budget;
  const ledger = createLedger({
    cap: { micros: Math.round(micros * share), tokens: Math.round(tokens * share) },
    shares,
    isTimeUp: () => clock.now() > until,
  });
  return {
    ledger,
    open: (settings) =>
      onRecord(
        bePatient(withinLedger(open(settings), ledger), (duration) => sleep(duration)),
        {
          store: answers,
          ledger,
          keepsFault: (fault) => keepOutages || !OUTAGES.has(fault),
        },
      ),
  };
}

/** Whoever reads pages beside code for one report; nobody where no model is set. */
export function openPageModel(
  options: Omit<WritersOptions, 'log'>,
): { readonly pageModel: PageModel; readonly ledger: Ledger } | undefined {
  const { read } = options.models;
  if (read === undefined) return undefined;
  const { ledger, open } = openBudget(options, READING_SHARE);
  return { pageModel: chatPageModel({ model: open(read), secret: options.secret }), ledger };
}

export function createWriters(options: WritersOptions): Writers {
  const { models, log, secret } = options;
  const { ledger, open } = openBudget(
    options,
    models.read === undefined ? 1 : 1 - READING_SHARE,
    SHARES,
  );
  const standIns: StandInReason[] = [];
  const unjudged: Unjudged[] = [];
  const unreliable: KnownAnswers[] = [];
  const byCode = evidenceOnlyWriter();
  if (models.write === undefined)
    return {
      writer: byCode,
      rewriter: evidenceOnlyRewriter(),
      ledger,
      standIns,
      unjudged,
      unreliable,
    };
  const asked = {
    model: open(models.write),
    ...(models.rewrite === undefined ? {} : { rewriter: open(models.rewrite) }),
    secret,
    standIn: byCode,
    noteStandIn(reason: StandInReason) {
      // A report whose judge proved unreliable is written a second time.
      if (
        standIns.some(({ section, fault }) => section === reason.section && fault === reason.fault)
      )
        return;
      standIns.push(reason);
      log.warn(reason, 'a section was written without the model');
    },
  };
  const judgingWith = (settings: JudgeSettings): Judging => ({
    judge: createJudge(settings, open, secret),
    leastConfidence: settings.leastConfidence ?? 0,
    noteUnanswered(unanswered) {
      unjudged.push(unanswered);
      log.warn(unanswered, 'the judge gave no answer, and the strict checks decided');
    },
    noteUnreliable(known) {
      unreliable.push(known);
      log.warn(known, 'the judge failed on known pairs, and the strict checks decided');
    },
  });
  return {
    writer: modelWriter(asked),
    rewriter: modelRewriter(asked),
    ledger,
    standIns,
    unjudged,
    unreliable,
    ...(models.judge === undefined ? {} : { judging: judgingWith(models.judge) }),
  };
}
