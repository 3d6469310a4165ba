import { expect, test } from 'vitest';
import { typstEvidence } from './typst-evidence';

test('a file of evidence is one PDF, whatever was typed', async () => {
  const hostile =
    '#panic("no") $x$ <script>alert(1)</script> \\ "quoted" \u0000 漢字 ' + 'x'.repeat(300);
  const pdf = await typstEvidence()({
    number: 'FW-10427',
    seller: 'Foreword',
    madeAt: '2026-03-02 09:00 UTC',
    sections: [
      {
        title: 'The order',
        rows: [
          ['Company', hostile],
          [hostile, 'Miller'],
        ],
      },
      { title: 'Emails', rows: [] },
    ],
  });
  expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(2_000);
});
