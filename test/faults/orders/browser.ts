import type { Stripe } from 'stripe';
import { typedCard } from '../../../demo/stripe/control/world';
import { DRAFT_COOKIE, saveDraft, writeDraftCookie } from '../../../src/shop/orders';
import type { OrderDetails } from '../../../src/shop/orders/shape';
import type { OpenShop } from './open-shop';

export const VISA = '4242424242424242';

export const ada: OrderDetails = {
  company: 'Quillhaven Systems',
  role: 'Backend Engineer',
  email: 'ada.merrow@candidate.example',
  name: 'Ada Merrow',
  interviewers: 'Sam Okoro, Lena Vance',
  location: 'Boston, Massachusetts',
};

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Session {
  readonly intentId: string;
  readonly clientSecret: string;
}

/** What a buyer's browser does, call by call, with its one cookie. */
export interface Browser {
  /** The first step: what was typed becomes a draft, and the cookie names it. */
  fillIn(details: OrderDetails): Promise<string>;
  /** The documented call for a payment, with whatever a tampered page may put into it. */
  ask(body?: object): Promise<Answer>;
  begin(): Promise<Session>;
  /** What the provider's card field does with the client secret. */
  pay(session: Session, number?: string): Promise<Stripe.PaymentIntent>;
  /** The page after the payment tells the shop of it. */
  comeBack(paymentId: string | undefined): Promise<Answer>;
  cookie(): string | null;
  /** As when another tab has stored another draft. */
  setCookie(value: string | null): void;
}

export interface Surroundings {
  readonly shop: OpenShop;
  readonly baseUrl: string;
  /** The provider as a page sees it, by its publishable key. */
  readonly page: Stripe;
}

export function openBrowser({ shop, baseUrl, page }: Surroundings): Browser {
  let cookie: string | null = null;
  let details: OrderDetails = ada;

  const post = async (path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: baseUrl,
        ...(cookie === null ? {} : { cookie }),
      },
      body: JSON.stringify(body),
    });
    keep(answer.headers.get('set-cookie'));
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const keep = (header: string | null): void => {
    if (header?.startsWith(DRAFT_COOKIE)) cookie = header.split(';')[0] ?? null;
  };
  const ask: Browser['ask'] = (body = {}) => {
    const { company, role, email, name } = details;
    return post('/functions/v1/stripe-integration', {
      amount: 3_500,
      currency: 'usd',
      metadata: { company, role, email, name },
      ...body,
    });
  };

  return {
    ask,
    cookie: () => cookie,
    setCookie: (value) => void (cookie = value),
    async fillIn(typed) {
      details = typed;
      const held =
        cookie === null ? null : shop.cookie.verify(cookie.slice(DRAFT_COOKIE.length + 1));
      const saved = await saveDraft(shop.orders, { draftId: held, details });
      if (!saved.ok) throw new Error(saved.failure.sentence);
      keep(writeDraftCookie(shop.cookie, saved.value.draftId));
      return saved.value.draftId;
    },
    async begin() {
      const { status, body } = await ask();
      const clientSecret = body['clientSecret'];
      if (typeof clientSecret !== 'string') throw new Error(`${status}: ${JSON.stringify(body)}`);
      return { clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' };
    },
    pay: ({ intentId, clientSecret }, number = VISA) =>
      page.paymentIntents.confirm(intentId, {
        ...typedCard(number),
        client_secret: clientSecret,
      } as Stripe.PaymentIntentConfirmParams),
    comeBack: (paymentId) =>
      post('/functions/v1/send-order-notification', {
        ...details,
        date: '2026-03-02T09:00:00.000Z',
        ...(paymentId === undefined
          ? {}
          : { paymentId, paymentStatus: 'succeeded', paymentAmount: 35 }),
      }),
  };
}
