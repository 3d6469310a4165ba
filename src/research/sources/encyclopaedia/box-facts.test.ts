import { expect, test } from 'vitest';
import { readWikitext } from '../reading/documents/read-wikitext';
import { articleFact } from './box-facts';

const FACTS =
  'people revenue budget founded founders leaders parent owner headquarters students beds';
const factsOf = (wikitext: string) =>
  Object.fromEntries(
    FACTS.split(' ').flatMap((name) => {
      const value = articleFact(wikitext, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const PROSE = "'''The Quay''' is read in [[Hull]].";
const box = (kind: string, fields: Readonly<Record<string, string>>): string =>
  `{{Infobox ${kind}\n${Object.entries(fields)
    .map(([name, value]) => `| ${name} = ${value}`)
    .join('\n')}\n}}\n${PROSE}`;

test.each([
  [
    'newspaper',
    {
      type: 'Daily newspaper',
      format: '[[Broadsheet]]',
      foundation: '{{start date and age|1893}}',
      owners: 'Quay Press Group',
      editor: 'Ottoline Marsh',
      headquarters: 'Hull, England',
      circulation: '41,000',
    },
    {
      founded: '1893',
      owner: 'Quay Press Group',
      leaders: 'Ottoline Marsh (editor)',
      headquarters: 'Hull, England',
    },
  ],
  [
    'university',
    {
      established: '1911',
      type: '[[Public university|Public]]',
      president: 'Rufus Pell',
      students: '8,120',
      budget: '£91 million (2025)',
      city: 'Hull',
      colors: 'Blue',
    },
    {
      founded: '1911',
      leaders: 'Rufus Pell (president)',
      students: '8,120',
      budget: '£91 million (2025)',
      headquarters: 'Hull',
    },
  ],
  [
    'hospital',
    { Name: 'Quay Infirmary', Founded: '1880', Beds: '412', Type: 'Teaching', Country: 'England' },
    { founded: '1880', beds: '412' },
  ],
  [
    'organization',
    {
      formation: '{{start date|1975|5|4}}',
      leader_title: 'Secretary general',
      leader_name: 'Ada Wick',
      num_staff: '230',
      budget: '$12 million',
      parent_organization: 'World Lamp Union',
    },
    {
      founded: '1975-05-04',
      leaders: 'Ada Wick (Secretary general)',
      people: '230',
      budget: '$12 million',
      parent: 'World Lamp Union',
    },
  ],
  [
    'government agency',
    {
      formed: '1 May 1950',
      employees: '5,400 (2024)',
      budget: '$1.1 billion (2024)',
      chief1_name: 'Ada Wick',
      chief1_position: 'Director',
      chief2_name: 'Rufus Pell',
      chief2_position: 'Deputy Director',
      parent_department: 'Department of Harbours',
    },
    {
      founded: '1 May 1950',
      people: '5,400 (2024)',
      budget: '$1.1 billion (2024)',
      leaders: 'Ada Wick (Director); Rufus Pell (Deputy Director)',
      parent: 'Department of Harbours',
    },
  ],
  [
    'company',
    { founded: 'Hull', num_employees: 'unknown', revenue: '{{increase}}', key_people: '—' },
    {},
  ],
])(
  'the box of a %s is read by what its fields mean, and is no part of the text',
  (kind, fields, facts) => {
    const article = box(kind, fields);
    expect(factsOf(article)).toEqual(facts);
    expect(readWikitext(article).text).toBe('The Quay is read in Hull.');
  },
);

test('of several boxes the article’s own counts, not one inside of it and none further down', () => {
  const article = [
    '{{Infobox company',
    '| founded = {{start date|1984|4|1}}',
    '| module = {{Infobox building | embed = yes | opened = 1931 }}',
    '}}',
    PROSE,
    '{{Infobox ship | launched = 1902 | owner = Somebody else}}',
  ].join('\n');
  expect(factsOf(article)).toEqual({ founded: '1984-04-01' });
});

test('a box that is never closed leaves nothing of itself in the text', () => {
  expect(
    readWikitext(`{{Infobox newspaper\n| type = Daily {{x\n| format = Broadsheet\n\n${PROSE}`).text,
  ).not.toMatch(/Broadsheet|format/);
});

test('a year in brackets is no figure, and a house has its place where no seat is named', () => {
  const hospital = box('hospital', {
    num_employees: '{{unheard of|9}} (2020)',
    org_group: 'Quay Health',
    location: 'Hull, England',
    beds: '41',
  });
  expect(factsOf(hospital)).toEqual({
    parent: 'Quay Health',
    headquarters: 'Hull, England',
    beds: '41',
  });
});
