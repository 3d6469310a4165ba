import { expect, test } from 'vitest';
import type { Said } from './said';
import { namesOf } from './subject';
import { founded, headquarters } from './origin';

const names = namesOf({
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  jobBoards: {},
  namesakes: ['Loam Foods'],
});
const said = (text: string): Said => ({
  text,
  names,
  told: { focus: 'ours', isOwnVoice: true },
  fetchedAt: '2026-03-02T00:00:00Z',
  publishedAt: '2026-02-10',
});

const BEGUN: readonly string[] = [
  'Loam Ferry was founded in 2011.',
  'The company was founded in May 2011 and is based in Ghent, Belgium.',
  'Founded in 2011, Loam Ferry runs ferries.',
  'Established 2011',
  'Since 2011',
  'Loam Ferry has been in business since 2011.',
  'In 2011, two brothers founded Loam Ferry in a shed.',
  'Our story begins in 2011.',
  'It was in 2011 that Ilse Varn founded the company.',
  'Founded: 2011',
  'Year founded | 2011',
  'The firm traces its roots to 2011.',
  'Loam Ferry dates back to 2011.',
  'Loam Ferry opened its doors in 2011.',
  '2011 saw the birth of Loam Ferry.',
  'Loam Ferry was incorporated in Delaware on 3 May 2011.',
  'Loam Ferry, founded by Ilse Varn in 2011, employs 300 people.',
  'We got our start in 2011.',
  'Loam Ferry was set up in the spring of 2011.',
  'Loam Ferry began life in 2011 as a towing service.',
  'The business was started by three sailors in 2011.',
  'In the spring of 2011 Ilse Varn set up Loam Ferry.',
  'Loam Ferry (est. 2011) runs ferries.',
  'Loam Ferry came into being in 2011.',
];

test.each(BEGUN)('%s', (sentence) => {
  expect(founded(said(sentence))).toMatchObject([{ attribute: 'founded', value: '2011' }]);
});

const NOT_BEGUN: readonly string[] = [
  'Brindle Boats was founded in 1999.',
  'Our customer Brindle Bank was founded in 1890.',
  'Loam Ferry launched its first app in 2015.',
  'We opened our Lisbon office in 2018.',
  'The Loam Ferry Foundation was established in 2019.',
  'The industry association was founded in 1950.',
  'Ilse Varn founded Brindle Boats in 1999 before joining Loam Ferry.',
  'Our Dutch subsidiary was founded in 2016.',
  'Loam Foods was founded in 1985.',
  'Loam Ferry acquired Brindle, founded in 1999.',
  'Its predecessor was established in 1960.',
  'Ilse has been with us since 2014.',
  'We have worked with Brindle Bank since 2016.',
  'The works council was formed in 2017.',
  'Loam Ferry started a scholarship in 2020.',
];

test.each(NOT_BEGUN)('not when the company began: %s', (sentence) => {
  expect(founded(said(sentence))).toEqual([]);
});

const SEATED: readonly (readonly [sentence: string, place: string])[] = [
  ['Loam Ferry is headquartered in Ghent, Belgium.', 'Ghent, Belgium'],
  ['The company is based in Ghent.', 'Ghent'],
  ['Our headquarters are in Ghent, Belgium.', 'Ghent, Belgium'],
  ['Headquarters: Ghent, Belgium', 'Ghent, Belgium'],
  ['Headquarters | Ghent, Belgium', 'Ghent, Belgium'],
  ['Ghent-based Loam Ferry runs ferries.', 'Ghent'],
  ['Loam Ferry has its head office in Ghent.', 'Ghent'],
  ['From its headquarters in Ghent, Loam Ferry runs ferries.', 'Ghent'],
  ['Loam Ferry moved its headquarters from Bruges to Ghent in 2019.', 'Ghent'],
  ['Ghent is home to our headquarters.', 'Ghent'],
  [
    'Our principal executive offices are located at 12 Quay Street, Ghent, Belgium.',
    'Ghent, Belgium',
  ],
  ['Loam Ferry, headquartered in Ghent, employs 300 people.', 'Ghent'],
  ['We are based out of Ghent.', 'Ghent'],
  ['Loam Ferry’s main office is in Ghent.', 'Ghent'],
  ['Head office: Ghent', 'Ghent'],
  ['The Ghent-based company runs ferries.', 'Ghent'],
  ['Loam Ferry runs its business from its seat in Ghent.', 'Ghent'],
  ['Loam Ferry keeps its corporate headquarters in the city of Ghent.', 'Ghent'],
  ['HQ: Ghent, Belgium', 'Ghent, Belgium'],
  ['Founded in 2011 and headquartered in Ghent, Loam Ferry runs ferries.', 'Ghent'],
];

test.each(SEATED)('%s', (sentence, place) => {
  expect(headquarters(said(sentence))).toMatchObject([{ attribute: 'headquarters', value: place }]);
});

const NOT_SEATED: readonly string[] = [
  'Brindle Boats is based in Lisbon.',
  'Our European headquarters are in Dublin.',
  'Our customer Brindle Bank, headquartered in Zurich, uses our app.',
  'We are looking for engineers based in Lisbon.',
  'Loam Ferry was previously based in Bruges.',
  'Loam Foods is headquartered in Austin.',
  'The role is based in Lisbon.',
  'Lisbon-based Brindle Boats competes with Loam Ferry.',
  'Until 2019 Loam Ferry was headquartered in Bruges.',
  'Our decisions are based on evidence.',
  'Loam Ferry bought Lisbon-based Brindle.',
  'The former headquarters in Bruges was sold.',
];

test.each(NOT_SEATED)('not the company’s seat: %s', (sentence) => {
  expect(headquarters(said(sentence))).toEqual([]);
});

test('a line of a timeline tells the beginning; a goal, a legal form and a rule do not', () => {
  expect(founded(said('1961: Yusuf Cavendale founds Loam Ferry with two friends.'))).toMatchObject([
    { value: '1961' },
  ]);
  expect(founded(said('1961: Yusuf Cavendale founds Brindle Boats with two friends.'))).toEqual([]);
  expect(
    founded(said('In June 2022 Loam Ferry established its fourth goal for cleaner boats.')),
  ).toEqual([]);
  expect(
    founded(said('Loam Ferry, Inc. was incorporated in 2011 under the laws of Delaware.')),
  ).toEqual([]);
  expect(founded(said('That rule dates from January 2026.'))).toEqual([]);
  expect(headquarters(said('Rotterdam opens as our home in Europe.'))).toEqual([]);
});
