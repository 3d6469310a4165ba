import { describe, expect, test } from 'vitest';
import { occupationCredits } from '../../content/occupations/credits';
import { catalogue } from '../research/sources';
import { composeReviewed, withoutInterviewers } from './compose';
import { outlineOfReport, spokenWords } from './document';
import { EVIDENCE } from './fixtures/made-up-company';
import { reportOf } from './fixtures/report-input';
import { bare } from './fixtures/same-words';
import { createPdfRenderer } from './render/pdf/pdf';
import { renderReport } from './render/render-report';

const FONTS = [
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@expo-google-fonts/source-serif-4',
];
const creditOf = (id: string): string =>
  catalogue.find((source) => source.id === id)?.licence.credit ?? expect.unreachable(id);
/** A role that could be anything needs no data on occupations. */
const ROLE = 'ANALYST';
const plain = await reportOf({ role: ROLE });
const cited = new Set(
  plain.document.sections.flatMap(({ claims }) =>
    claims.flatMap(({ citations }) => citations.map(({ evidenceId }) => evidenceId)),
  ),
);
const [first] = EVIDENCE.filter(({ id }) => cited.has(id));
/** One cited row comes from an encyclopedia whose licence wants its writers named; an uncited one from a register with a wish of its own. */
const evidence = EVIDENCE.map((row) =>
  row.id === first?.id
    ? { ...row, sourceId: 'wikipedia-summary', sourceName: 'Wikipedia' }
    : cited.has(row.id)
      ? row
      : { ...row, sourceId: 'uk-companies-house' },
);
const credited = await reportOf({ role: ROLE, evidence });

describe('a report', () => {
  test('says what the licences of its cited sources ask for, and of no others', () => {
    expect(plain.document.credits).toBeUndefined();
    expect(credited.document.credits).toEqual([creditOf('wikipedia-summary')]);
  });

  test('names the sources of what is typical for a role, and of wages where it tells one', async () => {
    const known = await reportOf({ role: 'Registered Nurse' });
    const assumed = await reportOf({ role: 'Teacher' });
    const { onet, wages } = occupationCredits;
    expect(known.document.credits).toEqual([onet, wages]);
    expect(assumed.document.credits).toEqual([onet]);
  });

  test('says it in every form', async () => {
    const words = bare(creditOf('wikipedia-summary'));
    const all = await renderReport(credited.document, { paper: 'us-letter', fonts: FONTS });
    expect(spokenWords(outlineOfReport(credited.document))).toContain(
      creditOf('wikipedia-summary'),
    );
    for (const form of [all.text, all.markdown.replaceAll('\\', ''), all.html])
      expect(bare(form)).toContain(words);
    const { compiler, pages } = await createPdfRenderer().layOut(credited.document, {
      paper: 'us-letter',
      fonts: FONTS,
    });
    expect(
      bare(
        Array.from(
          compiler.svg(pages).matchAll(/<h5:div[^>]*>([^<]*)<\/h5:div>/gu),
          ([, line]) => line,
        ).join(''),
      ),
    ).toContain(words);
  });

  test('counts them anew when it is reviewed and when it forgets its interviewers', () => {
    expect(composeReviewed(credited.document, [], evidence).credits).toEqual(
      credited.document.credits,
    );
    const without = EVIDENCE;
    expect(composeReviewed(credited.document, [], without).credits).toBeUndefined();
    expect(withoutInterviewers(credited.document, without).credits).toBeUndefined();
  });
});
