import { expect, test } from 'vitest';
import { readDates, readQuantities, type PlainDate } from '../../../language';
import { hashOf, rowsOf } from '../../fixtures/made-up-company';
import { SPELLINGS } from '../../fixtures/spellings';
import { verifyClaim } from '../verify-claim';

function verdictOf(source: string, said: string): string {
  const quote = `In its long notes Fernhollow has put it ${source}, and said so.`;
  const evidence = rowsOf({
    sourceId: 'ledger',
    sourceName: 'The Ledger',
    url: 'https://news.example/a',
    title: 'Figures',
    text: quote,
    findings: [{ topic: 'news', attribute: 'statement', quote, value: quote }],
  });
  return verifyClaim(
    { kind: 'fact', text: `Fernhollow has put it ${said}.`, evidence, restsOn: [] },
    { company: 'Fernhollow', aliases: [], domains: ['fernhollow.example'], role: 'Engineer' },
    new Map([[hashOf(quote), quote]]),
  ).verdict;
}

const two = (value: number): string => String(value).padStart(2, '0');

function plain({ year, month, day, quarter, half, isFiscal, isDecade, isEnd }: PlainDate): string {
  const part = quarter === undefined ? (half === undefined ? '' : `h${half}`) : `q${quarter}`;
  const rest = [month, day].flatMap((value) => (value === undefined ? [] : [`-${two(value)}`]));
  const fiscal = isFiscal === true && part === '' && month === undefined ? 'f' : '';
  return `${year}${rest.join('')}${part}${fiscal}${isDecade ? 'd' : ''}${isEnd ? 'e' : ''}`;
}

function read(text: string): readonly string[] {
  const { dates, rest } = readDates(text);
  return [
    ...dates.map((date) => `${plain(date)} date`),
    ...readQuantities(rest).map(({ quantity: { value, unit, text: said } }) =>
      unit === 'code' ? `${said} code` : `${Number(value.toFixed(2))} ${unit}`.trim(),
    ),
  ];
}

const ROWS = SPELLINGS.map((row) => row.split(' | ').map((cell) => cell.trim()));
const stands = (text: string): string => (/^(?:in|on|at) /u.test(text) ? text : `at ${text}`);

test('there are two hundred spellings, each once', () => {
  expect(new Set(SPELLINGS).size).toBe(200);
});

test.each(ROWS)('“%s” comes to “%s”, and so does “%s”', (text = '', value = '', same = '') => {
  expect(read(text)).toContain(value);
  expect(read(same)).toContain(value);
});

test.each(ROWS)(
  '“%s” (%s) carries “%s” and not “%s”',
  (text = '', _value, same = '', other = '') => {
    expect(verdictOf(stands(text), stands(same))).toBe('supported');
    expect(verdictOf(stands(same), stands(text))).toBe('supported');
    expect(verdictOf(stands(text), stands(other))).toBe('unsupported');
  },
);
