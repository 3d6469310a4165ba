import { after, minutes } from '../../../kernel/time';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { StaffMember } from '../../identity/shape';
import { LEASE_MINUTES, type Holder } from '../shape';
import type { ReviewRow } from '../store';

type Held = Pick<ReviewRow, 'holderId' | 'holderName' | 'leaseUntil'>;

/** Who has it in hand now; a lease that ran out holds nobody off. */
export function holderOf(
  { holderId, holderName, leaseUntil }: Held,
  me: Pick<StaffMember, 'id'>,
  now: Date,
): Holder | null {
  if (holderId === null || leaseUntil === null || leaseUntil <= now) return null;
  return { name: holderName ?? '', until: leaseUntil.toISOString(), isMe: holderId === me.id };
}

/** The lease that work begins or renews; refused while another has it. */
export function leaseFor(
  held: Held,
  me: StaffMember,
  now: Date,
): Result<Required<Held>, 'held-by-another'> {
  const holder = holderOf(held, me, now);
  if (holder !== null && !holder.isMe)
    return fail(
      'held-by-another',
      `${holder.name} is reviewing this report. You can claim it once they release it.`,
    );
  return succeed({
    holderId: me.id,
    holderName: me.name,
    leaseUntil: after(now, minutes(LEASE_MINUTES)),
  });
}

export const noLease: Held = { holderId: null, holderName: null, leaseUntil: null };
