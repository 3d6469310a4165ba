import { expect, test } from 'vitest';
import { behindHeading } from './run-in';

test.each([
  ['Human capital – We employ many.', 'We employ many.'],
  ['Trade: The yard sells boats.', 'The yard sells boats.'],
  ['Our yard – It opens at nine – Every day', 'It opens at nine – Every day'],
  ['Trade: the yard sells boats.', 'Trade: the yard sells boats.'],
  ['In 2025: We sold boats.', 'In 2025: We sold boats.'],
  ['Go – Now', 'Go – Now'],
  ['', ''],
])('what stands behind the heading of “%s”', (text, rest) => {
  expect(text.slice(behindHeading(text))).toBe(rest);
});
