import { expect, test } from 'vitest';
import type { ReadablePage } from '../../read';
import { findJobBoards } from './find-job-boards';

const pageWith = (...urls: readonly string[]): readonly ReadablePage[] => [
  { links: urls.map((url) => ({ url, text: '' })) } as unknown as ReadablePage,
];
const oracle = { oracleHost: 'pennant.fa.us2.oraclecloud.com', oracleSite: 'CX_1' };

test.each([
  ['https://jobs.eu.lever.co/Pennant/1', { leverEu: 'pennant' }],
  ['https://jobs.lever.co/pennant?team=Mill', { lever: 'pennant' }],
  ['https://pennant.recruitee.com/o/miller', { recruitee: 'pennant' }],
  ['https://Pennant-Mills.jobs.personio.de/job/7?language=en', { personio: 'pennant-mills' }],
  ['https://pennant.jobs.personio.com/', { personio: 'pennant' }],
  ['https://pennant.teamtailor.com/jobs/1-miller', { teamtailor: 'pennant' }],
  ['https://pennant.bamboohr.com/careers/31', { bamboohr: 'pennant' }],
  ['https://pennant.bamboohr.com/jobs/', { bamboohr: 'pennant' }],
  ['https://pennant.breezy.hr/p/7-miller', { breezy: 'pennant' }],
  ['https://pennant.pinpointhq.com/en/postings/1', { pinpoint: 'pennant' }],
  ['https://ats.rippling.com/pennant-mills/jobs/9', { rippling: 'pennant-mills' }],
  ['https://ats.rippling.com/en-GB/pennant/jobs', { rippling: 'pennant' }],
  ['https://jobs.gem.com/PennantMills/am9i', { gem: 'PennantMills' }],
  ['https://careers.jobscore.com/careers/pennant/jobs/miller-7?ref=x', { jobscore: 'pennant' }],
  [
    'https://pennant.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/requisitions',
    oracle,
  ],
  ['https://pennant.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1#top', oracle],
  [
    'https://pennant.fa.oraclecloud.com/hcmUI/CandidateExperience/fr-CA/sites/jobs/job/7',
    { oracleHost: 'pennant.fa.oraclecloud.com', oracleSite: 'jobs' },
  ],
])('the site’s link %s names the board %j', (url, boards) => {
  expect(findJobBoards(pageWith(url))).toEqual(boards);
});

test.each([
  'https://pennant.recruitee.com.evil.example/',
  'https://evil.example/pennant.recruitee.com',
  'https://pennantrecruitee.com/',
  'https://a.pennant.recruitee.com/',
  'http://pennant.recruitee.com/',
  'https://pennant.recruitee.com:8080/',
  'https://x@pennant.recruitee.com/',
  'https://www.recruitee.com/',
  'https://api.recruitee.com/c/1',
  'https://recruitee.com/',
  'https://pennant.personio.de/',
  'https://www.personio.com/',
  'https://www.teamtailor.com/en/',
  'https://app.teamtailor.com/',
  'https://pennant.na.teamtailor.com/jobs',
  'https://www.bamboohr.com/careers/',
  'https://pennant.bamboohr.com/login.php',
  'https://app.breezy.hr/signin',
  'https://pennant.breezy.hrx/',
  'https://www.pinpointhq.com/product',
  'https://www.rippling.com/pennant',
  'https://ats.rippling.com/en-GB',
  'https://app.rippling.com/pennant/jobs',
  'https://www.gem.com/pennant',
  'https://jobs.gem.com/',
  'https://careers.jobscore.com/login',
  'https://jobs.eu.lever.co.evil.example/pennant',
  'https://jobs.us.lever.co/pennant',
  'https://pennant.fa.us2.oraclecloud.com/',
  'https://pennant.fa.us2.oraclecloud.com.evil.example/hcmUI/CandidateExperience/en/sites/CX_1',
  'https://pennant.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1',
  'https://evil.example/x.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1',
  'https://pennant.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/a,limit=9',
])('the link %s names no board', (url) => {
  expect(findJobBoards(pageWith(url))).toEqual({});
});

test('of several boards the one that most links name counts, and both halves of it come from one link', () => {
  const other = 'https://other.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_9/job/';
  const own = 'https://pennant.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/';
  expect(
    findJobBoards(
      pageWith(
        `${other}1`,
        `${own}1`,
        `${own}2`,
        'https://a.breezy.hr/',
        'https://b.breezy.hr/p/1',
        'https://b.breezy.hr/p/2',
      ),
    ),
  ).toEqual({ ...oracle, breezy: 'b' });
});
