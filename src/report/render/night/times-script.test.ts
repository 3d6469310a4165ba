import { describe, expect, test } from 'vitest';
import { NIGHT_PAGE, openCards, type CardsPage } from '../../fixtures/cards-page';

const served = (at: string, zone = 'America/Chicago') =>
  NIGHT_PAGE.replace(
    '<!--served-->',
    `<p class="served"><time datetime="${at}" data-zone="${zone}">then</time></p>`,
  );
const hours = (page: CardsPage) =>
  page.every('.last-hours [data-before] .at').map((one) => one.textContent);
const fieldOf = (page: CardsPage, home: string, name: string): HTMLInputElement => {
  const label = page.every(`#${home} label`).find(({ textContent }) => textContent === name);
  const field = label?.querySelector('input');
  if (field === null || field === undefined) throw new Error(`No field is named ${name}`);
  return field;
};
const WHEN = 'When is your interview?';

describe('the last two hours by the clock', () => {
  test('are counted from the interview that the shop knows of, on the buyer’s clock', () => {
    const page = openCards({ html: served('2036-03-24T14:30:00.000Z') });
    expect(hours(page)[0]).toBe('Mon 7:30 AM');
    expect(page.every('label').map(({ textContent }) => textContent)).not.toContain(WHEN);
  });

  test('are counted from a time entered on the page, which is kept in the browser', () => {
    const page = openCards();
    expect(hours(page)).toEqual([]);
    const field = fieldOf(page, 'last-hours', WHEN);
    page.enter(field, '2036-03-24T10:30');
    expect(hours(page)[0]).toBe('Mon 8:30 AM');
    expect(fieldOf(page, 'ten-minutes', WHEN).value).toBe('2036-03-24T10:30');
    expect(hours(openCards({ kept: page.stored() }))).toEqual(hours(page));
    page.enter(field, '');
    expect(hours(page)).toEqual([]);
  });

  test('are told though nothing can be stored, with a word on that', () => {
    const page = openCards({ refuses: true });
    page.enter(fieldOf(page, 'last-hours', WHEN), '2036-03-24T10:30');
    expect(hours(page)).not.toEqual([]);
    expect(page.say('#last-hours .careful')).toContain('can’t keep what you write');
  });

  test('and the place are cleared with the notes', () => {
    const page = openCards();
    const where = fieldOf(page, 'ten-minutes', 'Where: the address, or the link to the call');
    page.enter(where, '12 Pine Street');
    page.enter(fieldOf(page, 'last-hours', WHEN), '2036-03-24T10:30');
    page.press('Clear my notes from this browser');
    expect([where.value, hours(page), page.stored()]).toEqual(['', [], undefined]);
  });
});

describe('the thank-you note is shown', () => {
  const isShown = (page: CardsPage) => page.one('body').classList.contains('over');

  test('once the interview is over, and not before', () => {
    expect(isShown(openCards({ html: served('2020-03-24T14:30:00.000Z') }))).toBe(true);
    expect(isShown(openCards({ html: served('2096-03-24T14:30:00.000Z') }))).toBe(false);
    expect(isShown(openCards())).toBe(false);
  });

  test('by a time that was entered on the page, too', () => {
    const page = openCards();
    page.enter(fieldOf(page, 'last-hours', WHEN), '2020-03-24T10:30');
    expect(isShown(page)).toBe(true);
  });
});
