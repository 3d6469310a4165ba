import type { StaffRole } from '../identity/shape';

export type StaffAction =
  | 'see-orders'
  | 'export-orders'
  | 'mark-paid'
  | 'send-payment-instructions'
  | 'refund'
  | 'cancel-order'
  | 'correct-address'
  | 'assign-order'
  | 'rerun-order'
  | 'extend-promise'
  | 'deliver-report'
  | 'replace-company'
  | 'write-note'
  | 'gather-evidence-file'
  | 'see-mails'
  | 'resend-mail'
  | 'see-messages'
  | 'answer-messages'
  | 'review-report'
  | 'approve-report'
  | 'see-operations'
  | 'operate'
  | 'switch-service'
  | 'see-figures'
  | 'see-audit'
  | 'export-audit'
  | 'handle-privacy'
  | 'manage-staff'
  | 'keep-own-account';

/** What each role may do. What is not written here is not allowed. */
export const allowedActions: Readonly<Record<StaffRole, readonly StaffAction[]>> = {
  owner: [
    'see-orders', 'export-orders', 'mark-paid', 'send-payment-instructions', 'refund', 'cancel-order', 'correct-address',
    'assign-order', 'rerun-order', 'extend-promise', 'deliver-report', 'replace-company', 'write-note',
    'gather-evidence-file', 'see-mails', 'resend-mail', 'see-messages', 'answer-messages', 'review-report', 'approve-report',
    'see-operations', 'operate', 'switch-service', 'see-figures', 'see-audit', 'export-audit', 'handle-privacy',
    'manage-staff', 'keep-own-account',
  ],
  expert: [
    'see-orders', 'write-note', 'replace-company', 'review-report', 'approve-report', 'keep-own-account',
  ],
  support: [
    'see-orders', 'mark-paid', 'send-payment-instructions', 'correct-address', 'extend-promise', 'write-note', 'see-mails',
    'resend-mail', 'see-messages', 'answer-messages', 'keep-own-account',
  ],
};

export function mayDo(role: StaffRole, action: StaffAction): boolean {
  return Object.hasOwn(allowedActions, role) && allowedActions[role].includes(action);
}
