import { dice, type Dice } from '../random';
import {
  COMPANY_WORDS,
  FIRST_NAMES,
  INVESTORS,
  JOBS,
  LAST_NAMES,
  MATTERS,
  OTHER_CITIES,
  PARTIES,
  PLACES,
  PRODUCT_WORDS,
  RIVAL_TRADES,
  ROUNDS,
  STREETS,
  TEAMS,
  TITLES,
  TRADE_SENTENCES,
  TRADES,
  type Place,
} from './names';
import { LAST_YEAR, type Company, type Currency, type Held, type Job, type Person } from './shape';

const CURRENCIES: Readonly<Record<Place['country'], Currency>> = {
  'United States': { code: 'USD', sign: '$', words: 'dollars' },
  'United Kingdom': { code: 'GBP', sign: '£', words: 'pounds' },
  Ireland: { code: 'EUR', sign: '€', words: 'euros' },
  Netherlands: { code: 'EUR', sign: '€', words: 'euros' },
  Canada: { code: 'CAD', sign: 'C$', words: 'Canadian dollars' },
};
const LEGAL_FORMS: Readonly<Record<Place['country'], string>> = {
  'United States': ', Inc.',
  'United Kingdom': ' Ltd',
  Ireland: ' Ltd',
  Netherlands: ' B.V.',
  Canada: ' Inc.',
};
const WHATS = [
  'a scanner for the night shift',
  'a planner for small depots',
  'a housing that survives salt water',
  'a kit for retrofits',
  'a sensor without moving parts',
  'a service for spare parts',
];

