import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { plural } from '../../../kernel/text';
import { succeed, type Result } from '../../../kernel/result';
import { readAlerts } from '../../../desk/alerts';
import type { AcceptedTerms, MailState } from '../../../desk/operations/shape';
import { formText, readForm } from '../../forms.server';
import { deskOf, servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';
import type { Acted } from '../ui/said';
import type { OperationsServices } from './services.server';
import { narrowSources, readSourceFilter } from './source-filter';

type Part<Value> = (operations: OperationsServices, request: Request) => Promise<Result<Value>>;

/** What one page shows, read when that page is opened and not before. */
function shows<Value>(part: Part<Value>) {
  return (args: LoaderFunctionArgs) =>
    atDesk(args, 'see-operations', async () => {
      const shown = await part(servicesOf(args.context).operations, args.request);
      if (!shown.ok) throw data({ sentence: shown.failure.sentence }, { status: 500 });
      return shown.value;
    });
}

type Perform<Value> = (
  operations: OperationsServices,
  form: FormData,
  request: Request,
) => Promise<Result<Value>>;
type Say<Value> = (value: Value, form: FormData) => string;

/** What a form asks for, and what is said when it is done. */
function acts<Value>(part: Perform<Value>, say: Say<Value>) {
  return async ({ request, context }: ActionFunctionArgs, form: FormData) => {
    const done = await part(servicesOf(context).operations, form, request);
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
const MAIL_STATES: readonly MailState[] = ['queued', 'sent', 'failed', 'held'];

function beforeOf(request: Request): Date | undefined {
  const moment = new Date(asked(request, 'before'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

export const overview = (args: LoaderFunctionArgs) =>
  atDesk(args, 'see-operations', async (allowed) => {
    const { operations, facts } = servicesOf(args.context);
    const [health, ringing] = await Promise.all([
      operations.health(args.request),
      readAlerts(deskOf(args.context).alerts, allowed),
    ]);
    if (!health.ok) throw data({ sentence: health.failure.sentence }, { status: 500 });
    return {
      health: health.value,
      alerts: ringing.open,
      outboxOpen: (await facts()).outboxOpen,
    };
  });
export const sendTestMail = does(
  (operations, _, request) => operations.sendTestMail(request),
  ({ to }) => `A test email is on its way to ${to}.`,
);

export const queue = shows((operations, request) => operations.queue(request));
export const retry = does(
  (operations, form, request) => {
    const id = formText(form, 'id');
    return operations.retry(request, id === '' ? { name: formText(form, 'name') || null } : { id });
  },
  ({ retried }) => `${plural(retried, 'job')} queued again.`,
);

export const tasks = shows((operations, request) => operations.tasks(request));
export const runTask = does(
  (operations, form, request) => operations.runTask(request, formText(form, 'name')),
  (_, form) => `${formText(form, 'name')} is on its way.`,
);

export const webhooks = shows(async (operations, request) => {
  const state = asked(request, 'state');
  return operations.webhooks(request, {
    before: beforeOf(request),
    state: state === 'waiting' || state === 'done' ? state : undefined,
  });
});
export const replay = does(
  (operations, form, request) => operations.replay(request, formText(form, 'id')),
  (_, form) => `${formText(form, 'id')} is being checked again.`,
);

export const mails = shows((operations, request) =>
  operations.mails(request, {
    before: beforeOf(request),
    state: MAIL_STATES.find((state) => state === asked(request, 'state')),
  }),
);
export const mail = (args: LoaderFunctionArgs) =>
  atDesk(args, 'see-operations', async () => {
    const read = await servicesOf(args.context).operations.mail(
      args.request,
      args.params['id'] ?? '',
    );
    if (!read.ok) throw data({ sentence: read.failure.sentence }, { status: 500 });
    if (read.value === null) throw data({ sentence: 'Email not found.' }, { status: 404 });
    return read.value;
  });
export const resend = does(
  (operations, form, request) => operations.resend(request, formText(form, 'id')),
  () => 'Email queued again.',
);

export const sources = shows(async (operations, request) => {
  const read = await operations.sources(request);
  if (!read.ok) return read;
  const { rows, ...view } = read.value;
  const filter = readSourceFilter(new URL(request.url).searchParams);
  return succeed({
    ...view,
    filter,
    rows: narrowSources(rows, filter),
    all: rows.length,
    unproven: rows.filter(({ state }) => state === 'unproven' || state === 'to-be-verified').length,
  });
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
const accept = acts(
  (operations, form, request) =>
    operations.acceptTerms(
      request,
      form.getAll('source').filter((id) => typeof id === 'string'),
    ),
  formatAccepted,
);
const turn = acts(
  (operations, form, request) =>
    operations.turnSource(request, {
      id: formText(form, 'id'),
      off: formText(form, 'intent') === 'off',
    }),
  ({ name }, form) => `${name} is turned ${formText(form, 'intent')}.`,
);

export const files = shows((operations, request) => operations.files(request));
export const changeFile = does(
  (operations, form, request) =>
    operations.changeFile(request, {
      id: formText(form, 'id'),
      deed: formText(form, 'deed') === 'accept' ? 'accept' : 'back',
    }),
  ({ name, period, rows }) => `${name}: now using ${period}, with ${plural(rows, 'row')}.`,
);

export const spend = shows((operations, request) => operations.spend(request));
export const settings = shows((operations, request) => operations.settings(request));
