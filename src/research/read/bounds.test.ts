import { expect, test } from 'vitest';
import { withinPageBounds, type PageBounds } from './bounds';
import { readPage } from './read-page';

const small: PageBounds = {
  elements: 10,
  brackets: 60,
  cells: 4,
  links: 3,
  depth: 5,
  characters: 400,
};
const many = (count: number, html: string): string => html.repeat(count);

test.each([
  ['more elements', many(12, '<p>a</p>'), many(10, '<p>a</p>')],
  ['more cells', `<table><tr>${many(9, '<td>1</td>')}`, `<table><tr>${many(4, '<td>1</td>')}`],
  ['more links', many(7, '<a href="/">a</a>'), many(3, '<a href="/">a</a>')],
  ['more brackets that open nothing', '< '.repeat(90), '< '.repeat(60)],
  ['more ends than beginnings', '</p>'.repeat(90), '</p>'.repeat(60)],
  ['more characters', 'a'.repeat(500), 'a'.repeat(400)],
])('a page of %s than it may hold is read up to there', (_, html, kept) => {
  expect(withinPageBounds(html, small)).toBe(kept);
});

test('tags nested too deep are left out and what they hold is kept', () => {
  const deep = `${many(8, '<div>')}<b>deep</b>${many(8, '</div>')}<p>after</p>`;
  const kept = withinPageBounds(deep, { ...small, elements: 50 });
  expect(kept).toBe(`${many(5, '<div>')}deep${many(5, '</div>')}<p>after</p>`);
});

test.each([
  ['items and paragraphs that nobody closed', `<ul>${many(9, '<li>one')}`],
  ['a script that writes tags', `<script>${many(30, '<div>')}</script><p>after</p>`],
  ['a comment of tags', `<!--${many(30, '<div>')}--><p>after</p>`],
  ['brackets in an attribute', `<a title="${many(30, '<i>')}">x</a>`],
  ['empty elements', `${many(7, '<br>')}<div>x</div>`],
])('%s are no depth and no elements of their own', (_, html) => {
  expect(withinPageBounds(html, { ...small, elements: 11 })).toBe(html);
});

test.each([
  ['a quotation mark that is none', `<a ="><p>${many(30, '<i>')}`],
  ['an apostrophe in a plain value', `<a b=c'><p>${many(30, '<i>')}`],
  ['a script that closes itself', `<script/>${many(30, '<i>')}`],
])('%s hides no elements from the count', (_, html) => {
  expect(withinPageBounds(html, small).match(/<i>/g)?.length).toBeLessThan(10);
});

test('an ordinary page is handed on as it is', () => {
  const html = '<!doctype html><html><body><h1>Mill</h1><p>It grinds.</p></body></html>';
  expect(withinPageBounds(html)).toBe(html);
});

/** How many elements are handed to the parser, whatever the page is made of. */
const elementsIn = (html: string): number => withinPageBounds(html).match(/<[a-z ]/gi)?.length ?? 0;

test.each([
  ['cells', (count: number) => `<table>${many(count, `<tr>${many(200, '<td>1')}`)}`],
  ['nested boxes', (count: number) => many(count * 300, '<div>')],
  ['brackets', (count: number) => many(count * 400, '< ')],
  ['links', (count: number) => many(count * 100, '<a href="/x">x</a>')],
])('twice the %s beyond the bounds are no more work', (_, shape) => {
  expect(elementsIn(shape(2_000))).toBe(elementsIn(shape(1_000)));
});

test('the words of a page nested without end are still read', () => {
  const { text } = readPage({ html: `<title>Mill</title>${many(30_000, '<div>')}<p>It grinds.` });
  expect(text).toBe('Mill\nIt grinds.');
});
