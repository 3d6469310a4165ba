import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { answerNames } from '../../../content/order-fields';
import { toWallClock } from '../../kernel/moments/zoned-time';
import { recordOf } from '../../kernel/record-of';
import { fail, type Result } from '../../kernel/result';
import { readForm } from '../forms.server';
import { servicesOf } from '../page-context.server';
import { attachmentHeader } from '../report/attachment-header';
import type { Services } from '../services.server';
import { trackIntentOf, type TrackAnswer, type TrackIntent } from './track-answer';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const {
    baseUrl,
    tracking,
    settings: { reviewsAll, supportEmail },
  } = servicesOf(context);
  const token = params['token'] ?? '';
  const view = await tracking.open(token);
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
  const entry = await servicesOf(context).tracking.interview(token);
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
  const printed = await servicesOf(context).tracking.receipt(token);
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
  const { tracking } = servicesOf(context);
  const intent = trackIntentOf(form.get('intent'));
  const result = await carryOut(tracking, params['token'] ?? '', intent, text);
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

function carryOut(
  tracking: Services['tracking'],
  token: string,
  intent: TrackIntent,
  text: (field: string) => string,
): Promise<Result<unknown>> {
  switch (intent) {
    case 'answer':
      return tracking.answer(token, {
        interviewAt: text('interviewAt'),
        timeZone: text('timeZone'),
        ...recordOf(answerNames, text),
      });
    case 'role':
      return tracking.chooseOccupation(token, text('occupation'));
    case 'second-round':
      return tracking.askSecondRound(token);
    case 'receipt':
      return tracking.saveReceipt(token, {
        company: text('receiptCompany'),
        taxId: text('receiptTaxId'),
        address: text('receiptAddress'),
      });
    case 'gift':
      return tracking.sendGift(token, text('email'));
    case 'address':
      return tracking.askNewAddress(token, text('email'));
    case 'cancel': {
      const reason = text('reason');
      return reason === ''
        ? Promise.resolve(fail('no-reason', 'Tell us why in a few words.'))
        : tracking.requestCancel(token, reason);
    }
  }
}
