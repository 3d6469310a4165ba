import { expect, test } from 'vitest';
import type { Said } from './said';
import { namesOf } from './subject';
import { funding, layoffs } from './events';
import { legal } from './legal';

const names = namesOf({
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  jobBoards: {},
  namesakes: ['Loam Foods'],
});
const said = (text: string): Said => ({
  text,
  names,
  told: { focus: 'ours', isOwnVoice: true },
  fetchedAt: '2026-03-02T00:00:00Z',
  publishedAt: '2026-02-10',
});

const FUNDED: readonly (readonly [
  sentence: string,
  sum: number,
  day?: string | undefined,
  round?: string,
])[] = [
  [
    'Loam Ferry raised $40 million in a Series B round led by Harbour Capital in June 2025.',
    40e6,
    '2025-06',
    'Series B',
  ],
  ['Loam Ferry has closed a $40m Series B.', 40e6, undefined, 'Series B'],
  ['We secured €12.5 million in seed funding.', 12.5e6],
  ['Investors led by Harbour Capital put $40 million into Loam Ferry.', 40e6],
  ['Loam Ferry announced a $40 million Series B financing.', 40e6],
  ['Loam Ferry landed $40 million from investors.', 40e6],
  ['Harbour Capital invested $40 million in Loam Ferry in 2025.', 40e6],
  ['Loam Ferry completed a funding round of $40 million.', 40e6],
];

test.each(FUNDED.map(([sentence, sum, day, round]) => ({ sentence, sum, day, round })))(
  '$sentence',
  ({ sentence, sum, day, round }) => {
    const [found] = funding(said(sentence));
    expect(found).toMatchObject({
      value: sum,
      ...(day === undefined ? {} : { asOf: day }),
      ...(round === undefined ? {} : { details: { round } }),
    });
  },
);

const NOT_FUNDED: readonly string[] = [
  'Brindle Boats raised $90 million in a Series C.',
  'Our customer Brindle Bank raised $90 million in funding.',
  'We raised $90,000 for charity.',
  'Loam Ferry has raised $140 million in funding to date.',
  'Loam Ferry hopes to raise $90 million in funding.',
  'Loam Foods secured $20 million in a Series A.',
];

test.each(NOT_FUNDED)('no round of the company’s: %s', (sentence) => {
  expect(funding(said(sentence))).toEqual([]);
});

const CUT: readonly (readonly [sentence: string, people: number | undefined])[] = [
  ['Loam Ferry laid off 84 people in March 2025.', 84],
  ['We are cutting 84 jobs.', 84],
  ['84 people lose the job they have.', 84],
  ['Loam Ferry is letting go of 84 employees, about 7% of its workforce.', 84],
  ['Some 84 positions were eliminated at Loam Ferry.', 84],
  ['Loam Ferry reduced its workforce by 84.', 84],
  ['84 employees were made redundant.', 84],
  ['The layoffs affect 84 people.', 84],
  ['Loam Ferry parted ways with 84 colleagues.', 84],
  ['Loam Ferry cut 7% of its staff.', undefined],
  ['Loam Ferry shed 84 jobs last spring.', 84],
  ['In total, 84 roles will go.', 84],
  ['Loam Ferry dismissed 84 workers.', 84],
  ['Layoffs at Loam Ferry hit 84 workers.', 84],
  ['Loam Ferry let 84 people go.', 84],
  ['Loam Ferry said goodbye to 84 employees on March 11, 2025.', 84],
  ['We reduced our headcount by 84 positions.', 84],
  ['Loam Ferry axed 84 posts.', 84],
  ['Job cuts at Loam Ferry will affect 84 people.', 84],
];

test.each(CUT)('%s', (sentence, people) => {
  const [found] = layoffs(said(sentence));
  expect([found?.attribute, found?.value]).toEqual(['layoff', people]);
});

const NOT_CUT: readonly string[] = [
  'No other job cuts are planned.',
  'Brindle Boats laid off 300 people.',
  'Our customer Brindle Bank cut 400 jobs.',
  'Loam Ferry denied layoffs.',
  'If we laid off people, morale would drop.',
  'We cut 30 minutes from every crossing.',
  'Loam Foods laid off 40 people.',
  'I was laid off by my previous employer.',
  'Loam Ferry has never laid off anybody.',
  'At the end of the year 1,312 people worked for Loam Ferry.',
  'At the end of fiscal 2025 1,312 employees were with Loam Ferry.',
];

test.each(NOT_CUT)('nobody was let go: %s', (sentence) => {
  expect(layoffs(said(sentence))).toEqual([]);
});

const DISPUTED: readonly string[] = [
  'Loam Ferry was fined $2 million by the harbour authority in 2024.',
  'A former employee sued Loam Ferry in May 2024.',
  'Loam Ferry agreed to pay $3 million to settle a class action.',
  'The regulator opened an investigation into Loam Ferry.',
  'We settled the lawsuit in 2024.',
  'A lawsuit against Loam Ferry was filed in Ghent.',
  'In 2024 the company settled a shareholder suit for $3 million.',
  'Loam Ferry restated its accounts for 2023.',
];

test.each(DISPUTED)('%s', (sentence) => {
  expect(legal(said(sentence))).toMatchObject([{ attribute: 'legal', topic: 'legal' }]);
});

const NOT_DISPUTED: readonly string[] = [
  'Brindle Boats was fined $9 million.',
  'Our customer Brindle Bank settled a lawsuit.',
  'Loam Foods was sued in 2022.',
  'Our software helps customers avoid lawsuits and fines.',
  'Ilse settled in Ghent.',
  'Brindle Boats sued Ostel Freight.',
];

test.each(NOT_DISPUTED)('no dispute of the company’s: %s', (sentence) => {
  expect(legal(said(sentence))).toEqual([]);
});
