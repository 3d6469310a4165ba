import { expect, test } from 'vitest';
import { plainMessage } from './plain-words';

test.each([
  ['keeps line breaks, as one kind', 'a\r\nb\nc', 'a\nb\nc'],
  ['drops what a mail’s head or a database can’t hold', 'a\u0000b\u001bc\u007fd\u2028e', 'abcde'],
  ['mends half a character', 'a\ud800b', 'a\ufffdb'],
  ['drops space around', '  a b \n', 'a b'],
  ['leaves other scripts and pictures alone', 'Čau 你好 🙂', 'Čau 你好 🙂'],
])('%s', (_, typed, kept) => {
  expect(plainMessage(typed)).toBe(kept);
});
