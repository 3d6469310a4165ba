import { expect, test } from 'vitest';
import { readPage } from './index';

const page = (title: string, body: string): string =>
  `<!doctype html><html><head><title>${title}</title><script src="/app.js"></script></head><body>${body}</body></html>`;
const typeOf = (html: string): string => readPage({ html }).type;

test.each([
  ['Just a moment...', '<p>Checking your browser before you enter.</p>'],
  ['Access Denied', '<p>You have no permission to open this.</p>'],
  ['Harbour News', '<h1>Are you a robot?</h1><p>Please solve the captcha to go on.</p>'],
  ['Harbour News', '<p>We have detected unusual traffic from your network.</p>'],
  ['Attention Required!', '<p>You have been blocked.</p>'],
  ['Security', '<p>Press and hold the button to show that you are a person.</p>'],
])('“%s” with %j is a wall against machines', (title, body) => {
  expect(typeOf(page(title, body))).toBe('bot-wall');
});

test.each([
  ['404', '<p>Nothing here.</p>'],
  ['Page not found – Loam Ferry', '<p>Try the search.</p>'],
  ['Loam Ferry', '<h1>Oops!</h1><p>That went wrong.</p>'],
  ['Loam Ferry', '<h1>404</h1><p>The boat has left.</p>'],
  ['500 Internal Server Error', ''],
  ['Loam Ferry', '<p>The page you were looking for could not be found.</p>'],
  ['Loam Ferry', '<p>This site is under maintenance.</p>'],
  ['Bad gateway', '<p>nginx</p>'],
  ['Error 503', '<p>Come back later.</p>'],
])('“%s” with %j is an error page', (title, body) => {
  expect(typeOf(page(title, body))).toBe('error-page');
});

test.each([
  [
    'Harbour News',
    '<div class="cookie-consent"><h2>Before you continue</h2><p>We and our 412 partners use cookies.</p><button>Accept all cookies</button></div>',
  ],
  ['Harbour News', '<p>We use cookies to make this site work. Accept all cookies or leave.</p>'],
])('“%s” with %j is a wall of cookies', (title, body) => {
  expect(typeOf(page(title, body))).toBe('cookie-wall');
});

test.each([
  ['App', '<div id="root"></div>'],
  ['App', '<div id="root">Loading…</div>'],
  ['App', '<p>You need to enable JavaScript to run this app.</p>'],
  ['App', '<nav><a href="/">Home</a></nav><div id="app"></div>'],
])('“%s” with %j is an empty shell', (title, body) => {
  expect(typeOf(page(title, body))).toBe('empty-shell');
});

const story = Array.from(
  { length: 12 },
  (_, index) =>
    `<p>In its ${index + 1}th year the yard built a ferry for the lake and sold it to the town beside it.</p>`,
).join('');

test.each([
  [
    'How to find a 404 on your site',
    `<article><h1>How to find a 404 on your site</h1>${story}</article>`,
  ],
  ['Our policy', `<h1>How we use cookies</h1><p>We use cookies.</p>${story}`],
  ['Captchas and the web', `<h1>Are you a robot? A history</h1>${story}`],
  ['Errors we made', `<h1>Something went wrong, and what we learned</h1>${story}`],
])('a page that writes about it is none: “%s”', (title, body) => {
  expect(['article', 'service', 'documentation']).toContain(typeOf(page(title, body)));
});

test('a banner over a page that can be read makes no wall of it', () => {
  const { type, text } = readPage({
    html: page(
      'Yard',
      `<div id="cookie-banner"><p>We use cookies.</p></div><main><h1>The yard</h1>${story}</main>`,
    ),
  });
  expect(type).toBe('service');
  expect(text).not.toContain('cookies');
});
