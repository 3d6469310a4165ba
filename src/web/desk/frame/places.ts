import type { StaffMember } from '../../../desk/identity/shape';
import { mayDo, type StaffAction, worksBeforeSecondFactor } from '../../../desk/policy/shape';

export interface DeskPlace {
  readonly path: string;
  readonly name: string;
}

/** The desk's pages in the order of its navigation, each for those whose work it is. */
const places: readonly (DeskPlace & { readonly action: StaffAction })[] = [
  { path: '/desk/today', name: 'Today', action: 'see-orders' },
  { path: '/desk', name: 'Reviews', action: 'review-report' },
  { path: '/admin', name: 'Orders', action: 'see-orders' },
  { path: '/desk/inbox', name: 'Inbox', action: 'see-messages' },
  { path: '/desk/figures', name: 'Analytics', action: 'see-figures' },
  { path: '/desk/operations', name: 'Operations', action: 'see-operations' },
  { path: '/desk/staff', name: 'Team', action: 'see-staff' },
  { path: '/desk/audit', name: 'Audit log', action: 'see-audit' },
  { path: '/desk/privacy', name: 'Privacy', action: 'handle-privacy' },
  { path: '/desk/codes', name: 'Codes', action: 'manage-codes' },
  { path: '/desk/service', name: 'Service level', action: 'switch-service' },
];

export const placesFor = ({ role, needsSecondFactor }: StaffMember): readonly DeskPlace[] =>
  places
    .filter(
      ({ action }) =>
        mayDo(role, action) && (!needsSecondFactor || worksBeforeSecondFactor(action)),
    )
    .map(({ path, name }) => ({ path, name }));
