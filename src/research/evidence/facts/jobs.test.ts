import { expect, test } from 'vitest';
import type { Said } from './said';
import { namesOf } from './subject';
import { openJobs, openJobsLine } from './jobs';
import { launches } from './launches';
import { payRangeIn } from './pay';

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

const LAUNCHED: readonly string[] = [
  'Loam Ferry today launched Mudlark Pro for small harbours.',
  'We are introducing Mudlark Pro, a planner for harbours.',
  'Mudlark Pro is now available.',
  'Loam Ferry unveiled its new ticketing app, Mudlark Pro, in Ghent.',
  'Mudlark Pro went on sale in May 2025.',
  'Loam Ferry announced the launch of Mudlark Pro.',
  'Today we release Mudlark Pro.',
  'Loam Ferry rolled out a new planner called Mudlark Pro.',
  'Mudlark Pro, our planner for harbours, is generally available.',
  'The company has brought Mudlark Pro to market.',
  'Loam Ferry Launches Mudlark Pro',
  'In May 2025 the company put Mudlark Pro on the market.',
];

test.each(LAUNCHED)('%s', (sentence) => {
  expect(launches(said(sentence))).toMatchObject([{ attribute: 'launch', value: 'Mudlark Pro' }]);
});

const NOT_LAUNCHED: readonly string[] = [
  'Brindle Boats launched Skipper in May.',
  'Our customer Brindle Bank launched Vault with us.',
  'The regulator launched an investigation.',
  'Loam Ferry plans to launch Mudlark Ultra.',
  'Loam Foods introduced Crunch Oats.',
  'We launched in Germany in 2020.',
  'Skipper by Brindle Boats is now available.',
];

test.each(NOT_LAUNCHED)('no launch of the company’s: %s', (sentence) => {
  expect(launches(said(sentence))).toEqual([]);
});

test.each([
  'We have 48 open positions.',
  'There are currently 48 open roles at Loam Ferry.',
  'Loam Ferry is hiring for 48 positions.',
  'Open positions (48)',
  'Loam Ferry lists 48 vacancies.',
  '48 jobs are open.',
  'Join us: 48 job openings in 6 teams.',
])('%s', (sentence) => {
  expect(openJobs(said(sentence))).toMatchObject([
    { attribute: 'open-jobs', value: 48, unit: 'jobs' },
  ]);
});

test.each(['Engineering (12)', 'Ghent | 12 openings', 'Sales – 12 open roles'])(
  'a team’s or a place’s open jobs: %s',
  (line) => {
    expect(openJobsLine(said(line))).toMatchObject([{ attribute: 'open-jobs-part', value: 12 }]);
  },
);

test('open jobs of one team are no sum of all, and another house’s are none of ours', () => {
  expect(openJobs(said('We have 12 open roles in Engineering.'))).toMatchObject([
    { attribute: 'open-jobs-part', details: { team: 'Engineering' } },
  ]);
  expect(openJobs(said('Brindle Boats has 90 open roles.'))).toEqual([]);
});

test.each([
  'The range is $90,000 to $110,000 a year.',
  'Base salary: USD 90,000 – 110,000',
  'Between €90.000 and €110.000 per year',
  'Pay: $90k-$110k + equity',
  '90-110k USD',
  'Salary $90K – $110K • Offers Equity',
  'The annual base pay for this role ranges from $90,000 up to $110,000.',
])('%s', (sentence) => {
  expect(payRangeIn(sentence)).toMatchObject({ from: 90_000, to: 110_000 });
});

test('pay by the hour keeps its cents, and money that nobody is paid is no pay', () => {
  expect(payRangeIn('$42.50 to $51 per hour')).toEqual({
    value: '$42.50 to $51',
    from: 42.5,
    to: 51,
    unit: 'usd',
    per: 'hour',
  });
  expect(payRangeIn('We raised $10,000 to $20,000')).toBeUndefined();
});
