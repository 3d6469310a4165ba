import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { hours } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { StaffRole } from '../identity/shape';
import { permit, type Permit } from '../policy';
import { offerNext, switchService, viewService, type DeliveryContext } from './index';
import { readServiceForm, NOT_PUBLISHED, type ServiceForm } from './shape';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.runScript('DELETE FROM service_setting'));

const clock = testClock();
const delivery: DeliveryContext = {
  countWaiting: async () => 3,
  expertNeeded: true,
  promise: hours(12),
};
const context = () => ({ database, clock });

function allowed(role: StaffRole = 'owner'): Permit<'switch-service'> {
  const permitted = permit({ id: '1', name: 'mara', role }, 'switch-service');
  if (!permitted.ok) throw new Error(permitted.failure.sentence);
  return permitted.value;
}

const plain: ServiceForm = {
  days: ['1', '2', '3', '4', '5'],
  workFrom: '09:00',
  workUntil: '17:00',
  zone: 'America/New_York',
  awayWords: 'Back soon.',
  awayOrders: 'stop',
  experts: '2',
  reportsADay: '10',
  longestWaitHours: '',
};
const shut: ServiceForm = {
  ...plain,
  away: 'yes',
  awayFrom: '2026-03-01T00:00',
  awayUntil: '2026-03-20T09:00',
};
const audited = () =>
  database.queryRows(
    "SELECT kind, actor, before, after FROM audit_event WHERE subject_kind = 'service' ORDER BY id DESC LIMIT 1",
  );

test('what the owner says holds from then on, and is written down with what was before', async () => {
  expect(await offerNext(delivery, database.read, clock.now())).toMatchObject({ closed: null });
  expect(await switchService(context(), allowed(), { form: shut, version: 0 })).toMatchObject({
    ok: true,
  });
  expect(await offerNext(delivery, database.read, clock.now())).toMatchObject({
    closed: 'Back soon.',
    opensAt: new Date('2026-03-20T13:00:00.000Z'),
  });
  expect(await audited()).toMatchObject([
    {
      kind: 'service-switched',
      actor: 'staff:mara',
      before: { awayFrom: null },
      after: { awayUntil: '2026-03-20T13:00:00.000Z', awayWords: 'Back soon.' },
    },
  ]);
  expect(
    await switchService(context(), allowed(), { form: { ...plain, capacity: 'yes' }, version: 1 }),
  ).toMatchObject({ ok: true });
  expect(await viewService(context(), delivery, allowed())).toMatchObject({
    waiting: 3,
    usual: true,
    expertNeeded: true,
    next: { closed: null },
    settings: {
      version: 2,
      away: null,
      capacity: { experts: 2, reportsADay: 10, longestWaitHours: null },
      week: NOT_PUBLISHED.week,
    },
  });
});

test('of two owners who change it at once the second is told to look again, and nothing of theirs is kept', async () => {
  const changes = await Promise.all(
    [shut, plain].map((form) => switchService(context(), allowed(), { form, version: 0 })),
  );
  expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await switchService(context(), allowed(), { form: shut, version: 0 })).toMatchObject({
    failure: { code: 'changed-meanwhile' },
  });
  expect(await viewService(context(), delivery, allowed())).toMatchObject({
    settings: { version: 1 },
  });
});

test('nobody but the owner switches it', () => {
  expect(() => allowed('expert')).toThrow();
  expect(() => allowed('support')).toThrow();
});

test('where nothing limits the house, nothing is counted', async () => {
  const counting: DeliveryContext = {
    ...delivery,
    countWaiting: () => Promise.reject(new Error('was counted')),
  };
  expect(await offerNext(counting, database.read, clock.now())).toMatchObject({ closed: null });
});

describe('a form', () => {
  test.each<[string, Partial<ServiceForm>, keyof ServiceForm]>([
    ['without a day', { days: [] }, 'days'],
    ['with a day that does not exist', { days: ['8', 'x'] }, 'days'],
    ['in a zone nobody knows', { zone: 'Atlantis' }, 'zone'],
    ['with half an hour of no clock', { workFrom: '9' }, 'workFrom'],
    ['with a day of no length', { workUntil: '09:00' }, 'workUntil'],
    ['away since no hour', { ...shut, awayFrom: '' }, 'awayFrom'],
    ['away until before it begins', { ...shut, awayUntil: '2026-02-01T00:00' }, 'awayUntil'],
    [
      'away until nobody knows, yet taking orders',
      { ...shut, awayUntil: '', awayOrders: 'take' },
      'awayUntil',
    ],
    ['away without a word', { ...shut, awayWords: ' ' }, 'awayWords'],
    ['away with a sermon', { ...shut, awayWords: 'x'.repeat(401) }, 'awayWords'],
    ['with no expert', { capacity: 'yes', experts: '0' }, 'experts'],
    ['with half a report a day', { capacity: 'yes', reportsADay: '0.5' }, 'reportsADay'],
    [
      'with a wait shorter than the promise',
      { capacity: 'yes', longestWaitHours: '3' },
      'longestWaitHours',
    ],
  ])('%s is refused at its field, and changes nothing', async (_, change, field) => {
    const refused = await switchService(context(), allowed(), {
      form: { ...plain, ...change },
      version: 0,
    });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'not-understood' } });
    expect(Object.keys((refused as { failure: { errors: object } }).failure.errors)).toEqual([
      field,
    ]);
    expect(await database.queryRows('SELECT 1 FROM service_setting')).toEqual([]);
  });

  test('reads its hours by the experts’ clock, and what is not ticked says nothing', () => {
    expect(readServiceForm({ ...shut, zone: 'Asia/Tokyo' }, 1)).toMatchObject({
      settings: { away: { from: new Date('2026-02-28T15:00:00.000Z') }, capacity: null },
    });
    expect(
      readServiceForm({ ...shut, away: undefined, awayFrom: 'x' } as unknown as ServiceForm, 1),
    ).toMatchObject({ settings: { away: null } });
    expect(readServiceForm({ ...plain, capacity: 'yes', longestWaitHours: '48' }, 1)).toMatchObject(
      { settings: { capacity: { longestWaitHours: 48 } } },
    );
  });
});
