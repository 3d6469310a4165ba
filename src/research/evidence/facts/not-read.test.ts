import { expect, test } from 'vitest';
import { employees } from './employees';
import { layoffs } from './events';
import { launches } from './launches';
import { headquarters } from './origin';
import type { Said } from './said';
import { namesOf } from './subject';

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

test.each([
  'Ghent is where Loam Ferry had its head office until 2019.',
  'From its base in Ghent, Brindle Boats serves three rivers.',
  'Our plant in Ghent is home to two hundred engineers.',
  'The management of Brindle met in Ghent.',
  'The head office of our customer is in Ghent.',
  'Loam Ferry may make Ghent its seat.',
  'Ilse Varn is at our head office.',
  'Our regional base is Ghent.',
  'Loam Ferry sold its old home in Ghent.',
  'A home in Ghent costs less than a berth.',
  'Ghent and Bruges are home to Loam Ferry.',
])('no seat: %s', (sentence) => {
  expect(headquarters(said(sentence))).toEqual([]);
});

test.each([
  'Our customer’s Skipper was ready for sale on May 3, 2024.',
  'Our rival’s Skipper was ready for customers on May 3, 2024.',
  'Brindle Boats rolled Skipper out on May 3, 2024.',
  'Skipper will be ready for customers on May 3, 2027.',
  'Loam Ferry withdrew Skipper from the market on May 3, 2024.',
  'On May 3, 2024 the court let Skipper out into the world.',
  'Rumours of May 3, 2024 have Skipper in the shops.',
  'We have been selling boats in Ghent since May 3, 2024.',
  'Skipper and Bosun have been in our range since May 3, 2024.',
  'The head office of Skipper opened its shop on May 3, 2024.',
  'Skipper: on the market.',
])('no launch: %s', (sentence) => {
  expect(launches(said(sentence))).toEqual([]);
});

test.each([
  '1,906 colleagues make up Loam Ferry as of September 30, 2025.',
  'On September 30, 2025 exactly 1,906 people held a job at Loam Ferry.',
  'Employees at September 30, 2025 — 1,906',
  'By September 30, 2025, 1,906 people had a contract with Loam Ferry.',
  'Some 1,906 people were on the books on September 30, 2025.',
])('all employees: %s', (sentence) => {
  expect(employees(said(sentence))).toMatchObject([
    { attribute: 'employees', value: 1906, asOf: '2025-09-30' },
  ]);
});

test.each([
  'Loam Ferry shrank its staff by 84 on May 3, 2024.',
  'On May 3, 2024, 84 jobs fell away at Loam Ferry.',
  'Loam Ferry struck 84 jobs from its plan on May 3, 2024.',
  'A round of layoffs on May 3, 2024 took 84 jobs.',
])('a cut, and no year taken for its number: %s', (sentence) => {
  expect(layoffs(said(sentence))).toMatchObject([
    { attribute: 'layoff', value: 84, asOf: '2024-05-03' },
  ]);
});
