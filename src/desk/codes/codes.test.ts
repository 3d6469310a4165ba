import { expect, test } from 'vitest';
import { draftOf, embeddedShop } from '../../shop/testing';
import { applyCode } from '../../shop/payments';
import { permit } from '../policy';
import { makeCode, stopCode, viewCodes } from './codes';
import { emptyCodeForm, readCodeForm, type CodeForm } from './shape';

function allowed() {
  const given = permit({ id: '1', name: 'mara', role: 'owner' }, 'manage-codes');
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
}
const form = (change: Partial<CodeForm> = {}): CodeForm => ({
  ...emptyCodeForm,
  code: 'spring-20',
  value: '20',
  ...change,
});
/** A Monday noon in Boston. */
const NOW = new Date('2026-03-02T17:00:00.000Z');
const errorsOf = (change: Partial<CodeForm>) => {
  const read = readCodeForm(form(change), NOW);
  return 'errors' in read ? Object.keys(read.errors) : [];
};

test('an owner makes a code, a buyer holds it, and the list tells both; then it is ended', async () => {
  const shop = await embeddedShop();
  expect(await makeCode(shop.orders, allowed(), form({ usesLimit: '1' }))).toEqual({
    ok: true,
    value: 'SPRING-20',
  });
  expect(await makeCode(shop.orders, allowed(), form())).toMatchObject({
    failure: { code: 'code-exists' },
  });
  await applyCode(shop.payments, { draftId: await draftOf(shop), typed: 'spring-20' });
  expect(await viewCodes(shop.orders, allowed())).toMatchObject({
    value: [{ code: 'SPRING-20', uses: 1, paid: 0, state: 'used-up', createdBy: 'staff:mara' }],
  });
  expect(await stopCode(shop.orders, allowed(), 'spring-20')).toMatchObject({ ok: true });
  expect(await stopCode(shop.orders, allowed(), 'spring-20')).toMatchObject({ ok: false });
  expect(await viewCodes(shop.orders, allowed())).toMatchObject({ value: [{ state: 'ended' }] });
  const audit = await shop.database.queryRows(
    'SELECT kind, subject, actor FROM audit_event ORDER BY id',
  );
  expect(audit).toEqual([
    { kind: 'code-created', subject: 'SPRING-20', actor: 'staff:mara' },
    { kind: 'code-ended', subject: 'SPRING-20', actor: 'staff:mara' },
  ]);
});

test('a code that does not read well is not made, and each fault is told at its field', async () => {
  const shop = await embeddedShop();
  const made = await makeCode(shop.orders, allowed(), form({ code: 'x', value: '120' }));
  expect(made).toMatchObject({ failure: { code: 'not-understood' } });
  expect(!made.ok && 'errors' in made.failure ? Object.keys(made.failure.errors) : []).toEqual([
    'code',
    'value',
  ]);
  expect(await shop.count('promotion_code')).toBe(0);
  expect(await shop.count('audit_event')).toBe(0);
});

test.each<[Partial<CodeForm>, readonly string[]]>([
  [{}, []],
  [{ kind: 'amount', value: '$7.50' }, []],
  [{ value: '100%' }, []],
  [{ value: '0' }, ['value']],
  [{ value: '12.5' }, ['value']],
  [{ kind: 'amount', value: '-3' }, ['value']],
  [{ kind: 'amount', value: '5000' }, ['value']],
  [{ kind: 'amount', value: '' }, ['value']],
  [{ usesLimit: '0', usesPerAddress: 'two' }, ['usesLimit', 'usesPerAddress']],
  [{ from: 'soon', until: '2026-13-40' }, ['from', 'until']],
  [{ until: '2026-03-01' }, ['until']],
  [{ from: '2026-05-02', until: '2026-05-01' }, ['until']],
  [{ note: 'n'.repeat(201) }, ['note']],
  [{ code: '👋<script>' }, ['code']],
])('%j is wrong in %j', (change, wrong) => {
  expect(errorsOf(change)).toEqual(wrong);
});

test('the last day counts as a whole, where the shop is', () => {
  expect(readCodeForm(form({ from: '2026-03-02', until: '2026-03-02' }), NOW)).toMatchObject({
    code: { validFrom: '2026-03-02T05:00:00.000Z', validUntil: '2026-03-03T05:00:00.000Z' },
  });
});
