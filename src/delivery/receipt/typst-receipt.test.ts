import { beforeAll, expect, test } from 'vitest';
import type { Receipt } from './shape';
import { typstReceipts } from './typst-receipt';

const printer = typstReceipts();
const receipt: Receipt = {
  number: 'FW-1042',
  paidOn: 'March 2, 2026',
  soldTo: 'Ada Merrow',
  email: 'ada@candidate.example',
  item: 'Interview report: Tallow & Finch, Backend Engineer',
  company: '',
  taxId: '',
  address: '',
  refunded: null,
  paidBy: null,
  price: '$35',
  discount: null,
  tax: null,
  total: '$35',
  paper: 'us-letter',
};
const asText = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');
const pagesOf = (pdf: Uint8Array): number => asText(pdf).match(/\/Type\s*\/Page\b/gu)?.length ?? 0;

beforeAll(() => printer.print(receipt));

test('a receipt is one tagged page of the paper that was asked for', async () => {
  const letter = await printer.print(receipt);
  expect(asText(letter).startsWith('%PDF-')).toBe(true);
  expect(pagesOf(letter)).toBe(1);
  expect(asText(letter)).toContain('/StructTreeRoot');
  expect(asText(letter)).toContain('pdfuaid');
  expect(asText(letter)).toMatch(/\/MediaBox\s*\[0 0 612 792\]/u);
  expect(asText(await printer.print({ ...receipt, paper: 'a4' }))).toMatch(
    /\/MediaBox\s*\[0 0 595\.\d+ 841\.\d+\]/u,
  );
});

test('its title names it, for those who listen to it', async () => {
  expect(asText(await printer.print(receipt))).toContain('Receipt FW-1042');
});

test.each([
  ['markup', '#panic("x") *bold* = heading \\ $x$ `raw` [@ref] </script> "quoted"'],
  ['a script that the font lacks', '山田太郎 Ναυσικά Ωμέγα Łucja 👋'],
  ['a word as long as a page', 'm'.repeat(2_000)],
  ['two lines', 'Ada Merrow\nof Boston'],
  ['nothing', ''],
])('a buyer called %s gets a receipt too', async (_, soldTo) => {
  const pdf = await printer.print({
    ...receipt,
    soldTo,
    company: soldTo,
    taxId: soldTo,
    address: soldTo,
    discount: { label: soldTo, amount: '−$7' },
    tax: '$2.19',
    refunded: '$28',
    paidBy: 'Visa ending in 4242',
    item: `Interview report: ${soldTo}`,
  });
  expect(pdf.length).toBeGreaterThan(2_000);
});
