import { describe, expect, test } from 'vitest';
import { outlineOfReport, type Picture, type ReportDocument } from '../document';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { EVERY_KIND, named, YEARS, year } from '../fixtures/pictures';
import { reportOf } from '../fixtures/report-input';
import { bare } from '../fixtures/same-words';
import { createPdfRenderer } from './pdf/pdf';

const FONTS = [
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@expo-google-fonts/source-serif-4',
];
const LETTER = { paper: 'us-letter', fonts: FONTS } as const;
const { layOut, renderPdf } = createPdfRenderer();
const { document } = await reportOf();

/** A short report of these pictures alone. */
const reportOn = (pictures: readonly Picture[]): ReportDocument => ({
  ...document,
  pictures,
  sections: [
    { id: 'snapshot', title: 'Company snapshot', claims: [], notFound: ['anything else'] },
  ],
  sources: [],
});

async function wordsOn(report: ReportDocument): Promise<string> {
  const { compiler, pages } = await layOut(report, LETTER);
  return bare(
    Array.from(
      compiler.svg(pages).matchAll(/<h5:div[^>]*>([^<]*)<\/h5:div>/gu),
      (match) => match[1] ?? '',
    ).join(''),
  );
}

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

describe('pictures in print', () => {
  test('of every kind pass the check for PDF/UA, which wants an alternative text for each', async () => {
    const bytes = await renderPdf(reportOn(EVERY_KIND), LETTER);
    expect(isPdf(bytes)).toBe(true);
    const alone = await renderPdf(reportOn([]), LETTER);
    expect(bytes.length).toBeGreaterThan(alone.length);
  });

  test('say their title and sentence in words beside them', async () => {
    const words = await wordsOn(reportOn(EVERY_KIND));
    for (const { title, says } of EVERY_KIND)
      expect([words.includes(bare(title)), words.includes(bare(says))]).toEqual([true, true]);
  });

  test('are the same to the byte', async () => {
    const [one, other] = [
      await renderPdf(reportOn(EVERY_KIND), LETTER),
      await renderPdf(reportOn(EVERY_KIND), LETTER),
    ];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('with every hostile name in every kind are still a whole PDF/UA', async () => {
    const hostile = HOSTILE_NAMES.flatMap(([, name], at) =>
      EVERY_KIND.map((picture) => ({
        ...named(picture, name),
        id: `${picture.id}-${at}`,
        title: name,
        says: name,
        note: name,
      })),
    );
    expect(isPdf(await renderPdf(reportOn(hostile), LETTER))).toBe(true);
  });

  test('of broken series leave the page as if there were none', async () => {
    const broken = [
      { ...YEARS, values: [] },
      { ...YEARS, values: [year('2025', Number.NaN)] },
      { ...YEARS, values: [year('2025', 7)] },
    ];
    expect(outlineOfReport(reportOn(broken)).sections[0]?.groups).toEqual([]);
    expect(
      Buffer.compare(
        await renderPdf(reportOn(broken), LETTER),
        await renderPdf(reportOn([]), LETTER),
      ),
    ).toBe(0);
  });
});
