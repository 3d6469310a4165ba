import { brandOf } from './cards';
import { valueAt, type FormObject } from '../http/form';
import { requiredText, text } from '../http/parameters';
import { Refusal } from '../http/refusal';

export interface CheckedCard {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly securityCodeGiven: boolean;
}

const LONGEST_VALIDITY_IN_YEARS = 50;

/** Reads `payment_method_data[card]` or `card`, and refuses what no card could have. */
export function checkCard(form: FormObject, name: string, now: Date): CheckedCard {
  const number = requiredText(form, `${name}[number]`).replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number))
    throw wrong('invalid_number', 'number', "Your card's number is not a valid card number.");
  if (!passesLuhn(number))
    throw wrong('incorrect_number', 'number', 'Your card number is incorrect.');

  const expiryMonth = whole(requiredText(form, `${name}[exp_month]`));
  const expiryYear = fullYear(whole(requiredText(form, `${name}[exp_year]`)), now);
  const thisYear = now.getUTCFullYear();
  const wrongMonth = wrong(
    'invalid_expiry_month',
    'exp_month',
    "Your card's expiration month is invalid.",
  );
  if (expiryMonth < 1 || expiryMonth > 12) throw wrongMonth;
  if (!(expiryYear >= thisYear && expiryYear <= thisYear + LONGEST_VALIDITY_IN_YEARS)) {
    throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (expiryYear === thisYear && expiryMonth < now.getUTCMonth() + 1) throw wrongMonth;

  const securityCode = text(form, `${name}[cvc]`);
  const emptyCode = valueAt(form, `${name}[cvc]`) === '';
  const digits = brandOf(number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (emptyCode || (securityCode !== undefined && !digits.test(securityCode))) {
    throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return { number, expiryMonth, expiryYear, securityCodeGiven: securityCode !== undefined };
}

export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place]) * (place % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

function fullYear(year: number, now: Date): number {
  return year >= 0 && year < 100 ? Math.floor(now.getUTCFullYear() / 100) * 100 + year : year;
}

const whole = (value: string): number => (/^\d{1,4}$/.test(value) ? Number(value) : Number.NaN);

function wrong(code: string, param: string, message: string): Refusal {
  return new Refusal({ status: 402, type: 'card_error', code, param, message });
}
