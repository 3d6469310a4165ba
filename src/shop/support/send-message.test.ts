import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../../test/databases';
import { minutes } from '../../kernel/time';
import { embeddedShop, shopOn, type TestShop } from '../testing';
import { supportRoutes } from './routes';
import { sendContactMessage, type SentContact } from './send-message';
import { validateContact } from './shape';

const contextOf = (shop: TestShop) => ({
  database: shop.database,
  clock: shop.clock,
  mailer: shop.orders.mailer,
  supportAddress: 'support@shop.example',
});

const sent: SentContact = {
  name: 'Tom Brandt',
  email: 'tom.brandt@candidate.example',
  message: 'Hello,\n\ndo you cover dairies?',
  honeypot: '',
  openForMilliseconds: 20_000,
};

const kept = (shop: TestShop) =>
  shop.database.queryRows(
    'SELECT reference, name, email, message, suspicion FROM contact_message ORDER BY reference',
  );

eachDatabase('A contact message', (open) => {
  test('is kept and mailed to support, with the writer to reply to and a receipt for the writer', async () => {
    const shop = shopOn(await open());

    const answer = await sendContactMessage(contextOf(shop), sent);

    expect(answer).toEqual({ ok: true, value: { reference: 'C-1001' } });
    const { name, email, message } = sent;
    expect(await kept(shop)).toEqual([
      { reference: 'C-1001', name, email, message, suspicion: 'none' },
    ]);
    const mails = await shop.database.queryRows(
      'SELECT template, recipient, reply_to FROM outgoing_mail ORDER BY template',
    );
    expect(mails).toEqual([
      { template: 'contact-received', recipient: email, reply_to: null },
      { template: 'contact-team', recipient: 'support@shop.example', reply_to: email },
    ]);
  });
});

describe('A contact message', () => {
  test('sent by a second tap is the same message; later it is a new one', async () => {
    const shop = await embeddedShop();
    await sendContactMessage(contextOf(shop), sent);
    expect(await sendContactMessage(contextOf(shop), sent)).toMatchObject({
      value: { reference: 'C-1001' },
    });
    shop.clock.advance(minutes(11));
    expect(await sendContactMessage(contextOf(shop), sent)).toMatchObject({
      value: { reference: 'C-1002' },
    });
    expect(await shop.mails('contact-team')).toHaveLength(2);
  });

  for (const [change, suspicion] of [
    [{ honeypot: 'https://pills.example' }, 'honeypot'],
    [{ openForMilliseconds: 400 }, 'too-fast'],
    [{ openForMilliseconds: null }, 'none'],
  ] as const) {
    test(`with ${JSON.stringify(change)} is taken and marked “${suspicion}”, and only an honest one is confirmed to its writer`, async () => {
      const shop = await embeddedShop();
      expect(await sendContactMessage(contextOf(shop), { ...sent, ...change })).toMatchObject({
        ok: true,
      });
      expect(await kept(shop)).toMatchObject([{ suspicion }]);
      expect(await shop.mails('contact-team')).toMatchObject([{ values: { suspicion } }]);
      expect(await shop.mails('contact-received')).toHaveLength(suspicion === 'none' ? 1 : 0);
    });
  }

  test('can’t bring a line of its own into a mail’s head', async () => {
    const shop = await embeddedShop();
    await sendContactMessage(contextOf(shop), {
      ...sent,
      name: 'Tom\r\nBcc: all@elsewhere.example',
    });
    expect(await kept(shop)).toMatchObject([{ name: 'Tom Bcc: all@elsewhere.example' }]);
    expect(
      await sendContactMessage(contextOf(shop), {
        ...sent,
        email: 'tom@candidate.example\nBcc: all@elsewhere.example',
      }),
    ).toMatchObject({ failure: { errors: { email: 'Please enter a valid email address' } } });
  });

  test('that lacks something is refused at its route, each field in its own words', async () => {
    const shop = await embeddedShop();
    const post = (body: unknown) =>
      supportRoutes(contextOf(shop)).request('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const refused = await post({ name: ' ', email: 'tom', message: '' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'invalid-message',
      errors: {
        name: 'Your name is required',
        email: 'Please enter a valid email address',
        message: 'A message is required',
      },
    });
    expect((await post({ name: 'Tom' })).status).toBe(400);
    const { name, email, message } = sent;
    expect(await (await post({ name, email, message })).json()).toEqual({ reference: 'C-1001' });
    expect(await shop.count('contact_message')).toBe(1);
  });

  test('is as long as its bound and no longer', () => {
    const { name, email } = sent;
    expect(validateContact({ name, email, message: 'x'.repeat(10_000) })).toEqual({});
    expect(validateContact({ name, email, message: 'x'.repeat(10_001) })).toEqual({
      message: 'Use at most 10,000 characters',
    });
  });
});
