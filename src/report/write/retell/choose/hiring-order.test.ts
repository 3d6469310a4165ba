import { expect, test } from 'vitest';
import { byRound } from './hiring-order';

test('what comes first and last in hiring stands there, and the rest as its pages have it', () => {
  const said = [
    'After the interviews, Bellmark asks for references.',
    'The design interview lasts an hour.',
    'As a first step, you speak with a recruiter.',
    'The values interview is with two people.',
  ];
  expect(byRound(said, (text) => text).map((text) => said.indexOf(text))).toEqual([2, 1, 3, 0]);
});
