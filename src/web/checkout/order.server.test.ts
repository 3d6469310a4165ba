import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { writeDraftCookie } from '../../shop/orders';
import { codeIn } from '../../shop/orders/codes/testing';
import { applyCode } from '../../shop/payments';
import { adaDetails, draftOf, embeddedShop, testCookie, testGiftCookie } from '../../shop/testing';
import { pageContext, type PageContext } from '../page-context.server';
import { loader } from './order.server';

let open: (query: string, sent?: 'its cookie' | 'no cookie') => ReturnType<typeof loader>;
beforeEach(async () => {
  const shop = await embeddedShop();
  const { orders, payments } = shop;
  const draftId = await draftOf(shop);
  const code = await codeIn(shop);
  const applied = await applyCode(payments, { draftId, typed: code });
  if (!applied.ok) throw new Error(applied.failure.sentence);
  open = (query, sent = 'its cookie') => {
    const context = new RouterContextProvider();
    context.set(pageContext, {
      nonce: '',
      requestId: '',
      clientAddress: '',
      shop: {
        orders,
        payments,
        cookies: { order: testCookie, gift: testGiftCookie },
        facts: async () => ({ delivery: { closed: null }, amountInCents: 3_500, currency: 'usd' }),
      },
    } as unknown as PageContext);
    const [cookie = ''] = writeDraftCookie(testCookie, draftId).split(';');
    const request = new Request(`https://shop.example/order${query}`, {
      headers: sent === 'its cookie' ? { cookie } : {},
    });
    return loader({ request, context } as unknown as LoaderFunctionArgs);
  };
});

test.for([
  ['', adaDetails.company, false],
  ['?company=', adaDetails.company, false],
  ['?company=%20%20', adaDetails.company, false],
  ['?company=Harbor+Gazette', 'Harbor Gazette', true],
] as const)(
  'a company typed on the way to the order, “%s”, goes before the draft’s, and a blank one doesn’t',
  async ([query, company, companyGiven]) => {
    expect(await open(query)).toMatchObject({ details: { company }, companyGiven });
  },
);

test('the page shows and sends what the draft costs, with what its code took off', async () => {
  expect(await open('?step=payment&refused=unknown&code=X')).toMatchObject({
    facts: { amountInCents: 2_800, price: '$28' },
    price: { code: 'SPRING20', discount: 700 },
    code: { refused: 'unknown', typed: 'X' },
  });
});

test('the page shows nothing of an order to a browser without its cookie', async () => {
  expect(await open('?step=payment')).toMatchObject({ details: adaDetails, lost: false });
  expect(await open('?step=payment', 'no cookie')).toMatchObject({
    details: null,
    extras: null,
    price: { amount: 3_500, code: null },
    lost: true,
  });
});
