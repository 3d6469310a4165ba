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
  | 'confirm-impossible'
  | 'see-operations'
  | 'operate'
  | 'switch-service'
  | 'manage-codes'
  | 'see-figures'
  | 'see-audit'
  | 'export-audit'
  | 'handle-privacy'
  | 'see-staff'
  | 'manage-staff'
  | 'keep-own-account'
  | 'change-second-factor';

/** Money, data in bulk and people: who does one of these shows once more that it is them. */
const stepUpActions: readonly StaffAction[] = [
  'refund',
  // All the money goes back with it.
  'confirm-impossible',
  'export-orders',
  'export-audit',
  'handle-privacy',
  'manage-staff',
  'gather-evidence-file',
  'change-second-factor',
];
/** Files of the desk's own lists, which somebody may fetch every day. */
export const isExport = (action: StaffAction): boolean =>
  action === 'export-orders' || action === 'export-audit';

/** All that is open to someone who has yet to set up a second factor where one is required. */
const beforeSecondFactor: readonly StaffAction[] = ['keep-own-account', 'change-second-factor'];

export type PermitProblem =
  | 'not-signed-in'
  | 'not-allowed'
  | 'second-factor-needed'
  | 'step-up-needed';

/** What each role may do. What is not written here is not allowed. */
export const allowedActions: Readonly<Record<StaffRole, readonly StaffAction[]>> = {
  owner: [
    'see-orders',
    'export-orders',
    'mark-paid',
    'send-payment-instructions',
    'refund',
    'cancel-order',
    'correct-address',
    'assign-order',
    'rerun-order',
    'extend-promise',
    'deliver-report',
    'replace-company',
    'write-note',
    'gather-evidence-file',
    'see-mails',
    'resend-mail',
    'see-messages',
    'answer-messages',
    'review-report',
    'approve-report',
    'confirm-impossible',
    'see-operations',
    'operate',
    'switch-service',
    'manage-codes',
    'see-figures',
    'see-audit',
    'export-audit',
    'handle-privacy',
    'see-staff',
    'manage-staff',
    'keep-own-account',
    'change-second-factor',
  ],
  expert: [
    'see-orders',
    'write-note',
    'replace-company',
    'review-report',
    'approve-report',
    'confirm-impossible',
    'keep-own-account',
    'change-second-factor',
  ],
  support: [
    'see-orders',
    'mark-paid',
    'send-payment-instructions',
    'correct-address',
    'extend-promise',
    'write-note',
    'see-mails',
    'resend-mail',
    'see-messages',
    'answer-messages',
    'keep-own-account',
    'change-second-factor',
  ],
};

export function mayDo(role: StaffRole, action: StaffAction): boolean {
  return Object.hasOwn(allowedActions, role) && allowedActions[role].includes(action);
}

export const needsStepUp = (action: StaffAction): boolean => stepUpActions.includes(action);
export const worksBeforeSecondFactor = (action: StaffAction): boolean =>
  beforeSecondFactor.includes(action);
