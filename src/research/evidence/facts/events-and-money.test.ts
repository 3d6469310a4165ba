import { expect, test } from 'vitest';
import { funding, layoffs } from './events';
import { launches } from './launches';
import { money } from './money';
import type { Said } from './said';
import { namesOf } from './subject';

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

const FUNDED = [
  'Harbour Capital and others back Loam Ferry with $40 million in a Series B on May 3, 2024.',
  'Loam Ferry’s Series B of May 3, 2024 came to $40 million.',
  'With its Series B, worth $40 million, Loam Ferry can build boats from May 3, 2024.',
  'Loam Ferry’s backers put up another $40 million in a Series B on 3 May 2024.',
  'Signed on May 3, 2024: a Series B of $40 million for Loam Ferry, with Harbour Capital in the lead.',
];
test.each(FUNDED)('a round: %s', (sentence) => {
  expect(funding(said(sentence))).toMatchObject([
    { attribute: 'funding', value: 40e6, unit: 'usd' },
  ]);
});

const NOT_FUNDED = [
  'Brindle Boats, a rival of Loam Ferry, closed a Series B of $40 million.',
  'Our customer Brindle Bank got $40 million from investors.',
  'Investors value Loam Ferry at $40 million.',
  'Loam Ferry paid $40 million for Brindle’s new equity.',
  'Loam Ferry hopes for a Series B of $40 million.',
  'Investors heard that Loam Ferry had sales of $40 million.',
  'Loam Ferry took a loan of $40 million from new investors.',
];
test.each(NOT_FUNDED)('no round of ours: %s', (sentence) => {
  expect(funding(said(sentence))).toEqual([]);
});

const CUT = [
  'On May 3, 2024, Loam Ferry announced that it would lay off 84 people.',
  '84 positions were eliminated on May 3, 2024, mostly ashore.',
  'Redundancies at Loam Ferry: 84 people were told on May 3, 2024.',
  'On May 3, 2024 we had to say farewell to 84 colleagues.',
  'Loam Ferry terminated the contracts of 84 employees on May 3, 2024.',
  'Loam Ferry’s payroll shrank by 84 people on May 3, 2024.',
  'The company scrapped 84 roles on May 3, 2024.',
];
test.each(CUT)('let go: %s', (sentence) => {
  expect(layoffs(said(sentence))).toMatchObject([
    { attribute: 'layoff', value: 84, unit: 'people', asOf: '2024-05-03' },
  ]);
});

const NOT_CUT = [
  'Loam Ferry will create 84 jobs and cut ticket prices.',
  'Brindle Boats announced that it would lay off 84 people.',
  'Loam Ferry cut the waiting time for 84 people.',
  'Loam Ferry denied that 84 jobs would go.',
  'The union said 84 workers of Loam Ferry left on strike.',
  'Loam Ferry employs 84 people and closed the year well.',
];
test.each(NOT_CUT)('nobody let go: %s', (sentence) => {
  expect(layoffs(said(sentence))).toEqual([]);
});

const LAUNCHED = [
  'The launch of Mudlark on May 3, 2024 gives Loam Ferry a second leg.',
  'Since May 3, 2024, Mudlark has been on the market.',
  'Mudlark, a buoy without moving parts, went on sale on May 3, 2024.',
  'Mudlark joined our range on May 3, 2024.',
  'On May 3, 2024 Loam Ferry took the wraps off Mudlark.',
  'Meet Mudlark, out since May 3, 2024.',
  'Mudlark entered the market on May 3, 2024.',
  'The premiere of Mudlark was on May 3, 2024.',
  'Mudlark arrived on May 3, 2024.',
  'Mudlark has been shipping since May 3, 2024.',
  'Loam Ferry added Mudlark to its range on May 3, 2024.',
  'On May 3, 2024 we delivered the first Mudlark.',
  'Released: Mudlark, on May 3, 2024.',
  'Mudlark, which Loam Ferry launched on May 3, 2024, is a buoy.',
  'Loam Ferry’s newest product, Mudlark, was unveiled on May 3, 2024.',
  'The new buoy is called Mudlark and has been on sale since May 3, 2024.',
  'Mudlark reached the first customers on May 3, 2024.',
  'We are proud to present Mudlark, ready since May 3, 2024.',
  'Loam Ferry widened its range with Mudlark on May 3, 2024.',
  'Mudlark (launched May 3, 2024) is a buoy.',
  'On May 3, 2024 Mudlark became available to all customers.',
];
test.each(LAUNCHED)('brought out: %s', (sentence) => {
  expect(launches(said(sentence))).toMatchObject([
    { attribute: 'launch', value: 'Mudlark', asOf: '2024-05-03' },
  ]);
});

const NOT_LAUNCHED = [
  'Carmela Rasmussen joined Loam Ferry as Chief Marketing Officer on May 3, 2024.',
  'In May 2024 the Company and Brightwater Licensing entered into a settlement agreement.',
  'Loam Ferry plans to launch Mudlark on May 3, 2027.',
  'Brindle Boats’ launch of Skipper followed on May 3, 2024.',
  'In a letter to staff dated May 3, 2024, Ilse Varn announced that 75 colleagues would leave.',
];
test.each(NOT_LAUNCHED)('nothing brought out: %s', (sentence) => {
  expect(launches(said(sentence))).toEqual([]);
});

const TAKEN = [
  'Annual sales hit $1.795bn in 2025 — a record — even as margins thinned.',
  'Loam Ferry closed 2025 with a turnover that had climbed to $1.795 billion.',
  'The books of Loam Ferry show, for the year 2025, sales amounting to $1.795 billion.',
  'Revenue, $1.795 billion in 2025, came from four rivers.',
];
test.each(TAKEN)('a year’s revenue: %s', (sentence) => {
  expect(money(said(sentence))).toMatchObject([
    { attribute: 'revenue', value: 1.795e9, unit: 'usd', asOf: '2025' },
  ]);
});

const NOT_TAKEN = [
  'In 2026 the revenue of Loam Ferry is $1.795 billion.',
  'By contrast, revenue at Brindle Boats fell to $1.795 billion in 2025.',
  'Analysts had forecast 2025 revenue of $1.795 billion.',
  'The freight business contributed $1.795 billion to revenue in 2025.',
  'The company denied a report that it had inflated 2025 revenue to $1.795 billion.',
  'Loam Ferry raised $1.795 billion in 2025 to lift sales.',
  'Loam Ferry acquired Brindle, which had revenue of $90 million in 2025.',
];
test.each(NOT_TAKEN)('no year’s revenue of ours: %s', (sentence) => {
  expect(money(said(sentence))).toEqual([]);
});
