import { phraseFinder } from '../language';
import { defined } from '../kernel/defined';
import { fail, succeed, type Result } from '../kernel/result';
import type { Evidence } from '../research/evidence/shape';
import { PEOPLE_ATTRIBUTES, selectGone, selectNew, type ReportKnowledge } from './changes';
import { CHANGE_GROUPS, type ChangeGroup, type FoundChange } from './changes/shape';
import { cite, type VerifiedClaim } from './compose';
import type { Claim, ReportDocument } from './document/shape';
import { CLOSING, type NumberedRow, type SectionPlan } from './plan';
import { FACT_SECTIONS } from './write';
import { sectionRows } from './section-rows';
import { dropRepeatedSentences } from './drop-repeated-sentences';
import { judgeSection } from './drafts';
import { closenessOf, evidenceOnlyWriter, roleKinship, type DraftClaim } from './write';
import { prepareReport } from './write-report';
import type { Prepared } from './write-resting';
import {
  writingInputOf,
  readSnapshots,
  writeSection,
  type ReportContext,
  type ReportInput,
} from './write-section';

/** What is told of the company in these is told of a day, a person, or a figure. */
const SECTIONS: ReadonlySet<SectionPlan['id']> = new Set(['snapshot', 'developments', 'market']);
const FIGURES: ReadonlySet<string> = new Set(['revenue', 'net-income', 'employees']);
/** One page: the first of each group say most. */
const MOST_OF_A_GROUP = 8;

export interface Earlier {
  readonly evidence: readonly Evidence[];
  readonly document: ReportDocument;
  readonly since: string;
}

export interface FoundChanges {
  readonly changes: readonly FoundChange[];
  readonly evidence: readonly Evidence[];
}

/**
 * What is new beside an earlier report: the same writers, checks and snapshots as the report’s own, and of what they
 * write only the sentences that cite something new. Code alone writes it, so that the same findings say the same.
 */
export async function writeChanges(
  { readSnapshot }: Pick<ReportContext, 'readSnapshot'>,
  input: ReportInput,
  earlier: Earlier,
): Promise<Result<FoundChanges, 'cannot-be-created'>> {
  const context: ReportContext = {
    writer: evidenceOnlyWriter(),
    readSnapshot,
  };
  const prepared = await prepareReport(context, { ...input, unseen: true });
  // Too little was read to say what changed, or that nothing did.
  if (!prepared.ok) return fail('cannot-be-created', prepared.failure.sentence);
  const known: ReportKnowledge = {
    evidence: earlier.evidence,
    since: earlier.since,
    snapshots: await readSnapshots(context, earlier.evidence),
  };
  const fresh = selectNew(prepared.value.found, known);
  const said = new Set(
    earlier.document.sections.flatMap(({ claims }) => claims.map(({ text }) => text)),
  );
  const claims = [
    ...oneOfEach(await writeFacts(prepared.value, fresh)),
    ...(await writePostings(prepared.value, fresh)),
  ].filter(({ draft }) => !said.has(draft.text));
  const gone = selectGone(prepared.value.found, known, (row) => isForRole(input.role, row));
  const changes = CHANGE_GROUPS.flatMap((group) => [
    ...claims
      .filter(({ evidence }) => groupOf(evidence) === group)
      .slice(0, MOST_OF_A_GROUP)
      .map((claim) => toChange(claim, group, earlier)),
    ...(group === 'Postings' ? gone.slice(0, MOST_OF_A_GROUP).map(goneChange) : []),
  ]);
  const cited = new Set(changes.flatMap(({ citations }) => citations.map((one) => one.evidenceId)));
  return succeed({
    changes,
    evidence: prepared.value.found.filter(({ id }) => cited.has(id)),
  });
}

async function writeFacts(
  prepared: Prepared,
  fresh: readonly Evidence[],
): Promise<VerifiedClaim[]> {
  const ids = new Set(fresh.map(({ id }) => id));
  const renewed = new Set(fresh.map(({ attribute }) => attribute));
  // A later figure is told beside the one before it: how much it grew is what is new.
  const isGiven = (row: Evidence): boolean =>
    ids.has(row.id) || (FIGURES.has(row.attribute) && renewed.has(row.attribute));
  const part: Prepared = {
    ...prepared,
    found: prepared.found.filter(isGiven),
    retold: prepared.retold.filter(({ row }) => ids.has(row.id)),
  };
  const plans = FACT_SECTIONS.filter(({ id }) => SECTIONS.has(id));
  const sections = dropRepeatedSentences(
    await Promise.all(
      plans.map((plan) => writeSection(plan, part.desk, sectionRows(part, plan), [])),
    ),
  );
  return sections.flatMap(({ claims }) =>
    claims.filter(
      ({ draft, evidence }) =>
        draft.basis !== 'typical' &&
        draft.group !== CLOSING &&
        evidence.some(({ id }) => ids.has(id)),
    ),
  );
}

