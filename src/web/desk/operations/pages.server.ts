import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { plural } from '../../../kernel/text';
import type { Result } from '../../../kernel/result';
import { readAlerts } from '../../../desk/alerts';
import {
  acceptSourceTerms,
  changeFile,
  listTasks,
  readFiles,
  readHealth,
  readOutboxPage,
  readOneMail,
  readQueue,
  readSources,
  readSpend,
  readWebhooks,
  replay,
  resend,
  retryFailed,
  runTask,
  sendTestMail,
  turnSource,
  type OperationsContext,
} from '../../../desk/operations';
import type { Permit } from '../../../desk/policy';
import type { AcceptedTerms, OutboxState } from '../../../desk/operations/shape';
import { formText, readForm } from '../../forms.server';
import { deskOf, shopOf } from '../../page-context.server';
import { atDesk, whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';
import type { Acted } from '../ui/said';
import { narrowSources, pageOfSources, readSourceFilter } from './sources/source-filter';

type Part<Value> = (
  operations: OperationsContext,
  allowed: Permit<'see-operations'>,
  request: Request,
) => Promise<Value>;

/** What one page shows, read when that page is opened and not before. */
function shows<Value>(part: Part<Value>) {
  return (args: LoaderFunctionArgs) =>
    atDesk(args, 'see-operations', (allowed) =>
      part(deskOf(args.context).operations, allowed, args.request),
    );
}

type Perform<Value> = (
  operations: OperationsContext,
  allowed: Permit<'operate'>,
  form: FormData,
) => Promise<Result<Value>>;
type Say<Value> = (value: Value, form: FormData) => string;

/** What a form asks for, and what is said when it is done. */
function acts<Value>(part: Perform<Value>, say: Say<Value>) {
  return async (args: ActionFunctionArgs, form: FormData) => {
    const done = await whenPermitted(args, 'operate', (allowed) =>
      part(deskOf(args.context).operations, allowed, form),
    );
    const acted: Acted = done.ok
      ? { done: true, sentence: say(done.value, form) }
      : { done: false, sentence: done.failure.sentence };
    return data(acted, { status: done.ok ? 200 : refusalStatus(done.failure.code) });
  };
}

function does<Value>(part: Perform<Value>, say: Say<Value>) {
  const act = acts(part, say);
  return async (args: ActionFunctionArgs) => act(args, await readForm(args.request));
}

const asked = (request: Request, name: string): string =>
  new URL(request.url).searchParams.get(name) ?? '';
const MAIL_STATES: readonly OutboxState[] = ['queued', 'sent', 'failed', 'held'];

function beforeOf(request: Request): Date | undefined {
  const moment = new Date(asked(request, 'before'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

export const overview = (args: LoaderFunctionArgs) =>
  atDesk(args, 'see-operations', async (allowed) => {
    const { health, alerts } = deskOf(args.context);
    const [lines, ringing, { outboxOpen }] = await Promise.all([
      readHealth(health, allowed),
      readAlerts(alerts, allowed),
      shopOf(args.context).facts(),
    ]);
    return { health: lines, alerts: ringing.open, outboxOpen };
  });
export const sendTestEmail = does(sendTestMail, ({ to }) => `A test email is on its way to ${to}.`);

export const queue = shows(readQueue);
export const retry = does(
  (operations, allowed, form) => {
    const id = formText(form, 'id');
    const name = formText(form, 'name') || null;
    return retryFailed(operations, allowed, id === '' ? { name } : { id });
  },
  ({ retried }) => `${plural(retried, 'job')} queued again.`,
);

export const tasks = shows(listTasks);
export const startTask = does(
  (operations, allowed, form) => runTask(operations, allowed, { name: formText(form, 'name') }),
  (_, form) => `${formText(form, 'name')} is on its way.`,
);

export const webhooks = shows((operations, allowed, request) => {
  const state = asked(request, 'state');
  return readWebhooks(operations, allowed, {
    before: beforeOf(request),
    state: state === 'waiting' || state === 'done' ? state : undefined,
  });
});
export const checkAgain = does(
  (operations, allowed, form) => replay(operations, allowed, { id: formText(form, 'id') }),
  (_, form) => `${formText(form, 'id')} is being checked again.`,
);

export const mails = shows((operations, allowed, request) =>
  readOutboxPage(operations, allowed, {
    before: beforeOf(request),
    state: MAIL_STATES.find((state) => state === asked(request, 'state')),
  }),
);
export const operationsMail = (args: LoaderFunctionArgs) =>
  atDesk(args, 'see-operations', async (allowed) => {
    const { operations } = deskOf(args.context);
    const read = await readOneMail(operations, allowed, args.params['id'] ?? '');
    if (read === null) throw data({ sentence: 'Email not found.' }, { status: 404 });
    return read;
  });
export const sendAgain = does(
  (operations, allowed, form) => resend(operations, allowed, { id: formText(form, 'id') }),
  () => 'Email queued again.',
);

export const operationsSources = shows(async (operations, allowed, request) => {
  const { rows, ...view } = await readSources(operations, allowed);
  const filter = readSourceFilter(new URL(request.url).searchParams);
  const narrowed = narrowSources(rows, filter);
  return {
    ...view,
    filter,
    ...pageOfSources(narrowed, filter.page),
    matching: narrowed.length,
    all: rows.length,
    unproven: rows.filter(({ state }) => state === 'unproven' || state === 'to-be-verified').length,
  };
});
/** Terms alone don’t open a source that needs a key, or that never answered. */
function formatAccepted({ accepted, usable }: AcceptedTerms): string {
  const done = `The terms of ${plural(accepted, 'source')} are accepted.`;
  return usable === accepted
    ? `${done} ${accepted === 1 ? 'It' : 'They'} can be used from now on.`
    : `${done} ${plural(usable, 'source')} can be used from now on; for the rest, see what the list says is missing.`;
}
export async function actOnSources(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return (formText(form, 'intent') === 'accept' ? accept : turn)(args, form);
}
const accept = acts((operations, allowed, form) => {
  const ids = form.getAll('source').filter((id) => typeof id === 'string');
  return acceptSourceTerms(operations, allowed, { ids });
}, formatAccepted);
const turn = acts(
  (operations, allowed, form) =>
    turnSource(operations, allowed, {
      id: formText(form, 'id'),
      off: formText(form, 'intent') === 'off',
    }),
  ({ name }, form) => `${name} is turned ${formText(form, 'intent')}.`,
);

export const files = shows(readFiles);
export const chooseFile = does(
  (operations, allowed, form) =>
    changeFile(operations, allowed, {
      id: formText(form, 'id'),
      act: formText(form, 'act') === 'accept' ? 'accept' : 'back',
    }),
  ({ name, period, rows }) => `${name}: now using ${period}, with ${plural(rows, 'row')}.`,
);

export const spend = shows(readSpend);
export const settings = shows(async ({ settings: lines }) => lines);
