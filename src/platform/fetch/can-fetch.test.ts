import { expect, onTestFinished, test } from 'vitest';
import { canFetch } from './can-fetch';

test('A process that can fetch says so, and touches no network.', async () => {
  expect(await canFetch()).toBe(true);
});

test('A fault of the program itself is thrown, and not called one of the network.', async () => {
  const { transfer } = ArrayBuffer.prototype;
  onTestFinished(() => {
    ArrayBuffer.prototype.transfer = transfer;
  });
  // As on a Node that has no such method.
  Object.assign(ArrayBuffer.prototype, { transfer: undefined });
  await expect(canFetch()).rejects.toThrow('transfer is not a function');
});
