import { expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { inputFor, row, SETTING } from '../../fixtures/writing';
import { occupationOf, type AskedRole } from '../../typical';
import { verifyClaim } from '../../verify';
import { writeRoleTips } from '../evidence-only/role/role-tips';
import { hasNoSuchJob } from './no-such-job';

const asked = (role: string): AskedRole => {
  const occupation = occupationOf({ role, evidence: [] });
  return occupation === undefined ? { role } : { role, occupation };
};
const NURSE = asked('Registered Nurse');
const CODE = [
  'Backend Engineer',
  'Frontend Engineer',
  'Account Executive',
  'Data Scientist',
  'Product Designer',
  'Recruiter',
  'Staff Accountant',
  'Customer Success Manager',
  'Site Reliability Engineer',
  'Marketing Manager',
  'Security Engineer',
];
const board = (value: number): Evidence =>
  row({ attribute: 'open-jobs', quote: `${value} open jobs`, value });

test('no posting is near a role where plenty were read, nearly all there are, and none is of its kind', () => {
  expect(hasNoSuchJob(NURSE, CODE, board(12))).toBe(true);
});

test.each([
  ['few postings were read', NURSE, CODE.slice(0, 6), board(6)],
  ['the board counts many more', NURSE, CODE, board(90)],
  ['nobody counted them', NURSE, CODE, undefined],
  ['one is of its kind', NURSE, [...CODE, 'School Nurse'], board(12)],
  ['one is of a related kind', NURSE, [...CODE, 'Physical Therapist'], board(12)],
  ['the role is open', asked('ANALYST'), CODE, board(12)],
  [
    'titles are too open to tell',
    NURSE,
    [...CODE, 'QA', 'Operator I', 'ANALYST', 'Area Director'],
    board(15),
  ],
])('nothing is said of a missing job where %s', (_, role, titles, openJobs) => {
  expect(hasNoSuchJob(role, titles, openJobs)).toBe(false);
});

test('it is said with how many were read, and the count is checked', () => {
  const rows = CODE.map((title) =>
    row({ attribute: 'job-posting', topic: 'hiring', quote: `${title}, Omaha`, value: title }),
  );
  const input = { ...inputFor('role-tips', [...rows, board(12)]), ...NURSE };
  const [said] = writeRoleTips(input);
  const evidence = rows.filter(({ id }) => said?.evidenceIds.includes(id));
  const text = `We read ${evidence.length} of its postings, and none is near your role, so ask which team it’s on.`;
  expect(said?.text).toBe(text);
  const verdictOf = (claimed: string) =>
    verifyClaim(
      {
        kind: 'computed',
        text: claimed,
        evidence,
        restsOn: [],
        ...(said?.computation === undefined ? {} : { computation: said.computation }),
      },
      SETTING,
      new Map(rows.map(({ snapshot, quote }) => [snapshot, quote])),
    ).verdict;
  expect(verdictOf(text)).toBe('supported');
  expect(verdictOf(text.replace(String(evidence.length), '30'))).toBe('unsupported');
});
