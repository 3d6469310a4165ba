import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue';
import type { Source } from '../shape';
import { keptFor } from './kept-words';
import { madeUpText } from './made-up-text';
import { madeUpNumber, madeUpWord } from './made-up-words';
import { proveAnswer } from './prove';
import { bodyText } from './skeleton';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const kept = keptFor(sourceOf('ats-ashby'));
const answer = (text: string, type = 'application/json') => ({
  text,
  type,
  url: 'https://service.example/answer',
  date: '2026-11-20',
  origin: 'a test',
});

describe('a made-up value', () => {
  test('is always the same for the same word, of its length, case and script, and never the word', () => {
    expect(madeUpWord('Lantern')).toBe(madeUpWord('Lantern'));
    expect(madeUpWord('LANTERN').toLowerCase()).toBe(madeUpWord('lantern'));
    expect(madeUpWord('Lantern')).toMatch(/^[A-Z][a-z]{6}$/);
    expect(madeUpWord('Фонарь')).toMatch(/^\p{Lu}\p{Script=Cyrillic}{5}$/u);
    for (const word of ['of', 'Wick', 'harbour', '提灯']) expect(madeUpWord(word)).not.toBe(word);
  });

  test.each([
    ['2024-02-29', /^2020-0[1-9]-2[45]$/],
    ['Tue, 04 Aug 2026 16:05:11 GMT', /^Tue, 0[1-9] Aug 2022 (?:1[3-9]|2[0-3]):0[1-9]:1[0-2] GMT$/],
    ['20260518', /^20220518$/],
    ['1795000000', /^1668769600$/],
    ['$1,240,000', /^\$1,[1-9]{2}0,000$/],
    ['-122.3321', /^-1\d{2}\.[1-9]{4}$/],
  ])('of “%s” is of its kind', (text, form) => {
    expect(madeUpText(text, kept)).toMatch(form);
  });

  test('of a number keeps nought, one, and how many digits there are', () => {
    expect(['0', '1', '001', '00'].map(madeUpNumber)).toEqual(['0', '1', '001', '00']);
    for (const digits of ['7', '48', '9900417', '0009900417']) {
      expect(madeUpNumber(digits)).toHaveLength(digits.length);
      expect(Number(madeUpNumber(digits))).toBeGreaterThan(0);
    }
  });

  test('of an address is an address elsewhere, unless it is the service’s own', () => {
    expect(madeUpText('see https://www.tarrow.com/press/lamps.pdf', kept)).toMatch(
      /^[a-z]{3} https:\/\/www\.[a-z]{6}\.example\/[a-z]{5}\/[a-z]{5}\.pdf$/,
    );
    expect(madeUpText('https://jobs.ashbyhq.com/tarrow', kept)).toMatch(
      /^https:\/\/jobs\.ashbyhq\.com\/(?!tarrow)[a-z]{6}$/,
    );
    expect(madeUpText('ottoline@tarrow.com', kept)).toMatch(/^[a-z]{8}@[a-z]{6}\.example$/);
  });

  test('keeps markup, also escaped, and lets no letter through as a number', () => {
    expect(madeUpText('<p class="tarrow">Wick &amp; <b>Flame</b></p>', kept)).toMatch(
      /^<p>[A-Z][a-z]{3} &amp; <b>[A-Z][a-z]{4}<\/b><\/p>$/,
    );
    expect(madeUpText('&lt;p&gt;Wick', kept)).toMatch(/^&lt;p&gt;[A-Z][a-z]{3}$/);
    expect(madeUpText('&#84;&#97;&#x72;', kept)).toBe('xxx');
  });
});

describe('a proof', () => {
  const job = (title: string, more: object = {}) => ({
    title,
    jobUrl: `https://jobs.ashbyhq.com/tarrow/${title.length}`,
    publishedAt: '2026-08-04T16:05:11.000+00:00',
    location: 'Duluth',
    department: 'Wicks',
    isListed: true,
    descriptionHtml: '<p>Trims wicks.</p>',
    ...more,
  });
  const board = {
    apiVersion: '1',
    jobs: ['Trimmer', 'Wick Keeper', 'Glazier', 'Clerk'].map((one) => job(one)),
  };

  test('keeps few things of many, none of their words, and how the answer is read', () => {
    const proof = proveAnswer(sourceOf('ats-ashby'), answer(JSON.stringify(board)));
    expect(proof).toMatchObject({
      ok: true,
      value: { of: 4, reading: { outcome: 'ok', items: 2 } },
    });
    if (!proof.ok) return;
    expect(bodyText(proof.value.body)).not.toMatch(/Trimmer|Keeper|Duluth|Wicks|tarrow/);
    expect(Object.keys(proof.value.reading.fields)).toEqual(
      expect.arrayContaining(['title', 'url', 'date', 'place', 'team', 'html']),
    );
  });

  test('is refused where the mapping makes nothing of the answer, or nobody may ask', () => {
    expect(
      proveAnswer(sourceOf('ats-ashby'), answer('{"openings":[{"a":1,"b":2}]}')),
    ).toMatchObject({ ok: false, failure: { code: 'nothing-read' } });
    expect(proveAnswer(sourceOf('opencorporates'), answer('{"results":{}}'))).toMatchObject({
      ok: false,
      failure: { code: 'never-asked' },
    });
  });

  test('of a feed keeps each entry’s parts in their markup', () => {
    const items = ['Lamps dim', 'Wicks rise', 'Glass cracks'].map(
      (title) =>
        `<item><title>${title}</title><link>https://tarrow.com/${title.length}</link><pubDate>Tue, 04 Aug 2026 16:05:11 GMT</pubDate><description><![CDATA[<p>${title} again.</p>]]></description></item>`,
    );
    const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Tarrow</title>${items.join('')}</channel></rss>`;
    const proof = proveAnswer(sourceOf('rss-verge'), answer(feed, 'application/xml'));
    expect(proof).toMatchObject({
      ok: true,
      value: { of: 3, reading: { items: 2, fields: { title: 2, url: 2, date: 2, html: 2 } } },
    });
    const said = proof.ok ? bodyText(proof.value.body) : '';
    expect(said).not.toMatch(/Tarrow|Lamps|Wicks|again/i);
  });
});
