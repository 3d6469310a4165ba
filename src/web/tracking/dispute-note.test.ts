import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DisputeNote } from './dispute-note';

const shown = (dispute: 'open' | 'lost', isBegun: boolean) =>
  renderToStaticMarkup(
    createElement(DisputeNote, { dispute, isBegun, supportEmail: 'help@foreword.example' }),
  );

test.each([
  ['an open dispute before the work', 'open', false, 'we won’t prepare or deliver your report'],
  ['an open dispute during the work', 'open', true, 'we won’t deliver your report'],
  ['a lost dispute before the work', 'lost', false, 'don’t expect a report'],
  ['a lost dispute during the work', 'lost', true, 'don’t expect a report'],
] as const)('%s is told with what it means and whom to write to', (_, dispute, isBegun, words) => {
  const html = shown(dispute, isBegun);
  expect(html.replace(/\s+/gu, ' ')).toContain(words);
  expect(html).toContain('href="mailto:help@foreword.example"');
  expect(html.includes('Your bank disputes this payment.')).toBe(dispute === 'open');
});
