import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed } from '../../kernel/result';
import { days, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createRateLimiter } from '../../platform/http';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import type { Stage } from '../../shop/orders/shape';
import { makeLink, openLink } from '../links';
import { linksContext, orderView } from '../testing';
import {
  addressHandlers,
  addressSubscriptions,
  confirmAddress,
  requestAddress,
  type AddressContext,
} from './index';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
let orderId = '';
let email = 'adda@candidate.example';
let stage: Stage = 'Researching';
let context: AddressContext;
let noted = 0;

beforeEach(() => {
  [orderId, email, stage] = [newIdentifier(clock), 'adda@candidate.example', 'Researching'];
  noted = 0;
  const queue = recordingQueue();
  context = {
    ...linksContext(database, clock),
    queue,
    mailer: createMailer({ queue, clock }),
    limiter: createRateLimiter({ database, clock, log: silentLog }),
    findOrder: async (id) =>
      id === orderId
        ? orderView(id, { stage, details: { ...orderView(id).details, email } })
        : null,
    noteAsked: async () => {
      noted += 1;
    },
    async correctAddress(change) {
      if (stage === 'Delivered') return fail('delivered', 'The report is delivered.');
      email = change.email;
      return succeed(undefined);
    },
  };
});

const mails = () => listMails({ database }, { order: orderId, limit: 20 });
const tokenOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);
const confirmation = async (): Promise<string> =>
  tokenOf(await makeLink(context, { orderId, purpose: 'address' }));
const wish = (address = 'ada@candidate.example') => requestAddress(context, { orderId, address });

test('a corrected address counts once it has proven itself, and then the mails go there', async () => {
  await database.write((transaction) =>
    context.mailer.queue(transaction, {
      key: `order-confirmed:${orderId}`,
      template: 'order-confirmed',
      to: email,
      order: orderId,
      values: { company: 'Tallow' },
    }),
  );
  clock.advance(minutes(5));
  expect(await wish()).toEqual({ ok: true, value: { address: 'ada@candidate.example' } });
  expect(email).toBe('adda@candidate.example');
  expect(noted).toBe(1);
  expect(await mails()).toMatchObject([
    { template: 'address-changed', to: 'ada@candidate.example' },
    { template: 'order-confirmed', to: 'adda@candidate.example' },
  ]);

  expect(await confirmAddress(context, await confirmation())).toMatchObject({
    value: { orderId, address: 'ada@candidate.example' },
  });
  expect(email).toBe('ada@candidate.example');
  expect((await mails()).map(({ to, state }) => [to, state])).toEqual([
    ['ada@candidate.example', 'queued'],
    ['ada@candidate.example', 'queued'],
  ]);
});

test('links that went to the wrong address end with the correction, and the buyer gets a new one', async () => {
  const misled = tokenOf(await makeLink(context, { orderId, purpose: 'track' }));
  await wish();
  const confirmed = await confirmAddress(context, await confirmation());
  expect(await openLink(context, 'track', misled)).toMatchObject({ failure: { code: 'revoked' } });
  expect(
    confirmed.ok && (await openLink(context, 'track', tokenOf(confirmed.value.trackUrl))),
  ).toMatchObject({ value: { orderId } });
});

test('the link to an earlier wish does not confirm a later one', async () => {
  await wish('stranger@candidate.example');
  const first = await confirmation();
  await wish();
  expect(await confirmAddress(context, first)).toMatchObject({ failure: { code: 'revoked' } });
  expect(email).toBe('adda@candidate.example');
  expect((await mails()).map(({ to }) => to).sort()).toEqual([
    'ada@candidate.example',
    'stranger@candidate.example',
  ]);
});

const hear = async (): Promise<void> => {
  const [handler] = addressHandlers(context);
  await handler?.handle(
    { orderId },
    { number: 1, last: false, signal: new AbortController().signal },
  );
};

