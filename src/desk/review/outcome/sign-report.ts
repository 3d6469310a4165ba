import type { Result } from '../../../kernel/result';
import { auditAlongside } from '../../audit';
import type { Permit } from '../../policy';
import type { ReviewContext, ReviewedOrder } from '../ports';
import type { ReviewProblem } from '../shape';
import { approveReview, withdrawReview } from './approve-review';

type Sign = Permit<'approve-report'>;

/** The expert's signature under what stands at a revision, and a line in the log. */
export function signReport(
  context: ReviewContext,
  allowed: Sign,
  { id, number }: Pick<ReviewedOrder, 'id' | 'number'>,
  signed: { readonly version: number; readonly revision: number },
): Promise<Result<{ readonly version: number; readonly digest: string }, ReviewProblem>> {
  const { version, revision } = signed;
  return approveReview(context, allowed, {
    version,
    revision,
    orderId: id,
    alongside: auditAlongside(context.clock, {
      kind: 'report-signed',
      actor: `staff:${allowed.member.name}`,
      subjectKind: 'order',
      subject: number,
      reason: `Version ${version} was read`,
    }),
  });
}

/** The signature is taken back before the report has left, and a line in the log says so. */
export function takeBackSignature(
  context: ReviewContext,
  allowed: Sign,
  { id, number }: Pick<ReviewedOrder, 'id' | 'number'>,
): Promise<Result<null, ReviewProblem>> {
  return withdrawReview(
    context,
    allowed,
    id,
    auditAlongside(context.clock, {
      kind: 'signature-withdrawn',
      actor: `staff:${allowed.member.name}`,
      subjectKind: 'order',
      subject: number,
      reason: 'Review desk',
    }),
  );
}
