import { expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import type { ClaimToVerify, Setting } from '../claim';
import { verifyClaim } from '../verify-claim';

const SETTING: Setting = {
  company: 'Fernhollow',
  aliases: [],
  domains: ['fernhollow.example'],
  role: 'Backend Engineer',
};

const usd = (attribute: string, value: number, asOf: string) =>
  row({ attribute, value, unit: 'usd', asOf, quote: `"end": "${asOf}", "val": ${value}` });

const REVENUE = usd('revenue', 381_200_000, '2025-12-31');
const BEFORE = usd('revenue', 327_400_000, '2024-12-31');
const EARLIER = usd('revenue', 190_100_000, '2021-12-31');
const PROFIT = usd('net-income', 11_700_000, '2025-12-31');
const LOSS = usd('net-income', -6_300_000, '2024-12-31');
const STAFF = row({
  attribute: 'employees',
  value: 1_904,
  unit: 'people',
  asOf: '2025-12-31',
  quote: 'We had 1,904 employees on December 31, 2025.',
});
const chief = row({
  attribute: 'chief-executive',
  value: 'Noreen Castellaw',
  details: { title: 'Chief Executive Officer', since: '2025-02-03' },
  quote: 'Noreen Castellaw Chief Executive Officer Noreen has led us since February 3, 2025.',
});
const FINANCE = row({
  attribute: 'leadership',
  value: 'Lucinda Farrabee',
  details: { title: 'Chief Financial Officer', since: '2024-10-07' },
  quote: 'Lucinda Farrabee Chief Financial Officer Lucinda arrived on October 7, 2024.',
});
const ACTING = row({
  attribute: 'leadership',
  value: 'Piet Vandermolen',
  details: { title: 'Acting Chief Technology Officer' },
  quote: 'Piet Vandermolen Acting Chief Technology Officer',
});
const FOUNDED = row({ attribute: 'founded', value: '2009', quote: '{"founded": "2009", "x": 1}' });
const FOUNDER = row({
  attribute: 'founder',
  value: 'Marlow Quill',
  quote: 'founder: Marlow Quill, engineer',
});
const SEAT = row({
  attribute: 'headquarters',
  value: 'Omaha',
  quote: '{"headquarters": "Omaha"}',
});
const DEAL = row({
  attribute: 'acquisition',
  value: 'Rivermark Analytics',
  asOf: '2026-03-12',
  quote: 'On March 12, 2026, Fernhollow completed the acquisition of Rivermark Analytics.',
});
const PLANNED = row({
  attribute: 'acquisition',
  value: 'Tallgrass Labs',
  details: { modality: 'plan' },
  quote: 'Fernhollow has agreed to acquire Tallgrass Labs.',
});
const RIVAL = row({
  attribute: 'competitor',
  value: 'Coldstream Logic',
  quote: 'Our competitors include Coldstream Logic.',
});
const PAY = row({
  attribute: 'pay-range',
  value: '$138,000 to $172,000',
  details: { from: 138_000, to: 172_000, per: 'year' },
  quote: 'The pay range is $138,000 to $172,000 a year.',
});
const LAUNCH = row({
  attribute: 'launch',
  value: 'Almanac Live',
  asOf: '2026-05-19',
  quote: 'On May 19, 2026 we launched Almanac Live.',
});
const TILLER = row({
  attribute: 'launch',
  value: 'Tiller',
  asOf: '2024-09-02',
  quote: 'Tiller was launched on September 2, 2024.',
});
const PART = row({
  attribute: 'segment-revenue',
  value: 42_000_000,
  unit: 'usd',
  asOf: '2025-12-31',
  details: { segment: 'Berths' },
  quote: 'Berths | 42,000,000',
});
const PLACE = row({
  attribute: 'going-pay',
  value: 96_000,
  unit: 'usd',
  details: { subject: 'the occupation, not the company' },
  quote: 'Median pay of the occupation: 96000',
});

function verify(text: string, evidence: readonly Evidence[], more: Partial<ClaimToVerify> = {}) {
  const snapshots = new Map(evidence.map(({ snapshot, quote }) => [snapshot, quote]));
  const claim = { kind: 'fact', text, evidence, restsOn: [], basis: 'typed', ...more } as const;
  return verifyClaim(claim, SETTING, snapshots);
}

const growth = (from: Evidence, to: Evidence): Partial<ClaimToVerify> => ({
  kind: 'computed',
  computation: { kind: 'growth', from: from.id, to: to.id },
});

test.each<[string, readonly Evidence[]]>([
  ['Revenue came to $381.2 million in 2025.', [REVENUE]],
  ['Fernhollow made about $380 million in revenue in 2025.', [REVENUE]],
  ['Fernhollow made nearly $400 million in revenue in 2025.', [REVENUE]],
  ['Fernhollow made more than $380 million in revenue in 2025.', [REVENUE]],
  ['Revenue rose from $327.4 million to $381.2 million in 2025.', [BEFORE, REVENUE]],
  ['Revenue has nearly tripled.', [usd('revenue', 132_000_000, '2020-12-31'), REVENUE]],
  ['Revenue has doubled since 2021.', [EARLIER, REVENUE]],
  [
    'It turned a profit of $11.7 million in 2025, after a loss of $6.3 million the year before.',
    [PROFIT, LOSS],
  ],
  ['Fernhollow earned $11.7 million in 2025.', [PROFIT]],
  ['Fernhollow lost $6.3 million in 2024.', [LOSS]],
  [
    'Fernhollow made $381.2 million in revenue in 2025 and earned $11.7 million.',
    [REVENUE, PROFIT],
  ],
  ['It had 1,904 employees at the end of 2025.', [STAFF]],
  ['Fernhollow has about 1,900 employees.', [STAFF]],
  ['Noreen Castellaw became CEO in February 2025.', [chief]],
  ['CEO Noreen Castellaw has led the company since February 2025.', [chief]],
  [
    'Noreen Castellaw became CEO in February 2025, and Lucinda Farrabee became CFO in October 2024.',
    [chief, FINANCE],
  ],
  ['Piet Vandermolen is acting CTO.', [ACTING]],
  ['Marlow Quill founded Fernhollow in 2009.', [FOUNDER, FOUNDED]],
  ['Founded in 2009, Fernhollow has its headquarters in Omaha.', [FOUNDED, SEAT]],
  ['Fernhollow was founded in 2009 and is based in Omaha.', [FOUNDED, SEAT]],
  ['Fernhollow bought Rivermark Analytics in March 2026.', [DEAL]],
  ['Rivermark Analytics was acquired by Fernhollow in March 2026.', [DEAL]],
  ['Fernhollow has agreed to buy Tallgrass Labs.', [PLANNED]],
  ['Its main competitor is Coldstream Logic.', [RIVAL]],
  ['The posting lists $138,000–$172,000.', [PAY]],
  ['Fernhollow launched Almanac Live in May 2026.', [LAUNCH]],
  ['Fernhollow launched Tiller in September 2024 and Almanac Live in May 2026.', [TILLER, LAUNCH]],
  ['Berths brought in $42 million in revenue in 2025.', [PART]],
  ['Engineers in this occupation earn about $96,000.', [PLACE]],
])('“%s” is carried by its typed values', (text, rows) => {
  expect(verify(text, rows).reasons).toEqual([]);
});

test.each<[string, readonly Evidence[]]>([
  ['Revenue came to $318.2 million in 2025.', [REVENUE]],
  ['Revenue came to $381.2 million in 2024.', [REVENUE]],
  ['Revenue came to $381.2 million in 2024.', [REVENUE, BEFORE]],
  ['In 2024, revenue came to $381.2 million.', [REVENUE, BEFORE]],
  ['Revenue came to €381.2 million in 2025.', [REVENUE]],
  ['Revenue came to $381.2 billion in 2025.', [REVENUE]],
  ['Revenue came to 381.2 million in 2025.', [REVENUE]],
  ['Fernhollow made about $370 million in revenue in 2025.', [REVENUE]],
  ['Fernhollow made nearly $380 million in revenue in 2025.', [REVENUE]],
  ['Fernhollow made more than $390 million in revenue in 2025.', [REVENUE]],
  ['Revenue came to $381.2 million in the fourth quarter of 2025.', [REVENUE]],
  ['Revenue came to $381.2 million in December 2025.', [REVENUE]],
  ['Rivermark made $381.2 million in revenue in 2025.', [REVENUE]],
  ['Coldstream Logic made $381.2 million in revenue in 2025.', [REVENUE, RIVAL]],
  ['Revenue fell from $381.2 million to $327.4 million in 2025.', [BEFORE, REVENUE]],
  ['Revenue rose from $381.2 million to $327.4 million.', [BEFORE, REVENUE]],
  ['Revenue has tripled since 2021.', [EARLIER, REVENUE]],
  ['Revenue rose in 2025, to $381.2 million.', [REVENUE]],
  ['Fernhollow earned $381.2 million in 2025.', [REVENUE]],
  ['Fernhollow earned $381.2 million in 2025.', [REVENUE, PROFIT]],
  [
    'Fernhollow made $11.7 million in revenue in 2025 and earned $381.2 million.',
    [REVENUE, PROFIT],
  ],
  ['Fernhollow earned $6.3 million in 2024.', [LOSS]],
  ['Fernhollow lost $11.7 million in 2025.', [PROFIT]],
  [
    'It turned a profit of $11.7 million in 2025, after a loss of $6.3 million two years before in 2023.',
    [PROFIT, LOSS],
  ],
  ['It had 1,940 employees at the end of 2025.', [STAFF]],
  ['It lost 1,904 customers in 2025.', [STAFF, RIVAL]],
  ['Noreen Castellaw became CEO in October 2024.', [chief, FINANCE]],
  ['Noreen Castellaw became CFO in October 2024.', [chief, FINANCE]],
  ['Noreen Castellaw became CFO in February 2025.', [chief]],
  ['Noreen Castellaw became CEO in February 2025 and CFO in October 2024.', [chief, FINANCE]],
  ['Lucinda Farrabee has led marketing since October 2024.', [FINANCE]],
  ['Piet Vandermolen is CTO.', [ACTING]],
  ['Noreen Castellaw is the former CEO.', [chief]],
  ['Founded in 2012, Fernhollow has its headquarters in Omaha.', [FOUNDED, SEAT]],
  ['Fernhollow was founded in 2009 in Omaha.', [FOUNDED, SEAT]],
  ['Rivermark Analytics bought Fernhollow in March 2026.', [DEAL]],
  ['Fernhollow was acquired by Rivermark Analytics in March 2026.', [DEAL]],
  ['Fernhollow bought Rivermark Analytics in May 2026.', [DEAL, LAUNCH]],
  ['Fernhollow bought Almanac Live in May 2026.', [LAUNCH]],
  ['Fernhollow has bought Tallgrass Labs.', [PLANNED]],
  ['Fernhollow sued Coldstream Logic.', [RIVAL]],
  ['Its only competitor is Coldstream Logic.', [RIVAL]],
  ['The posting lists $138,000–$182,000.', [PAY]],
  ['Fernhollow launched Tiller in May 2026 and Almanac Live in September 2024.', [TILLER, LAUNCH]],
  ['In May 2026 Fernhollow launched Almanac Live and Tiller.', [TILLER, LAUNCH]],
  ['Fernhollow made $42 million in revenue in 2025.', [PART]],
  ['Fernhollow pays about $96,000.', [PLACE]],
  ['Fernhollow has “1,904 happy employees”.', [STAFF]],
  ['Fernhollow has "1,904 happy employees".', [STAFF]],
  ['Fernhollow has never lost money.', [PROFIT]],
])('“%s” is refused', (text, rows) => {
  const { verdict, reasons } = verify(text, rows);
  expect(reasons).not.toEqual([]);
  expect(verdict).toBe('unsupported');
});

test('a calculated share is told with the figure it leads to, and only in its direction', () => {
  const rows = [REVENUE, BEFORE];
  const how = growth(BEFORE, REVENUE);
  expect(verify('Revenue rose 16% to $381.2 million in 2025.', rows, how).reasons).toEqual([]);
  expect(verify('Revenue rose 18% to $381.2 million in 2025.', rows, how).reasons).not.toEqual([]);
  expect(verify('Revenue rose 16% in 2025.', rows, how).reasons).toEqual([]);
  expect(verify('Revenue is up 16% since 2024.', rows, how).reasons).toEqual([]);
  expect(verify('Revenue rose 16% in 2024.', rows, how).reasons).not.toEqual([]);
  expect(verify('Revenue dropped 16% to $381.2 million.', rows, how).reasons).not.toEqual([]);
  expect(verify('Revenue rose 16% to $327.4 million in 2025.', rows, how).reasons).not.toEqual([]);
});

test('a count is told in the present tense only while it is new', () => {
  const old = { ...STAFF, asOf: '2023-12-31', fetchedAt: '2026-03-20T09:00:00.000Z' };
  expect(verify('Fernhollow has about 1,900 employees.', [old]).verdict).toBe('unsupported');
  expect(verify('Fernhollow had about 1,900 employees in 2023.', [old]).reasons).toEqual([]);
});

test('status, certainty and speaker of the rows count as for any sentence', () => {
  const told = 'Revenue came to $381.2 million in 2025.';
  const verdict = (changes: Partial<Evidence>) =>
    verify(told, [{ ...REVENUE, ...changes }]).verdict;
  expect(verdict({})).toBe('supported');
  expect(verdict({ status: 'stale' })).toBe('stale');
  expect(verdict({ status: 'conflicted' })).toBe('conflicted');
  expect(verdict({ status: 'kept-apart' })).toBe('unsupported');
  expect(verdict({ matchScore: 0.5 })).toBe('weak');
  expect(verdict({ reliability: 'first-party' })).toBe('company-says');
  expect(verdict({ start: 1 })).toBe('unsupported');
});
