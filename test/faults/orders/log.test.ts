import { expect, test } from 'vitest';
import { PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from '../../../demo/stripe/control/world';
import { newIdentifier } from '../../../src/kernel/identifier';
import { minutes } from '../../../src/kernel/time';
import { markManualPaid, requestManual } from '../../../src/shop/orders';
import { refundPayment } from '../../../src/shop/payments';
import { ada, VISA, type Browser } from './browser';
import { expectExactlyOneOrder, mailsTo } from './books';
import { LINK_KEY } from './open-shop';
import { eachShop, type PaymentWorld } from './payment-world';

const DECLINED = '4000000000009995';

interface Seen {
  readonly clientSecrets: string[];
  readonly cookies: string[];
}

/** Every path through the shop that holds something secret, the bad ones too. */
async function walk(world: PaymentWorld): Promise<Seen> {
  const { control } = world.sandbox;
  const browser = world.browser();
  const [orderId, clientSecrets, cookies] = [
    await browser.fillIn(ada),
    [] as string[],
    [] as string[],
  ];
  const note = (visitor: Browser): void => void cookies.push(visitor.cookie()?.split('=')[1] ?? '');
  note(browser);

  control.fail({ kind: 'unavailable', times: 2 });
  await browser.ask({ check: true });
  control.fail({
    kind: 'error',
    moment: 'after',
    path: '/v1/payment_intents',
    method: 'POST',
    times: 2,
  });
  await browser.ask();
  const session = await browser.begin();
  clientSecrets.push(session.clientSecret);
  await browser.pay(session, DECLINED).catch(() => undefined);

  await world.mail.stop();
  control.fail({ kind: 'reset', path: '/v1/payment_intents/*', method: 'GET', times: 4 });
  await browser.pay(session, VISA);
  await world.untilRetried('send-mail', 2);
  await world.mail.start();
  await world.passTime(minutes(5));
  await expectExactlyOneOrder(world, ada);
  const back = await browser.comeBack(session.intentId);

  // A private link that is opened, mistyped, and sent to a page that does not exist.
  const trackingPath = String(back.body['trackingPath']);
  for (const path of [trackingPath, `${trackingPath}x`, trackingPath.replace('/track/', '/r/')])
    await fetch(`${world.baseUrl}${path}`);
  await fetch(`${world.baseUrl}${trackingPath}?email=${ada.email}&card=${VISA}`);

  const [event] = (await world.provider.events.list({ type: 'payment_intent.succeeded' })).data;
  for (const forgery of ['wrong_secret', 'altered_body', 'no_signature'] as const)
    await control.forge(event?.id ?? '', forgery);
  await browser.ask({ amount: 1 });
  await browser.ask({
    metadata: { company: VISA, role: SECRET_KEY, email: session.clientSecret, name: '' },
  });

  control.fail({ kind: 'unavailable', method: 'POST', path: '/v1/refunds', times: 2 });
  await refundPayment(world.shop.payments, {
    orderId,
    refundId: newIdentifier(world.clock),
    amount: null,
    reason: 'A word for the buyer alone',
    actor: 'staff:owner',
  });
  await world.passTime(minutes(5));
  await world.quiet();

  const other = world.browser();
  const manualId = await other.fillIn({ ...ada, company: 'Harrow Lane Dairy' });
  note(other);
  await requestManual(world.shop.orders, { draftId: manualId });
  await markManualPaid(world.shop.orders, {
    orderId: manualId,
    actor: 'staff:owner',
    reason: 'A transfer from account 12-34',
  });
  await world.quiet();
  return { clientSecrets, cookies };
}

eachShop('The log of a whole walk', (open) => {
  test('holds no mail, token, card number, client secret or key, through all that goes wrong on the way', async () => {
    const world = await open();
    const { clientSecrets, cookies } = await walk(world);
    const log = world.logged.join('');

    // What is not there has to have had a chance to be: every part of the shop has spoken.
    for (const said of [
      '"request"',
      'mail sent',
      'job done',
      'to be tried again',
      'did not answer',
    ])
      expect(log).toContain(said);
    expect(clientSecrets).toHaveLength(1);
    expect(cookies.filter(Boolean)).toHaveLength(2);

    const mails = world.mail.received;
    expect(mails.length).toBeGreaterThanOrEqual(6);
    const tokens = mails.flatMap(({ text, html }) =>
      [...`${text} ${html}`.matchAll(/\/(?:track|r|choose|address)\/([\w.~-]{16,})/gu)].map(
        ([, token]) => token ?? '',
      ),
    );
    expect(tokens.length).toBeGreaterThanOrEqual(3);
    const secrets = [
      SECRET_KEY,
      PUBLISHABLE_KEY,
      WEBHOOK_SECRET,
      LINK_KEY,
      ...clientSecrets,
      ...cookies,
      ...tokens,
    ];
    for (const secret of secrets) {
      expect(log.includes(secret), `the log holds ${secret}`).toBe(false);
      // Nor the half of one that makes it worth something.
      expect(log.includes(secret.slice(-16)), `the log holds the end of ${secret}`).toBe(false);
    }
    expect(log).not.toMatch(/_secret_/);
    for (const card of [VISA, DECLINED])
      expect(log).not.toMatch(new RegExp([...card].join('[ -]?'), 'u'));

    const lines = mails
      .flatMap(({ subject, text }) => [subject ?? '', ...(text ?? '').split('\n')])
      .map((line) => line.trim())
      .filter((line) => line.length > 20);
    for (const line of lines) expect(log.includes(line), line).toBe(false);
    for (const person of [
      ada.email,
      ada.name,
      ada.interviewers,
      'A word for the buyer alone',
      'A transfer from account',
    ]) {
      expect(log.includes(person), person).toBe(false);
    }
    expect(mailsTo(world, ada.email).length).toBeGreaterThanOrEqual(4);
  });

  test('holds nothing of what people typed when the database refuses to keep it', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    world.sandbox.control.withholdWebhooks(['*']);
    await browser.pay(session);
    await world.rows('ALTER TABLE outgoing_mail RENAME COLUMN reply_to TO reply_to_away');

    expect(await browser.comeBack(session.intentId)).toMatchObject({
      status: 500,
      body: { code: 'unexpected' },
    });
    await world.rows('ALTER TABLE outgoing_mail RENAME COLUMN reply_to_away TO reply_to');

    const log = world.logged.join('');
    expect(log).toContain('a request failed');
    for (const typed of Object.values(ada))
      expect(log.includes(typed), `the log holds “${typed}”`).toBe(false);
    await browser.comeBack(session.intentId);
    await expectExactlyOneOrder(world, ada);
  });
});
