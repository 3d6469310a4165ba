/** Everything that can be written down; what is not named here cannot be done unseen, since the compiler refuses it. */
export const auditKinds = [
  'signed-in',
  'signed-out',
  'sign-in-refused',
  'stepped-up',
  'password-changed',
  'second-factor-set',
  'second-factor-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'session-revoked',
  'staff-invited',
  'staff-joined',
  'staff-role-changed',
  'staff-deactivated',
  'staff-reactivated',
  'order-marked-paid',
  'payment-instructions-sent',
  'order-address-corrected',
  'order-assigned',
  'order-rerun',
  'order-refunded',
  'order-cancelled',
  'order-company-replaced',
  'order-delivered',
  'report-resent',
  'report-signed',
  'signature-withdrawn',
  'second-round-sent',
  'second-round-held',
  'report-impossible',
  'promise-extended',
  'order-note-written',
  'evidence-exported',
  'orders-exported',
  'message-answered',
  'message-closed',
  'message-reopened',
  'message-assigned',
  'alert-closed',
  'job-retried',
  'task-run',
  'webhook-replayed',
  'mail-resent',
  'test-mail-sent',
  'source-terms-accepted',
  'source-switched',
  'file-version-changed',
  'service-switched',
  'code-created',
  'code-ended',
  'rating-shown',
  'rating-hidden',
  'audit-exported',
  'buyer-exported',
  'buyer-erased',
  'retention-run',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export type AuditSubject =
  | 'order'
  | 'staff'
  | 'message'
  | 'job'
  | 'webhook'
  | 'mail'
  | 'source'
  | 'service'
  | 'code'
  | 'buyer'
  | 'log'
  | 'rating'
  | 'alert';

/** What it was and what it became: short words and figures, never a secret, a token or the body of a mail. */
export type AuditValue = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditEntry {
  readonly kind: AuditKind;
  /** `staff:Mara`, or the part of the software that did it. */
  readonly actor: string;
  readonly subjectKind: AuditSubject;
  readonly subject: string;
  readonly reason: string;
  readonly before?: AuditValue;
  readonly after?: AuditValue;
}

export interface AuditLine {
  readonly id: number;
  readonly at: string;
  readonly kind: AuditKind;
  readonly actor: string;
  readonly subjectKind: AuditSubject;
  readonly subject: string;
  readonly reason: string;
  readonly before: AuditValue | null;
  readonly after: AuditValue | null;
}

export function isAuditKind(word: string): word is AuditKind {
  return (auditKinds as readonly string[]).includes(word);
}

/** “Order marked paid”. */
export function formatKind(kind: AuditKind): string {
  const words = kind.replaceAll('-', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** “amount: 3500, state: open”. */
export function formatValue(value: AuditValue | null): string {
  return Object.entries(value ?? {})
    .map(([name, what]) => `${name}: ${what ?? 'nothing'}`)
    .join(', ');
}

export interface AuditSearch {
  readonly kind?: AuditKind | undefined;
  /** Part of who did it, of what it was done to, or of the reason. */
  readonly words?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** The last line of the page before this one. */
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

export interface AuditPage {
  readonly lines: readonly AuditLine[];
  readonly next: number | null;
}
