import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import { toldFrom } from '../document';
import {
  DOCUMENT_VERSION,
  type Claim,
  type ClaimKind,
  type ReportDocument,
  type Section,
  type SourceTally,
  type Verdict,
} from '../document/shape';
import { CLOSING, unanswered, type NumberedRow } from '../plan';
import { FACT_SECTIONS, READING_ORDER, RESTING_SECTIONS, UNWRITTEN } from '../write';
import type { SectionPlan } from '../plan';
import type { DraftClaim } from '../write';
import { cleanName } from './clean';
import { cite } from './cite';
import { countSources } from './count-sources';
import { drawWritten, withCounts } from './draw-pictures';

/** A draft that has passed the verifier. */
export interface VerifiedClaim {
  readonly id: string;
  readonly kind: ClaimKind;
  readonly draft: DraftClaim;
  readonly verdict: Verdict;
  readonly evidence: readonly Evidence[];
  readonly reckoning?: string;
  /** What a judge found of it in its evidence. */
  readonly found?: readonly string[];
}

export interface WrittenSection {
  readonly plan: SectionPlan;
  readonly rows: readonly NumberedRow[];
  readonly claims: readonly VerifiedClaim[];
  /** What was looked for besides the plan's questions and not found, as noun phrases. */
  readonly missing?: readonly string[];
}

export interface Composition {
  readonly company: string;
  readonly role: string;
  readonly occupation?: string;
  readonly preparedFor?: string;
  readonly writtenAt: string;
  readonly reviewed: boolean;
  readonly tally: Pick<SourceTally, 'asked' | 'answered'>;
  readonly sections: readonly WrittenSection[];
}

/** What all of its sections have to do with each sentence. */
interface Composing {
  readonly isMixed: boolean;
  readonly told: ReadonlyMap<string, string>;
}

const toldIn = (sections: readonly WrittenSection[]): ReadonlyMap<string, string> =>
  toldFrom(
    sections.flatMap(({ claims }) =>
      claims.map(({ draft, evidence }) => ({
        text: draft.text,
        evidenceIds: evidence.map(({ id }) => id),
      })),
    ),
  );

function toClaim(
  { id, kind, draft, verdict, evidence, reckoning, found }: VerifiedClaim,
  { isMixed, told }: Composing,
): Claim {
  const wording = {
    by: draft.author ?? ('code' as const),
    ...defined({ found }),
  };
  return {
    id,
    kind,
    text: draft.text,
    ...defined({ spoken: draft.spoken }),
    verdict,
    citations: evidence.map((row) => cite(row, told.get(row.id) ?? '')),
    restsOn: draft.restsOn,
    ...defined({
      asOf: draft.asOf,
      group: draft.group,
      notes: draft.notes,
      reckoning,
      computation: draft.computation,
    }),
    ...(draft.basis === 'typical' ? { typical: true as const } : {}),
    ...(isMixed ? { wording } : {}),
  };
}

/** Whether a model worded some of it. */
const isModels = ({ claims }: WrittenSection): boolean =>
  claims.some(({ draft }) => draft.author === 'model');

function notFoundIn({ plan, rows }: WrittenSection, claims: readonly Claim[]): string[] {
  if (plan.questions.every((question) => question.answeredBy.length === 0)) {
    return claims.length > 0 ? [] : plan.questions.map((question) => question.missing);
  }
  const cited = new Set(
    claims.flatMap(({ citations }) => citations.map(({ evidenceId }) => evidenceId)),
  );
  return unanswered(plan, rows, cited, claims);
}

function composeSection(
  written: WrittenSection | undefined,
  plan: SectionPlan,
  composing: Composing,
  unchanged: readonly Claim[] = [],
): Section {
  const section = written ?? { plan, rows: [], claims: [] };
  const all = [...section.claims.map((claim) => toClaim(claim, composing)), ...unchanged];
  // What is found goes before what is typical of the role, and what both mean comes last.
  const rank = ({ group, typical }: Claim) => (group === CLOSING ? 2 : typical === true ? 1 : 0);
  const claims = all.toSorted((left, right) => rank(left) - rank(right));
  return {
    id: plan.id,
    title: plan.title,
    claims,
    notFound: [...notFoundIn(section, claims), ...(section.missing ?? [])],
  };
}

/**
 * The same document with one section written anew, before those of its claims that stand as they are: every
 * other section stays, and what is cited is counted again.
 */
export function replaceSection(
  document: ReportDocument,
  written: WrittenSection,
  evidence: readonly Evidence[],
  unchanged: readonly Claim[] = [],
): ReportDocument {
  const isMixed =
    isModels(written) ||
    document.sections.some(({ claims }) => claims.some(({ wording }) => wording !== undefined));
  const composing = { isMixed, told: toldIn([written]) };
  const section = composeSection(written, written.plan, composing, unchanged);
  const sections = document.sections.map((one) => (one.id === section.id ? section : one));
  const { pictures: before, credits: _, ...kept } = document;
  // A document from before there were pictures gets none now.
  const drawn = before && [
    ...before.filter((picture) => picture.section !== section.id),
    ...drawWritten(written, section.claims, document),
  ];
  const pictures = withCounts(drawn ?? [], sections, evidence, document.writtenAt);
  const { cited, ...counted } = countSources(sections, evidence, drawn ?? []);
  return {
    ...kept,
    ...counted,
    tally: { ...document.tally, cited },
    ...(before === undefined ? {} : { pictures }),
  };
}

/** The same claims give the same document, byte for byte: nothing here asks a clock or draws a number. */
export function composeDocument(composition: Composition): ReportDocument {
  const { sections, tally } = composition;
  const plans = [...FACT_SECTIONS, ...RESTING_SECTIONS];
  const composing = { isMixed: sections.some(isModels), told: toldIn(sections) };
  const composed = READING_ORDER.flatMap((id): Section[] => {
    const title = UNWRITTEN.get(id);
    if (title !== undefined) return [{ id, title, claims: [], notFound: [] }];
    const plan = plans.find((candidate) => candidate.id === id);
    return plan === undefined
      ? []
      : [
          composeSection(
            sections.find((section) => section.plan.id === id),
            plan,
            composing,
          ),
        ];
  });
  const frame = {
    company: cleanName(composition.company),
    role: cleanName(composition.role),
    writtenAt: composition.writtenAt,
  };
  const drawn = sections.flatMap((written) =>
    drawWritten(written, composed.find(({ id }) => id === written.plan.id)?.claims ?? [], frame),
  );
  const evidence = sections.flatMap(({ claims, rows }) => [
    ...claims.flatMap((claim) => claim.evidence),
    ...rows.map((row) => row.evidence),
  ]);
  const { cited, ...counted } = countSources(composed, evidence, drawn);
  return {
    version: DOCUMENT_VERSION,
    company: frame.company,
    role: frame.role,
    ...defined({ occupation: composition.occupation }),
    ...(composition.preparedFor === undefined
      ? {}
      : { preparedFor: cleanName(composition.preparedFor) }),
    writtenAt: composition.writtenAt,
    reviewed: composition.reviewed,
    sections: counted.sections,
    tally: { ...tally, cited },
    sources: counted.sources,
    ...defined({ credits: counted.credits }),
    pictures: withCounts(drawn, counted.sections, evidence, composition.writtenAt),
  };
}
