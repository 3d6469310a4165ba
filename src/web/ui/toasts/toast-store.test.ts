import { expect, test, vi } from 'vitest';
import { createToastStore, staysUntilDismissed } from './toast-store';

test('the newest toast is the visible one, and a passing one is gone for good', () => {
  const store = createToastStore();
  store.add({ kind: 'info', title: 'First' });
  const second = store.add({ kind: 'success', title: 'Second' });
  expect(store.visible()?.title).toBe('Second');
  store.remove(second);
  expect(store.visible()).toBeNull();
});

test('an error covered by a newer toast comes back once that one has left', () => {
  const store = createToastStore();
  store.add({ kind: 'error', title: 'It failed' });
  const passing = store.add({ kind: 'info', title: 'By the way' });
  store.remove(passing);
  expect(store.visible()?.title).toBe('It failed');
});

test('a dismissed toast is shown leaving, until it is removed', () => {
  const store = createToastStore();
  const id = store.add({ kind: 'info', title: 'Bye' });
  store.dismiss(id);
  expect(store.visible()).toMatchObject({ id, open: false });
  store.remove(id);
  expect(store.visible()).toBeNull();
});

test('a loading toast becomes a success under the same id', () => {
  const store = createToastStore();
  const id = store.add({ kind: 'loading', title: 'Working' });
  store.update(id, { kind: 'success', title: 'Done' });
  expect(store.visible()).toMatchObject({ id, kind: 'success', title: 'Done', open: true });
});

test('listeners hear of every change until they leave', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.add({ kind: 'info', title: 'One' });
  store.update(id, { title: 'Two' });
  leave();
  store.remove(id);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['success', false],
  ['info', false],
  ['warning', false],
  ['error', true],
  ['destructive', true],
  ['loading', true],
] as const)('whether a toast of kind %s stays until dismissed: %s', (kind, stays) => {
  expect(staysUntilDismissed({ kind })).toBe(stays);
});