test('the event of a correction that was followed already ends no link that was made since', async () => {
  await wish();
  const confirmed = await confirmAddress(context, await confirmation());
  await hear();
  expect(
    confirmed.ok && (await openLink(context, 'track', tokenOf(confirmed.value.trackUrl))),
  ).toMatchObject({ ok: true });
});

test('a process that dies right after the correction leaves the rest to the event', async () => {
  const misled = tokenOf(await makeLink(context, { orderId, purpose: 'track' }));
  await wish();
  const token = await confirmation();
  const dying = {
    ...context,
    database: {
      ...database,
      write: async () => {
        throw new Error('killed');
      },
    },
  };
  await expect(confirmAddress(dying, token)).rejects.toThrow('killed');
  expect(await openLink(context, 'track', misled)).toMatchObject({ ok: true });
  await hear();
  expect(email).toBe('ada@candidate.example');
  expect(await openLink(context, 'track', misled)).toMatchObject({ failure: { code: 'revoked' } });
});

test('a correction made at the desk takes the mails along and ends the old links, too', async () => {
  await database.write((transaction) =>
    context.mailer.queue(transaction, {
      key: `order-confirmed:${orderId}`,
      template: 'order-confirmed',
      to: email,
      order: orderId,
      values: { company: 'Tallow' },
    }),
  );
  const misled = tokenOf(await makeLink(context, { orderId, purpose: 'track' }));
  email = 'ada@candidate.example';
  await hear();
  expect(await mails()).toMatchObject([{ to: 'ada@candidate.example' }]);
  expect(await openLink(context, 'track', misled)).toMatchObject({ failure: { code: 'revoked' } });
  expect(addressSubscriptions.map(({ event }) => event.name)).toEqual(['order-address-corrected']);
});

test('a link confirms once', async () => {
  await wish();
  const token = await confirmation();
  expect(await confirmAddress(context, token)).toMatchObject({ ok: true });
  expect(await confirmAddress(context, token)).toMatchObject({ failure: { code: 'revoked' } });
});

test('a confirmation that comes after delivery changes nothing, and the links stay', async () => {
  await wish();
  const [token, track] = [
    await confirmation(),
    tokenOf(await makeLink(context, { orderId, purpose: 'track' })),
  ];
  stage = 'Delivered';
  expect(await confirmAddress(context, token)).toMatchObject({
    failure: { code: 'too-late', sentence: 'The report is delivered.' },
  });
  expect(await openLink(context, 'track', track)).toMatchObject({ ok: true });
});

test('a forged or a late link confirms nothing', async () => {
  await wish();
  const token = await confirmation();
  expect(
    await confirmAddress(context, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
  ).toMatchObject({ failure: { code: 'forged' } });
  clock.advance(days(3));
  expect(await confirmAddress(context, token)).toMatchObject({ failure: { code: 'expired' } });
});

test.each([
  ['Delivered', 'too-late'],
  ['Cancelled', 'too-late'],
  ['Refunded', 'too-late'],
  ['Draft', 'too-late'],
] as const)('the address of an order that is %s is not corrected', async (now, code) => {
  stage = now;
  expect(await wish()).toMatchObject({ failure: { code } });
  expect(await mails()).toEqual([]);
});

test('what cannot be mailed, the same address and an unknown order are refused', async () => {
  expect(await wish('ada@candidate.example\nBcc: eve@elsewhere.example')).toMatchObject({
    failure: { code: 'control-character' },
  });
  expect(await wish('ada')).toMatchObject({ failure: { code: 'not-an-address' } });
  expect(await wish(email)).toMatchObject({ failure: { code: 'same-address' } });
  expect(
    await requestAddress(context, { orderId: newIdentifier(clock), address: 'a@b.example' }),
  ).toMatchObject({ failure: { code: 'no-order' } });
});

test('an order sends a few strangers at most a question', async () => {
  for (const number of [1, 2, 3])
    expect(await wish(`ada${number}@candidate.example`)).toMatchObject({ ok: true });
  expect(await wish('ada4@candidate.example')).toMatchObject({ failure: { code: 'too-many' } });
  expect(await mails()).toHaveLength(3);
});
