import { expect, test } from 'vitest';
import type { Said } from './said';
import { namesOf } from './subject';
import { employees } from './employees';

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

const TOLD: readonly (readonly [sentence: string, count: number, day?: string])[] = [
  ['On September 30, 2025, Loam Ferry had 1,906 employees.', 1906, '2025-09-30'],
  ['Loam Ferry employs 1,906 people.', 1906],
  ['1,906 of us work here.', 1906],
  ['We’re 1,906 strong.', 1906],
  ['Loam Ferry gives work to 1,906.', 1906],
  ['Together we are 1,906.', 1906],
  ['Loam Ferry, which employs 1,906, will pay a bonus.', 1906],
  ['A company of 1,906.', 1906],
  ['Headcount stood at 1,906 at the end of September.', 1906, '2025-09-30'],
  ['On January 31 we had 1,906 employees.', 1906, '2026-01-31'],
  ['We are a team of 1,906 people across twelve offices.', 1906],
  [
    'As of December 31, 2025, we had approximately 1,906 full-time employees worldwide.',
    1906,
    '2025-12-31',
  ],
  ['Our headcount was 1,906 at the end of 2025, up from 1,795 a year earlier.', 1906, '2025-12-31'],
  ['Headcount grew from 1,795 to 1,906 in 2025.', 1906, '2025'],
  ['With 1,906 employees, Loam Ferry is the largest operator on the river.', 1906],
  ['The company’s workforce stood at 1,906 as of 31 March 2025.', 1906, '2025-03-31'],
  ['Some 1,906 people work for Loam Ferry today.', 1906],
  ['Today more than 1,900 people work at Loam Ferry.', 1900],
  ['A staff of 1,906 keeps the ferries running.', 1906],
  ['The 1,906-person company is based in Ghent.', 1906],
  ['Founded in 2011, Loam Ferry now has 1,906 employees in 14 countries.', 1906],
  ['Total number of employees: 1,906', 1906],
  ['Employees: 1,906 (2025)', 1906, '2025'],
  ['Our family of 1,906 colleagues spans three continents.', 1906],
  ['Loam Ferry, which employs 1,906 people, said on Tuesday it would expand.', 1906],
  ['Loam Ferry’s payroll lists 1,906 people.', 1906],
  ['There are 1,906 of us.', 1906],
  ['At year-end 2025 the group counted 1,906 employees.', 1906, '2025-12-31'],
  ['The number of people employed by Loam Ferry reached 1,906 in 2025.', 1906, '2025'],
  [
    'We employed 1,906 people as at 31 December 2025, compared with 1,795 in 2024.',
    1906,
    '2025-12-31',
  ],
  ['1,906 people were employed by Loam Ferry at the close of 2025.', 1906, '2025-12-31'],
  ['Loam Ferry is a 1,906-strong company.', 1906],
  ['Loam Ferry ended 2025 with 1,906 employees on its books.', 1906, '2025'],
  ['It has grown from a dozen people to 1,906.', 1906],
  ['Around nineteen hundred people earn their living at Loam Ferry.', 1900],
  ['Loam Ferry had a workforce of about 1.9 thousand people in June 2025.', 1900, '2025-06'],
  ['By the end of 2025, the team numbered 1,906.', 1906, '2025-12-31'],
  ['Staff numbers rose to 1,906 in 2025.', 1906, '2025'],
  ['We have 1 906 employees.', 1906],
  ['Loam Ferry has 1.906 employees.', 1906],
  ['In all, Loam Ferry provides jobs for 1,906 people.', 1906],
  ['The ferry operator, Loam Ferry, has 1,906 on staff.', 1906],
  ['Loam Ferry, a rival of Brindle Boats, employs 1,906 people.', 1906],
  ['Loam Ferry counts 1,906 team members.', 1906],
  ['Employing 1,906 people, Loam Ferry is the biggest employer of the harbour.', 1906],
];

test.each(TOLD.map(([sentence, count, day]) => ({ sentence, count, day })))(
  '$sentence',
  ({ sentence, count, day }) => {
    const [found] = employees(said(sentence));
    expect([found?.attribute, found?.value, found?.unit, found?.asOf]).toEqual([
      'employees',
      count,
      'people',
      day,
    ]);
  },
);

const NOT_TOLD: readonly string[] = [
  'A group of 24 employees wrote the rules.',
  'More than 640 of us signed.',
  'Brindle Boats employs 4,000 people.',
  'Brindle Boats, a competitor of Loam Ferry, employs 4,000 people.',
  'Our customer Brindle Bank employs 4,000 people.',
  'The industry employs 40,000 people.',
  'We plan to hire 300 employees.',
  'Loam Ferry laid off 84 employees.',
  'We hired 300 people in 2025.',
  'Loam Foods employs 500 people.',
  'Loam Ferry will employ 2,500 people by 2030.',
  'We serve 40,000 people a day.',
  'Our Ghent yard has 300 employees.',
  'We have 300 employees in Dublin.',
  'Loam Ferry bought Brindle, which employs 300 people.',
  'Companies with 500 employees use our tickets.',
  'About 300 employees were laid off.',
  '62% of our employees are women.',
  'Our partner Ostel Freight has 700 employees.',
  'Its predecessor, Old Ferries, employed 120 people.',
  'If we had 5,000 employees, we would need a bigger office.',
  'Four million people ride with us each year.',
  'In 2025 we had 14 offices and our employees spoke 30 languages.',
  'Our ferries carried four million people across the water.',
  'Our workforce comprised 1,906 full-time and 120 part-time employees.',
  'We reached 40,000 people with our campaign.',
  'An afternoon at the bench with two colleagues',
];

test.each(NOT_TOLD)('no number of the company’s employees: %s', (sentence) => {
  expect(employees(said(sentence))).toEqual([]);
});
