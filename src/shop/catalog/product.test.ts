import { expect, test } from 'vitest';
import { formatMoney } from '../../kernel/money';
import { hours } from '../../kernel/time';
import { interviewReport } from './product';

test('the one product costs $35, is promised within twelve hours, and a manual request is answered within a day', () => {
  expect(interviewReport.price).toEqual({ amount: 3_500, currency: 'usd' });
  expect(formatMoney(interviewReport.price)).toBe('$35');
  expect(interviewReport.promise).toBe(hours(12));
  expect(interviewReport.manualContact).toBe(hours(24));
});
