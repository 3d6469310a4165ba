import type { Deck } from './company/make-company';
import { CUSTOMERS } from './company/names';
import { LAST_YEAR, type Company } from './company/shape';
import { decoyPhrasings, type DecoyKind, type DecoyPhrasing } from './phrasings/decoys';
import { fillSlots, formatAmount, formatCount, formatPay, type Slots } from './phrasings/say';
import type { FactClass, Medium } from './phrasings/shape';
import { dice, type Dice } from './random';

/** A sentence that states something true or denied of another, or of another time, and never of the company today. */
export interface Decoy {
  readonly id: string;
  readonly class: FactClass;
  readonly kind: DecoyKind;
  readonly media: readonly Medium[];
  readonly text: string;
  /** What nobody may take for a fact of the company. */
  readonly values: readonly (string | number)[];
  /** The same as a reader meets it. */
  readonly said: readonly string[];
}

const COMPETITORS = [
  'Ashdown Gauge',
  'Bellamy Motion',
  'Crowhurst Systems',
  'Dunstable Works',
  'Ellerby Technology',
];

interface Drawn {
  readonly slots: Slots;
  readonly values: (string | number)[];
  readonly said: string[];
}

function draw(roll: Dice, cards: Deck, company: Company, rival: Company): Drawn {
  const values: (string | number)[] = [];
  const said: string[] = [];
  const keep = (value: string | number, text: string): string => {
    values.push(value);
    said.push(text);
    return text;
  };
  const truth = [...Object.values(company.revenue), ...company.rounds.map(({ amount }) => amount)];
  const amount = (from: number, to: number): number => {
    const value = roll.whole(from, to) * 100_000;
    return truth.some((one) => Math.abs(one - value) < one * 0.08) ? amount(from, to) : value;
  };
  const people = (from: number, to: number): number => {
    const count = roll.whole(from, to);
    const known = [...company.headcounts.map((one) => one.count), company.layoff?.people ?? 0];
    return known.some((one) => Math.abs(one - count) < Math.max(3, one * 0.08))
      ? people(from, to)
      : count;
  };
  const named = {
    competitor: roll.one(COMPETITORS),
    customer: roll.one(CUSTOMERS),
    year: String(LAST_YEAR),
  };
  const [, , longAgo] = company.headcounts;
  const slots: Slots = {
    competitor: () => named.competitor,
    customer: () => named.customer,
    namesake: () => rival.name,
    year: () => named.year,
    nextYear: () => String(LAST_YEAR + 2),
    farYear: () => '2031',
    country: () => company.place.country,
    pastYear: () => longAgo.on.slice(0, 4),
    amount: () => {
      const value = amount(60, 29_000);
      return keep(value, formatAmount(value, '', company.currency));
    },
    part: () => {
      const value = amount(9, 90);
      return keep(value, formatAmount(value, '', company.currency));
    },
    count: () => {
      const value = people(190, 30_000);
      return keep(value, formatCount(value, ''));
    },
    partCount: () => {
      const value = people(11, 178);
      return keep(value, String(value));
    },
    pastCount: () => keep(longAgo.count, formatCount(longAgo.count, '')),
    person: () => {
      const { name } = cards.person();
      return keep(name, name);
    },
    oldYear: () => {
      const year = String(roll.whole(1874, 1948));
      return keep(year, year);
    },
    otherCity: () => {
      const city = cards.city();
      return keep(city, city);
    },
    product: () => {
      const product = cards.product();
      return keep(product, product);
    },
    party: () => {
      const party = cards.party();
      return keep(party, party);
    },
    payLow: () => {
      const value = roll.whole(31, 44) * 1_000;
      return keep(value, formatPay(value, '', company.currency));
    },
    payHigh: () => formatPay(roll.whole(210, 260) * 1_000, '', company.currency),
  };
  return { slots, values, said };
}

const MOST_OF_A_CLASS = 3;

/** A dozen and a half decoys, of every class and few alike. */
export function makeDecoys(company: Company, rival: Company, cards: Deck, count: number): Decoy[] {
  const roll = dice(`${company.seed} decoys`);
  const chosen: DecoyPhrasing[] = [];
  for (const one of roll.some(decoyPhrasings, decoyPhrasings.length)) {
    const people = one.text.includes('{person}')
      ? chosen.filter(({ text }) => text.includes('{person}')).length
      : 0;
    if (
      chosen.filter((other) => other.class === one.class).length < MOST_OF_A_CLASS &&
      people < 4 &&
      chosen.length < count
    )
      chosen.push(one);
  }
  return chosen.map(({ id, class: factClass, kind, media, text }) => {
    const { slots, values, said } = draw(roll, cards, company, rival);
    const filled = fillSlots(text, slots);
    return { id, class: factClass, kind, media, text: filled, values, said };
  });
}
