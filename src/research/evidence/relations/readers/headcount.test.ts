import { describe, expect, test } from 'vitest';
import { readAs } from '../testing';

const counts = (text: string, about?: Parameters<typeof readAs>[1]): readonly unknown[] =>
  readAs(text, about).filter(([attribute]) => attribute === 'employees');

describe('The number of its people is read', () => {
  test.each([
    ['We have 240 people in more than 30 countries.', 240, undefined],
    ['We have 240 employees in over 30 countries.', 240, undefined],
    ['We have 240 employees in 30 countries.', 240, undefined],
    ['We currently employ about 240 full-time and part-time employees worldwide.', 240, undefined],
    ['We employ 240 full- and part-time employees worldwide.', 240, undefined],
    ['We’re 30 people.', 30, undefined],
    ['Our team has grown to 25 people across Europe.', 25, undefined],
    ['As of May 31, 2026, we had forty employees.', 40, '2026-05-31'],
    ['On May 31, 2026, Tolvane employed 1,240 people.', 1_240, '2026-05-31'],
  ])('from “%s”', (text, count, asOf) => {
    expect(counts(text)).toContainEqual(['employees', count, asOf]);
  });

  test.each([
    ['We have 240 employees in Ohio.', 'a part of them'],
    ['We have 240 part-time employees.', 'those who work half the time'],
    ['We have one employee.', 'one alone'],
    ['We have 2.5 employees for every boat.', 'a mean'],
    ['At the end of 2025 employees had to leave.', 'a year'],
    ['We have had 2025 employees.', 'what may be a year'],
    ['We are 240 employees.', 'what nobody says of a company'],
    ['We do not have 240 employees.', 'a denial'],
    ['We could have 240 employees by May.', 'a chance'],
    ['We had 240 people in the room.', 'guests'],
    ['In our first summer we had 15 people.', 'a past nobody dates'],
    ['Kestrel has 240 employees.', 'another company'],
  ])('not from “%s”, which tells of %s', (text) => {
    expect(counts(text)).toEqual([]);
  });

  test('of a day to come says nothing', () => {
    expect(counts('As of May 31, 2031, we had 300 employees.')).toEqual([]);
  });

  test('without a day, where a filing tells it', () => {
    const text = 'At year end we had 300 employees.';
    expect(counts(text, { isFiling: true })).toEqual([['employees', 300, undefined]]);
    expect(counts(text)).toEqual([]);
  });
});
