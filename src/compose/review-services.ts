import { fail } from '../kernel/result';
import { permit } from '../desk/policy';
import type { StaffMember } from '../desk/identity/shape';
import type { ReviewServices } from '../web/services.server';

export function composeReviewServices(who: (request: Request) => Promise<StaffMember | null>): ReviewServices {
  const closed = async (request: Request) => {
    const allowed = permit(await who(request), 'review-report');
    return allowed.ok ? fail('no-report' as const, 'There is no report of this order yet.') : allowed;
  };
  return {
    queue: closed, open: closed, take: closed, release: closed, act: closed, try: closed, excerpts: closed, search: closed,
    readPage: closed, quote: closed, approve: closed, withdraw: closed, differences: closed, restore: closed, corrections: closed,
  };
}
