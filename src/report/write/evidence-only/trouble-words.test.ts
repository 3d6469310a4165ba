import { expect, test } from 'vitest';
import { rowsOf } from '../../fixtures/made-up-company';
import { isTrouble } from './troubles';

const rowOf = (quote: string) =>
  rowsOf({
    sourceId: 'ledger',
    sourceName: 'The Ledger',
    url: 'https://news.example/a',
    title: 'News',
    text: quote,
    findings: [{ topic: 'news', attribute: 'statement', quote, value: quote }],
  });

test.each([
  ['Fernhollow was fined for late accounts.', true],
  ['The drivers went on strike in March.', true],
  ['Fernhollow will close two of its shops.', true],
  ['Its head of sales resigned.', true],
  ['Fernhollow struck a deal, and hopes to strike a second.', false],
  ['Fernhollow closed the gap to its rivals.', false],
  ['Fernhollow opened a mill.', false],
])('“%s” tells of trouble: %s', (quote, isSo) => {
  expect(rowOf(quote).map(isTrouble)).toEqual([isSo]);
});
