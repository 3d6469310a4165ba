import { expect, test } from 'vitest';
import { workbook } from '../../../test/contract/workbook';
import { testClock } from '../../../test/support/test-clock';
import type { OutboundFetch } from '../../platform/fetch';
import { fetchSource, catalogue, inMemoryHealth } from '../sources';
import { createAsk } from './ask/create-ask';
import { samplePoliteness } from './ask/politeness';

const page = 'https://wsd.dli.mt.gov/wioa/related-links/warn-notice-page';
const file = 'https://wsd.dli.mt.gov/_docs/wioa/warn-11-1-26.xlsx';
const sheet = workbook([
  ['Name of Company', 'Date of Notice', 'Number of Employees Affected'],
  ['Tarrow Lantern Works', { day: '2026-03-09' }, 31],
]);

/** Asks for a state's notices where its site answers as told; what is not told is not there. */
async function fetchNotices(id: string, answers: Readonly<Record<string, string | Uint8Array>>) {
  const asked: string[] = [];
  const outboundFetch: OutboundFetch = async ({ url }) => {
    asked.push(url);
    const answer = answers[url];
    const isBytes = typeof answer === 'object';
    return {
      ok: true,
      value: {
        url,
        status: answer === undefined ? 404 : 200,
        headers: {},
        type: isBytes ? 'application/octet-stream' : 'text/html',
        body: isBytes ? answer : new Uint8Array(),
        text: isBytes ? '' : (answer ?? ''),
        charset: 'utf-8',
        hops: [],
        fetchedAt: '2026-11-21T09:00:00.000Z',
      },
    };
  };
  const clock = testClock();
  const ask = createAsk({
    outboundFetch,
    clock,
    crawler: 'ForewordBot',
    politeness: { ...samplePoliteness(), wait: async () => undefined },
  });
  const source = catalogue.find((one) => one.id === id);
  if (source === undefined) throw new Error(`there is no source ${id}`);
  return {
    asked,
    answer: await fetchSource({ ask, clock, health: inMemoryHealth() }, { source, known: {} }),
  };
}

test('a file that a state’s page links to is fetched after the page, and read', async () => {
  const { asked, answer } = await fetchNotices('warn-mt', {
    [page]: '<a href="../../_docs/wioa/warn-11-1-26.xlsx">Notices</a>',
    [file]: sheet,
  });
  expect(answer).toMatchObject({
    outcome: 'ok',
    url: file,
    items: [{ name: 'Tarrow Lantern Works', date: '2026-03-09', people: 31 }],
  });
  expect(asked).toEqual(['https://wsd.dli.mt.gov/robots.txt', page, file]);
});

test('a file that robots.txt closes is not fetched, though its page is open', async () => {
  const { asked, answer } = await fetchNotices('warn-mt', {
    'https://wsd.dli.mt.gov/robots.txt': 'User-agent: *\nDisallow: /_docs/',
    [page]: `<a href="${file}">Notices</a>`,
    [file]: sheet,
  });
  expect(answer).toMatchObject({ outcome: 'blocked', items: [] });
  expect(asked).not.toContain(file);
});

test('a sheet on its own host is asked for as a table, under that host’s rules', async () => {
  const list = 'https://cdle.colorado.gov/employers/layoff-separations/layoff-warn-list';
  const table = 'https://docs.google.com/spreadsheets/d/e/2PACX-1v/pub?output=csv';
  const link =
    '<a class="btn" href="https://docs.google.com/spreadsheets/d/e/2PACX-1v/pubhtml">Current list</a>';
  const open = await fetchNotices('warn-co', {
    [list]: link,
    [table]: 'Company,WARN Date,Layoff Total\nTarrow Lantern Works,9/14/26,85\n',
  });
  expect(open.answer).toMatchObject({
    outcome: 'ok',
    items: [{ name: 'Tarrow Lantern Works', date: '2026-09-14', people: 85 }],
  });
  const closed = await fetchNotices('warn-co', {
    'https://docs.google.com/robots.txt': 'User-agent: *\nDisallow: /',
    [list]: link,
    [table]: 'x',
  });
  expect(closed.answer).toMatchObject({ outcome: 'blocked', items: [] });
});

test('a page that links to no file, or only to another site’s, has changed', async () => {
  for (const html of ['<p>Soon.</p>', '<a href="https://evil.example/warn.xlsx">Notices</a>']) {
    const { asked, answer } = await fetchNotices('warn-mt', { [page]: html });
    expect(answer).toMatchObject({ outcome: 'shape-changed', items: [] });
    expect(asked.some((url) => url.includes('evil'))).toBe(false);
  }
});
