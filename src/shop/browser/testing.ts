import { createPaymentProbe } from '../payments';
import { shopRoutes } from '../routes';
import { testCookie, testGiftCookie, type TestShop } from '../testing';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | null;
}

/** Someone’s browser, or program, that calls the shop’s routes. */
export function browserOf(shop: TestShop) {
  const application = shopRoutes({
    payments: shop.payments,
    probe: createPaymentProbe(shop),
    support: {
      database: shop.database,
      clock: shop.clock,
      mailer: shop.orders.mailer,
      supportAddress: 'support@shop.example',
    },
    cookie: testCookie,
    giftCookie: testGiftCookie,
    baseUrl: 'https://shop.example',
    trackingPath: async (orderId) => `/track/link-of-${orderId}`,
  });
  return {
    application,
    async post(path: string, body: unknown, draftId?: string): Promise<Answer> {
      const answer = await application.request(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(draftId === undefined
            ? {}
            : { cookie: `theme=dark; foreword_draft=signed-${draftId}` }),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text },
        cookie: answer.headers.get('set-cookie'),
      };
    },
  };
}
