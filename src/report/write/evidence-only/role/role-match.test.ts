import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../research/evidence/shape';
import { row } from '../../../fixtures/writing';
import { closenessOf, concerns, isAt, postingsFor } from './role-match';

const posting = (title: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'job-posting',
    topic: 'hiring',
    quote: `${title}, apply here`,
    value: title,
    ...changes,
  });
const titlesFor = (role: string, rows: readonly Evidence[], location?: string) =>
  postingsFor({ role }, rows, location).map(({ value }) => value);

describe('how close a title is to the role', () => {
  test.each([
    ['Backend Engineer', 'Backend Engineer', { kind: 'same' }],
    ['backend engineer', 'Backend Engineer', { kind: 'same' }],
    ['Backend Engineer', 'Backend Engineer, Rootline', { kind: 'wider', more: 'Rootline' }],
    ['Backend Engineer', 'Senior Backend Engineer', { kind: 'wider', more: 'Senior' }],
    ['Backend Engineer', 'Senior Backend Engineer, Rootline', { kind: 'wider', more: undefined }],
    ['Backend Engineer', 'Engineer for the Backend', { kind: 'wider', more: undefined }],
    ['Backend Engineer', 'Firmware Engineer', { kind: 'part', shared: ['Engineer'] }],
  ])('“%s” and “%s”', (role, title, closeness) => {
    expect(closenessOf(role, posting(title))).toEqual(closeness);
  });
});

describe('which postings come first', () => {
  test('those that share most with the role, and of those the one that adds least', () => {
    expect(
      titlesFor('Backend Engineer', [
        posting('Firmware Engineer'),
        posting('Senior Backend Engineer'),
        posting('Backend Engineer'),
        posting('Buyer'),
      ]),
    ).toEqual(['Backend Engineer', 'Senior Backend Engineer', 'Firmware Engineer']);
  });

  test('of one title at two places the one that the reader asked about', () => {
    const rows = [
      posting('Backend Engineer', { id: 'far', details: { place: 'Moss Landing' } }),
      posting('Backend Engineer', { id: 'near', details: { place: 'Ashby Falls, Oregon' } }),
    ];
    expect(
      postingsFor({ role: 'Backend Engineer' }, rows, 'Ashby Falls, OR').map(({ id }) => id),
    ).toEqual(['near']);
  });

  test('of one title in a list and on a page of its own the page', () => {
    const url = 'https://fernhollow.example/careers';
    const rows = [
      posting('Backend Engineer', { id: 'listed', url }),
      posting('Buyer', { url }),
      posting('Backend Engineer', { id: 'page' }),
    ];
    expect(postingsFor({ role: 'Backend Engineer' }, rows).map(({ id }) => id)).toEqual(['page']);
  });

  test('those for work of another kind never, whatever words they share', () => {
    expect(
      titlesFor('Sales Manager', [
        posting('Engineering Manager'),
        posting('Sales Engineer'),
        posting('Regional Sales Director'),
      ]),
    ).toEqual(['Regional Sales Director']);
    expect(titlesFor('Registered Nurse', [posting('Nurse Recruiter')])).toEqual([]);
    expect(titlesFor('Software Engineer', [posting('Account Executive, Software')])).toEqual([]);
  });

  test('those for the same work, whatever they are called', () => {
    expect(titlesFor('Chef', [posting('Waiter'), posting('Sous Chef')])).toEqual(['Sous Chef']);
    expect(titlesFor('Backend Engineer', [posting('Software Developer, Payments')])).toEqual([
      'Software Developer, Payments',
    ]);
  });

  test('those for people who do the work before those for learners', () => {
    const rows = [posting('Accountant Intern'), posting('Staff Accountant, Grants')];
    expect(titlesFor('Accountant', rows)).toEqual([
      'Staff Accountant, Grants',
      'Accountant Intern',
    ]);
  });

  test('those with its words where the role can’t be told', () => {
    expect(titlesFor('Widgeteer', [posting('Widgeteer II'), posting('Buyer')])).toEqual([
      'Widgeteer II',
    ]);
  });

  test('none for a role that has no word in any title', () => {
    expect(titlesFor('Nurse', [posting('Buyer')])).toEqual([]);
    expect(titlesFor('', [posting('Buyer')])).toEqual([]);
  });
});

test.each([
  ['Backend Engineer', 'On-call weeks are shared.', true],
  ['Support Lead', 'On-call weeks are shared.', true],
  ['Ward Nurse', 'You are on call twice a month.', true],
  ['Financial Reporting Manager', 'On-call weeks are shared.', false],
  ['Financial Reporting Manager', 'Everybody may work from home.', true],
  ['Support Lead', 'You and one engineer read code.', false],
])('to a %s “%s” means something: %s', (role, said, means) => {
  expect(concerns(role, said)).toBe(means);
});

test('a place is the same whatever state or country stands behind it, and no place is everywhere', () => {
  const at = posting('Buyer', { details: { place: 'Ashby Falls or remote' } });
  expect([
    isAt('ashby falls, Oregon', at),
    isAt('Moss Landing', at),
    isAt('', at),
    isAt('Ashby Falls', posting('Buyer')),
  ]).toEqual([true, false, false, false]);
});