export function day(roll: Dice, fromYear: number, toYear: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${roll.whole(fromYear, toYear)}-${two(roll.whole(1, 10))}-${two(roll.whole(2, 27))}`;
}

/** Draws people, products and parties, so that no name occurs twice in one world. */
export interface Deck {
  person(): Person;
  product(): string;
  party(): string;
  city(): string;
}

export function deck(seed: string): Deck {
  const roll = dice(`${seed} deck`);
  const firsts = roll.some(FIRST_NAMES, FIRST_NAMES.length);
  const lasts = roll.some(LAST_NAMES, LAST_NAMES.length);
  const piles = {
    product: roll.some(PRODUCT_WORDS, PRODUCT_WORDS.length),
    party: roll.some(PARTIES, PARTIES.length),
    city: roll.some(OTHER_CITIES, OTHER_CITIES.length),
  };
  const draw = <Value>(pile: Value[], what: string): Value => {
    const card = pile.pop();
    if (card === undefined) throw new Error(`There is no ${what} left to draw.`);
    return card;
  };
  return {
    person: () => {
      const last = draw(lasts, 'last name');
      const first = firsts.pop() ?? roll.one(FIRST_NAMES);
      return { name: `${first} ${last}`, last };
    },
    product: () => draw(piles.product, 'product'),
    party: () => draw(piles.party, 'party'),
    city: () => draw(piles.city, 'city'),
  };
}

/** Four figures that tell, so that every style of writing the amount states it in full. */
function rounded(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 3);
  return Math.round(value / step) * step;
}

function years(roll: Dice, last: number): Record<number, number> {
  const found: Record<number, number> = {};
  let value = last;
  for (let year = LAST_YEAR; year > LAST_YEAR - 4; year -= 1) {
    found[year] = rounded(value);
    value /= 1 + roll.whole(40, 290) / 1_000;
  }
  return found;
}

function jobs(roll: Dice, place: Place, other: string): Job[] {
  return roll.some(JOBS, 6).map((title) => {
    const low = roll.whole(48, 160) * 1_000;
    return {
      title,
      team: roll.one(TEAMS),
      place: roll.chance(0.6) ? place.city : other,
      low,
      high: low + roll.whole(12, 50) * 1_000,
      posted: day(roll, 2026, 2026),
    };
  });
}

export function makeCompany(seed: string, index: number, cards: Deck): Company {
  const roll = dice(`${seed} company`);
  const short = COMPANY_WORDS[index % COMPANY_WORDS.length] ?? 'Brackwell';
  const trade = roll.one(TRADES);
  const place = roll.one(PLACES);
  const slug = short.toLowerCase().replace(/[^a-z]+/g, '');
  const held = (title: string, fromYear: number, toYear: number): Held => ({
    person: cards.person(),
    title,
    since: day(roll, fromYear, toYear),
    predecessor: cards.person(),
  });
  const people = roll.whole(180, 9_400);
  const listed = place.country === 'United States' && roll.chance(0.5);
  const founded = `${roll.whole(1951, 2014)}-${String(roll.whole(1, 12)).padStart(2, '0')}`;
  const formerCity = cards.city();
  const rounds = roll.some(ROUNDS, 2).map((round) => ({
    round,
    amount: roll.whole(41, 980) * 100_000,
    on: day(roll, 2021, 2025),
    investor: roll.one(INVESTORS),
  }));
  return {
    seed,
    short,
    place,
    formerCity,
    name: `${short} ${trade}`,
    legal: `${short} ${trade}${LEGAL_FORMS[place.country]}`,
    ...TRADE_SENTENCES[trade],
    domain: `${slug}${trade.toLowerCase()}.example`,
    currency: CURRENCIES[place.country],
    street: `${roll.whole(2, 480)} ${roll.one(STREETS)}`,
    movedYear: roll.whole(2016, 2021),
    founded,
    founder: cards.person(),
    yearEnd: roll.chance(0.75) ? '12-31' : '09-30',
    revenue: years(roll, roll.whole(31, 2_400) * 1_000_000 + roll.whole(100, 900) * 1_000),
    profit: years(roll, roll.whole(3_100, 19_000) * 1_000),
    headcounts: [
      { count: people, on: `2026-0${roll.whole(6, 9)}-30` },
      { count: Math.round(people / 1.11) - 3, on: '2025-06-30' },
      { count: Math.round(people / 2.3) - 7, on: '2019-06-30' },
    ],
    chief: held('Chief Executive Officer', 2018, 2025),
    leaders: roll.some(TITLES, 4).map((title) => held(title, 2017, 2025)),
    rounds: listed ? [] : rounds,
    launches: [2024, 2025, 2026].map((year) => ({
      product: `${roll.chance(0.3) ? `${short} ` : ''}${cards.product()}`,
      what: roll.one(WHATS),
      on: day(roll, year, year),
    })),
    ...(roll.chance(0.7)
      ? {
          layoff: {
            people: roll.whole(13, 160),
            percent: roll.whole(3, 12),
            on: day(roll, 2024, 2026),
          },
        }
      : {}),
    legalMatters: roll.some(MATTERS, 2).map((matter) => ({
      party: cards.party(),
      matter,
      court: place.court,
      on: day(roll, 2023, 2026),
      amount: roll.whole(11, 94) * 100_000,
    })),
    jobs: jobs(roll, place, cards.city()),
    boards: roll.one(['greenhouse', 'greenhouse', 'lever', 'own'] as const),
    ...(listed
      ? { listed: { cik: 9_500_000 + index * 13, ticker: slug.slice(0, 4).toUpperCase() } }
      : {}),
  };
}

/** The other company of that name, in quite another trade and town. */
export function makeRival(company: Company, index: number, cards: Deck): Company {
  const roll = dice(`${company.seed} rival`);
  const rival = makeCompany(`${company.seed} rival`, index, cards);
  const trade = roll.one(RIVAL_TRADES);
  const place = roll.one(PLACES.filter(({ city }) => city !== company.place.city));
  const { listed: _listed, ...rest } = rival;
  return {
    ...rest,
    place,
    currency: CURRENCIES[place.country],
    name: `${company.short} ${trade}`,
    legal: `${company.short} ${trade}${LEGAL_FORMS[place.country]}`,
    domain: `${company.domain.split('.')[0]?.slice(0, 5)}-${trade.toLowerCase()}.example`,
    makes: 'things for households',
    industry: 'consumer goods',
  };
}
