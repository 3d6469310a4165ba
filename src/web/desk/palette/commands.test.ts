import { expect, test } from 'vitest';
import { placesFor } from '../frame/places';
import { commandsFor, stepIn } from './commands';

const owner = placesFor({ id: '1', name: 'mara', role: 'owner' });
const expert = placesFor({ id: '2', name: 'ilse', role: 'expert' });
const names = (typed: string, open = owner): readonly string[] =>
  commandsFor(typed, open, []).map(({ name }) => name);

test('what was typed is found in any order and in any case', () => {
  expect(names('ORDERS late')).toEqual(['Show late orders']);
  expect(names('webhooks')).toEqual(['Operations: Webhooks']);
  expect(names('no such thing')).toEqual([]);
});

test('nothing is offered whose page is not open to this person', () => {
  expect(names('invite')).toEqual(['Invite a colleague']);
  expect(names('invite', expert)).toEqual([]);
  expect(names('', expert).filter((name) => name.startsWith('Operations'))).toEqual([]);
});

test('orders that were found come first, and lead to their pages', () => {
  const found = { number: 'FW-10427', company: 'Marrow & Pine', name: 'Iris', stage: 'Queued' };
  expect(commandsFor('marrow', owner, [found])[0]).toEqual({
    id: 'order-FW-10427',
    group: 'Orders',
    name: 'FW-10427 Marrow & Pine',
    hint: 'Iris, Queued',
    to: '/desk/orders/FW-10427',
  });
});

test('after the last line comes the first, and before the first the last', () => {
  expect([stepIn(3, 2, 1), stepIn(3, 0, -1), stepIn(3, 0, 1), stepIn(0, 0, 1)]).toEqual([
    0, 2, 1, 0,
  ]);
});
