import { plural } from '../../../kernel/text';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { ReviewMaterial } from '../../../report/production';
import { attentionTo } from '../queue/attention';
import type { Review } from '../queue/begin-review';
import { isSettled, type ClaimState } from './claim-state';
import { judgeClaims } from './judge-claims';
import type { ReviewContext } from '../ports';
import { findReviewTasks, findUndone } from '../tasks/review-task-store';
import { formatAttention, formatUnseen, type ReviewAction, type ReviewProblem } from '../shape';

type Accepting = Extract<ReviewAction, { do: 'accept-section' }>;

interface AcceptedSection {
  readonly claims: readonly ClaimState[];
  /** As the history names it: “Market, 9 sentences”. */
  readonly reason: string;
}

const MOST_TASKS = 50;

/** Whether somebody asked for other words, which came and were neither applied nor dropped. */
async function hasSuggestions(
  { database: { read } }: ReviewContext,
  reportId: string,
  section: Accepting['section'],
): Promise<boolean> {
  const tasks = (await findReviewTasks(read, reportId, MOST_TASKS)).filter(
    (task) => task.section === section && task.state === 'done',
  );
  const undone = await findUndone(
    read,
    tasks.flatMap(({ taken }) => Object.values(taken)),
  );
  return tasks.some(({ outcome, taken, dropped }) =>
    (outcome?.suggestions ?? []).some(({ id }) => {
      const step = taken[id];
      return !dropped.includes(id) && (step === undefined || undone.has(step));
    }),
  );
}

/**
 * All open sentences of a section at once, each verified anew: refused as a whole where one of them has to be reviewed
 * by itself, or has not been on the reviewer’s screen.
 */
export async function planSection(
  context: ReviewContext,
  { section, seen }: Accepting,
  review: Review,
  material: ReviewMaterial,
): Promise<Result<AcceptedSection, ReviewProblem>> {
  const title = review.base.document.sections.find(({ id }) => id === section)?.title;
  const open = review.claims.filter((claim) => claim.section === section && !isSettled(claim));
  if (title === undefined || open.length === 0)
    return fail('no-claim', 'Every sentence of this section is reviewed already.');
  const judged = await judgeClaims(context, material, open);
  const place = { review, material, writer: context.helpers.writer };
  const inTheWay = judged.flatMap((claim) => attentionTo(claim, place) ?? []);
  if (inTheWay.length > 0) return fail('needs-attention', formatAttention(inTheWay));
  if (await hasSuggestions(context, review.row.reportId, section))
    return fail('needs-attention', `A rewrite of “${title}” came back. Apply or dismiss it first.`);
  const unseen = open.filter(({ id }) => !seen.includes(id));
  if (unseen.length > 0) return fail('not-seen', formatUnseen(title, unseen.length));
  return succeed({
    claims: open.map((claim) => ({ ...claim, state: 'accepted' })),
    reason: `${title}, ${plural(open.length, 'sentence')}`,
  });
}
