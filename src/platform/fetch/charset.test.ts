import { expect, test } from 'vitest';
import { decodeText } from './charset';

test.each([
  ['plain letters', Buffer.from('Grosse Fahrt'), 'Grosse Fahrt'],
  ['UTF-8', Buffer.from('Größe der Fähre'), 'Größe der Fähre'],
  [
    'the older charset of the west, said to be UTF-8',
    Buffer.from('Größe der Fähre', 'latin1'),
    'Größe der Fähre',
  ],
  [
    'UTF-8 with one letter that is damaged',
    Buffer.concat([Buffer.from('Größe der Fähre, Łódź '), Buffer.from([0xe4])]),
    'Größe der Fähre, Łódź \ufffd',
  ],
  ['UTF-8 that was damaged before it was sent', Buffer.from('Gr\ufffd\ufffde'), 'Gr\ufffd\ufffde'],
])('%s is read as what it is', (_, bytes, expected) => {
  expect(decodeText(bytes, 'utf-8')).toBe(expected);
});

test('another charset that was named is taken at its word', () => {
  expect(decodeText(Buffer.from([0xc4, 0xe5]), 'iso-8859-5')).toBe('Фх');
});
