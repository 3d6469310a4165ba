import { expect, test } from 'vitest';
import { SHOP_ZONE } from '../../../../content/brand';
import type { TableAsk } from '../../../desk/orders/shape';
import { readAsk, writeAsk } from './ask';

const read = (query: string): TableAsk => readAsk(new URLSearchParams(query));
const all = read('');
const id = '0196a1b2-0000-7000-8000-000000000001';

test('an address without anything asks for all orders, the newest first, and is as short as it can be', () => {
  expect(all).toEqual({
    words: '',
    stage: null,
    payment: null,
    need: null,
    fromDay: null,
    untilDay: null,
    zone: SHOP_ZONE,
    sort: 'newest',
    place: null,
  });
  expect(writeAsk(all)).toBe('');
});

test.each<Partial<TableAsk>>([
  { words: 'Tallow & Finch?=#' },
  { stage: 'In expert review', payment: 'partly-refunded', need: 'cancel-asked' },
  { fromDay: '2026-03-01', untilDay: '2026-03-31', zone: 'Europe/Berlin' },
  { sort: 'company', place: { after: { id, key: 'tallow ~ & finch' } } },
  { sort: 'promise', place: { before: { id, key: 'infinity' } } },
  { sort: 'amount', place: { after: { id, key: '3500' } } },
  { place: { after: { id, key: '2026-11-20 11:59:18.123456+00' } } },
  { place: { before: { id, key: '2026-11-20 17:29:18+05:30' } } },
  { place: 'end' },
])('what an address asks for is written as the same address: %j', (part) => {
  const ask = { ...all, ...part };
  expect(read(writeAsk(ask))).toEqual(ask);
});

test.each([
  'stage=Draft',
  'stage=<script>',
  'payment=free',
  'need=all',
  'sort=toString',
  'from=2026-13-45',
  'until=yesterday',
  'zone=Mars/Olympus',
  'page=first',
  `after=${id}~yesterday`,
  `after=${id}~2026-99-99 11:59:18+00`,
  `after=nobody~2026-11-20 11:59:18+00`,
  `after=${id}~infinity`,
  `before=${id}`,
  'auth=admin',
])('what an address can’t mean is as if it were not there: %s', (query) => {
  expect(read(query)).toEqual(all);
});

test('a place of one order is no place of another', () => {
  expect(read(`sort=amount&after=${id}~tallow`).place).toBeNull();
  expect(read(`sort=company&after=${id}~a%00b`).place).toBeNull();
});

test('nobody searches for a book', () => {
  expect(read(`q=${'x'.repeat(5_000)}`).words).toHaveLength(300);
});
