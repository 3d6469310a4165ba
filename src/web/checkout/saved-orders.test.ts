import { expect, test } from 'vitest';
import { after, before, days, hours } from '../../kernel/time';
import {
  earlierOrder,
  hasKept,
  latestOrder,
  manualDraft,
  pruneOrders,
  readTyped,
  saveManualDraft,
  saveOrder,
  saveTyped,
  toSavedOrder,
  type KeyValueStore,
} from './saved-orders';

const now = new Date('2026-03-01T09:00:00.000Z');
const details = {
  company: 'Quillhaven Systems',
  role: 'Backend Engineer',
  email: 'Ada@mail.example',
  name: 'Ada',
  interviewers: '',
  location: 'Omaha',
};
const paid = { paymentId: 'pi_1', paymentStatus: 'succeeded', paymentAmount: 35 };

function memory(
  values: Record<string, string> = {},
): KeyValueStore & { readonly values: Map<string, string> } {
  const map = new Map(Object.entries(values));
  return {
    values: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

test('a paid order is kept as the latest and as an entry of its own, with the documented fields', () => {
  const store = memory();
  saveOrder(store, toSavedOrder(details, paid, now), 'paid', now);
  expect([...store.values.keys()]).toEqual(['orderDetails', `orderDetails_${now.getTime()}`]);
  expect(JSON.parse(store.values.get('orderDetails') ?? '')).toEqual({
    company: 'Quillhaven Systems',
    role: 'Backend Engineer',
    email: 'Ada@mail.example',
    name: 'Ada',
    location: 'Omaha',
    date: '2026-03-01T09:00:00.000Z',
    ...paid,
  });
});

test('a manual request has its own key and ends its draft and the half-typed form', () => {
  const store = memory();
  const draft = toSavedOrder(details, { paymentStatus: 'manual_request', paymentAmount: 35 }, now);
  saveManualDraft(store, draft);
  saveTyped(store, { company: 'Quill' }, now);
  expect(manualDraft(store)).toEqual(draft);
  saveOrder(store, draft, 'manual', now);
  expect([...store.values.keys()]).toEqual(['orderDetails', `orderDetailsmanual_${now.getTime()}`]);
});

test('entries are forgotten after thirty days and not a moment sooner', () => {
  const store = memory();
  const old = before(now, days(30));
  saveOrder(store, toSavedOrder(details, paid, old), 'paid', old);
  pruneOrders(store, now);
  expect(latestOrder(store)?.company).toBe('Quillhaven Systems');
  pruneOrders(store, new Date(now.getTime() + 1));
  expect(store.values.size).toBe(0);
});

test('what was typed and never sent is forgotten after thirty days too, counted from the last key pressed', () => {
  const store = memory();
  saveTyped(store, { company: 'Quill' }, before(now, days(40)));
  saveTyped(store, { company: 'Quillhaven' }, before(now, days(30)));
  pruneOrders(store, now);
  expect(readTyped(store)).toEqual({ company: 'Quillhaven' });
  pruneOrders(store, new Date(now.getTime() + 1));
  expect(store.values.size).toBe(0);
});

test('what was typed at an unknown time is not kept', () => {
  const store = memory({ orderForm: '{"company":"Quill"}' });
  pruneOrders(store, now);
  expect(store.values.size).toBe(0);
});

test('pruning leaves foreign keys alone and throws out what can’t be read', () => {
  const store = memory({
    adminAuth: 'true',
    orderDetails: '{"half',
    tempOrderDetails: '[]',
    [`orderDetails_${now.getTime()}`]: 'null',
  });
  pruneOrders(store, now);
  expect([...store.values.keys()]).toEqual(['adminAuth']);
});

test('the same address and company are recognised whatever their case and spaces', () => {
  const store = memory();
  saveOrder(store, toSavedOrder(details, paid, now), 'paid', now);
  expect(
    earlierOrder(store, { email: ' ada@MAIL.example', company: 'quillhaven  systems ' })?.paymentId,
  ).toBe('pi_1');
  expect(earlierOrder(store, { email: 'ada@mail.example', company: 'Other' })).toBeNull();
  expect(
    earlierOrder(store, { email: 'eve@mail.example', company: 'Quillhaven Systems' }),
  ).toBeNull();
});

test('of several orders for the same company the latest is told', () => {
  const store = memory();
  const later = after(now, days(2));
  saveOrder(store, toSavedOrder(details, { ...paid, paymentId: 'pi_2' }, later), 'paid', later);
  saveOrder(store, toSavedOrder(details, paid, now), 'paid', now);
  expect(earlierOrder(store, details)?.paymentId).toBe('pi_2');
});

test('what was typed comes back, and nothing that is not text', () => {
  const store = memory();
  saveTyped(store, { company: 'Quill', role: '' }, now);
  expect(readTyped(store)).toEqual({ company: 'Quill', role: '' });
  store.setItem('orderForm', '{"company":7,"role":"x"}');
  expect(readTyped(store)).toEqual({ role: 'x' });
});

test('an order that the server placed counts as kept if an entry is about as young', () => {
  const store = memory();
  saveOrder(store, toSavedOrder(details, paid, now), 'paid', now);
  expect(hasKept(store, details, after(now, hours(1)).toISOString())).toBe(true);
  expect(hasKept(store, details, after(now, hours(2)).toISOString())).toBe(false);
  expect(hasKept(store, { ...details, company: 'Other' }, now.toISOString())).toBe(false);
});
