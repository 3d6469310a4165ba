import { expect, test } from 'vitest';
import { deskCommandOf, DESK_KEYS, isPaletteKey } from './keys';

const press = (key: string, more: Partial<Parameters<typeof deskCommandOf>[0]> = {}) =>
  deskCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });
const inside = (selector: string) =>
  ({
    closest: (asked: string) => (asked.includes(selector) ? {} : null),
  }) as unknown as EventTarget;

test('each key of the desk does what its help says, large or small', () => {
  for (const { keys, command } of DESK_KEYS)
    for (const key of keys) expect(press(key.toUpperCase())).toBe(command);
  expect(press('z')).toBeNull();
});

test('no key counts while somebody types, in a dialog, or with another key held', () => {
  expect(press('j', { target: inside('input') })).toBeNull();
  expect(press('/', { target: inside('dialog[open]') })).toBeNull();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const)
    expect(press('n', { [held]: true })).toBeNull();
});

test('the palette opens with Ctrl K or ⌘K, and with nothing else held', () => {
  const none = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(isPaletteKey({ ...none, ctrlKey: true })).toBe(true);
  expect(isPaletteKey({ ...none, key: 'K', metaKey: true })).toBe(true);
  expect(isPaletteKey(none)).toBe(false);
  expect(isPaletteKey({ ...none, ctrlKey: true, shiftKey: true })).toBe(false);
  expect(isPaletteKey({ ...none, ctrlKey: true, altKey: true })).toBe(false);
});
