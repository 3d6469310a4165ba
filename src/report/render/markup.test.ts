import { expect, test } from 'vitest';
import { ownHtml, html, joined, lines } from './markup';

test('a string in a page is escaped, in text and in an attribute, and once', () => {
  const link = html`<a href="${'?a=1&b="2"'}">${"<script>alert('1')</script>"}</a>`;
  const escaped =
    '<a href="?a=1&amp;b=&quot;2&quot;">&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;</a>';
  expect(`${link}`).toBe(escaped);
  expect(`${html`<p>${[[link]]}</p>`}`).toBe(`<p>${escaped}</p>`);
});

test('what we wrote ourselves stands in a page as it is', () => {
  expect(`${html`<style>${ownHtml('a > b {}')}</style>`}`).toBe('<style>a > b {}</style>');
});

test('nothing stands in a page where something is undefined or false, and a zero does', () => {
  expect(`${html`<p>${undefined}${false}${0}${''}</p>`}`).toBe('<p>0</p>');
});

test('parts of a page are joined in order, and none of them is lost', () => {
  const parts = ['a', html`<b>b</b>`, '<'];
  expect(`${html`${joined(parts, html`<br>`)}`}`).toBe('a<br><b>b</b><br>&lt;');
  expect(`${html`${lines([...parts, false, 'c'])}`}`).toBe('a\n<b>b</b>\n&lt;\n\nc');
  expect(`${html`${joined([], ', ')}`}`).toBe('');
});

test('a page with a part that is still to come is a fault', () => {
  const late: unknown = Promise.resolve('later');
  expect(() => html`<p>${late as string}</p>`).toThrow('still to come');
});
