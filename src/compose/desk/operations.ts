import type { LinksContext } from '../../delivery/links';
import {
  acceptSourceTerms,
  changeFile,
  listTasks,
  readFiles,
  readMails,
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
} from '../../desk/operations';
import { permit, type Permit, type StaffAction } from '../../desk/policy';
import { succeed, type Result } from '../../kernel/result';
import type { ScheduledJob } from '../../platform/jobs';
import { readMail } from '../../platform/mail';
import { findOrder } from '../../shop/orders';
import type { OperationsServices } from '../../web/desk/operations/services.server';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';
import { readMember } from './identity';
import { composeHealth } from './health';
import { maskedRenderer } from './order';

export interface OperationsParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly links: LinksContext;
  readonly schedules: readonly ScheduledJob[];
  readonly files: OperationsContext['files'];
}

export function composeOperations(parts: OperationsParts): OperationsServices {
  const { platform, shop, schedules, files } = parts;
  const { config, database, clock, jobs, mailer, limiter } = platform;
  const who = readMember(platform);
  const readHealth = composeHealth(parts);
  const renderer = maskedRenderer(parts);
  const context: OperationsContext = {
    database,
    clock,
    mailer,
    limiter,
    schedules,
    files,
    queue: jobs.queue,
    mode: config.mode,
    research: config.research,
    sourceKeys: config.sources.keys,
    reportBudget: config.models.budget.micros,
    teamAddress: config.mail.team,
    numberOf: async (orderId) => (await findOrder(shop.orders, orderId))?.number ?? null,
    readMail: (id) => readMail({ database, renderer }, id),
  };
  async function within<Action extends StaffAction, Value>(
    request: Request,
    action: Action,
    work: (allowed: Permit<Action>) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const allowed = permit(await who(request), action);
    return allowed.ok ? work(allowed.value) : allowed;
  }
  const see = <Value>(
    request: Request,
    read: (allowed: Permit<'see-operations'>) => Promise<Value>,
  ) => within(request, 'see-operations', async (allowed) => succeed(await read(allowed)));
  const act = <Value>(
    request: Request,
    work: (allowed: Permit<'operate'>) => Promise<Result<Value>>,
  ) => within(request, 'operate', work);

  return {
    health: (request) => see(request, readHealth),
    queue: (request) => see(request, (allowed) => readQueue(context, allowed)),
    retry: (request, which) => act(request, (allowed) => retryFailed(context, allowed, which)),
    tasks: (request) => see(request, (allowed) => listTasks(context, allowed)),
    runTask: (request, name) => act(request, (allowed) => runTask(context, allowed, { name })),
    webhooks: (request, search) =>
      see(request, (allowed) => readWebhooks(context, allowed, search)),
    replay: (request, id) => act(request, (allowed) => replay(context, allowed, { id })),
    mails: (request, search) => see(request, (allowed) => readMails(context, allowed, search)),
    mail: (request, id) => see(request, (allowed) => readOneMail(context, allowed, id)),
    resend: (request, id) => act(request, (allowed) => resend(context, allowed, { id })),
    sendTestMail: (request) => act(request, (allowed) => sendTestMail(context, allowed)),
    sources: (request) => see(request, (allowed) => readSources(context, allowed)),
    acceptTerms: (request, ids) =>
      act(request, (allowed) => acceptSourceTerms(context, allowed, { ids })),
    turnSource: (request, source) =>
      act(request, (allowed) => turnSource(context, allowed, source)),
    files: (request) => see(request, (allowed) => readFiles(context, allowed)),
    changeFile: (request, change) =>
      act(request, (allowed) => changeFile(context, allowed, change)),
    spend: (request) => see(request, (allowed) => readSpend(context, allowed)),
    settings: (request) => see(request, async () => config.settings),
  };
}
