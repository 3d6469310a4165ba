import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue';
import { readAnswer } from '../reading/read-answer';
import type { Source, SourceItem } from '../shape';
import { siftItems } from './refuse-items';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const fetchedAt = '2026-11-21T09:00:00.000Z';
const news = sourceOf('rss-techcrunch');
const sift = (item: SourceItem, source = news) =>
  siftItems(source, { items: [item] }, { fetchedAt });
const isRefused = (item: SourceItem, source = news) => sift(item, source).refused[0]?.why;

describe('an item of a day that has not come', () => {
  test.each([
    ['2026-11-21', undefined],
    // Where the sun rises first it is tomorrow already.
    ['2026-11-22', undefined],
    ['2026-11', undefined],
    ['2026-11-24', 'future'],
    ['2026-12', 'future'],
    ['2027', 'future'],
  ])('%s is %j', (date, why) => {
    expect(isRefused({ title: 'A third yard', date })).toBe(why);
  });

  test('is told where its source tells what is planned', () => {
    const planned = { title: 'Results call', date: '2027-02-11' };
    expect(sift(planned, sourceOf('site-ir-events')).items).toEqual([planned]);
  });
});

test.each([
  [{ title: 'Filing', date: '1905-06-24', year: 1999 }, undefined],
  [{ title: 'Filing', date: '1996-06-24', year: 1999 }, undefined],
  [{ title: 'Filing', date: '2000-02-14', year: 1999 }, '2000-02-14'],
])('the day of %j is %j', (item, date) => {
  expect(sift(item, sourceOf('legal-lda-lobbying')).items[0]?.['date']).toBe(date);
});

test('a company that began long ago did begin then', () => {
  const company = { name: 'Tarrow Lantern Works', date: '1884-04-01' };
  expect(sift(company, sourceOf('uk-companies-house')).items).toEqual([company]);
});

describe('a sum', () => {
  test.each([
    ['uk-contracts-finder', { title: 'Lights', amount: 900 }, { title: 'Lights' }],
    [
      'uk-contracts-finder',
      { title: 'Lights', amount: 900, currency: 'GBP' },
      { title: 'Lights', amount: 900, currency: 'GBP' },
    ],
    ['ats-lever', { title: 'Buyer', payFrom: 40, payTo: 52 }, { title: 'Buyer' }],
    [
      'us-usaspending',
      { title: 'Piers', amount: 9 },
      { title: 'Piers', amount: 9, currency: 'USD' },
    ],
  ])('of %s is told with its currency or not at all', (id, item, told) => {
    expect(sift(item, sourceOf(id)).items).toEqual([told]);
  });

  test('has a currency, or a source that names one, in every entry', () => {
    const unsaid = catalogue.filter(({ extract }) => {
      const fields = { ...extract?.each, ...extract?.fields };
      return (
        extract?.money === undefined &&
        (('amount' in fields && !('currency' in fields)) ||
          ('payFrom' in fields && !('payCurrency' in fields)))
      );
    });
    // Nothing that was found says in which money it counts, so it tells jobs without their pay.
    expect(unsaid.map(({ id }) => id)).toEqual(['jobs-remoteok']);
  });
});

describe('an item whose text is something else', () => {
  test.each([
    [
      'Just a moment...',
      'Checking your browser before you continue. Please enable JavaScript and cookies to continue.',
    ],
    [
      'Tarrow',
      'We use cookies and similar technologies. Accept all cookies or manage your cookie choices. Your privacy choices matter.',
    ],
    [
      'Tarrow',
      'Please log in to continue. Forgot your password? Create an account to continue reading.',
    ],
    ['Tarrow opens a yard', 'Subscribe now to continue reading.'],
    ['Log in', ''],
    ['Access denied', ''],
    ['Page not found', ''],
    ...[
      'This website uses cookies to ensure you get the best experience. Accept all',
      'By using our site, you agree to our use of cookies.',
      'Privacy Preference Center',
      'Log in or create a free account to read this article',
      'Register for free to continue reading',
      'Please disable your ad blocker to go on.',
      '404 Not Found',
      'Wir verwenden Cookies und ähnliche Technologien.',
      'Diese Website verwendet Cookies. Alle Cookies akzeptieren',
      'Diesen Artikel weiterlesen mit Abo',
      'Nous utilisons des cookies pour mesurer l’audience.',
      'Pour lire la suite, abonnez-vous',
      'Article réservé aux abonnés',
      'Utilizamos cookies propias y de terceros para mejorar nuestros servicios',
      'Questo sito utilizza i cookie',
      'Deze website gebruikt cookies.',
    ].map((text) => ['Tarrow opens a yard', text]),
  ])('%s: “%s” is refused', (title, text) => {
    expect(isRefused({ title, text })).toBe('wall');
    expect(isRefused({ title, ...(text === '' ? {} : { html: `<p>${text}</p>` }) })).toBe('wall');
  });

  test.each([
    [
      'Tarrow opens a yard',
      'It is the third in Hull and employs forty people. Subscribe now to continue reading.',
    ],
    [
      'A login for lamps',
      'Tarrow sells a lamp that people log in to. It costs ninety dollars and was shown in May.',
    ],
    [
      'How cookies are baked at Tarrow',
      'We use cookies of oats. They are baked in Hull by nine people every morning, and sold at the quay.',
    ],
    ['A yard', 'Opened.'],
    ['A new law', 'From June on, sites have to ask before they set cookies, and Tarrow says how.'],
    ['A page that was not found', 'Tarrow’s archive lost nine pages of its ledger in the flood.'],
  ])('%s: “%s” is not', (title, text) => {
    expect(isRefused({ title, text })).toBeUndefined();
  });
});

describe('an answer about another company', () => {
  const answer = (employer: string) => ({
    outcome: 'ok' as const,
    url: 'https://api.smartrecruiters.com/v1/companies/Tarrow/postings',
    type: 'application/json',
    text: JSON.stringify({
      totalFound: 1,
      content: [{ id: '7', name: 'Engineer', company: { name: employer } }],
    }),
    headers: {},
    fetchedAt,
  });
  const read = (employer: string, score = 0) =>
    readAnswer(
      sourceOf('ats-smartrecruiters'),
      answer(employer),
      { smartrecruiters: 'Tarrow', company: 'Tarrow Lantern Works' },
      { scoreName: () => score, scoreText: () => 0 },
    );

  test.each(['Tarrow Lantern Works', 'Tarrow Lantern', 'TARROW LANTERN WORKS GmbH'])(
    '%s is the company itself',
    (employer) => {
      expect(read(employer).outcome).toBe('ok');
    },
  );

  test('is none, and a unit of its group is', () => {
    expect(read('Tarrow Bakery')).toMatchObject({
      outcome: 'empty',
      sentence: 'It answered about another company.',
      items: [],
    });
    expect(read('Quay Lights', 0.3).outcome).toBe('ok');
  });
});

test('what a source gave and may not give is said where nothing is left', () => {
  const feed = (date: string) =>
    `<rss version="2.0"><channel><title>P</title><item><title>Soon</title><link>https://paper.example/1</link><pubDate>${date}</pubDate></item></channel></rss>`;
  const read = (date: string) =>
    readAnswer(news, {
      outcome: 'ok',
      url: 'https://paper.example/feed',
      type: 'text/xml',
      text: feed(date),
      headers: {},
      fetchedAt,
    });
  expect(read('Tue, 06 Oct 2026 12:00:00 GMT').items).toHaveLength(1);
  expect(read('Tue, 05 Oct 2027 12:00:00 GMT')).toMatchObject({
    items: [],
    sentence: 'What it told lies in the future.',
  });
});
