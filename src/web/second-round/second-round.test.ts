import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SecondRoundView } from '../../delivery/second-round/shape';
import { RoundState } from './second-round';

function shown(round: SecondRoundView, problem: string | null = null, reviewsAll = false): string {
  const element = createElement(RoundState, {
    round,
    company: 'Pennant Mills',
    path: '/r/token/second-round',
    reviewsAll,
    problem,
  });
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router })).replace(/&#x27;/gu, '’');
}
const until = '2026-05-19T00:00:00.000Z';

test.each<[string, SecondRoundView, string, boolean]>([
  ['offered', { state: 'offered', until }, 'free, once, until May 19', true],
  ['that failed', { state: 'failed', until }, 'It isn’t used up.', true],
  ['under way', { state: 'looking', byExpert: false }, 'usually within an hour', false],
  ['with an expert', { state: 'looking', byExpert: true }, 'an expert is checking', false],
  ['that found one thing', { state: 'ready', changes: 1 }, 'found one change', false],
  ['that found more', { state: 'ready', changes: 3 }, 'found 3 changes', false],
  ['that found nothing', { state: 'ready', changes: 0 }, 'Your report still stands.', false],
  ['that is too late', { state: 'over' }, 'those have passed', false],
  ['that needs a person', { state: 'stuck' }, 'a person will look into it', false],
])(
  'a second round %s says so, and has a button only where one helps',
  (_, round, words, button) => {
    const html = shown(round);
    expect(html).toContain(words);
    expect(html.includes('<button')).toBe(button);
  },
);

test('where experts review, it takes longer and says so', () => {
  expect(shown({ state: 'looking', byExpert: false }, null, true)).toContain('within 12 hours');
});

test('what went wrong is said beside the button', () => {
  expect(shown({ state: 'offered', until }, 'Please try again.')).toContain('Please try again.');
});
