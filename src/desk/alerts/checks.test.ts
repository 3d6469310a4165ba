import { expect, test } from 'vitest';
import {
  diskAlerts,
  jobAlerts,
  mailAlerts,
  sourceAlerts,
  spendAlerts,
  unplacedAlerts,
  type StuckMail,
} from './checks';

const mail = (id: string, change: Partial<StuckMail> = {}): StuckMail => ({
  id,
  template: 'report-ready',
  orderNumber: 'FW-1',
  state: 'failed',
  ...change,
});
const subjects = (
  found: { readonly alerts: readonly { readonly subject: string }[] } | undefined,
) => found?.alerts.map(({ subject }) => subject);

test('each mail that did not go out is named, up to a bound, and those that tell of alerts are one', () => {
  const [few, waiting] = mailAlerts(
    [
      mail('a'),
      mail('b', { state: 'held', orderNumber: null }),
      mail('c', { template: 'alerts' }),
      mail('d', { template: 'alerts' }),
    ],
    0,
  );
  expect(subjects(few)).toEqual(['a', 'b', 'alerts']);
  expect(few?.alerts[0]).toMatchObject({ path: '/desk/operations/mail/a', orderNumber: 'FW-1' });
  expect(few?.alerts[1]?.sentence).toContain('can’t receive email');
  expect(waiting).toEqual({ kind: 'mail-waiting', alerts: [] });
  const [many] = mailAlerts(
    Array.from({ length: 50 }, (_, index) => mail(`m${index}`)),
    3,
  );
  expect(subjects(many)).toHaveLength(21);
  expect(many?.alerts.at(-1)?.sentence).toBe('30 more emails failed.');
});

test('mails that wait for their server are one alert, however many', () => {
  const [, waiting] = mailAlerts([], 120);
  expect(waiting?.alerts).toMatchObject([
    {
      subject: 'all',
      isUrgent: true,
      sentence: expect.stringContaining('120 emails have waited') as string,
    },
  ]);
});

test('spending rings above the budget of a day or a month, once for each', () => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  const budget = { day: 25_000_000, month: 300_000_000 };
  expect(spendAlerts(now, { day: 25_000_000, month: 300_000_000 }, budget).alerts).toEqual([]);
  const over = spendAlerts(now, { day: 25_000_001, month: 400_000_000 }, budget);
  expect(subjects(over)).toEqual(['2026-03-02', '2026-03']);
  expect(over.alerts[1]?.sentence).toContain('$400.00');
});

test('a disk rings below its mark, and where nothing is known of it nothing rings', () => {
  expect(diskAlerts(null, 1_000).alerts).toEqual([]);
  expect(diskAlerts(1_000, 1_000).alerts).toEqual([]);
  expect(diskAlerts(412_000_000, 1_000_000_000).alerts).toMatchObject([
    { isUrgent: true, sentence: expect.stringContaining('412 MB') as string },
  ]);
});

test('sources and payments are named each', () => {
  expect(
    subjects(
      sourceAlerts([
        { id: 'a', name: 'A', state: 'asleep' },
        { id: 'b', name: 'B', state: 'drifting' },
      ]),
    ),
  ).toEqual(['a', 'b']);
  expect(unplacedAlerts([{ attemptId: 't', orderId: 'o' }]).alerts).toMatchObject([
    { subject: 't', isUrgent: true },
  ]);
});

test('each job that was given up is named, up to a bound, and an order’s own is urgent', () => {
  expect(jobAlerts([]).alerts).toEqual([]);
  expect(
    jobAlerts([
      { id: 'a', name: 'produce-report', orderNumber: 'FW-1' },
      { id: 'b', name: 'load-file', orderNumber: null },
    ]).alerts,
  ).toMatchObject([
    { subject: 'a', isUrgent: true, orderNumber: 'FW-1' },
    { subject: 'b', isUrgent: false },
  ]);
  const many = Array.from({ length: 50 }, (_, index) => ({
    id: `j${index}`,
    name: 'send-mail',
    orderNumber: null,
  }));
  expect(jobAlerts(many).alerts).toHaveLength(21);
  expect(jobAlerts(many).alerts.at(-1)?.sentence).toBe('30 more jobs were given up.');
});
