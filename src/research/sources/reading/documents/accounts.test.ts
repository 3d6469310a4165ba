import { describe, expect, test } from 'vitest';
import { growthOf, LINEAR } from '../../../../../test/support/growth';
import { readAccounts } from './accounts';

const context = (id: string, period: string, segment = '', number = '01234567'): string =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.companieshouse.gov.uk/">${number}</xbrli:identifier>${segment}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
const during = (from: string, until: string): string =>
  `<xbrli:startDate>${from}</xbrli:startDate><xbrli:endDate>${until}</xbrli:endDate>`;
const part =
  '<xbrli:segment><xbrldi:explicitMember dimension="core:OperatingSegmentsDimension">core:Segment1</xbrldi:explicitMember></xbrli:segment>';
const figure = (name: string, more: string, text: string): string =>
  `<ix:nonFraction name="${name}" ${more}>${text}</ix:nonFraction>`;
const gbp = 'contextRef="FY" unitRef="GBP" decimals="0"';

/** In the form of Inline XBRL as it is filed: what is tagged in the header, the figures in the text. */
const filed = (...figures: string[]): string =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"
  xmlns:core="http://xbrl.frc.org.uk/fr/2024-01-01/core" xmlns:bus='http://xbrl.frc.org.uk/cd/2024-01-01/business'
  xmlns:own="http://tarrow.example/own"><body><div style="display:none"><ix:header><ix:resources>
  ${context('FY', during('2025-01-01', '2025-12-31'))}${context('PY', during('2024-01-01', '2024-12-31'))}
  ${context('END', '<xbrli:instant>2025-12-31</xbrli:instant>')}${context('UK', during('2025-01-01', '2025-12-31'), part)}
  <xbrli:unit id="GBP"><xbrli:measure>iso4217:GBP</xbrli:measure></xbrli:unit>
  <xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>
  <xbrli:unit id="each"><xbrli:divide><xbrli:measure>iso4217:GBP</xbrli:measure><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:divide></xbrli:unit>
  </ix:resources></ix:header></div><table><tr><td>£${figures.join('</td><td>')}</td></tr></table></body></html>`;

const turnover = (more: string, text: string): string => figure('core:TurnoverRevenue', more, text);
const year = { from: '2025-01-01', until: '2025-12-31', number: '01234567' };

test('accounts give turnover, profit, and people, each with its period and its currency', () => {
  const html = filed(
    turnover(`${gbp} scale="3" format="ixt:numdotdecimal"`, '5,200'),
    turnover('contextRef="PY" unitRef="GBP" scale="3"', '4,000'),
    figure('core:ProfitLoss', `${gbp} sign="-"`, '250,000'),
    figure('core:AverageNumberEmployeesDuringPeriod', 'contextRef="FY" unitRef="pure"', '48'),
  );
  expect(readAccounts(html)).toEqual([
    { concept: 'Revenue', value: 5_200_000, unit: 'GBP', ...year },
    {
      concept: 'Revenue',
      value: 4_000_000,
      unit: 'GBP',
      from: '2024-01-01',
      until: '2024-12-31',
      number: '01234567',
    },
    { concept: 'ProfitLoss', value: -250_000, unit: 'GBP', ...year },
    { concept: 'EntityNumberOfEmployees', value: 48, unit: 'people', ...year },
  ]);
});

describe('a figure is left out', () => {
  test.each([
    ['that is of a part of the business', turnover('contextRef="UK" unitRef="GBP"', '5')],
    ['of one day', turnover('contextRef="END" unitRef="GBP"', '5')],
    ['of a period that nobody names', turnover('contextRef="X" unitRef="GBP"', '5')],
    ['without a currency', turnover('contextRef="FY" unitRef="pure"', '5')],
    ['in a unit that nobody names', turnover('contextRef="FY"', '5')],
    ['for each share', turnover('contextRef="FY" unitRef="each"', '5')],
    ['of people in money', figure('core:AverageNumberEmployeesDuringPeriod', gbp, '5')],
    ['with a name of its own taxonomy', figure('own:TurnoverRevenue', gbp, '5')],
    ['that is no figure', turnover(gbp, 'see note 4')],
    ['of a scale that can’t be', turnover(`${gbp} scale="99"`, '5')],
    ['that stands in two ways', turnover(gbp, '5') + turnover(gbp, '6')],
    ['of another kind', figure('core:Creditors', gbp, '5')],
  ])('%s', (_, one) => {
    expect(readAccounts(filed(one))).toEqual([]);
  });
});

test.each([
  [turnover(`${gbp} format="ixt:numcommadecimal"`, '1.234,5'), 1_234.5],
  [turnover(`${gbp} format="ixt2:zerodash"`, '-'), 0],
  [turnover(gbp, '<span>12</span>&#160;345'), 12_345],
  [turnover(gbp, '7') + turnover(gbp, '7'), 7],
])('a figure is read as its format says: %s', (one, value) => {
  expect(readAccounts(filed(one)).map((each) => each.value)).toEqual([value]);
});

test('a period that two places describe is of neither, and a number keeps its noughts', () => {
  const twice = filed(turnover(gbp, '5')).replace(
    '</ix:resources>',
    `${context('FY', during('2023-01-01', '2023-12-31'))}</ix:resources>`,
  );
  expect(readAccounts(twice)).toEqual([]);
  const short = filed(turnover(gbp, '5')).replaceAll('>01234567<', '>1234567<');
  expect(readAccounts(short)[0]?.number).toBe('01234567');
});

test.each([
  ['contexts', '<xbrli:context id="a"><xbrli:entity>'],
  ['figures inside of figures', '<ix:nonFraction name="core:ProfitLoss">1'],
  ['signs', '<'],
  ['attributes', '<a b="'],
])('a hundred thousand %s that never end take linear time', (_, shape) => {
  const many = (count: number) => shape.repeat(count);
  expect(growthOf(readAccounts, many, 25_000)).toBeLessThanOrEqual(LINEAR);
});
