import { describe, expect, test } from 'vitest';
import type { EntityCard } from '../../company';
import { countryCode, countryOfDomain } from './countries';
import { industriesIn, workIn } from './kinds';
import { readPlace } from './places';
import { profileOf } from './profile';
import { sourceFitOf } from './serves';

const card: EntityCard = {
  id: 'c',
  name: 'Pennant Mills',
  legalName: 'Pennant Mills',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

test.each([
  ['France', 'FR'],
  ['United States of America', 'US'],
  ['gb', 'GB'],
  ['Scotland', 'GB'],
  ['Deutschland', 'DE'],
  ['Czechia', 'CZ'],
  ['Czech Republic', 'CZ'],
  ['Atlantis', undefined],
  ['EU', undefined],
  ['European Union', undefined],
  ['', undefined],
])('“%s” is the country %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

test.each([
  ['mill.fr', 'FR'],
  ['mill.co.uk', 'GB'],
  ['mill.de', 'DE'],
  ['mill.it', 'IT'],
  ['mill.io', undefined],
  ['mill.ai', undefined],
  ['mill.com', undefined],
  ['mill.eu', undefined],
])('the ending of %s tells %s', (domain, code) => {
  expect(countryOfDomain(domain)).toBe(code);
});

test.each([
  ['Austin, TX (hybrid)', { city: 'Austin', state: 'TX', countries: ['US'] }],
  ['Lyon, France', { city: 'Lyon', countries: ['FR'] }],
  ['Remote, Germany', { countries: ['DE'] }],
  ['Wilmington, DE', { city: 'Wilmington', state: 'DE', countries: ['US'] }],
  ['San Francisco, CA, USA', { city: 'San Francisco', state: 'CA', countries: ['US'] }],
  ['New York', { city: 'New York', state: 'NY', countries: ['US'] }],
  ['Texas', { state: 'TX', countries: ['US'] }],
  ['Tbilisi, Georgia', { city: 'Tbilisi', state: 'GA', countries: ['US', 'GE'] }],
  ['Lisbon', { city: 'Lisbon', countries: [] }],
  ['Remote', { countries: [] }],
  ['', { countries: [] }],
])('the place “%s” is read as %j', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test.each([
  ['Prepackaged software', ['software']],
  ['Motor vehicles & car bodies', ['vehicles']],
  ['State commercial banks', ['finance']],
  ['oat milling', ['food']],
  ['the making of chess sets', []],
  ['', []],
])('the trade “%s” is %j', (text, kinds) => {
  expect([...industriesIn(text)]).toEqual(kinds);
});

test.each([
  ['Senior Backend Engineer', ['engineering']],
  ['Registered Nurse', ['health']],
  ['Head of Data', ['data', 'executive']],
  ['Poet', []],
])('the role “%s” is work in %j', (role, kinds) => {
  expect([...workIn(role)]).toEqual(kinds);
});

describe('of a company', () => {
  test('the seat tells the country, else its place, its register, or at last its domain', () => {
    const countries = (more: Partial<EntityCard>) => [
      ...profileOf({ ...card, ...more }, { role: '' }).countries,
    ];
    expect(countries({ country: 'France', domain: 'mill.de' })).toEqual(['FR']);
    expect(countries({ headquarters: 'Omaha, Nebraska' })).toEqual(['US']);
    expect(countries({ companyNumber: '01234567', domain: 'mill.com' })).toEqual(['GB']);
    expect(countries({ domain: 'mill.de' })).toEqual(['DE']);
    expect(countries({ domain: 'mill.io' })).toEqual([]);
  });

  test('the place of the role counts beside its own, and what answers told besides', () => {
    const profile = profileOf(
      { ...card, country: 'France' },
      { role: 'Baker', location: 'Omaha, NE' },
      [
        { industry: 'Bakery Products' },
        { state: 'MN' },
        { country: 'Belgium' },
        { hiresIn: ['Tulsa, OK', 'Remote', 'Duluth, Minnesota'] },
      ],
    );
    expect([...profile.countries]).toEqual(['FR', 'US', 'BE']);
    expect([...profile.states]).toEqual(['NE', 'MN', 'OK']);
    expect([...profile.industries]).toContain('food');
    expect([...profile.work]).toEqual(['trades']);
  });

  test('whose shares are traded has a sign at an exchange; an encyclopedia that names none says private', () => {
    const shares = (more: Partial<EntityCard>) =>
      profileOf({ ...card, ...more }, { role: '' }).shares;
    expect(shares({ ticker: 'PNNT' })).toBe('listed');
    expect(shares({ wikidata: 'Q1' })).toBe('private');
    expect(shares({ wikidata: 'Q1', cik: '7' })).toBe('unknown');
    expect(shares({})).toBe('unknown');
  });
});

describe('a source fits', () => {
  const french = profileOf({ ...card, country: 'France', wikidata: 'Q1' }, { role: 'Baker' });
  const american = profileOf(
    {
      ...card,
      country: 'United States',
      headquarters: 'Omaha, Nebraska',
      ticker: 'P',
      industry: 'Motor vehicles',
    },
    { role: 'Software Engineer' },
  );
  const nobody = profileOf(card, { role: '' });

  test.each([
    ['everybody', undefined, ['yes', 'yes', 'yes']],
    ['France', { countries: ['FR'] }, ['yes', 'no', 'unknown']],
    [
      'America, which is assumed where nothing is known',
      { countries: ['US'] },
      ['no', 'yes', 'yes'],
    ],
    ['Nebraska', { countries: ['US'], states: ['NE'] }, ['no', 'yes', 'unknown']],
    [
      'a large state, where a listed company may have offices',
      { countries: ['US'], states: ['CA'] },
      ['no', 'yes', 'yes'],
    ],
    ['a small state', { countries: ['US'], states: ['VT'] }, ['no', 'no', 'unknown']],
    ['makers of vehicles', { industries: ['vehicles'] }, ['unknown', 'yes', 'unknown']],
    ['engineers', { work: ['engineering'] }, ['no', 'yes', 'unknown']],
    ['listed companies', { shares: 'listed' }, ['no', 'yes', 'unknown']],
  ] as const)('that serves %s', (_, serves, fits) => {
    expect(
      [french, american, nobody].map(
        (profile) => sourceFitOf(serves === undefined ? {} : { serves }, profile).fits,
      ),
    ).toEqual(fits);
  });

  test('one condition that fails decides, and says which', () => {
    expect(sourceFitOf({ serves: { countries: ['FR'], work: ['engineering'] } }, american)).toEqual(
      {
        fits: 'no',
        because: 'it is about France',
      },
    );
  });
});
