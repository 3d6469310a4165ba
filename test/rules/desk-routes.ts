import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { BulkAct } from '../../src/desk/bulk/shape';
import type { OrderAct } from '../../src/desk/order/shape';
import type { StaffAction } from '../../src/desk/policy/shape';
import routes from '../../src/web/routes';

/** What a route is for: a duty, or open to anyone. */
type Duty = StaffAction | 'anyone';

interface Call {
  readonly sent: Readonly<Record<string, string>>;
  readonly duty: Duty;
}

interface DeskRoute {
  readonly see: Duty | 'nothing';
  /** What it can't be asked without. */
  readonly query?: string;
  readonly calls?: readonly Call[];
}

const call = (duty: Duty, sent: Readonly<Record<string, string>> = {}): Call => ({ sent, duty });
/** Several calls of one form, told apart by a field. */
const calls = (field: string, duties: Readonly<Record<string, Duty>>): readonly Call[] =>
  Object.entries(duties).map(([word, duty]) => call(duty, { [field]: word }));

/**
 * Every address of the desk, what one must be allowed to see it, and every call it takes with the duty it needs.
 * A new route, or a new call of one, that is not written here fails the test beside this file; test/e2e/desk-matrix.test.ts then tries each as each role, and as nobody.
 */
export const deskRoutes: Readonly<Record<string, DeskRoute>> = {
  admin: {
    see: 'see-orders',
    calls: calls('intent', {
      'sign-in': 'anyone',
      'second-factor': 'anyone',
      passkey: 'anyone',
      'sign-out': 'anyone',
      'save-view': 'see-orders',
      'rename-view': 'see-orders',
      'delete-view': 'see-orders',
    }),
  },
  desk: { see: 'review-report' },
  'desk/today': { see: 'see-orders' },
  'desk/invitation/:token': { see: 'anyone', calls: [call('anyone')] },
  'desk/review/:order': { see: 'review-report' },
  'desk/review/:order/page': { see: 'review-report' },
  'desk/review/:order/call': {
    see: 'nothing',
    calls: calls('call', {
      open: 'review-report',
      take: 'review-report',
      release: 'review-report',
      act: 'review-report',
      try: 'review-report',
      excerpts: 'review-report',
      search: 'review-report',
      readPage: 'review-report',
      quote: 'review-report',
      approve: 'approve-report',
      withdraw: 'approve-report',
      differences: 'review-report',
      restore: 'review-report',
      tasks: 'review-report',
      rewrite: 'review-report',
      findMore: 'review-report',
      takeSuggestions: 'review-report',
      dropReviewTask: 'review-report',
    }),
  },
  'desk/corrections': { see: 'see-figures' },
  'desk/figures': { see: 'see-figures' },
  'desk/operations': { see: 'see-operations', calls: [call('operate')] },
  'desk/operations/alerts': { see: 'see-operations', calls: [call('operate')] },
  'desk/operations/queue': { see: 'see-operations', calls: [call('operate')] },
  'desk/operations/tasks': { see: 'see-operations', calls: [call('operate')] },
  'desk/operations/webhooks': { see: 'see-operations', calls: [call('operate')] },
  'desk/operations/mail': { see: 'see-operations', calls: [call('operate')] },
  'desk/operations/mail/:id': { see: 'see-operations', calls: [call('operate')] },
  'desk/operations/sources': {
    see: 'see-operations',
    calls: calls('intent', { accept: 'operate', off: 'operate' }),
  },
  'desk/operations/files': {
    see: 'see-operations',
    calls: calls('act', { accept: 'operate', back: 'operate' }),
  },
  'desk/operations/spend': { see: 'see-operations' },
  'desk/operations/settings': { see: 'see-operations' },
  'desk/company/:order': { see: 'replace-company', calls: [call('replace-company')] },
  'desk/audit': { see: 'see-audit' },
  'desk/audit.csv': { see: 'export-audit' },
  'desk/orders.csv': { see: 'export-orders' },
  'desk/orders-bulk': {
    see: 'see-orders',
    query: 'act=write-note&numbers=FW-1',
    calls: calls('act', {
      'resend-report': 'resend-mail',
      refund: 'refund',
      'mark-paid': 'mark-paid',
      'write-note': 'write-note',
    } satisfies Record<BulkAct, Duty>),
  },
  'desk/orders-find': { see: 'see-orders', query: 'q=FW-1' },
  'desk/orders-news': { see: 'see-orders', query: 'since=2026-01-01T00:00:00Z' },
  'desk/orders/:number': {
    see: 'see-orders',
    calls: calls('act', {
      'mark-paid': 'mark-paid',
      'send-instructions': 'send-payment-instructions',
      refund: 'refund',
      cancel: 'cancel-order',
      'correct-address': 'correct-address',
      'extend-promise': 'extend-promise',
      assign: 'assign-order',
      'write-note': 'write-note',
      rerun: 'rerun-order',
      'publish-now': 'deliver-report',
      withdraw: 'approve-report',
      'send-second-round': 'approve-report',
      'hold-second-round': 'approve-report',
      'resend-report': 'resend-mail',
      'confirm-impossible': 'confirm-impossible',
      'gather-evidence': 'gather-evidence-file',
    } satisfies Record<Exclude<OrderAct, 'replace-company'>, Duty>).map(({ sent, duty }) =>
      call(duty, { ...sent, actCount: '1' }),
    ),
  },
  'desk/orders/:number/mails/:mail': { see: 'see-mails' },
  'desk/orders/:number/open/:purpose': { see: 'see-orders' },
  'desk/staff': {
    see: 'see-staff',
    calls: calls('intent', {
      invite: 'manage-staff',
      withdraw: 'manage-staff',
      change: 'manage-staff',
    }).map(({ sent, duty }) => call(duty, { ...sent, role: 'expert', change: 'deactivate' })),
  },
  'desk/codes': {
    see: 'manage-codes',
    calls: calls('intent', { create: 'manage-codes', end: 'manage-codes' }),
  },
  'desk/account': {
    see: 'keep-own-account',
    calls: calls('intent', {
      'end-session': 'keep-own-account',
      'end-others': 'keep-own-account',
      'change-password': 'keep-own-account',
      'begin-second-factor': 'change-second-factor',
      'confirm-second-factor': 'change-second-factor',
      'renew-codes': 'change-second-factor',
      'add-passkey': 'change-second-factor',
      'remove-passkey': 'change-second-factor',
    }).map(({ sent, duty }) => call(duty, { ...sent, 'new-password': 'a long walk by the river' })),
  },
  'desk/step-up': { see: 'keep-own-account', calls: [call('keep-own-account')] },
  'desk/login': {
    see: 'nothing',
    calls: calls('intent', { 'sign-in': 'anyone', 'second-factor': 'anyone', passkey: 'anyone' }),
  },
  'desk/passkey': {
    see: 'nothing',
    calls: calls('intent', {
      'sign-in': 'anyone',
      register: 'change-second-factor',
      'step-up': 'keep-own-account',
    }),
  },
  'desk/step-up/ask': { see: 'anyone' },
  'desk/privacy': {
    see: 'handle-privacy',
    calls: calls('intent', {
      find: 'handle-privacy',
      export: 'handle-privacy',
      erase: 'handle-privacy',
      run: 'handle-privacy',
    }),
  },
  'desk/service': { see: 'switch-service', calls: [call('switch-service')] },
  'desk/inbox': { see: 'see-messages' },
  'desk/inbox/:reference': {
    see: 'see-messages',
    calls: calls('intent', {
      answer: 'answer-messages',
      close: 'answer-messages',
      reopen: 'answer-messages',
      assign: 'answer-messages',
    }),
  },
};

const flatten = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** What the shop really answers under these addresses. */
export const realRoutes: readonly { readonly path: string; readonly file: string }[] = flatten(
  routes as readonly RouteConfigEntry[],
).flatMap(({ path, file }) =>
  path !== undefined && /^(desk|admin)\b/u.test(path) ? [{ path, file }] : [],
);

export const sourceOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../src/web', file), 'utf8');

/** All that the review desk's calls may ask for, so that each is understood before it is refused. */
export function callOf(sent: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!('call' in sent))
    return {
      ...sent,
      source: 'x',
      id: 'x',
      number: 'FW-1',
      reason: 'because',
      words: 'words',
      email: 'ada@candidate.example',
      typed: 'ada@candidate.example',
    };
  const rest = {
    instruction: 'x',
    question: 'x',
    reviewTaskId: 'x',
    section: 'advice',
    revision: 1,
    version: 1,
    from: 1,
    to: 2,
    kind: 'fact',
    text: 'x',
    evidenceIds: [],
    words: 'x',
    url: 'https://x.example',
    snapshot: 'x',
    start: 0,
    end: 1,
    action: { do: 'undo' },
  };
  return { ...rest, ...sent } as unknown as Record<string, string>;
}
