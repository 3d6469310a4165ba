import { describe, expect, test } from 'vitest';
import { browserOf } from '../browser/testing';
import { adaDetails, draftOf, embeddedShop } from '../testing';
import { requestManual } from './place/request-manual';

const { company, name } = adaDetails;
const manualMail = '/api/v1.0/email/send';

describe('The manual order mail', () => {
  const mail = (change: object = {}) => ({
    user_id: 'foreword',
    service_id: 'foreword-mail',
    template_id: 'manual-request',
    template_params: {
      subject: 'Manual order request',
      to_email: 'support@shop.example',
      from_name: name,
      message: 'Name: Ada Merrow',
      ...change,
    },
  });

  test('of the browser that made the request is the mail that the request has placed', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    await requestManual(shop.orders, { draftId });

    expect(await browserOf(shop).post(manualMail, mail(), draftId)).toMatchObject({
      status: 200,
      body: { text: 'OK' },
    });
    expect(await shop.mails('manual-request-team')).toMatchObject([
      { recipient: 'team@shop.example', values: { company } },
    ]);
    expect(await shop.mails()).toHaveLength(2);
  });

  test('goes to nobody but ourselves, by no template but our own', async () => {
    const shop = await embeddedShop();
    const { post } = browserOf(shop);
    for (const to of [
      'victim@elsewhere.example',
      'support@shop.example,victim@elsewhere.example',
      'support@shop.example\nBcc: victim@elsewhere.example',
    ]) {
      expect(await post(manualMail, mail({ to_email: to }))).toMatchObject({
        status: 400,
        body: { code: 'foreign-recipient' },
      });
    }
    expect(await post(manualMail, { ...mail(), template_id: 'order-confirmed' })).toMatchObject({
      status: 400,
      body: { code: 'unknown-template' },
    });
    expect(await post(manualMail, mail({ message: '' }))).toMatchObject({ status: 400 });
    expect(await shop.mails()).toEqual([]);
  });

  test('without an order reaches the team as a message, once', async () => {
    const shop = await embeddedShop();
    const { post } = browserOf(shop);
    for (let call = 0; call < 3; call += 1)
      expect(await post(manualMail, mail())).toMatchObject({ body: { text: 'OK' } });
    expect(await shop.mails()).toMatchObject([
      {
        template: 'contact-team',
        recipient: 'team@shop.example',
        values: { message: 'Name: Ada Merrow' },
      },
    ]);
  });
});
