import { expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { row } from '../fixtures/writing';
import { assignRows } from './assign';
import { homesIn } from './homes';
import { FACT_SECTIONS } from '../write';

const statement = (quote: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'statement', topic: 'hiring', quote, ...changes });

test.each([
  ['About half of us work remotely.', 'working-model'],
  ['Everyone is on call one week in seven.', 'working-model'],
  ['Candidates meet two people of their team.', 'hiring-process'],
  ['We tell candidates of our office days at once.', 'hiring-process'],
  ['You will own the service that reads the fields.', 'work'],
  ['The officers of the board are independent.', 'work'],
])('“%s” belongs to %s', (quote, home) => {
  const said = statement(quote);
  expect(homesIn([said])(said)).toBe(home);
});

test('whatever stands on the page of the steps belongs to the hiring process', () => {
  const url = 'https://fernhollow.example/how-we-hire';
  const [step, said] = [
    row({ attribute: 'hiring-step', quote: 'A call with us.', url }),
    statement('We decide within five days.', { url }),
  ];
  expect(homesIn([step, said])(said)).toBe('hiring-process');
});

test('an advertisement of one job speaks of that job, and a list of jobs of the whole company', () => {
  const url = 'https://fernhollow.example/jobs';
  const said = statement('You may work from home on Fridays.', { url });
  const posting = (title: string) =>
    row({
      attribute: 'job-posting',
      topic: 'hiring',
      quote: `${title}, apply here`,
      value: title,
      url,
    });
  expect(homesIn([said, posting('Buyer')])(said)).toBe('work');
  expect(homesIn([said, posting('Buyer'), posting('Packer')])(said)).toBe('working-model');
});

test('each statement on work is told in one section alone', () => {
  const rows = [
    statement('About half of us work remotely.'),
    statement('Candidates meet two people.'),
    statement('The soil is read each night.'),
  ];
  const homes = rows.map((said) =>
    FACT_SECTIONS.filter((plan) =>
      assignRows(plan, rows).some(({ evidence }) => evidence.id === said.id),
    ).map(({ id }) => id),
  );
  expect(homes).toEqual([['culture'], ['hiring-process'], ['role-tips']]);
});
