import { defined } from '../kernel/defined';
import type { Evidence } from '../research/evidence/shape';
import { BESIDE, shareStatements, type NumberedRow, type SectionPlan } from './plan';
import { FACT_SECTIONS } from './write';
import { sectionRows } from './section-rows';
import { proposeJoins, type JoinedRows, type ReportPlan } from './write';
import type { Prepared } from './write-resting';
import { writingInputOf } from './write-section';

type RowsOfSections = ReadonlyMap<SectionPlan['id'], readonly NumberedRow[]>;

/** What each section of facts is written from, and what its writer wants the whole to dwell on. */
export interface PlannedFacts {
  readonly rows: RowsOfSections;
  readonly plan?: ReportPlan;
  /** What a writer that chooses its words is shown besides. */
  readonly statements?: ReadonlyMap<SectionPlan['id'], readonly Evidence[]>;
  readonly joins?: readonly JoinedRows[];
}

const NAMES = /\p{L}{3,40}/gu;

/** What may name an interviewer is shown to no model. */
function withoutNames(found: readonly Evidence[], interviewers: string): readonly Evidence[] {
  const names = (interviewers.toLowerCase().match(NAMES) ?? []).slice(0, 40);
  return found.filter(({ quote, attribute }) => {
    const text = quote.toLowerCase();
    return attribute !== 'interviewer' && !names.some((name) => text.includes(name));
  });
}

const evidenceIn = (rows: RowsOfSections): readonly Evidence[] =>
  [...rows].flatMap(([id, some]) =>
    id === 'interviewers' ? [] : some.map(({ evidence }) => evidence),
  );

export async function planFacts(prepared: Prepared): Promise<PlannedFacts> {
  const { desk, found } = prepared;
  const { writer } = desk.context;
  const rows = new Map(FACT_SECTIONS.map((plan) => [plan.id, sectionRows(prepared, plan)]));
  if (writer.plan === undefined) return { rows };
  const open = withoutNames(found, desk.setting.interviewers ?? '');
  const statements = shareStatements(rows, FACT_SECTIONS, open);
  const all = new Set([...evidenceIn(rows), ...[...statements.values()].flat()]);
  const joins = proposeJoins([...all]);
  const plan = await writer.plan(
    FACT_SECTIONS.map((section) =>
      writingInputOf(section, { ...desk, joins }, rows.get(section.id) ?? [], []),
    ),
  );
  return { rows, statements, joins, ...defined({ plan }) };
}

/** More rows of other sections than this lead away from the section's own matter. */
const MOST_JOINED = 8;

/** The rows of a section, and behind them what its rows may belong together with, and more of what its pages say. */
export function withNeighbors(
  { rows, plan, statements, joins = [] }: PlannedFacts,
  section: SectionPlan,
): readonly NumberedRow[] {
  const own = rows.get(section.id) ?? [];
  if (statements === undefined || section.guidance === null) return own;
  const ids = new Set(own.map(({ evidence }) => evidence.id));
  const connected = (plan?.connected ?? []).flatMap(([first = '', ...others]) =>
    ids.has(first) ? others : [],
  );
  const joined = joins
    .flatMap(({ ids: [one, other] }) => [
      ...(ids.has(one) ? [other] : []),
      ...(ids.has(other) ? [one] : []),
    ])
    .slice(0, MOST_JOINED);
  const known = new Map(
    [...evidenceIn(rows), ...[...statements.values()].flat()].map((row) => [row.id, row]),
  );
  const beside = new Set([
    ...[...connected, ...joined].flatMap((id) => known.get(id) ?? []),
    ...(statements.get(section.id) ?? []),
  ]);
  return [
    ...own,
    ...[...beside]
      .filter(({ id }) => !ids.has(id))
      .map((evidence, index) => ({
        number: own.length + index + 1,
        question: BESIDE,
        evidence,
      })),
  ];
}
