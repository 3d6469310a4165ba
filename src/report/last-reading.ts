import { defined } from '../kernel/defined';
import { countWords } from '../kernel/text';
import { GIVEN_POSTING } from '../research/evidence/shape';
import type { VerifiedClaim } from './compose';
import { CLOSING } from './plan';
import { READING_ORDER } from './write';
import { isFailed, verifyDrafts, type Rejected } from './drafts';
import type { DraftClaim, DraftedClaim, ReportEdit } from './write';
import { writingInputOf } from './write-section';
import type { JudgedSection, Prepared } from './write-resting';

/** Before the sources, tables not counted. */
const MOST_WORDS = 3_000;
/** A last reader shortens; who cuts more than this share has not understood. */
const MOST_CUT = 1 / 3;

/** Which claim stands for one that was joined into it. */
type Replaced = ReadonlyMap<string, string>;

const wordsOf = ({ draft: { text, notes = [] } }: VerifiedClaim): number =>
  [text, ...notes.map((note) => note.text)].reduce((sum, one) => sum + countWords(one), 0);

/** Interviewers and a posting that the buyer gave are shown to no service; closing advice is code’s. */
function isOpen({ plan }: JudgedSection, { draft, evidence }: VerifiedClaim): boolean {
  return (
    plan.guidance !== null &&
    draft.group !== CLOSING &&
    evidence.every(({ sourceId }) => sourceId !== GIVEN_POSTING)
  );
}

const isJoinable = ({ kind, draft }: VerifiedClaim): boolean =>
  kind === 'fact' &&
  draft.notes === undefined &&
  draft.spoken === undefined &&
  // What is typical of a role would borrow the evidence of its neighbor.
  draft.basis !== 'typical';

function draftedOf(sections: readonly JudgedSection[]): readonly DraftedClaim[] {
  const placeOf = ({ plan }: JudgedSection): number => READING_ORDER.indexOf(plan.id);
  const inReadingOrder = sections.toSorted((one, other) => placeOf(one) - placeOf(other));
  return inReadingOrder.flatMap((section) =>
    section.claims
      .filter((claim) => isOpen(section, claim))
      .map((claim) => ({
        id: claim.id,
        section: section.plan.id,
        text: claim.draft.text,
        joinable: isJoinable(claim),
        ...defined({ group: claim.draft.group }),
      })),
  );
}

/** One sentence for several of one heading, if the verifier finds it in what they cite; else they stay. */
async function join(
  { desk }: Prepared,
  section: JudgedSection,
  { ids, text }: ReportEdit['joined'][number],
): Promise<JudgedSection> {
  const parts = section.claims.filter(({ id }) => ids.includes(id));
  const [first] = parts;
  const isFit =
    first !== undefined &&
    parts.length === ids.length &&
    parts.every(
      (part) => isOpen(section, part) && isJoinable(part) && part.draft.group === first.draft.group,
    );
  if (!isFit) return section;
  const { group } = first.draft;
  const draft: DraftClaim = {
    text,
    author: 'model',
    evidenceIds: [...new Set(parts.flatMap((part) => part.draft.evidenceIds))],
    restsOn: [...new Set(parts.flatMap((part) => part.draft.restsOn))],
    ...defined({ group }),
  };
  const { writer, judging } = desk.context;
  const [result] = await verifyDrafts(
    {
      plan: section.plan,
      desk,
      rows: section.rows,
      written: [],
      input: writingInputOf(section.plan, desk, section.rows, []),
      // No second wording: what fails as one stays apart.
      writer: { writeSection: (input) => writer.writeSection(input) },
      ...defined({ judging }),
    },
    [draft],
  );
  if (result === undefined || isFailed(result)) return section;
  const claim = { ...result.claim, id: first.id };
  return {
    ...section,
    claims: section.claims.flatMap((one) =>
      one === first ? [claim] : parts.includes(one) ? [] : [one],
    ),
  };
}

