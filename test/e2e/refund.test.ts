import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import {
  completePayment,
  button,
  field,
  heading,
  newBuyer,
  onSuccessPage,
  openOrder,
  tapCard,
  WORK_IS_DONE,
} from './buyer';
import { mailBody, openMail, subjectsTo } from './outbox';

const shop = shopInBrowser();

/** The company of the sample that hardly anything is said of. */
const SMALL = 'Mossbeck Lanterns';

test('an order on a company of which too little is public ends in the refund, which a kind letter explains', async () => {
  const page = await shop.open();
  const buyer = newBuyer({ company: SMALL, role: 'Tinsmith', interviewers: '', location: '' });
  await openOrder(page);
  // The shop says beforehand what an order on it lets one see.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'full refund' })
    .getByRole('link', { name: SMALL })
    .click();
  expect(await field(page, 'company').inputValue()).toBe(SMALL);
  await field(page, 'role').fill(buyer.role);
  await field(page, 'name').fill(buyer.name);
  await field(page, 'email').fill(buyer.email);
  await button(page, 'Continue to Payment').click();
  await heading(page, 'Complete Your Order').waitFor();
  await tapCard(page, 'Succeeds');
  await completePayment(page).click();
  await onSuccessPage(page);

  await page.getByRole('link', { name: 'Follow your order' }).click();
  await heading(page, 'Refunded').waitFor(WORK_IS_DONE);
  expect(await page.getByRole('link', { name: 'Read the report' }).count()).toBe(0);

  const reader = await shop.open();
  const subjectsNow = () => subjectsTo(reader, buyer.email);
  await expect
    .poll(async () =>
      (await subjectsNow()).filter((subject) => subject.startsWith('Refund of $35')),
    )
    .toHaveLength(1);
  const subjects = await subjectsNow();
  expect(subjects.filter((subject) => subject.startsWith('Your report on'))).toEqual([]);
  await openMail(reader, buyer.email, /^Refund of \$35/);
  await mailBody(reader).getByText(SMALL).first().waitFor();
  await mailBody(reader)
    .getByText(/too little|could not|cannot|not enough/i)
    .first()
    .waitFor();
});