/** “That is 6% more than in 2024.” needs the sentence before it, which may have fallen. */
const saysLeans = phraseFinder('^ it/that/these/they/this');

/** Each sentence stands alone here, and one is enough for a figure. */
function oneOfEach(claims: readonly VerifiedClaim[]): VerifiedClaim[] {
  const told = new Set<string>();
  return claims.filter(({ draft, evidence }) => {
    if (saysLeans(draft.text)) return false;
    const attribute = evidence[0]?.attribute ?? '';
    const isRepeated = FIGURES.has(attribute) && told.has(attribute);
    told.add(attribute);
    return !isRepeated;
  });
}

/** Of the role alone: openings of other departments are no news to this reader. */
async function writePostings(
  { desk }: Prepared,
  fresh: readonly Evidence[],
): Promise<readonly VerifiedClaim[]> {
  const [plan] = FACT_SECTIONS.filter(({ id }) => id === 'role-tips');
  if (plan === undefined) return [];
  const { company, shortName = company, role } = desk.setting;
  const postings = fresh
    .filter((row) => row.attribute === 'job-posting' && row.value !== undefined)
    .toSorted((one, other) => roleKinship(role, other) - roleKinship(role, one))
    .filter((row) => isForRole(role, row) || isNear(role, row));
  const rows = postings.map((evidence, index): NumberedRow => ({
    number: index + 1,
    question: 'posting',
    evidence,
  }));
  const drafts = postings.map((row): DraftClaim => {
    const place = row.details?.['place'];
    const where = typeof place === 'string' && row.quote.includes(place) ? ` (${place})` : '';
    return {
      text: `${shortName} has an opening: ${String(row.value)}${where}.`,
      evidenceIds: [row.id],
      restsOn: [],
      basis: 'typed',
    };
  });
  const input = writingInputOf(plan, desk, rows, []);
  const writer = evidenceOnlyWriter();
  return (
    await judgeSection({ plan, desk, rows, written: [], input, writer, unseen: true }, drafts)
  ).kept;
}

const isForRole = (role: string, row: Evidence): boolean => closenessOf(role, row).kind !== 'part';
/** Half of the role’s words, so that “engineer” alone makes no opening a near one. */
const isNear = (role: string, row: Evidence): boolean =>
  roleKinship(role, row) * 2 >= (role.match(/\p{L}{3,}/gu)?.length ?? 0);

function groupOf([first]: readonly Evidence[]): ChangeGroup {
  if (first === undefined) return 'News';
  const { attribute, reliability } = first;
  if (attribute === 'job-posting') return 'Postings';
  if (PEOPLE_ATTRIBUTES.has(attribute)) return 'People';
  return FIGURES.has(attribute) || reliability === 'register' ? 'Filings and figures' : 'News';
}

function toChange(
  { id, draft, evidence }: VerifiedClaim,
  group: ChangeGroup,
  earlier: Earlier,
): FoundChange {
  const before = beforeOf(evidence, earlier, draft.text);
  return {
    id,
    group,
    text: draft.text,
    ...defined({ before }),
    citations: evidence.map((row) => cite(row, draft.text)),
  };
}

/** Facts of which there is one at a time: what the report says of one is what this takes the place of. */
const REPLACED: ReadonlySet<string> = new Set([...FIGURES, 'chief-executive']);

function beforeOf(
  [first]: readonly Evidence[],
  { evidence, document }: Earlier,
  text: string,
): string | undefined {
  if (first === undefined || !REPLACED.has(first.attribute)) return undefined;
  const same = new Set(
    evidence.filter(({ attribute }) => attribute === first.attribute).map(({ id }) => id),
  );
  const isOfThat = ({ kind, citations, typical }: Claim): boolean =>
    (kind === 'fact' || kind === 'computed') &&
    typical !== true &&
    citations.length > 0 &&
    citations.every(({ evidenceId }) => same.has(evidenceId));
  const said = document.sections
    .filter(({ id }) => id === 'snapshot')
    .flatMap(({ claims }) => claims)
    .find(isOfThat);
  return said === undefined || said.text === text ? undefined : said.text;
}

function goneChange(row: Evidence): FoundChange {
  const text = `We no longer find the posting “${String(row.value)}”.`;
  return { id: `gone-${row.id}`, group: 'Postings', text, citations: [cite(row, text)] };
}
