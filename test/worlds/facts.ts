import { LAST_YEAR, type Company } from './company/shape';
import type { FactClass } from './phrasings/shape';
import { formatAmount, formatCount, sayDay, formatPay, type Slots } from './phrasings/say';

/** One thing that is true of the company and that a reader should find. */
export interface Fact {
  readonly id: string;
  readonly class: FactClass;
  /** What is to be found: a number, a name, a year, a town, a product, the other party. */
  readonly value: string | number;
  readonly year?: number;
  /** When it happened, was counted or was closed (ISO day). */
  readonly on?: string;
  readonly since?: string;
  readonly title?: string;
  readonly team?: string;
  readonly place?: string;
  readonly low?: number;
  readonly high?: number;
}

export interface Told {
  readonly fact: Fact;
  readonly slots: Slots;
}

const CURRENCY_FORMS: Readonly<Record<string, string>> = {
  USD: 'U.S. dollars',
  GBP: 'pounds sterling',
  EUR: 'euros',
  CAD: 'Canadian dollars',
};

function common(company: Company): Slots {
  const { name, short, legal, currency, chief, place } = company;
  const say = (text: string) => (): string => text;
  return {
    company: say(name),
    short: say(short),
    legal: say(legal),
    ceo: say(chief.person.name),
    city: say(place.city),
    region: say(place.region),
    currencyWords: say(CURRENCY_FORMS[currency.code] ?? currency.words),
    currencyCode: say(currency.code),
    unitMillions: say(`${currency.code} million`),
  };
}

function bookYear(company: Company, year: number): Slots {
  const { currency, revenue, profit, yearEnd } = company;
  const [now = 0, before = 0] = [revenue[year], revenue[year - 1]];
  const money =
    (value: number | undefined) =>
    (style: string): string =>
      formatAmount(value ?? 0, style, currency);
  const endOf =
    (one: number) =>
    (style: string): string =>
      sayDay(`${one}-${yearEnd}`, style);
  return {
    ...common(company),
    amount: money(now),
    prevAmount: money(before),
    profit: money(profit[year]),
    prevProfit: money(profit[year - 1]),
    growth: () => ((now / before - 1) * 100).toFixed(1),
    year: () => String(year),
    prevYear: () => String(year - 1),
    fy: () => `FY${year}`,
    prevFy: () => `FY${year - 1}`,
    fyLong: () => `the ${year} fiscal year`,
    yearEnd: endOf(year),
    prevYearEnd: endOf(year - 1),
    monthDay: () => sayDay(`${year}-${yearEnd}`, '').replace(/, \d+$/, ''),
    filed: (style) => sayDay(`${year + 1}-02-19`, style),
  };
}

function ofBooks(company: Company): Told[] {
  return [LAST_YEAR, LAST_YEAR - 1]
    .flatMap((year) => [
      {
        fact: {
          id: `revenue-${year}`,
          class: 'revenue' as const,
          value: company.revenue[year] ?? 0,
          year,
        },
        slots: bookYear(company, year),
      },
      {
        fact: {
          id: `profit-${year}`,
          class: 'netIncome' as const,
          value: company.profit[year] ?? 0,
          year,
        },
        slots: bookYear(company, year),
      },
    ])
    .slice(0, 3);
}

function ofPeople(company: Company): Told[] {
  const [now, before] = company.headcounts;
  const day =
    (iso: string) =>
    (style: string): string =>
      sayDay(iso, style);
  const counted: Slots = {
    ...common(company),
    count: (style) => formatCount(now.count, style),
    prevCount: (style) => formatCount(before.count, style),
    date: day(now.on),
    prevDate: day(before.on),
  };
  const held = [company.chief, ...company.leaders].map((one): Told => ({
    fact: {
      id: `held-${one.person.last}`,
      class: one === company.chief ? 'ceo' : 'leader',
      value: one.person.name,
      title: one.title,
      since: one.since,
    },
    slots: {
      ...common(company),
      person: () => one.person.name,
      last: () => one.person.last,
      title: () => one.title,
      since: day(one.since),
      predecessor: () => one.predecessor.name,
    },
  }));
  return [
    { fact: { id: 'employees', class: 'employees', value: now.count, on: now.on }, slots: counted },
    ...held,
  ];
}

