import type { Evidence } from '../research/evidence/shape';
import type { WrittenSection } from './compose';
import { assignRows, type SectionPlan } from './plan';
import { CLOSING_ADVICE } from './write';
import type { Rejected, JudgedDrafts } from './drafts';
import type { RetoldRow } from './write';
import { asWritten, writeSection, type Desk } from './write-section';

export type JudgedSection = WrittenSection & JudgedDrafts;

export interface Prepared {
  readonly desk: Desk;
  readonly found: readonly Evidence[];
  readonly given: readonly Evidence[];
  /** What was found of the interviewers: told in their own section, and nowhere else. */
  readonly people: readonly Evidence[];
  /** What its sources say that is worth telling in our words, each sentence under one section. */
  readonly retold: readonly RetoldRow[];
  readonly lost: readonly Rejected[];
}

/**
 * A section that rests on claims sees the rows of those claims, but none about a person who may be taken out
 * again, and none that the buyer gave: those serve the tips for the role alone.
 */
export function writeResting(
  { desk, given, people }: Prepared,
  plan: SectionPlan,
  facts: readonly JudgedSection[],
  before: readonly JudgedSection[],
): Promise<JudgedSection> {
  const apart = new Set([...(plan.id === 'role-tips' ? [] : given), ...people].map(({ id }) => id));
  const written = before
    .flatMap(asWritten)
    .filter(({ evidenceIds }) => !evidenceIds.some((id) => apart.has(id)));
  const cited = new Set(written.flatMap((claim) => claim.evidenceIds));
  const rows = facts.flatMap((section) => section.rows).filter((row) => cited.has(row.evidence.id));
  // Its own questions, where it has any, sort the rows that claims carry.
  const own = assignRows(
    plan,
    rows.map(({ evidence }) => evidence),
  );
  const sorted = new Set(own.map(({ evidence }) => evidence.id));
  const others = rows.filter(({ evidence }) => !sorted.has(evidence.id));
  return writeSection(
    plan,
    desk,
    [
      ...own,
      ...others.map(({ question, evidence }, index) => ({
        number: own.length + index + 1,
        question,
        evidence,
      })),
    ],
    written,
  );
}

/** What the facts of each section mean for the reader. */
export function writeClosings(
  prepared: Prepared,
  facts: readonly JudgedSection[],
): Promise<JudgedSection[]> {
  const written = new Set(facts.map(({ plan }) => plan.id));
  return Promise.all(
    CLOSING_ADVICE.filter(({ id }) => written.has(id)).map((plan) =>
      writeResting(prepared, plan, facts, facts),
    ),
  );
}

export function closed(section: JudgedSection, closings: readonly JudgedSection[]): JudgedSection {
  const closing = closings.find(({ plan }) => plan.id === section.plan.id);
  return closing === undefined
    ? section
    : {
        ...section,
        claims: [...section.claims, ...closing.claims],
        weak: [...section.weak, ...closing.weak],
        rejected: [...section.rejected, ...closing.rejected],
      };
}
