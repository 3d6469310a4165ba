import { defined } from '../../../kernel/defined';
import { describe, expect, test } from 'vitest';
import { composeReviewed } from '../../compose';
import type { Claim, ReportDocument, SectionId } from '../../document/shape';
import { outlineOfReport } from '../../document';
import { EVIDENCE, PAGES, snapshotsOf } from '../../fixtures/made-up-company';
import { reportOf } from '../../fixtures/report-input';
import { judgeSentence } from '../../review-sentence';
import { occupationOf } from '../../typical';
import { verifyClaim, type Setting } from '../../verify';

const ROLE = 'Registered Nurse';
const nurse = await reportOf({ role: ROLE });
const open = await reportOf({ role: 'ANALYST' });
const claimsIn = ({ sections }: ReportDocument, id: SectionId): readonly Claim[] =>
  sections.find((section) => section.id === id)?.claims ?? [];
const typicalIn = (document: ReportDocument, id: SectionId): readonly Claim[] =>
  claimsIn(document, id).filter(({ typical }) => typical === true);
const occupation = occupationOf({ role: ROLE, evidence: [] });
const SETTING: Setting = {
  company: 'Fernhollow',
  aliases: [],
  domains: ['fernhollow.example'],
  role: ROLE,
  ...defined({ occupation }),
};
const SNAPSHOTS = snapshotsOf(PAGES);

describe('a report on a role without a posting', () => {
  test('tells what is typical for the role, after what was found, under headings that say so', () => {
    const claims = claimsIn(nurse.document, 'role-tips');
    const typical = typicalIn(nurse.document, 'role-tips');
    expect(typical.length).toBeGreaterThan(5);
    expect(claims.slice(-typical.length)).toEqual(typical);
    expect(typical.map(({ text }) => text).join(' ')).toContain('board of nursing');
    const marked = outlineOfReport(nurse.document).sections.flatMap(({ groups }) =>
      groups.flatMap(({ title = '', claims: shown }) =>
        title.startsWith('Typical')
          ? shown
          : shown.filter(({ remarks }) => remarks.includes('Typical for the role')),
      ),
    );
    expect(marked.map(({ id }) => id)).toEqual(
      nurse.document.sections.flatMap(({ claims: all }) =>
        all.flatMap(({ id, typical: one }) => (one === true ? id : [])),
      ),
    );
  });

  test('tells what U.S. employers pay, and nothing of it where the work is abroad', async () => {
    const payIn = ({ document }: typeof nurse): number =>
      typicalIn(document, 'role-tips').filter(({ text }) => text.includes('U.S.')).length;
    expect(payIn(nurse)).toBe(1);
    const abroad = await reportOf({ role: ROLE, countries: ['GB'] });
    expect(payIn(abroad)).toBe(0);
    expect(abroad.rejected).toEqual([]);
  });

  test('leaves out the usual rounds where the company tells its own', () => {
    const texts = typicalIn(nurse.document, 'role-tips').map(({ text }) => text);
    expect(texts.filter((text) => text.includes('recruiter'))).toEqual([]);
  });

  test('asks some nine questions, none twice, the hard one last, tied ones with their fact', () => {
    const questions = claimsIn(nurse.document, 'questions-to-expect');
    const typical = typicalIn(nurse.document, 'questions-to-expect');
    expect(questions.length).toBeGreaterThanOrEqual(7);
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    expect(typical.at(-1)?.text).toContain('near miss');
    const tied = typical.filter(({ notes = [] }) =>
      notes.some(({ label }) => label === 'At this company'),
    );
    expect(tied.length).toBeGreaterThan(0);
    expect(
      tied.filter(({ citations, restsOn }) => citations.length * restsOn.length === 0),
    ).toEqual([]);
    const bare = typical.filter((claim) => !tied.includes(claim));
    expect(bare.filter(({ citations }) => citations.length > 0)).toEqual([]);
  });

  test('refuses none of its own sentences', () => {
    expect(nurse.rejected).toEqual([]);
  });
});

test('a role that is open is told so, and gets what holds for any interview', () => {
  const [said, ...others] = typicalIn(open.document, 'role-tips');
  expect(said?.text).toBe(
    'We couldn’t tell which kind of work “ANALYST” is, so this part holds for any interview.',
  );
  expect(new Set(others.map(({ group }) => group))).toEqual(new Set(['For any interview']));
  expect(JSON.stringify(open.document)).not.toContain('percentile');
});

describe('nobody else can claim to say what is typical', () => {
  const [first] = typicalIn(nurse.document, 'role-tips');
  const text = first?.text ?? '';
  const claim = { kind: 'fact', evidence: [], restsOn: [], basis: 'typical' } as const;
  const verdictOf = (changes: object) =>
    verifyClaim({ ...claim, text, ...changes }, SETTING, SNAPSHOTS).verdict;

  test('a model’s sentence is refused, though it is the same to the letter', () => {
    expect(verdictOf({})).toBe('supported');
    expect(verdictOf({ author: 'model' })).toBe('unsupported');
    expect(verdictOf({ basis: undefined })).toBe('unsupported');
  });

  test('an expert’s new wording is refused, and what nobody touched stays', () => {
    const judge = (said: string, earlier?: 'supported') =>
      judgeSentence(
        { kind: 'fact', text: said, notes: [], evidence: [], restsOn: [] },
        SETTING,
        SNAPSHOTS,
        earlier,
      ).verdict;
    expect(judge(text, 'supported')).toBe('supported');
    expect(judge(`${text} It pays well.`, 'supported')).toBe('unsupported');
    expect(judge(text)).toBe('unsupported');
  });

  test('a reviewed report keeps the mark where the sentence stands as it was, and nowhere else', () => {
    const reviewed = (said: string) =>
      composeReviewed(
        nurse.document,
        [
          {
            id: 'role-tips',
            emptyWords: null,
            claims: claimsIn(nurse.document, 'role-tips').map(
              ({ id, kind, verdict, restsOn, citations, ...one }) => ({
                id,
                kind,
                verdict,
                restsOn,
                text: id === first?.id ? said : one.text,
                evidenceIds: citations.map(({ evidenceId }) => evidenceId),
              }),
            ),
          },
        ],
        EVIDENCE,
      );
    const marked = (document: ReportDocument) =>
      typicalIn(document, 'role-tips').some(({ id }) => id === first?.id);
    expect(marked(reviewed(text))).toBe(true);
    expect(marked(reviewed('Nurses here are happy.'))).toBe(false);
  });
});
