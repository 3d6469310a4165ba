import { act, approveReview, viewReviewDesk, type ReviewContext } from '../../desk/review';
import type { ActionOutcome, ReviewAction, ReviewDeskClaim } from '../../desk/review/shape';
import { permit, type StaffAction } from '../../desk/policy';
import type { Result } from '../../kernel/result';
import type { SectionId } from '../../report/document';
import type { Evidence } from '../../research/evidence/shape';
import { StartupFault } from '../../process/startup-fault';
import type { ExpertStep } from './recording';

const EDITOR = { id: 'sample', name: 'Foreword', role: 'expert' } as const;

function may<Action extends StaffAction>(action: Action) {
  const allowed = permit(EDITOR, action);
  if (!allowed.ok) throw new StartupFault(allowed.failure.sentence);
  return allowed.value;
}

function must<Value>(result: Result<Value>, what: string): Value {
  if (!result.ok)
    throw new StartupFault(`The sample’s review failed at “${what}”: ${result.failure.sentence}`);
  return result.value;
}

type CurrentClaim = Pick<ReviewDeskClaim, 'id' | 'text' | 'verdict' | 'reasons' | 'state'> & {
  readonly section: string;
};

const isLive = ({ state }: CurrentClaim): boolean => state !== 'cut';

const WORDS_OF_BEGINNING = 6;

const beginnings = (claims: readonly CurrentClaim[], section: string): string =>
  claims
    .filter((claim) => claim.section === section && isLive(claim))
    .map(({ text }) => `“${text.split(' ').slice(0, WORDS_OF_BEGINNING).join(' ')}”`)
    .join(', ');

/** The sentence of a section that begins so. */
function claimOf(claims: readonly CurrentClaim[], section: string, start: string): CurrentClaim {
  const found = claims.filter(
    (claim) => claim.section === section && isLive(claim) && claim.text.startsWith(start),
  );
  const [claim, another] = found;
  if (claim === undefined || another !== undefined)
    throw new StartupFault(
      `The sample’s recording is out of date. ${found.length} sentences of “${section}” begin “${start}”. ` +
        `It has ${beginnings(claims, section)}.`,
    );
  return claim;
}

function rowIn(evidence: readonly Evidence[], start: string): string {
  const [row, another] = evidence.filter(({ id }) => id.startsWith(start));
  if (row === undefined || another !== undefined)
    throw new StartupFault(`The sample’s recording is out of date. Row ${start} isn’t there.`);
  return row.id;
}

function actionOf(
  step: ExpertStep,
  claims: readonly CurrentClaim[],
  evidence: readonly Evidence[],
): ReviewAction {
  const claimId = (start: string): string => claimOf(claims, step.section, start).id;
  const ids = (rows: readonly string[]) => rows.map((row) => rowIn(evidence, row));
  switch (step.do) {
    case 'edit':
      return {
        do: 'edit',
        claimId: claimId(step.sentence),
        text: step.text,
        ...(step.rows === undefined ? {} : { evidenceIds: ids(step.rows) }),
      };
    case 'add':
      return {
        do: 'add',
        section: step.section as SectionId,
        text: step.text,
        evidenceIds: ids(step.rows),
        ...(step.after === undefined ? {} : { after: claimId(step.after) }),
      };
    default:
      return { do: step.do, claimId: claimId(step.sentence), reason: step.reason };
  }
}

/** What the verifier at the desk says of each sentence that stays; none is let through without it. */
function refuseUnsupported(claims: readonly CurrentClaim[]): void {
  const unsupported = claims.filter((claim) => isLive(claim) && claim.verdict === 'unsupported');
  if (unsupported.length > 0)
    throw new StartupFault(
      `The verifier refuses: ${unsupported
        .map(({ text, reasons }) => `${text} ${reasons.join(' ')}`)
        .join(' · ')}`,
    );
}

const orderAt = (orderId: string) => ({
  id: orderId,
  number: 'sample',
  promisedAt: null,
  interviewAt: null,
  deliveredAt: null,
  ordered: { company: '', role: '', location: '' },
  dispute: null,
  isOver: false,
});

/** What the expert did is done again, each sentence that stays is accepted by itself, and the report is approved. */
export async function reviewSample(
  context: ReviewContext,
  orderId: string,
  steps: readonly ExpertStep[],
) {
  const material = await context.readMaterial(orderId);
  if (material === undefined) throw new StartupFault('The sample’s report wasn’t made.');
  const look = may('review-report');
  const view = must(await viewReviewDesk(context, look, orderAt(orderId)), 'reading');
  let { revision } = view;
  let claims: readonly CurrentClaim[] = view.sections.flatMap(({ id: section, claims: own }) =>
    own.map((claim) => ({ ...claim, section })),
  );
  const does = async (action: ReviewAction, what: string): Promise<ActionOutcome> => {
    const outcome = must(await act(context, look, { orderId, revision, action }), what);
    ({ revision } = outcome);
    return outcome;
  };
  for (const step of steps) {
    const what = step.do === 'add' ? step.text : step.sentence;
    const { claim, claimId } = await does(actionOf(step, claims, material.evidence), what);
    const others = claims.filter(({ id }) => id !== claimId);
    claims = claim === null ? others : [...others, { ...claim, section: step.section }];
  }
  refuseUnsupported(claims);
  await does({ do: 'confirm-company' }, 'the company');
  for (const { id: claimId, text, state } of claims)
    if (state === 'open') await does({ do: 'accept', claimId }, text);
  const version = material.latest.number;
  must(
    await approveReview(context, may('approve-report'), { orderId, version, revision }),
    'approval',
  );
  const approved = await context.readMaterial(orderId);
  if (approved === undefined) throw new StartupFault('The sample’s report is gone.');
  return approved.latest;
}
