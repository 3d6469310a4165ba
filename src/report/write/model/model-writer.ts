import { defined } from '../../../kernel/defined';
import { createHash } from 'node:crypto';
import { requestValue, createFences, type AskFault, type Model } from '../../../platform/models';
import { GIVEN_POSTING } from '../../../research/evidence/shape';
import type { SectionId } from '../../document/shape';
import type { DraftClaim, Writer, WritingInput } from '../ports';
import { editReport } from './edit-report';
import { RULES } from './guidance';
import { isContested } from './contested';
import { calculatedLines, joinLines } from './hints';
import { BRIEF_LAYOUT, FROM_WHERE, inLayout, layoutOf, type Layout } from './layout';
import { fenced, idOf, inTurns, materialOf, withinLimit } from './material';
import { objectionsTo } from './objections';
import { pickOccupation } from './pick-occupation';
import { planReport } from './plan-report';
import { headingsOf } from '../retell';
import { rewriteFailed } from './rewrite';
import { claimIdOf, sentencesForm, readSentences, type Offer } from './sentences';

export interface StandInReason {
  readonly section: SectionId;
  readonly fault: AskFault;
}

export interface ModelWriterContext {
  readonly model: Model;
  /** For sentences that did not hold; the same model if there is no other. */
  readonly rewriter?: Model;
  /** Known to nobody who writes pages: the marks around their words are made from it. */
  readonly secret: string;
  /** Who takes a section that the model could not write, and reckons what only code may. */
  readonly standIn: Writer;
  /** Told of each section that the stand-in took. */
  noteStandIn?(reason: StandInReason): void;
}

/** Some six thousand tokens of entries and half as many of statements: more is skimmed, not read. */
const MOST_MATERIAL = 24_000;
const MOST_STATEMENTS = 120;
/** A minute and a half, read aloud at an easy pace. */
const MOST_ALOUD = 225;
/** A full section has some fifteen hundred; the rest is for models that think before they write. */
export const MOST_OUTPUT_TOKENS = 6_000;

/** Puts a section's numbered rows into sentences by a model that sees nothing else and can do nothing else. */
export function modelWriter(context: ModelWriterContext): Writer {
  const byCode = new WeakSet<DraftClaim>();
  return {
    standIn: context.standIn,
    pickOccupation: (question) => pickOccupation(context, question),
    plan: (sections) => planReport(context, sections),
    edit: (draft) => editReport(context, draft),
    async writeSection(input) {
      const { drafts, code } = await writeSection(context, input);
      for (const draft of code) byCode.add(draft);
      return drafts;
    },
    // Code’s sentences are our own; what they may say was settled when they were made.
    objectionsTo: (draft, input) => (byCode.has(draft) ? [] : objectionsTo(draft, input)),
    async rewrite(input, failed) {
      const ours = failed.filter(({ draft }) => !byCode.has(draft));
      if (ours.length === 0) return failed.map(() => undefined);
      const anew = await rewriteFailed(
        { model: context.rewriter ?? context.model, secret: context.secret },
        input,
        ours,
      );
      return failed.map((one) => anew[ours.indexOf(one)]);
    },
  };
}

interface Section {
  readonly drafts: readonly DraftClaim[];
  /** Those of them that code wrote. */
  readonly code: readonly DraftClaim[];
}

async function writeSection(context: ModelWriterContext, input: WritingInput): Promise<Section> {
  const byCode = await context.standIn.writeSection(input);
  const given = new Set(
    input.rows.flatMap(({ evidence }) =>
      evidence.sourceId === GIVEN_POSTING ? [evidence.id] : [],
    ),
  );
  const decoded = byCode.filter(({ evidenceIds }) => evidenceIds.some((id) => given.has(id)));
  const found = byCode.filter((draft) => !decoded.includes(draft));
  // Where code finds nothing to say there is nothing to say, and nobody is paid to find out.
  if (found.length === 0 || input.section.guidance === null)
    return { drafts: byCode, code: byCode };
  const ours = found.filter((draft) => isOurs(draft, input));
  const offer = offerOf(input, found, given);
  if (offer.rows.length === 0) return { drafts: byCode, code: byCode };
  const answer = await ask(context, input, {
    ...offer,
    calculated: calculatedLines(ours, offer.rows),
  });
  if (!answer.ok) {
    context.noteStandIn?.({ section: input.section.id, fault: answer.failure.code });
    return { drafts: byCode, code: byCode };
  }
  return {
    drafts: [...decoded, ...inLayout([...answer.value, ...ours], offer.layout)],
    code: [...decoded, ...ours],
  };
}

/** A reckoned figure, and both sides of a contradiction, are told by code alone, whoever writes around them. */
function isOurs(
  { computation, evidenceIds, restsOn }: DraftClaim,
  { rows }: WritingInput,
): boolean {
  return (
    computation !== undefined ||
    (restsOn.length === 0 &&
      rows.some(({ evidence }) => isContested(evidence) && evidenceIds.includes(evidence.id)))
  );
}

/**
 * What the buyer gave as the posting is decoded by code: it serves this report’s tips alone and is shown to no
 * service. Facts that contradict each other are left to code; who builds on them sees both sides.
 */
