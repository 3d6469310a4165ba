import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { pageContext, type PageContext } from '../page-context.server';
import { loader } from './order.server';

const details = { company: 'Loam Ferry', role: 'Bosun', email: 'a@mail.example', name: 'A' };
const services = {
  facts: async () => ({ delivery: { closed: null }, amountInCents: 3_500, currency: 'usd' }),
  orders: {
    inHand: async () => ({
      state: 'draft',
      details,
      companyPick: null,
      answers: { interviewAt: null, interviewZone: null, posting: null },
      role: null,
      noSuchJob: null,
      price: { amount: 2_800, currency: 'usd', code: 'SPRING20', discount: 700, tax: null },
    }),
  },
} as unknown as PageContext['services'];

async function companyAt(query: string) {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    nonce: '',
    requestId: '',
    clientAddress: '',
    services,
  } as PageContext);
  const request = new Request(`https://shop.example/order${query}`);
  return loader({ request, context } as unknown as LoaderFunctionArgs);
}

test.for([
  ['', 'Loam Ferry', false],
  ['?company=', 'Loam Ferry', false],
  ['?company=%20%20', 'Loam Ferry', false],
  ['?company=Harbor+Gazette', 'Harbor Gazette', true],
] as const)(
  'a company typed on the way to the order, “%s”, goes before the draft’s, and a blank one doesn’t',
  async ([query, company, companyGiven]) => {
    expect(await companyAt(query)).toMatchObject({ details: { company }, companyGiven });
  },
);

test('the page shows and sends what the draft costs, with what its code took off', async () => {
  expect(await companyAt('?step=payment&refused=unknown&code=X')).toMatchObject({
    facts: { amountInCents: 2_800, price: '$28' },
    price: { code: 'SPRING20', discount: 700 },
    code: { refused: 'unknown', typed: 'X' },
  });
});
