import { describe, expect, test } from 'vitest';
import { inHouseStyle, inPlainWords } from './plain-words';

describe('padding goes before a sentence is read', () => {
  test.each([
    ['In July of 2022 we began it.', 'In July 2022, we began it.'],
    ['In the first half of 2026 the mill rested.', 'In the first half of 2026, the mill rested.'],
    ['We did it in order to save.', 'We did it to save.'],
    ['We rest in between each cycle.', 'We rest between cycles.'],
    ['In 2022, we have planted an oak.', 'In 2022, we planted an oak.'],
    ['Staff have 12 weeks parental leave.', 'Staff have 12 weeks’ parental leave.'],
    [
      'It earned $5, an increase of 9% year-over-year.',
      'It earned $5, up 9% from the year before.',
    ],
    ['They work for the 12 months before leave.', 'They work for the 12 months before leave.'],
    ['It earned $5 for the year ended December 31, 2024.', 'It earned $5 in 2024.'],
    ['We pay up to $500 USD a year.', 'We pay up to $500 a year.'],
    ['It has five different levels.', 'It has five levels.'],
    ['It is a Dutch multinational bank.', 'It is a Dutch bank.'],
    ['We sell products, services, and solutions.', 'We sell products and services.'],
    ['They choose the amount of days.', 'They choose the number of days.'],
    ['They choose the amount of water.', 'They choose the amount of water.'],
    ['We have a pension which we pay into.', 'We have a pension that we pay into.'],
    ['We have a mill in which we bake.', 'We have a mill in which we bake.'],
    ['We have a mill, which is old.', 'We have a mill, which is old.'],
    ['We are flexible with what you wear.', 'We are flexible about what you wear.'],
    ['Staff use a standalone web App.', 'Staff use a standalone web app.'],
    [
      'In May 2024 we entered into a Share Purchase Agreement, under which we invested $9 million.',
      'In May 2024, we invested $9 million.',
    ],
    ['It is open when it comes to hiring.', 'It is open in hiring.'],
    ['They decide which they like.', 'They decide which they like.'],
    ['It signed a deal under which it sells.', 'It signed a deal under which it sells.'],
    ['In between its meetings it mills.', 'Between its meetings it mills.'],
    ['It is an in-between size.', 'It is an in-between size.'],
    ['They get 80 hours of leave.', 'They get 80 hours of leave.'],
    ['We work 4-day work weeks in June.', 'We work 4-day weeks in June.'],
    [
      'We bought Tarn for a total purchase price of $9 million, consisting primarily of cash.',
      'We bought Tarn for $9 million.',
    ],
    ['We are able to rent.', 'We can rent.'],
    ['They get a maximum of 80 hours.', 'They get at most 80 hours.'],
    ['It may be used for parental leave reasons.', 'It may be used for parental leave.'],
    ['We employed 310 employees.', 'We had 310 employees.'],
    [
      'We had 310 employees, an increase of 9 employees from the prior year.',
      'We had 310 employees, up 9 from the year before.',
    ],
    [
      'We had 310 mills, a decrease of 2% versus the prior year due to sales.',
      'We had 310 mills, down 2% from the year before.',
    ],
    ['Every two years staff rest.', 'Every two years, staff rest.'],
    ['We pay $90/mo, and no more.', 'We pay $90 a month, and no more.'],
    ['They have a $90/month budget.', 'They have a $90/month budget.'],
    [
      'Ten shops made 43% of our sales in 2025, 42% in 2024 and 40% in 2023.',
      'Ten shops made 43% of our sales in 2025.',
    ],
    ['In March 2022 rose prices.', 'In March 2022 rose prices.'],
  ])('%s', (written, told) => {
    expect(inPlainWords(written)).toBe(told);
  });
});

describe('a told sentence is spelled and shortened as American readers do', () => {
  test.each([
    ['It modernises programmes for organisations.', 'It modernizes programs for organizations.'],
    ['It analysed the behaviour of its centres.', 'It analyzed the behavior of its centers.'],
    ['It promised to advise and to exercise.', 'It promised to advise and to exercise.'],
    ['It works with the Labour Centre.', 'It works with the Labour Centre.'],
    ['You will meet 2-3 people.', 'You’ll meet 2 to 3 people.'],
    ['They split it 50-50 and work 24-7 there.', 'They split it 50-50 and work 24-7 there.'],
    ['It is in Boise, Idaho where it mills.', 'It is in Boise, Idaho, where it mills.'],
    ['It gives adoption/sickness leave.', 'It gives adoption or sickness leave.'],
    ['You will not code.', 'You won’t code.'],
    ['It is here, or where it mills.', 'It is here, or where it mills.'],
    ['It does not sell and cannot rent.', 'It doesn’t sell and can’t rent.'],
  ])('%s', (read, told) => {
    expect(inHouseStyle(read)).toBe(told);
  });
});
