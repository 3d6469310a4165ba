import { describe, expect, test } from 'vitest';
import { readWish } from './read-wish';

const said = (instruction: string) =>
  readWish(instruction).map((order) =>
    order.do === 'shorten'
      ? `shorten ${order.most ?? ''}`.trim()
      : `${order.do} ${order.things.map((stems) => stems.join('+')).join(' | ')}`,
  );

describe('without a model a wish is read by its words', () => {
  test.each([
    ['Leave out the benefits.', ['leave-out benefit']],
    [
      'Please drop the parental leave and the field weeks',
      ['leave-out parental+leav | field+week'],
    ],
    ["Don't mention its revenue", ['leave-out revenu']],
    ['Lead with the mission.', ['lead mission']],
    ['Put the head office first.', ['lead head+offic']],
    ['Only the values, please', ['only valu']],
    ['Focus on pay', ['only pay']],
    ['Say more about its learning budget', ['add learn+budget']],
    ['Make it shorter', ['shorten']],
    ['At most three sentences.', ['shorten 3']],
    ['Keep 2 points', ['shorten 2']],
    [
      'Lead with the mission, then leave out the values and shorten the rest',
      ['lead mission', 'leave-out valu', 'shorten'],
    ],
  ])('“%s”', (instruction, orders) => {
    expect(said(instruction)).toEqual(orders);
  });

  test.each([
    '',
    '   ',
    'Nicer, warmer, with more soul',
    'Was soll das?',
    'leave out',
    '¶¶¶ --- ===',
    'x'.repeat(100),
  ])('and “%s” holds no order that code could follow', (instruction) => {
    expect(
      said(instruction).filter(
        (order) =>
          order.startsWith('leave-out') || order.startsWith('only') || order.startsWith('lead'),
      ),
    ).toEqual([]);
  });
});
