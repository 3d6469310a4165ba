import { expect, test } from 'vitest';
import { catalogue, type Ask, type SourceItem } from '../../sources';
import { fetchDetails } from './fetch-details';

const known = {
  smartrecruiters: 'Tarrow',
  workdayTenant: 'tarrow',
  workdayPod: 'wd5',
  workdaySite: 'Careers',
};
const smart = 'https://api.smartrecruiters.com/v1/companies/Tarrow/postings';
const workday = 'https://tarrow.wd5.myworkdayjobs.com/wday/cxs/tarrow/Careers';

async function detailed(
  id: string,
  items: readonly SourceItem[],
  answers: Readonly<Record<string, unknown>>,
) {
  const asked: string[] = [];
  const ask: Ask = async ({ url }) => {
    asked.push(url);
    const answer = answers[url];
    return answer === undefined
      ? { outcome: 'gone', sentence: '' }
      : {
          outcome: 'ok',
          url,
          type: 'application/json',
          text: typeof answer === 'string' ? answer : JSON.stringify(answer),
          headers: {},
          fetchedAt: '2026-11-21T09:00:00.000Z',
        };
  };
  const source = catalogue.find((one) => one.id === id);
  if (source === undefined) throw new Error(`there is no ${id}`);
  const order = { role: 'Harbor Engineer' };
  return { asked, items: await fetchDetails({ ask }, source, { items, known, order }) };
}

test('of a board that lists titles alone the postings nearest to the role are read, and no more', async () => {
  const titles = ['Cook', 'Harbor Engineer', 'Clerk', 'Engineer', 'Guard', 'Harbor Pilot', 'Cook'];
  const items = titles.map((title, id) => ({ id: String(id), title }));
  const section = (text: string) => ({ title: 'x', text });
  const { asked, items: read } = await detailed('ats-smartrecruiters', items, {
    [`${smart}/1`]: {
      id: '1',
      jobAd: {
        sections: {
          companyDescription: section('<p>We.</p>'),
          jobDescription: section('<p>Build quays.</p>'),
          qualifications: section('<p>A degree.</p>'),
          additionalInformation: section('<p>Free lunch.</p>'),
        },
      },
    },
    [`${smart}/3`]: '<html>',
  });
  // One more than those that are near, and it is the first.
  expect(asked).toEqual(['0', '1', '3', '5'].map((one) => `${smart}/${one}`));
  expect(read).toEqual(
    items.map((item) =>
      item.id === '1'
        ? { ...item, html: '<p>Build quays.</p> <p>A degree.</p>', lists: '<p>Free lunch.</p>' }
        : item,
    ),
  );
});

const listed = { id: 'R-1', title: 'Harbor Engineer', path: '/job/Duluth/Engineer_R-1' };
const posting = (more: object) => ({
  jobPostingInfo: { jobDescription: '<p>Build.</p>', ...more },
});

test('a posting on Workday gives its text and its day', async () => {
  const { items } = await detailed('ats-workday', [listed], {
    [`${workday}${listed.path}`]: posting({ startDate: '2026-10-02' }),
  });
  expect(items).toEqual([{ ...listed, html: '<p>Build.</p>', date: '2026-10-02' }]);
});

test.each([
  ['of a day that has not come', posting({ startDate: '2027-10-02' })],
  [
    'that is a wall',
    posting({ jobDescription: '<p>Please verify you are human to continue.</p>' }),
  ],
  ['that says nothing', {}],
  ['that is no data', 'Sorry'],
])('a posting %s adds nothing', async (_, answer) => {
  const { items } = await detailed('ats-workday', [listed], {
    [`${workday}${listed.path}`]: answer,
  });
  expect(items).toEqual([listed]);
});

test.each(['/job/../../x', '//evil.example/x', '/job/x?y'])(
  'a path that leads elsewhere is not asked: %s',
  async (path) => {
    const { asked, items } = await detailed('ats-workday', [{ ...listed, path }], {});
    expect([asked, items]).toEqual([[], [{ ...listed, path }]]);
  },
);

test('a board that tells everything in its list is not asked again', async () => {
  const items = [{ id: '1', title: 'Harbor Engineer', html: '<p>Build.</p>' }];
  expect(await detailed('ats-lever', items, {})).toEqual({ asked: [], items });
  expect((await detailed('ats-smartrecruiters', items, {})).asked).toEqual([]);
});
