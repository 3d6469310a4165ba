import { succeed, type Result } from '../../../kernel/result';
import type { AuditKind } from '../../audit/shape';
import { reasonOf, seenAuditedActOf, type Acting } from './audited-act';
import type { OrderActing } from '../ports';
import type { ActDone } from '../shape';
import { orUndone } from './undo';

type Releasing = Pick<OrderActing, 'clock' | 'releaseSecondRound'>;

async function decide(
  context: Releasing,
  acting: Acting<'approve-report'>,
  event: 'release' | 'fail',
  kind: AuditKind,
  sentence: string,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  return orUndone(async () => {
    const done = await context.releaseSecondRound({
      ...seenAuditedActOf(context, acting, reason.value, kind),
      by: acting.permit.member.name,
      event,
    });
    return done.ok ? succeed({ sentence }) : done;
  });
}

/** An expert’s word that what a second round found may go out. */
export const sendSecondRound = (context: Releasing, acting: Acting<'approve-report'>) =>
  decide(context, acting, 'release', 'second-round-sent', 'Sent. We’ve emailed the buyer.');

/** It isn’t good enough: nothing of it goes out, and the buyer may ask again. */
export const holdSecondRound = (context: Releasing, acting: Acting<'approve-report'>) =>
  decide(
    context,
    acting,
    'fail',
    'second-round-held',
    'Not sent. We’ve emailed the buyer that they can ask again.',
  );