const renamed = (claim: VerifiedClaim, replaced: Replaced): VerifiedClaim => ({
  ...claim,
  draft: {
    ...claim.draft,
    restsOn: [...new Set(claim.draft.restsOn.map((id) => replaced.get(id) ?? id))],
  },
});

async function joinAll(
  prepared: Prepared,
  sections: readonly JudgedSection[],
  { joined }: ReportEdit,
): Promise<readonly JudgedSection[]> {
  const replaced = new Map<string, string>();
  const done = await Promise.all(
    sections.map(async (section) => {
      let current = section;
      for (const one of joined) {
        const next = await join(prepared, current, one);
        const [first] = current.claims.filter(({ id }) => one.ids.includes(id));
        if (next !== current && first !== undefined)
          for (const id of one.ids) replaced.set(id, first.id);
        current = next;
      }
      return current;
    }),
  );
  return done.map((section) => ({
    ...section,
    claims: section.claims.map((claim) => renamed(claim, replaced)),
  }));
}

/** What others rest on stays, and so does the last sentence under a heading of the brief, or of a section. */
function cutFrom(
  sections: readonly JudgedSection[],
  { cut }: ReportEdit,
): readonly JudgedSection[] {
  const open = draftedOf(sections);
  const carrying = new Set(
    sections.flatMap(({ claims }) => claims.flatMap(({ draft }) => draft.restsOn)),
  );
  const wanted = new Set(
    open.filter(({ id }) => cut.includes(id) && !carrying.has(id)).map(({ id }) => id),
  );
  if (wanted.size > open.length * MOST_CUT) return sections;
  return sections.map((section) => {
    const placeOf = ({ draft }: VerifiedClaim): string =>
      section.plan.id === 'brief' ? (draft.group ?? '') : section.plan.id;
    const filled = new Set(section.claims.filter(({ id }) => !wanted.has(id)).map(placeOf));
    const claims = section.claims.filter(
      (claim) => !wanted.has(claim.id) || !filled.has(placeOf(claim)),
    );
    const gone = section.claims.filter((claim) => !claims.includes(claim));
    return {
      ...section,
      claims,
      rejected: [...section.rejected, ...gone.map(asCut)],
    };
  });
}

const asCut = ({ draft }: VerifiedClaim): Rejected => ({
  text: draft.text,
  reasons: ['The last reading cut it: it repeats something, or says little for this role.'],
});

/** Within each heading; what the reader didn’t name keeps its place behind what they did. */
function inOrder(section: JudgedSection, { order }: ReportEdit): JudgedSection {
  const headings = [...new Set(section.claims.map(({ draft }) => draft.group))];
  const placeOf = ({ id }: VerifiedClaim): number => {
    const at = order.indexOf(id);
    return at === -1 ? order.length : at;
  };
  const claims = headings.flatMap((heading) => {
    const own = section.claims.filter(({ draft }) => draft.group === heading);
    return own.every((claim) => isOpen(section, claim))
      ? own.toSorted((one, other) => placeOf(one) - placeOf(other))
      : own;
  });
  return { ...section, claims };
}

/** A writer that reads the whole may only cut, join, and reorder; every joined sentence is verified again. */
export async function readOnceMore(
  prepared: Prepared,
  sections: readonly JudgedSection[],
): Promise<readonly JudgedSection[]> {
  const { writer } = prepared.desk.context;
  if (writer.edit === undefined) return sections;
  const { company, role } = prepared.desk.setting;
  const edit = await writer.edit({
    company,
    role,
    writtenAt: prepared.desk.input.writtenAt,
    claims: draftedOf(sections),
    words: sections.flatMap(({ claims }) => claims.map(wordsOf)).reduce((sum, one) => sum + one, 0),
    mostWords: MOST_WORDS,
  });
  if (edit === undefined) return sections;
  const joined = await joinAll(prepared, sections, edit);
  return cutFrom(joined, edit).map((section) => inOrder(section, edit));
}
