import { z } from 'zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { performBulk, previewBulk } from '../../../../desk/bulk';
import { bulkActs, isBulkAct } from '../../../../desk/bulk/shape';
import { orderLimits } from '../../../../desk/order/shape';
import { fail } from '../../../../kernel/result';
import { readForm } from '../../../forms.server';
import { deskOf } from '../../../page-context.server';
import { refusalStatus } from '../../ui/refusal.server';

const LONGEST_ID = 60;
const LONGEST_NUMBER = 20;

const asked = z.object({
  act: z.enum(bulkActs),
  words: z.string().max(orderLimits.note).default(''),
  orders: z
    .array(
      z.object({
        number: z.string().max(LONGEST_NUMBER),
        actCount: z.int(),
        key: z.string().max(LONGEST_ID),
      }),
    )
    .default([]),
});

const NOT_UNDERSTOOD = fail(
  'not-understood',
  'Something went wrong. Reload the page and try again.',
);

/** What an act would do with the orders that the address names. */
export async function preview({ request, context }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const act = parameters.get('act') ?? '';
  if (!isBulkAct(act)) return data(NOT_UNDERSTOOD, { status: 400 });
  const numbers = (parameters.get('numbers') ?? '').split(',').filter((one) => one !== '');
  const { bulk, who } = deskOf(context);
  const seen = await previewBulk(bulk, await who(request), { act, numbers });
  return data(seen, { status: seen.ok ? 200 : refusalStatus(seen.failure.code, 400) });
}

/** The act itself; each order says for itself what became of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
  const body: unknown = isJson
    ? await request.json().catch(() => null)
    : Object.fromEntries(await readForm(request));
  const sent = asked.safeParse(body);
  if (!sent.success) return data(NOT_UNDERSTOOD, { status: 400 });
  const { bulk, who } = deskOf(context);
  const done = await performBulk(bulk, await who(request), sent.data);
  return data(done, { status: done.ok ? 200 : refusalStatus(done.failure.code) });
}
