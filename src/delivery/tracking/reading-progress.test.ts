import { expect, test } from 'vitest';
import { createReadingProgress } from './reading-progress';

test('sources are counted once, and the newest are named first', () => {
  const progress = createReadingProgress();
  for (const source of ['a register', 'a newsroom', 'a board', 'a register', 'a feed'])
    progress.note('order', source);
  expect(progress.of('order')).toEqual({
    sources: 4,
    latest: ['a feed', 'a register', 'a board'],
  });
  expect(progress.of('another')).toBeNull();
});

test('nothing is told once the reading has ended, and old orders make room', () => {
  const progress = createReadingProgress();
  progress.note('order', 'a register');
  progress.end('order');
  expect(progress.of('order')).toBeNull();
  progress.note('first', 'a register');
  for (let index = 0; index < 200; index += 1) progress.note(`order ${index}`, 'a register');
  expect(progress.of('first')).toBeNull();
  expect(progress.of('order 199')).not.toBeNull();
});
