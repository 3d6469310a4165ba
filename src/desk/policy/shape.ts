import type { StaffRole } from '../identity/shape';

export type StaffAction =
  | 'see-orders'
  | 'mark-paid'
  | 'send-payment-instructions'
  | 'refund'
  | 'cancel-order'
  | 'correct-address'
  | 'see-mails'
  | 'resend-mail'
  | 'see-messages'
  | 'review-report'
  | 'approve-report'
  | 'see-operations'
  | 'manage-staff';

/** What each role may do. What is not written here is not allowed. */
export const allowedActions: Readonly<Record<StaffRole, readonly StaffAction[]>> = {
  owner: [
    'see-orders', 'mark-paid', 'send-payment-instructions', 'refund', 'cancel-order', 'correct-address',
    'see-mails', 'resend-mail', 'see-messages', 'review-report', 'approve-report', 'see-operations', 'manage-staff',
  ],
  expert: ['see-orders', 'review-report', 'approve-report'],
  support: [
    'see-orders', 'mark-paid', 'send-payment-instructions', 'correct-address', 'see-mails', 'resend-mail', 'see-messages',
  ],
};

export function mayDo(role: StaffRole, action: StaffAction): boolean {
  return Object.hasOwn(allowedActions, role) && allowedActions[role].includes(action);
}
