import { FACT_SECTIONS, type NumberedRow, type SectionPlan } from './plan';
import { rowsOf } from './section-rows';
import type { ReportPlan } from './write';
import type { Prepared } from './write-resting';
import { inputOf } from './write-section';

/** The question that a neighbor answers: none of the section's own. */
const NEIGHBOR = 'connected';

/** What each section of facts is written from, and what its writer wants the whole to dwell on. */
export interface PlannedFacts {
  readonly rows: ReadonlyMap<SectionPlan['id'], readonly NumberedRow[]>;
  readonly plan?: ReportPlan;
}

export async function planFacts(prepared: Prepared): Promise<PlannedFacts> {
  const rows = new Map(FACT_SECTIONS.map((plan) => [plan.id, rowsOf(prepared, plan)]));
  const plan = await prepared.desk.context.writer.plan?.(
    FACT_SECTIONS.map((section) => inputOf(section, prepared.desk, rows.get(section.id) ?? [], [])),
  );
  return { rows, ...(plan === undefined ? {} : { plan }) };
}

/** The rows of a section, and behind them what the plan connects its leading rows with. */
export function withNeighbors(
  { rows, plan }: PlannedFacts,
  section: SectionPlan,
): readonly NumberedRow[] {
  const own = rows.get(section.id) ?? [];
  if (plan === undefined || section.byCode === true) return own;
  const ids = new Set(own.map(({ evidence }) => evidence.id));
  const wanted = new Set(
    plan.connected.flatMap(([first = '', ...others]) => (ids.has(first) ? others : [])),
  );
  const others = [...rows]
    .filter(([id]) => id !== 'interviewers')
    .flatMap(([, some]) => some)
    .filter(({ evidence }) => wanted.has(evidence.id) && !ids.has(evidence.id));
  return [
    ...own,
    ...others.map(({ retold: _retold, ...row }, index) => ({
      ...row,
      number: own.length + index + 1,
      question: NEIGHBOR,
    })),
  ];
}
