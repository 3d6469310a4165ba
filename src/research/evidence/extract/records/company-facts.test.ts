import { expect, test } from 'vitest';
import { canonicalJson } from '../../../sources';
import { extractEvidence } from '../../extract-evidence';
import { card, document, find, said } from '../../testing';

const fact = (
  end: string,
  val: number,
  filed: string,
  form = '10-K',
  start = `${end.slice(0, 4)}-01-01`,
) => ({ start, end, val, accn: '1', fy: 1, fp: 'FY', form, filed });
const filings = canonicalJson({
  cik: 77,
  facts: {
    'us-gaap': {
      NetIncomeLoss: { units: { USD: [fact('2025-12-31', -5, '2026-02-01')] } },
      Revenues: {
        units: {
          USD: [
            fact('2024-12-31', 268, '2025-08-01', '10-K/A'),
            fact('2024-12-31', 271, '2025-02-01'),
          ],
        },
      },
      RevenueFromContractWithCustomerExcludingAssessedTax: {
        units: {
          USD: [
            fact('2024-12-31', 100, '2025-02-01'),
            fact('2025-12-31', 381, '2026-02-01'),
            fact('2025-12-31', 99, '2026-02-01', '10-K', '2025-10-01'),
            fact('2025-09-30', 280, '2025-11-01', '10-Q'),
          ],
        },
      },
    },
  },
});

test('revenue by year is the figure filed last, quarters and part-year figures left out, losses kept', () => {
  const rows = extractEvidence(card, [
    document(filings, {
      kind: 'company-facts',
      reliability: 'register',
      sourceId: 'sec-companyfacts',
    }),
  ]);
  expect(said(rows, 'revenue')).toEqual([
    [381, '2025-12-31', 'current'],
    [268, '2024-12-31', 'current'],
  ]);
  expect(said(rows, 'net-income')).toEqual([[-5, '2025-12-31', 'current']]);
  expect(find(rows, 'revenue')[0]).toMatchObject({
    quote: '"end": "2025-12-31", "val": 381',
    unit: 'usd',
    details: { filed: '2026-02-01' },
  });
});

test('a quote of a figure stands under its own concept, even where two concepts state the same', () => {
  const twice = canonicalJson({
    facts: {
      'us-gaap': {
        GrossProfit: { units: { USD: [fact('2025-12-31', 7, '2026-02-01')] } },
        NetIncomeLoss: { units: { USD: [fact('2025-12-31', 7, '2026-02-01')] } },
      },
    },
  });
  const [row] = extractEvidence(card, [document(twice, { kind: 'company-facts' })]);
  expect(row?.start).toBeGreaterThan(twice.indexOf('NetIncomeLoss'));
});
