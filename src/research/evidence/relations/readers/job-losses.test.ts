import { describe, expect, test } from 'vitest';
import { readAs } from '../testing';

const losses = (text: string, isOwnVoice = true): readonly unknown[] =>
  readAs(text, { isOwnVoice }).flatMap(([attribute, value]) =>
    attribute === 'layoff' ? [value] : [],
  );

describe('Jobs that are lost are counted', () => {
  test.each([
    ['We close the yard, and 84 people lose their jobs.', 84],
    ['We close the yard, and 84 people will lose their jobs.', 84],
    ['With this, 1,240 employees are losing their jobs.', 1_240],
    ['Today forty people have lost their jobs at Tolvane.', 40],
  ])('in “%s”', (text, count) => {
    expect(losses(text)).toContain(count);
  });

  test.each([
    ['After the fire, 84 people lost the roof of their homes.', 'homes'],
    ['After the fire, 84 people lost their hats.', 'hats'],
    ['After the fire, many people lost their jobs.', 'nobody knows how many'],
    ['After the fire, 84 boats lost their jobs.', 'boats'],
    ['If we close the yard, 84 people lose their jobs.', 'a condition'],
    ['At Kestrel, 84 people lost their jobs.', 'another company'],
  ])('not in “%s”, which tells of %s', (text) => {
    expect(losses(text).filter((value) => value !== undefined)).toEqual([]);
  });

  test('not in a stranger’s words', () => {
    expect(losses('The yard closes, and 84 people lose their jobs.', false)).toEqual([]);
  });
});
