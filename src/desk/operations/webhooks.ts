import type { Result } from '../../kernel/result';
import { listTroubledJobs } from '../../platform/jobs';
import { listWebhooks, replayWebhook } from '../../shop/payments';
import { auditAlongside } from '../audit';
import type { Permit } from '../policy';
import type { OperationsContext } from './ports';
import type { WebhookMessage } from '../../shop/payments';
import { nextPage } from './next-page';
import type { WebhooksView } from './shape';

const PAGE = 50;
/** Enough to find the fault of every message on a page, save on a day on which all is broken. */
const MOST_TROUBLES = 200;

export async function readWebhooks(
  context: OperationsContext,
  _: Permit<'see-operations'>,
  {
    state,
    before,
  }: { readonly state?: WebhookMessage['state'] | undefined; readonly before?: Date | undefined },
): Promise<WebhooksView> {
  const listed = await listWebhooks(context, { state, before, limit: PAGE + 1 });
  const messages = listed.slice(0, PAGE);
  const troubled = messages.some((message) => message.state === 'waiting')
    ? await listTroubledJobs(context, { limit: MOST_TROUBLES })
    : [];
  const errors = new Map(
    troubled.flatMap(({ about, error }) =>
      about.event === null ? [] : [[about.event, error] as const],
    ),
  );
  return {
    messages: messages.map((message) => ({
      ...message,
      error: message.state === 'waiting' ? (errors.get(message.id) ?? '') : '',
    })),
    next: nextPage(listed[PAGE]?.receivedAt),
  };
}

/** Looks into a message of the provider once more; the handler is the one that it came to first. */
export function replay(
  context: OperationsContext,
  { member }: Permit<'operate'>,
  { id }: { readonly id: string },
): Promise<Result<null>> {
  return replayWebhook(context, {
    eventId: id,
    alongside: auditAlongside(context.clock, {
      kind: 'webhook-replayed',
      actor: `staff:${member.name}`,
      subjectKind: 'webhook',
      subject: id,
      reason: 'played again by hand',
    }),
  });
}