export function offerOf(
  { section, rows, written, company, role, location, interviewers }: WritingInput,
  found: readonly DraftClaim[],
  given: ReadonlySet<string>,
): Offer {
  const building = written.filter(
    (claim) => claim.computation === undefined && claim.section !== 'deep-research',
  );
  let room = MOST_STATEMENTS;
  const claims = inTurns(
    building,
    (claim) => claim.section,
    () => (room -= 1) >= 0,
  );
  const basis = new Set(claims.flatMap(({ evidenceIds }) => evidenceIds));
  const fitting = rows.filter(
    ({ evidence }) =>
      !given.has(evidence.id) &&
      (written.length > 0 ? basis.has(evidence.id) : !isContested(evidence)),
  );
  const shown = withinLimit(fitting, MOST_MATERIAL);
  const ids = new Set(shown.map(({ evidence }) => evidence.id));
  return {
    rows: shown,
    claims: claims.filter(({ evidenceIds }) => evidenceIds.every((id) => ids.has(id))),
    layout: layoutIn(section, found),
    asks: section.kind === 'question',
    ...(section.id === 'brief' ? { mostWords: MOST_ALOUD } : {}),
    known: [company, role, location ?? '', interviewers ?? ''],
  };
}

function layoutIn({ id, kind }: WritingInput['section'], found: readonly DraftClaim[]): Layout {
  if (id === 'brief') return BRIEF_LAYOUT;
  // A heading over advice names the one point beneath it, and a model’s points are its own.
  if (kind === 'advice') return { ...layoutOf(found), headings: [] };
  const layout = layoutOf(found);
  const first = id === 'questions-to-expect' ? FROM_WHERE : [];
  // A model can tell of what code has no sentence on.
  return { ...layout, headings: [...new Set([...first, ...layout.headings, ...headingsOf(id)])] };
}

interface Asked extends Offer {
  /** What code has calculated and tells in this section. */
  readonly calculated: readonly string[];
}

function ask({ model, secret }: ModelWriterContext, input: WritingInput, offer: Asked) {
  return requestValue(model, {
    stage: 'write',
    instructions: RULES,
    form: sentencesForm(offer),
    mostOutputTokens: MOST_OUTPUT_TOKENS,
    fencesOf: (attempt) =>
      createFences(
        secret,
        createHash('sha256')
          .update(JSON.stringify([attempt, input.section.id, input.writtenAt, offer]))
          .digest('hex'),
      ),
    promptOf: (fences) => promptOf(input, offer, fences),
    read: (answer) => readSentences(answer, offer),
  });
}

function promptOf(
  { section, company, role, location, writtenAt, plan, joins = [] }: WritingInput,
  { rows, claims, layout, asks, calculated }: Asked,
  fences: ReturnType<typeof createFences>,
): string {
  const setting = JSON.stringify({
    company,
    role,
    ...defined({ location }),
  });
  const statements = claims.map(({ text, verdict, evidenceIds }, index) => {
    const entries = rows
      .filter(({ evidence }) => evidenceIds.includes(evidence.id))
      .map(({ number }) => `E${number}`);
    const contested = verdict === 'conflicted' ? { contested: true } : {};
    return `${claimIdOf(index)} ${JSON.stringify({ statement: text, entries, ...contested })}`;
  });
  const hints = [...joinLines(claims.length === 0 ? joins : [], rows), ...calculated];
  const material = [
    `Asked for: ${setting}`,
    materialOf(rows, fences),
    ...(statements.length === 0 ? [] : [statements.join('\n')]),
    ...(hints.length === 0 ? [] : [hints.join('\n')]),
  ].join('\n\n');
  return [
    `Section: ${section.title}. Today is ${writtenAt.slice(0, 10)}.`,
    section.guidance ?? '',
    ...emphasisOf(plan, rows),
    ...(layout.headings.length === 0
      ? []
      : [
          `Headings, in this order: ${layout.headings.map((heading) => `“${heading}”`).join(', ')}.`,
        ]),
    ...(layout.labels.length === 0
      ? []
      : [
          `Every sentence has these notes, each once: ${layout.labels.map((label) => `“${label}”`).join(', ')}.`,
        ]),
    ...(asks ? ['Every sentence is a question and ends with a question mark.'] : []),
    ...(claims.length === 0
      ? []
      : [
          'Every sentence rests on at least one of the statements and names entries of those statements alone.',
        ]),
    fenced(fences, material),
  ].join('\n\n');
}

/** What the plan for the whole says of these entries, by their ids. */
function emphasisOf(plan: WritingInput['plan'], rows: Offer['rows']): readonly string[] {
  if (plan === undefined) return [];
  const numbers = new Map(rows.map((row) => [row.evidence.id, idOf(row)]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => numbers.get(id) ?? []);
  const leads = named(plan.leads);
  const connected = plan.connected.map(named).filter(({ length }) => length > 1);
  return [
    ...(leads.length === 0
      ? []
      : [`These entries matter most, in this order: ${leads.join(', ')}.`]),
    ...connected.map((ids) => `Tell together, if one sentence can: ${ids.join(' and ')}.`),
  ];
}