function ofOrigin(company: Company): Told[] {
  const { founded, founder, street, formerCity, movedYear } = company;
  const slots: Slots = {
    ...common(company),
    founded: () => founded.slice(0, 4),
    foundedDate: (style) => sayDay(founded, style),
    founder: () => founder.name,
    street: () => street,
    formerCity: () => formerCity,
    movedYear: () => String(movedYear),
  };
  return [
    { fact: { id: 'founded', class: 'founded', value: founded.slice(0, 4) }, slots },
    { fact: { id: 'hq', class: 'hq', value: company.place.city }, slots },
  ];
}

function ofEvents(company: Company): Told[] {
  const base = common(company);
  const day =
    (iso: string) =>
    (style: string): string =>
      sayDay(iso, style);
  const money =
    (value: number) =>
    (style: string): string =>
      formatAmount(value, style, company.currency);
  const rounds = company.rounds.map(({ round, amount, on, investor }): Told => ({
    fact: { id: `funding-${round}`, class: 'funding', value: amount, on },
    slots: {
      ...base,
      amount: money(amount),
      round: () => round,
      date: day(on),
      investor: () => investor,
    },
  }));
  const launches = company.launches.map(({ product, what, on }): Told => ({
    fact: { id: `launch-${product}`, class: 'launch', value: product, on },
    slots: { ...base, product: () => product, what: () => what, date: day(on) },
  }));
  const matters = company.legalMatters.map(({ party, matter, court, on, amount }): Told => ({
    fact: { id: `legal-${party}`, class: 'legal', value: party, on },
    slots: {
      ...base,
      party: () => party,
      matter: () => matter,
      court: () => court,
      date: day(on),
      amount: money(amount),
    },
  }));
  const { layoff } = company;
  const layoffs: Told[] =
    layoff === undefined
      ? []
      : [
          {
            fact: { id: 'layoff', class: 'layoff', value: layoff.people, on: layoff.on },
            slots: {
              ...base,
              people: () => String(layoff.people),
              percent: () => String(layoff.percent),
              date: day(layoff.on),
            },
          },
        ];
  return [...rounds, ...launches, ...matters, ...layoffs];
}

export function jobUrl(company: Company, title: string): string {
  const slug = title.toLowerCase().replace(/\W+/g, '-');
  const board = company.domain.split('.')[0] ?? '';
  const homes = {
    own: `https://www.${company.domain}/careers/openings`,
    greenhouse: `https://boards.greenhouse.io/${board}/jobs`,
    lever: `https://jobs.lever.co/${board}`,
  };
  return `${homes[company.boards]}/${slug}`;
}

function ofJobs(company: Company): Told[] {
  // On its own site a company publishes pay for some; a reader of five pages can't open them all.
  const paid = company.boards === 'own' ? company.jobs.slice(0, 2) : company.jobs;
  return company.jobs.flatMap((job): Told[] => {
    const slots: Slots = {
      ...common(company),
      job: () => job.title,
      team: () => job.team,
      place: () => job.place,
      city: () => job.place,
      url: () => jobUrl(company, job.title),
      low: (style) => formatPay(job.low, style, company.currency),
      high: (style) => formatPay(job.high, style, company.currency),
    };
    const { title, team, place, low, high } = job;
    return [
      { fact: { id: `job-${title}`, class: 'job', value: title, team, place }, slots },
      ...(paid.includes(job)
        ? [{ fact: { id: `pay-${title}`, class: 'pay' as const, value: title, low, high }, slots }]
        : []),
    ];
  });
}

/** All facts of a company, each with what a phrasing may say of it. */
export function factsOf(company: Company): Told[] {
  return [
    ...ofBooks(company),
    ...ofPeople(company),
    ...ofOrigin(company),
    ...ofEvents(company),
    ...ofJobs(company),
  ];
}
