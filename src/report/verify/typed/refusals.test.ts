import { defined } from '../../../kernel/defined';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, SETTING } from '../../fixtures/writing';
import type { ClaimToVerify } from '../claim';
import { verifyClaim } from '../verify-claim';

function faultsOf(
  text: string,
  evidence: readonly Evidence[],
  more: Partial<ClaimToVerify> = {},
): readonly string[] {
  const snapshots = new Map(evidence.map(({ snapshot, quote }) => [snapshot, quote]));
  const claim = { kind: 'fact', text, evidence, restsOn: [], basis: 'typed', ...more } as const;
  return verifyClaim(claim, SETTING, snapshots).reasons;
}

const figure = (attribute: string, value: number, asOf: string, more: Partial<Evidence> = {}) =>
  row({ attribute, value, unit: 'usd', asOf, quote: `"end": "${asOf}", "val": ${value}`, ...more });
const person = (attribute: string, value: string, title: string, since?: string) =>
  row({
    attribute,
    value,
    details: { title, ...defined({ since }) },
    quote: `${value} ${title}${since === undefined ? '' : ` since ${since}`}`,
  });

const SALES = figure('revenue', 84_600_000, '2025-12-31');
const SALES_BEFORE = figure('revenue', 90_000_000, '2024-12-31');
const SAME = figure('revenue', 84_300_000, '2024-12-31');
const LOSS = figure('net-income', -9_000_000, '2025-12-31');
const LOSS_BEFORE = figure('net-income', -4_000_000, '2024-12-31');
const FISCAL = figure('revenue', 51_000_000, '2025-06-30', { details: { fiscalYear: 2025 } });
const FUNDING = figure('funding', 24_000_000, '2025-06-11', {
  details: { round: 'Series B', lead: 'Loam Partners' },
  quote: 'On June 11, 2025 it raised $24 million in a Series B led by Loam Partners.',
});
const STAFF = row({
  attribute: 'employees',
  value: 420,
  asOf: '2025-12-31',
  details: { about: 'more than' },
  quote: 'It had more than 420 employees.',
});
const VICE = person('leadership', 'Bram Ostrander', 'Vice President of Engineering', '2023-04-01');
const HEAD = person('chief-executive', 'Dana Quill', 'Chief Executive Officer', '2019-09-02');
const COUNSEL = person('leadership', 'Ines Pell', 'General Counsel');
const PARENT = row({ attribute: 'parent', value: 'Loam Holdings', quote: 'Parent: Loam Holdings' });
const PRODUCT = row({ attribute: 'product', value: 'Rootline', quote: 'Rootline reads the soil.' });
const CUSTOMER = row({ attribute: 'customer', value: 'Harrow Gardens', quote: 'Harrow Gardens' });

type Case = readonly [said: string, rows: readonly Evidence[]];

