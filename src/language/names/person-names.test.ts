import { describe, expect, test } from 'vitest';
import {
  isGeneration,
  isNameParticle,
  isPersonName,
  isPersonWord,
  mayBeSamePerson,
  personNamed,
  readPersons,
} from './person-names';

describe('a person’s whole name', () => {
  test.each([
    'Ada Bell',
    'Ada M. Bell',
    'J. R. O’Hara',
    "Sinéad O'Hara-Quill",
    'Anna van der Veld',
    'Juan de la Cruz',
    'Noor bin Laith',
    'Dr. Ada Bell',
    'ADA BELL',
    'JP Quill',
    'Robert Bell Jr.',
    'Robert Bell III',
    'Theresa May',
    'Will Reed',
    'Tyra Banks',
    'Park Se Ri',
    'Maria Sa',
  ])('is “%s”', (text) => {
    expect(isPersonName(text)).toBe(true);
  });

  test.each([
    ['a single word', 'Bell'],
    ['a surname with “Ms.”', 'Ms. Bell'],
    ['words without capitals', 'ada bell'],
    ['more names than anybody tells', 'Ada Berta Cora Dora Bell'],
    ['a particle at an end', 'van der Veld'],
    ['a particle at the other', 'Anna van'],
    ['a firm', 'Tarn Capital'],
    ['a school', 'Tarn University'],
    ['a form of the law', 'Tarn Mills, Inc.'],
    ['another form', 'Tarn AG'],
    ['an office', 'Chief Executive'],
    ['somebody with an office', 'President Ada Bell'],
    ['a heading', 'Our Team'],
    ['another heading', 'About Us'],
    ['a day', 'Black Friday'],
    ['months', 'May June'],
    ['a state', 'New York'],
    ['letters behind a name', 'Ada Bell CPA'],
    ['letters', 'NYSE Quill'],
    ['a number', 'Studio 54'],
    ['two people', 'Ada Bell & Cole Reed'],
  ])('is not %s: “%s”', (_, text) => {
    expect(isPersonName(text)).toBe(false);
  });

  test('is told without “Dr.”, and a surname with “Ms.”', () => {
    expect(personNamed('Dr. Ada Bell')).toBe('Ada Bell');
    expect(personNamed('Ada Bell')).toBe('Ada Bell');
    expect(personNamed('Ms. Bell')).toBe('Ms. Bell');
    expect(personNamed('Bell')).toBeUndefined();
    expect(personNamed('Mr. Bank')).toBeUndefined();
  });
});

test('a word of a name, of its inside and of its end is told from others', () => {
  expect(['Bell', 'O’Hara', 'J.', 'Banks', 'May'].every(isPersonWord)).toBe(true);
  expect(['bell', 'Bank', 'CEO', 'Monday', 'The', 'Mr.', '7th'].some(isPersonWord)).toBe(false);
  expect(['Jr.', 'iii', 'Sr'].every(isGeneration)).toBe(true);
  expect(isGeneration('Bell')).toBe(false);
  expect(['van', 'bin'].every(isNameParticle)).toBe(true);
  expect(['Van', 'of'].some(isNameParticle)).toBe(false);
});

test('two names may be one person’s, whose letter may be missing', () => {
  expect(mayBeSamePerson('Ada M. Bell', 'Ada Bell')).toBe(true);
  expect(mayBeSamePerson('ADA BELL', 'Ada Bell Reed')).toBe(true);
  expect(mayBeSamePerson('Ada Bell', 'Cole Bell')).toBe(false);
});

test.each([
  ['Today Ada Bell of Tarn Mills met Anna van der Veld.', ['Ada Bell', 'Anna van der Veld']],
  ['Chief Executive Ada Bell left Tarn Capital.', ['Ada Bell']],
  ['Ms. Ada M. Bell’s team met Cole Reed', ['Ada M. Bell', 'Cole Reed']],
  ['Bell joined the Bank of Elm in New York.', []],
  ['The Director of Talent Acquisition met the Head of the Tarn Quill.', []],
])('people are read out of “%s”', (text, names) => {
  const found = readPersons(text);
  expect(found.map((person) => person.text)).toEqual(names);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names);
});
