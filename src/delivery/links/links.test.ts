import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock, type TestClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { days, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { maskSecrets } from '../../platform/log';
import { createSigner } from '../../platform/signing';
import { makeLink, openLink, revokeLinks, type LinksContext } from './index';
import { linkPaths, type LinkPurpose } from './shape';

let database: Database;
let clock: TestClock;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const context = (): LinksContext => {
  clock = testClock();
  return {
    database,
    clock,
    signer: createSigner(Buffer.alloc(32, 1)),
    baseUrl: 'https://shop.example',
  };
};
const purposes = Object.keys(linkPaths) as LinkPurpose[];
const tokenOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

test.each(purposes)('a %s link opens its order and nothing else', async (purpose) => {
  const links = context();
  const orderId = newIdentifier(clock);
  const link = await makeLink(links, { orderId, purpose });
  expect(link.startsWith(`https://shop.example${linkPaths[purpose]}`)).toBe(true);
  expect(await openLink(links, purpose, tokenOf(link))).toMatchObject({
    ok: true,
    value: { orderId },
  });
  for (const other of purposes.filter((one) => one !== purpose)) {
    expect(await openLink(links, other, tokenOf(link))).toMatchObject({
      failure: { code: 'forged' },
    });
  }
});

test.each([
  ['track', 365],
  ['report', 365],
  ['choose', 14],
  ['address', 3],
  ['share', 60],
] as const)('a %s link lives %i days, and a new one is good again', async (purpose, lifetime) => {
  const links = context();
  const orderId = newIdentifier(clock);
  const token = tokenOf(await makeLink(links, { orderId, purpose }));
  clock.advance(days(lifetime));
  clock.advance(minutes(-1));
  expect(await openLink(links, purpose, token)).toMatchObject({ ok: true });
  clock.advance(minutes(1));
  expect(await openLink(links, purpose, token)).toMatchObject({ failure: { code: 'expired' } });
  expect(
    await openLink(links, purpose, tokenOf(await makeLink(links, { orderId, purpose }))),
  ).toMatchObject({ ok: true });
});

test('revoking ends every earlier link of that order and that purpose only', async () => {
  const links = context();
  const [mine, other] = [newIdentifier(clock), newIdentifier(clock)];
  const track = tokenOf(await makeLink(links, { orderId: mine, purpose: 'track' }));
  const report = tokenOf(await makeLink(links, { orderId: mine, purpose: 'report' }));
  const theirs = tokenOf(await makeLink(links, { orderId: other, purpose: 'track' }));
  const revoke = () =>
    database.write((transaction) =>
      revokeLinks(links, transaction, { orderId: mine, purposes: ['track'] }),
    );
  await revoke();
  expect(await openLink(links, 'track', track)).toMatchObject({ failure: { code: 'revoked' } });
  expect(await openLink(links, 'report', report)).toMatchObject({ ok: true });
  expect(await openLink(links, 'track', theirs)).toMatchObject({ ok: true });
  const second = tokenOf(await makeLink(links, { orderId: mine, purpose: 'track' }));
  await revoke();
  for (const token of [track, second]) {
    expect(await openLink(links, 'track', token)).toMatchObject({ failure: { code: 'revoked' } });
  }
});

test('all purposes are revoked where none is named', async () => {
  const links = context();
  const orderId = newIdentifier(clock);
  const tokens = await Promise.all(
    purposes.map(
      async (purpose) => [purpose, tokenOf(await makeLink(links, { orderId, purpose }))] as const,
    ),
  );
  await database.write((transaction) => revokeLinks(links, transaction, { orderId }));
  for (const [purpose, token] of tokens) {
    expect(await openLink(links, purpose, token)).toMatchObject({ failure: { code: 'revoked' } });
  }
});

test('a revocation whose cause is undone revokes nothing', async () => {
  const links = context();
  const orderId = newIdentifier(clock);
  const token = tokenOf(await makeLink(links, { orderId, purpose: 'track' }));
  await expect(
    database.write(async (transaction) => {
      await revokeLinks(links, transaction, { orderId });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await openLink(links, 'track', token)).toMatchObject({ ok: true });
});

test('the database knows no link: it holds versions and no token', async () => {
  const links = context();
  const orderId = newIdentifier(clock);
  const token = tokenOf(await makeLink(links, { orderId, purpose: 'report' }));
  await database.write((transaction) => revokeLinks(links, transaction, { orderId }));
  expect(JSON.stringify(await database.queryRows('SELECT * FROM link_version'))).not.toContain(
    token.slice(-10),
  );
});

test.each(['track', 'report', 'choose', 'share'] as const)(
  'a %s link is hidden where a log would hold it',
  async (purpose) => {
    const links = context();
    const link = await makeLink(links, { orderId: newIdentifier(clock), purpose });
    expect(maskSecrets(`cannot open ${link}`)).not.toContain(tokenOf(link));
  },
);