describe.each<readonly [what: string, cases: readonly Case[]]>([
  [
    'a changed direction',
    [
      ['Revenue rose to $84.6 million in 2025.', [SALES, SALES_BEFORE]],
      ['Revenue was flat at $84.6 million in 2025.', [SALES, SALES_BEFORE]],
      ['Revenue grew from $84.6 million to $90 million.', [SALES, SALES_BEFORE]],
      [
        'The loss narrowed to $9 million in 2025, from $4 million the year before.',
        [LOSS, LOSS_BEFORE],
      ],
      ['Fernhollow earned $9 million in 2025.', [LOSS]],
      ['Revenue halved to $84.6 million in 2025.', [SALES, SALES_BEFORE]],
    ],
  ],
  [
    'a wrong year',
    [
      ['Revenue came to $90 million in 2025.', [SALES, SALES_BEFORE]],
      ['Fernhollow had revenue of $51 million in fiscal 2024.', [FISCAL]],
      [
        'Fernhollow had revenue of $51 million in fiscal 2025, which ended June 30, 2024.',
        [FISCAL],
      ],
      ['The loss widened to $9 million in 2025, from $4 million in 2023.', [LOSS, LOSS_BEFORE]],
      ['Fernhollow raised $24 million in June 2024.', [FUNDING]],
      ['Dana Quill has been CEO since September 2023.', [HEAD, VICE]],
      ['Dana Quill has been CEO since April 2023.', [HEAD, VICE]],
    ],
  ],
  [
    'a quarter or a month for a year',
    [
      ['Revenue came to $84.6 million in the third quarter of 2025.', [SALES]],
      ['Revenue came to $84.6 million in the first half of 2025.', [SALES]],
      ['Fernhollow lost $9 million in December 2025.', [LOSS]],
      ['Fernhollow had revenue of $51 million in June 2025.', [FISCAL]],
    ],
  ],
  [
    'a wrong unit or size',
    [
      ['Revenue came to £84.6 million in 2025.', [SALES]],
      ['Revenue came to $84.6 billion in 2025.', [SALES]],
      ['Revenue came to $84,600 in 2025.', [SALES]],
      ['Revenue rose 84.6% in 2025.', [SALES]],
      ['Fernhollow raised €24 million in June 2025.', [FUNDING]],
      ['Fernhollow had fewer than 420 employees at the end of 2025.', [STAFF]],
      ['Fernhollow had 420 products at the end of 2025.', [STAFF]],
    ],
  ],
  [
    'an unstated superlative, cause or denial',
    [
      ['Fernhollow had record revenue of $84.6 million in 2025.', [SALES]],
      ['Rootline is the leading product of Fernhollow.', [PRODUCT]],
      ['Harrow Gardens is the largest customer.', [CUSTOMER]],
      ['Fernhollow has never raised money.', [FUNDING]],
      ['Its only customer is Harrow Gardens.', [CUSTOMER]],
      ['Dana Quill is the first CEO.', [HEAD]],
      [
        'Revenue fell to $84.6 million in 2025 because of Rootline.',
        [SALES, SALES_BEFORE, PRODUCT],
      ],
    ],
  ],
  [
    'somebody else’s name, title or act',
    [
      ['Harrow Gardens made $84.6 million in revenue in 2025.', [SALES, CUSTOMER]],
      ['Bram Ostrander is CEO.', [HEAD, VICE]],
      ['Bram Ostrander is president.', [VICE]],
      ['Bram Ostrander is president of engineering.', [VICE]],
      ['Ines Pell has been general counsel since April 2023.', [COUNSEL, VICE]],
      ['Dana Quill is acting CEO.', [HEAD]],
      ['Dana Quill is vice president.', [HEAD]],
      ['Ines Pell founded the company.', [COUNSEL]],
      ['Fernhollow owns Loam Partners.', [FUNDING]],
      ['Fernhollow raised $24 million in June 2025, led by Harrow Gardens.', [FUNDING, CUSTOMER]],
      ['Fernhollow acquired Harrow Gardens.', [CUSTOMER]],
      ['Fernhollow is part of Harrow Gardens.', [PARENT, CUSTOMER]],
    ],
  ],
])('%s is refused:', (_, cases) => {
  test.each(cases)('%s', (text, rows) => {
    expect(faultsOf(text, rows)).not.toEqual([]);
  });
});

test.each<Case>([
  ['Revenue fell to $84.6 million in 2025.', [SALES, SALES_BEFORE]],
  ['Revenue was flat at $84.6 million in 2025.', [SALES, SAME]],
  ['The loss widened to $9 million in 2025, from $4 million the year before.', [LOSS, LOSS_BEFORE]],
  ['Fernhollow had revenue of $51 million in fiscal 2025, which ended June 30, 2025.', [FISCAL]],
  ['Fernhollow raised $24 million in a Series B in June 2025, led by Loam Partners.', [FUNDING]],
  ['Fernhollow had more than 420 employees at the end of 2025.', [STAFF]],
  ['Bram Ostrander is vice president of engineering.', [VICE]],
  ['Dana Quill has been CEO since September 2019.', [HEAD]],
  ['Ines Pell is general counsel.', [COUNSEL]],
  ['Fernhollow is part of Loam Holdings.', [PARENT]],
  ['One of Fernhollow’s customers is Harrow Gardens.', [CUSTOMER]],
])('what its rows say is carried all the same: %s', (text, rows) => {
  expect(faultsOf(text, rows)).toEqual([]);
});

test('a change of more than half a percent is no flat one, and one below it may be called so', () => {
  const before = figure('revenue', 100_000_000, '2024-12-31');
  const after = (value: number) => figure('revenue', value, '2025-12-31');
  expect(
    faultsOf('Revenue was flat at $100.4 million in 2025.', [after(100_400_000), before]),
  ).toEqual([]);
  expect(
    faultsOf('Revenue was flat at $100.7 million in 2025.', [after(100_700_000), before]),
  ).toEqual(['It states the change in the wrong direction.']);
});
