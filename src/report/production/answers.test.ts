import { expect, test } from 'vitest';
import { noAnswers } from '../../shop/orders/shape';
import { digestOfAnswers } from './answers';

test('The name of what a buyer told is the one it has had since the first order', () => {
  const told = { ...noAnswers, posting: 'We need Rust.', notes: 'Remote only.' };
  expect(digestOfAnswers(told)).toBe(
    'bc3ac87a2fc074f3f8f9403bf257e2f4c8f89775860cb605c015393fb964d739',
  );
});

test('What a buyer told has no name while it is nothing', () => {
  expect(digestOfAnswers(undefined)).toBeNull();
  expect(digestOfAnswers(noAnswers)).toBeNull();
});

test('A chosen occupation gives what a buyer told another name', () => {
  expect(digestOfAnswers({ ...noAnswers, occupation: '15-1252' })).not.toBe(
    digestOfAnswers({ ...noAnswers, occupation: '15-1253' }),
  );
});
