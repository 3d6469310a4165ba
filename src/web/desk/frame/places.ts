import type { StaffAction } from '../../../desk/policy/shape';

/** The desk's pages in the order of its navigation, each for those whose work it is. */
export const places: readonly { readonly path: string; readonly name: string; readonly action: StaffAction }[] = [
  { path: '/desk', name: 'Reports', action: 'review-report' },
  { path: '/admin', name: 'Orders', action: 'see-orders' },
  { path: '/desk/audit', name: 'Audit log', action: 'see-audit' },
];
