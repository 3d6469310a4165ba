import { describe, expect, test } from 'vitest';
import { isSiteOf, ownerLabel } from '../domains';
import { spellingsOf, twoNamesIn } from './spellings';

describe('a name that nobody knows as it was typed is looked for', () => {
  test.each([
    ['Loam Ferry', 'loamferry'],
    ['LoamFerry', 'loam ferry'],
    ['loambank', 'loam bank'],
    ['Loammy', 'loamy'],
  ])('“%s” as “%s”', (typed, spelling) => {
    expect(spellingsOf(typed)).toContain(spelling);
  });

  test('in four other spellings at most, and never again as it was typed', () => {
    const all = spellingsOf('LLoamm Ferryy Tech');
    expect(all.length).toBeLessThanOrEqual(4);
    expect(all).not.toContain('lloamm ferryy tech');
  });
});

test.each([
  ['Loamy/Fenwick', ['Loamy', 'Fenwick']],
  ['Loamy / Fenwick', ['Loamy', 'Fenwick']],
  ['Loamy aka Fenwick', ['Loamy', 'Fenwick']],
  ['Loamy, formerly Fenwick', ['Loamy', 'Fenwick']],
  ['Tarn A/S', undefined],
  ['Loamy, Inc.', undefined],
  ['Loamy', undefined],
])('in “%s” stand the two names %j', (typed, names) => {
  expect(twoNamesIn(typed)).toEqual(names);
});

test.each([
  ['loam.example', 'loam'],
  ['jobs.loam.co.uk', 'loam'],
  ['loam.github.io', 'loam'],
  ['www.loam.example', 'loam'],
  ['loam.co', 'loam'],
])('the domain %s was registered as “%s”', (domain, label) => {
  expect(ownerLabel(domain)).toBe(label);
});

test.each([
  ['loam.example', 'loam.example', true],
  ['loam.example', 'jobs.loam.example', true],
  ['loam.example', 'mill.loam.example', false],
  ['loam.example', 'pineloam.example', false],
  [undefined, 'loam.example', false],
])('the site %s answers for the address %s: %s', (site, domain, is) => {
  expect(isSiteOf(site, domain)).toBe(is);
});
