import { describe, expect, test } from 'vitest';
import { card, page } from '../../testing';
import { listedJobs } from './listed-jobs';

const jobs = (html: string, record: Parameters<typeof page>[1] = {}) =>
  listedJobs(
    page(`<h1>Open jobs</h1>${html}`, {
      url: 'https://loamferry.example/careers',
      title: 'Open jobs',
      ...record,
    }),
    { card } as never,
  ).map(({ value, details }) => [value, details]);

describe('A page of openings names a job', () => {
  test.each<[string, string, unknown]>([
    [
      'in a table, by what its columns are called',
      '<table><tr><td>Role</td><td>Team</td><td>Location</td></tr><tr><td>Deck Officer</td><td>Rivers</td><td>Ghent</td></tr></table>',
      ['Deck Officer', { team: 'Rivers', place: 'Ghent' }],
    ],
    [
      'in a list, below the name of its team',
      '<h2>Rivers (2)</h2><ul><li>Deck Officer, Ghent</li></ul>',
      ['Deck Officer', { team: 'Rivers', place: 'Ghent' }],
    ],
    [
      'under a heading of its own, with its place below',
      '<h2>Software Engineer</h2><p>Ghent · Rivers</p>',
      ['Software Engineer', { place: 'Ghent, Rivers' }],
    ],
    [
      'in a sentence that looks for somebody',
      '<p>We are looking for a Software Engineer in Ghent.</p>',
      ['Software Engineer', { place: 'Ghent' }],
    ],
    [
      'in a sentence that speaks of work',
      '<p>Come to us as Software Engineer and bring a coat.</p>',
      ['Software Engineer', undefined],
    ],
  ])('%s', (_, html, expected) => {
    expect(jobs(html)).toContainEqual(expected);
  });

  test.each([
    ['a sentence that tells of a colleague', '<p>Ada Bell joined as Software Engineer.</p>'],
    ['a heading that is no job', '<h2>Quiet Rivers</h2><p>Ghent · Lyon</p>'],
    ['a heading of a job with a story below', `<h2>Quiet Rivers</h2><p>${'Long. '.repeat(20)}</p>`],
    ['a wish without a title', '<p>We are looking for people who like rivers.</p>'],
    ['a table without a column of titles', '<table><tr><td>Stop</td><td>City</td></tr></table>'],
    ['nothing', ''],
  ])('but not where it holds %s', (_, html) => {
    expect(jobs(html)).toEqual([]);
  });

  test('and no other page does, nor a stranger’s', () => {
    const html = '<p>We are looking for a Software Engineer in Ghent.</p>';
    expect(jobs(html, { url: 'https://loamferry.example/rivers', title: 'Rivers' })).toEqual([]);
    expect(jobs(html, { reliability: 'public-voice' })).toEqual([]);
  });
});
