import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { brand } from '../../../content/brand';
import { requestAddress } from '../../delivery/address';
import { interviewEntry } from '../../delivery/calendar';
import { openLink } from '../../delivery/links';
import { receiptOf } from '../../delivery/receipt';
import { askForSecondRound } from '../../delivery/second-round';
import { readTracking } from '../../delivery/tracking';
import {
  answerQuestions,
  chooseOccupation,
  findOrder,
  readTypedAnswers,
  requestCancel,
  saveReceiptDetails,
  sendGift,
} from '../../shop/orders';
import type { OrderView } from '../../shop/orders/shape';
import { readPaymentsOf } from '../../shop/payments';
import { answerNames } from '../../../content/order-fields';
import { toWallClock } from '../../kernel/moments/zoned-time';
import { recordOf } from '../../kernel/record-of';
import { fail, type Result } from '../../kernel/result';
import { readForm } from '../forms.server';
import { shopOf } from '../page-context.server';
import { attachmentHeader } from '../report/attachment-header';
import type { ShopContexts } from '../contexts.server';
import { trackIntentOf, type TrackAnswer, type TrackIntent } from './track-answer';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const {
    baseUrl,
    tracking,
    settings: { reviewsAll, supportEmail },
  } = shopOf(context);
  const token = params['token'] ?? '';
  const read = await readTracking(tracking, token);
  const view = read.ok ? read.value.view : null;
  if (view === null)
    return data(
      { view, token, reviewsAll, supportEmail, baseUrl, interviewAt: '' },
      { status: 404 },
    );
  const { interviewAt, interviewZone } = view.order.answers;
  return data({
    view,
    token,
    reviewsAll,
    supportEmail,
    baseUrl,
    interviewAt:
      interviewAt === null ? '' : toWallClock(new Date(interviewAt), interviewZone ?? 'UTC'),
  });
}

/** The day of the interview for the buyer's calendar, as soon as it is known. */
export async function interview({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const token = params['token'] ?? '';
  const entry = await entryOfInterview(shopOf(context), token);
  if (entry === null) return redirect(`/track/${encodeURIComponent(token)}`);
  return new Response(entry, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': attachmentHeader('attachment', 'interview.ics'),
    },
  });
}

/** Printed as the order is now; whose link opens nothing is led on to ask for a new one. */
export async function receipt({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const token = params['token'] ?? '';
  const printed = await printReceipt(shopOf(context), token);
  if (printed === null) return redirect(`/track/${encodeURIComponent(token)}`);
  return new Response(Uint8Array.from(printed.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachmentHeader('attachment', printed.filename),
    },
  });
}

const done: Readonly<Record<TrackIntent, string>> = {
  answer: 'Thank you. Your answers are saved.',
  address: 'We emailed that address. Follow the link in the email to confirm it.',
  role: 'Thank you. Your answer is saved.',
  cancel: 'We got your request and will reply by email.',
  'second-round': 'We’re looking.',
  gift: 'The gift is on its way.',
  receipt: 'Saved. Download the receipt again to see it.',
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const intent = trackIntentOf(form.get('intent'));
  const result = await carryOut(shopOf(context), params['token'] ?? '', intent, text);
  const answer: TrackAnswer = {
    intent,
    saved: result.ok,
    sentence: result.ok ? done[intent] : result.failure.sentence,
    typed: result.ok ? {} : fieldsOf(form),
  };
  return answer;
}

function fieldsOf(form: FormData): TrackAnswer['typed'] {
  const typed = [...form].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed) as TrackAnswer['typed'];
}

/** Whoever has the private link may do what it stands for; one that opens nothing says so. */
async function carryOut(
  { links, orders, secondRounds, address }: ShopContexts,
  token: string,
  intent: TrackIntent,
  text: (field: string) => string,
): Promise<Result<unknown>> {
  const opened = await openLink(links, 'track', token);
  if (!opened.ok) return opened;
  const { orderId } = opened.value;
  switch (intent) {
    case 'answer': {
      const answers = readTypedAnswers({
        interviewAt: text('interviewAt'),
        timeZone: text('timeZone'),
        ...recordOf(answerNames, text),
      });
      return answers.ok ? answerQuestions(orders, { orderId, answers: answers.value }) : answers;
    }
    case 'role':
      return chooseOccupation(orders, { orderId, occupation: text('occupation') });
    case 'second-round':
      return askForSecondRound(secondRounds, orderId);
    case 'receipt': {
      const details = {
        company: text('receiptCompany'),
        taxId: text('receiptTaxId'),
        address: text('receiptAddress'),
      };
      return saveReceiptDetails(orders, { orderId, details });
    }
    case 'gift':
      return sendGift(orders, { orderId, email: text('email') });
    case 'address':
      return requestAddress(address, { orderId, address: text('email') });
    case 'cancel': {
      const reason = text('reason');
      return reason === ''
        ? fail('no-reason', 'Tell us why in a few words.')
        : requestCancel(orders, { orderId, reason });
    }
  }
}

async function orderBehind(
  { links, orders }: Pick<ShopContexts, 'links' | 'orders'>,
  token: string,
): Promise<OrderView | null> {
  const opened = await openLink(links, 'track', token);
  return opened.ok ? findOrder(orders, opened.value.orderId) : null;
}

/** The interview as a calendar entry; null where its day isn’t known or has passed. */
async function entryOfInterview(shop: ShopContexts, token: string): Promise<string | null> {
  const order = await orderBehind(shop, token);
  const at = order?.answers.interviewAt ?? null;
  const now = shop.now();
  if (order === null || at === null || new Date(at) <= now) return null;
  const { company, role } = order.details;
  const zone = order.answers.interviewZone;
  return interviewEntry({ orderId: order.id, company, role, at, zone }, now);
}

/** Null where nothing was paid. */
async function printReceipt(
  shop: ShopContexts,
  token: string,
): Promise<{ readonly bytes: Uint8Array; readonly filename: string } | null> {
  const order = await orderBehind(shop, token);
  if (order === null) return null;
  const printed = receiptOf(order, await readPaymentsOf(shop.links, order.id));
  return (
    printed && {
      bytes: await shop.receipts.print(printed),
      filename: `${brand.name}-receipt-${printed.number}.pdf`,
    }
  );
}
