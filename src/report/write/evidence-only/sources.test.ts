import { expect, test } from 'vitest';
import { opening, shortSourceName, siteNamed } from './sources';

test.each([
  ['Hacker News comments', 'Hacker News'],
  ['Hacker News', 'Hacker News'],
  ['YouTube videos of talks', 'YouTube'],
  ['Bellmark company profiles', 'Bellmark'],
  ['Stack Exchange questions', 'Stack Exchange'],
])('what people wrote in %s stands on %s', (source, site) => {
  expect(siteNamed(source)).toBe(site);
});

test.each([
  ['PatentsView, US patents', 'PatentsView'],
  ['SEC: annual reports', 'SEC'],
  ['PatentsView', 'PatentsView'],
])('%s is called %s', (source, name) => {
  expect(shortSourceName(source)).toBe(name);
});

test('a source begins a sentence with a capital', () => {
  expect(opening('its newsroom')).toBe('Its newsroom');
});
