import { expect, test } from 'vitest';
import { endArticle } from './ending';
import { surveyPage } from './survey-page';

const said =
  'The mill by the river grinds rye for nine bakers of the valley, and has done so for years.';
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, n) => `<p>${said} ${n}</p>`).join('');

/** The last words of an article of ten paragraphs, all of the page having been taken for it. */
function lastOf(after: string): string | undefined {
  const html = `<main><div class="story"><h1>Mill</h1>${paragraphs(10)}</div>${after}</main>`;
  const { view, segments } = surveyPage({ html });
  const kept = endArticle(
    view,
    segments.map(() => true),
  );
  return segments[kept.lastIndexOf(true)]?.text;
}

const end = `${said} 9`;

test.each([
  ['related stories', `<h3>Related stories</h3><ul><li>A new weir</li><li>Rye is dear</li></ul>`],
  ['tags', '<p>Tags: rye, river</p>'],
  [
    'comments',
    `<h4>3 comments</h4><div class="c"><p>I was there and it was cold and wet.</p></div>`,
  ],
  ['a newsletter', '<h4>Subscribe to our letter</h4><p>Twice a month, no more than that.</p>'],
  [
    'a word on its author',
    '<div class="who"><p>Li Sato writes about rivers and their towns.</p></div>',
  ],
])('an article ends before %s', (_, after) => {
  expect(lastOf(after)).toBe(end);
});

test('a box between its paragraphs is not its end', () => {
  const box = '<aside><h4>Related</h4><p>A new weir</p></aside>';
  expect(lastOf(`${box}<div class="story">${paragraphs(4)}</div>`)).toBe(`${said} 3`);
});

test('what is as long as the article is no afterword', () => {
  const second = Array.from({ length: 12 }, (_, n) => `<li>${said} ${n}</li>`).join('');
  expect(lastOf(`<h2>Related work</h2><ul>${second}</ul>`)).toBe(`${said} 11`);
});

test('a page without an afterword is kept whole', () => {
  expect(lastOf('')).toBe(end);
});
