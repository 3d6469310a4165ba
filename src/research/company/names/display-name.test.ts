import { expect, test } from 'vitest';
import { displayName } from './display-name';
import { comparableName } from './names';

test.each([
  ['LOAM FERRY CORP', '', 'Loam Ferry'],
  ['LOAM & FERRY Co', '', 'Loam & Ferry'],
  ['BANK OF THE FEN CORP /DE/', '', 'Bank of the Fen'],
  ['QLV HEALTH INC/MD', 'QLVH', 'QLV Health'],
  ['TARN-MCFENNY PLC', '', 'Tarn-McFenny'],
  ['LOAMAZON COM INC', '', 'Loamazon.com'],
  ['ZAO', 'ZAO', 'ZAO'],
  ['4T CO', '', '4T'],
  ['RED GAP STORES INC', 'RGS', 'Red Gap Stores'],
  ['eLoam Ferry Inc', '', 'eLoam Ferry Inc'],
  ['Loam AG & Co. KG', '', 'Loam AG & Co. KG'],
])('a register’s “%s” (%s) is printed as “%s”', (registered, ticker, printed) => {
  expect(displayName(registered, ticker)).toBe(printed);
});

test('a register’s mark behind a legal form is no part of the name, and “A/S” and “AC/DC” are none', () => {
  expect(
    ['Tarn Corp /DE/', 'TARN CORP/OH/', 'Tarn A/S', 'AC/DC', 'TARN CORP \\DE\\'].map(
      comparableName,
    ),
  ).toEqual(['tarn', 'tarn', 'tarn', 'ac dc', 'tarn']);
});
