import { expect, test } from 'vitest';
import { hashOf, rowsOf } from '../../fixtures/made-up-company';
import { verifyClaim } from '../verify-claim';

function verdictOf(quote: string, text: string): string {
  const evidence = rowsOf({
    sourceId: 'ledger',
    sourceName: 'The Ledger',
    url: 'https://news.example/a',
    title: 'Figures',
    text: quote,
    findings: [{ topic: 'news', attribute: 'statement', quote, value: quote }],
  });
  return verifyClaim(
    { kind: 'fact', text, evidence, restsOn: [] },
    { company: 'Fernhollow', aliases: [], domains: ['fernhollow.example'], role: 'Engineer' },
    new Map([[hashOf(quote), quote]]),
  ).verdict;
}

test.each([
  ['revenue of €3 mrd', 'revenue of €3', 'revenue of €3 billion'],
  ['revenue of $4.2 bln', 'revenue of $4.2', 'revenue of $4.2 billion'],
  ['paid a fine of $12 mm', 'paid a fine of $12', 'paid a fine of $12 million'],
  ['raised HK$9 million', 'raised $9 million', 'raised HK$9 million'],
  ['paid a fine of R$12 million', 'paid a fine of $12 million', 'paid a fine of R$12 million'],
  ['raised AU$3 million', 'raised $3 million', 'raised A$3 million'],
  ['raised NZ$9 million', 'raised $9 million', 'raised NZ$9 million'],
  ["sold 1'500'000 sensors", 'sold 500 sensors', 'sold 1,500,000 sensors'],
  ['had sales of €7 mio', 'had sales of €7', 'had sales of €7 million'],
  ['had sales of NOK 4 billion', 'had sales of $4 billion', 'had sales of NOK 4 billion'],
  ['had sales of 2,5 Mio. €', 'had sales of €5', 'had sales of €2.5 million'],
  ["had sales of CHF 1'500'000", 'had sales of CHF 500', 'had sales of CHF 1.5 million'],
  ['will cut up to 500 jobs', 'will cut 500 jobs', 'will cut up to 500 jobs'],
  [
    'earned a profit of $10–12 million',
    'earned a profit of $10 million',
    'earned a profit of $10-12 million',
  ],
])('of “%s” a source says “%s” is false, and “%s” is true', (quote, lie, truth) => {
  const source = `In that year Fernhollow ${quote}, the paper said.`;
  expect(verdictOf(source, `Fernhollow ${lie}.`)).toBe('unsupported');
  expect(verdictOf(source, `Fernhollow ${truth}.`)).toBe('supported');
});
