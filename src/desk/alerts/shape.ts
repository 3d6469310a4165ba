import type { AlertKind } from '../../shop/alerts/shape';
import type { PermitProblem } from '../policy/shape';

export interface AlertLine {
  readonly key: string;
  readonly kind: AlertKind;
  readonly isUrgent: boolean;
  readonly sentence: string;
  readonly path: string;
  readonly raisedAt: string;
  readonly resolvedAt: string | null;
  readonly closedBy: string | null;
}

export interface AlertsView {
  /** The urgent first, then the newest. */
  readonly open: readonly AlertLine[];
  /** Of the last seven days, the newest first. */
  readonly past: readonly AlertLine[];
  /** Whether a webhook is set, and what became of its last call. */
  readonly webhook: {
    readonly state: 'queued' | 'sent' | 'failed' | null;
    readonly lastError: string | null;
  } | null;
}

export type AlertProblem = PermitProblem | 'no-alert' | 'no-reason';

/** Of each kind of telling within an hour; what comes beyond it comes in one summary, when the hour is over. */
export const MOST_TELLINGS = 6;
