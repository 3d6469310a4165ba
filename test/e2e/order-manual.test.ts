import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  button,
  expectNoSidewaysScroll,
  fillDetails,
  heading,
  newBuyer,
  onSuccessPage,
  openOrder,
  readDetails,
  seeToast,
  storedOrders,
  type Buyer,
} from './buyer';
import { chargesOf } from './ledger';
import { mailsTo } from './outbox';

const shop = shopInBrowser();
const MANUAL = '/order?paymentMode=manual';

async function fillManual(page: Page, buyer: Buyer): Promise<void> {
  await openOrder(page, MANUAL);
  await heading(page, 'Complete Your Order').waitFor();
  await fillDetails(page, buyer);
}

test('opened cold, the manual form asks for the details, checks them, and takes the request', async () => {
  const page = await shop.open({ width: 320 });
  const buyer = newBuyer();
  await openOrder(page, MANUAL);
  await expectNoSidewaysScroll(page);
  await button(page, 'Request Order').click();
  for (const message of ['Company name is required', 'Role is required', 'Email is required'])
    await page.getByText(message).waitFor();
  await fillDetails(page, buyer);
  await button(page, 'Request Order').click();
  await seeToast(
    page,
    'Request Submitted',
    "We've received your order request. Our team will contact you shortly with payment instructions.",
  );
  await onSuccessPage(page);
  expect(new URL(page.url()).search).toBe('?manual=true');
  await page
    .getByText('within 12 hours of your payment; payment instructions within 24 hours')
    .first()
    .waitFor();
  for (const shown of [buyer.company, buyer.role, buyer.email])
    await page.getByRole('definition').getByText(shown, { exact: true }).waitFor();
  await expectNoSidewaysScroll(page);

  const stored = await storedOrders(page);
  const entry = Object.keys(stored).filter((key) => /^orderDetailsmanual_\d{13}$/.test(key));
  expect(entry).toHaveLength(1);
  for (const key of ['orderDetails', entry[0] ?? ''])
    expect(stored[key]).toMatchObject({
      ...buyer,
      paymentStatus: 'manual_request',
      paymentAmount: 35,
    });
  expect(stored['tempOrderDetails']).toBeUndefined();
  expect(chargesOf(shop.dataFolder, buyer.email)).toEqual([]);
});

test('buyer and team both hear of the request, once', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await fillManual(page, buyer);
  await button(page, 'Request Order').dblclick();
  await onSuccessPage(page);
  const reader = await shop.open();
  await expect
    .poll(
      async () =>
        (await mailsTo(reader, buyer.email)).filter(({ subject }) =>
          subject.startsWith('We got your order'),
        ).length,
    )
    .toBe(1);
  await expect
    .poll(async () => (await mailsTo(reader, 'team@foreword.example')).length)
    .toBeGreaterThan(0);
});

test('while it is sent the button says so and takes no second press', async () => {
  const page = await shop.open();
  await fillManual(page, newBuyer());
  let calls = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/order/manual', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await button(page, 'Request Order').click();
  await button(page, 'Submitting...').waitFor();
  await button(page, 'Submitting...').click({ force: true });
  release();
  await onSuccessPage(page);
  expect(calls).toBe(1);
});

test('a request that can’t be stored says so, and everything typed stays', async () => {
  const page = await shop.open({ expected: [/order\/manual/] });
  const buyer = newBuyer();
  await fillManual(page, buyer);
  await page.route('**/order/manual', (route) => route.abort('connectionreset'));
  await button(page, 'Request Order').click();
  await seeToast(
    page,
    'Submission Error',
    'There was an error submitting your order. Please try again or contact support.',
  );
  expect(await readDetails(page)).toEqual(buyer);
  await page.unroute('**/order/manual');
  await button(page, 'Request Order').click();
  await onSuccessPage(page);
});

test('a mail call that fails is told, and the order is kept', async () => {
  const page = await shop.open({ expected: [/500/] });
  const buyer = newBuyer();
  await fillManual(page, buyer);
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500, body: 'no' }));
  await button(page, 'Request Order').click();
  await page
    .getByText(
      "We've saved your order, but there was an issue sending the notification email. Please contact support if you don't hear from us soon.",
    )
    .waitFor();
  await onSuccessPage(page);
  expect((await storedOrders(page))['orderDetails']).toMatchObject(buyer);
});

test('the documented mail call goes out with the documented fields', async () => {
  const page = await shop.open();
  const buyer = newBuyer();
  await fillManual(page, buyer);
  const [request] = await Promise.all([
    page.waitForRequest('**/api/v1.0/email/send'),
    button(page, 'Request Order').click(),
  ]);
  const body = request.postDataJSON() as { template_params: Record<string, string> };
  expect(Object.keys(body).toSorted()).toEqual([
    'service_id',
    'template_id',
    'template_params',
    'user_id',
  ]);
  expect(Object.keys(body.template_params).toSorted()).toEqual([
    'from_name',
    'message',
    'subject',
    'to_email',
  ]);
  for (const part of Object.values(buyer)) expect(body.template_params['message']).toContain(part);
  const answer = await request.response();
  expect([answer?.status(), await answer?.text()]).toEqual([200, 'OK']);
  await onSuccessPage(page);
});
