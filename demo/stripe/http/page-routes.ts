import { decodeForm } from './form';
import { finishAuthentication } from '../intents/intents';
import { authenticationPage, notePage, receiptPage } from './pages';
import type { IntentRecord } from '../records';
import type { Task } from '../control/sandbox';

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

/** What people see: the page a bank would show, and the receipt. */
export function answerPage(task: Task, method: string, path: string, body: string): PageAnswer {
  const [, , kind, id = ''] = path.split('/');
  if (kind === 'authenticate' && (method === 'GET' || method === 'POST'))
    return authenticate(task, id, method === 'POST' ? body : null);
  const charge = kind === 'receipt' && method === 'GET' ? task.state.charges.get(id) : undefined;
  if (charge?.status === 'succeeded') return { status: 200, html: receiptPage(task, charge) };
  return { status: 404, html: notePage('Not found', 'There is nothing at this address.') };
}

function authenticate(task: Task, authentication: string, body: string | null): PageAnswer {
  const intent = task.state.intents
    .newestFirst()
    .find((each) => each.authentication === authentication);
  if (intent === undefined || intent.status !== 'requires_action') {
    return {
      status: 410,
      html: notePage(
        'No longer open',
        'This payment was confirmed, refused or cancelled already. Go back to the shop to see how it ended.',
      ),
    };
  }
  const outcome = body === null ? undefined : decodeForm(body)['outcome'];
  if (outcome !== 'complete' && outcome !== 'fail')
    return { status: 200, html: authenticationPage(task, intent) };
  const finished = finishAuthentication(task, intent, outcome === 'complete');
  const html = notePage('Thank you', 'You can close this page and go back to the shop.');
  return finished.returnUrl === null
    ? { status: 200, html }
    : { status: 303, html, location: wayBack(finished, finished.returnUrl) };
}

function wayBack(intent: IntentRecord, returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  url.searchParams.set('redirect_status', REDIRECT_STATUS[intent.status] ?? 'failed');
  return url.href;
}

const REDIRECT_STATUS: Readonly<Partial<Record<IntentRecord['status'], string>>> = {
  succeeded: 'succeeded',
  processing: 'pending',
};
