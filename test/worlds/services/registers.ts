import { LAST_YEAR, type Company } from '../company/shape';
import { feed, json, type Host } from './shape';

/** One year in five was filed too low at first and put right a year later. */
export function firstFiled(value: number, year: number): number {
  return year % 5 === 4 ? value - Math.round(value * 0.031) : value;
}

/** The number of the annual report that was filed in a year. */
export function accession(cik: number, filedYear: number): string {
  return `${String(cik).padStart(10, '0')}-${String(filedYear).slice(2)}-000011`;
}

function annual(
  company: Company,
  values: Readonly<Record<number, number>>,
): Record<string, unknown>[] {
  const cik = company.listed?.cik ?? 0;
  const point = (year: number, value: number, filedYear: number): Record<string, unknown> => ({
    start: `${company.yearEnd === '12-31' ? year : year - 1}-${company.yearEnd === '12-31' ? '01-01' : '10-01'}`,
    end: `${year}-${company.yearEnd}`,
    val: value,
    accn: accession(cik, filedYear),
    fy: filedYear - 1,
    fp: 'FY',
    form: '10-K',
    filed: `${filedYear}-02-19`,
    ...(filedYear === year + 1 ? { frame: `CY${year}` } : {}),
  });
  return Object.keys(values)
    .map(Number)
    .toSorted((one, other) => one - other)
    .flatMap((year) => {
      const value = values[year] ?? 0;
      const again = year + 2 <= LAST_YEAR + 1 ? [point(year, value, year + 2)] : [];
      return [point(year, again.length > 0 ? firstFiled(value, year) : value, year + 1), ...again];
    });
}

function facts(company: Company): unknown {
  const concept = (label: string, values: Readonly<Record<number, number>>): unknown => ({
    label,
    description: label,
    units: { USD: annual(company, values) },
  });
  return {
    cik: company.listed?.cik,
    entityName: company.legal,
    facts: {
      'us-gaap': {
        RevenueFromContractWithCustomerExcludingAssessedTax: concept('Revenue', company.revenue),
        NetIncomeLoss: concept('Net Income (Loss)', company.profit),
      },
    },
  };
}

function submissions(company: Company): unknown {
  const { listed, legal, place, street } = company;
  const years = [LAST_YEAR, LAST_YEAR - 1];
  return {
    cik: String(listed?.cik ?? '').padStart(10, '0'),
    entityType: 'operating',
    sic: '3820',
    sicDescription: 'Laboratory Apparatus',
    name: legal,
    tickers: [listed?.ticker],
    exchanges: ['NYSE'],
    addresses: {
      business: {
        street1: street.toUpperCase(),
        city: place.city.toUpperCase(),
        stateOrCountry: 'US',
        zipCode: '00000',
      },
    },
    formerNames: [],
    fiscalYearEnd: company.yearEnd.replace('-', ''),
    filings: {
      recent: {
        accessionNumber: years.map((year) => accession(listed?.cik ?? 0, year + 1)),
        filingDate: years.map((year) => `${year + 1}-02-19`),
        reportDate: years.map((year) => `${year}-${company.yearEnd}`),
        form: years.map(() => '10-K'),
        primaryDocument: years.map(() => 'annual.htm'),
        items: years.map(() => ''),
      },
      files: [],
    },
  };
}

/** EDGAR in the forms it answers in. */
export function edgar(companies: readonly Company[]): {
  readonly files: Host;
  readonly data: Host;
} {
  const listed = companies.filter((one) => one.listed !== undefined);
  const byPath = (path: string): Company | undefined =>
    listed.find(({ listed: one }) => path.includes(`CIK${String(one?.cik).padStart(10, '0')}`));
  return {
    files: (path) =>
      path === '/files/company_tickers.json'
        ? json(
            Object.fromEntries(
              listed.map(({ listed: one, legal }, index) => [
                index,
                { cik_str: one?.cik, ticker: one?.ticker, title: legal },
              ]),
            ),
          )
        : undefined,
    data: (path) => {
      const company = byPath(path);
      if (company === undefined) return undefined;
      return json(path.startsWith('/submissions/') ? submissions(company) : facts(company));
    },
  };
}

export function gleif(companies: readonly Company[]): Host {
  const record = (company: Company, index: number): unknown => {
    const lei = `96900${String(index).padStart(13, '0')}0${index}`;
    const address = {
      lang: 'en',
      addressLines: [company.street],
      city: company.place.city,
      region: null,
      country: company.place.country === 'United States' ? 'US' : 'GB',
      postalCode: '00000',
    };
    return {
      type: 'lei-records',
      id: lei,
      attributes: {
        lei,
        entity: {
          legalName: { name: company.legal, language: 'en' },
          otherNames: [],
          legalAddress: address,
          headquartersAddress: address,
          status: 'ACTIVE',
          jurisdiction: 'US',
        },
        registration: { initialRegistrationDate: '2018-03-01T00:00:00Z', status: 'ISSUED' },
      },
    };
  };
  return (path, query) => {
    if (path !== '/api/v1/lei-records') return undefined;
    const asked = [...query.values()].join(' ').toLowerCase();
    return json({
      meta: { pagination: { currentPage: 1, total: 1 } },
      data: companies
        .filter(
          ({ name, legal }) =>
            asked.includes(name.toLowerCase()) || asked.includes(legal.toLowerCase()),
        )
        .map(record),
    });
  };
}

export interface Entry {
  readonly url: string;
  readonly title: string;
  readonly published: string;
  readonly summary: string;
}

const xml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export function rss(
  title: string,
  link: string,
  entries: readonly Entry[],
): ReturnType<typeof feed> {
  const items = entries.map(
    (one) =>
      `<item><title>${xml(one.title)}</title><link>${one.url}</link><guid>${one.url}</guid><pubDate>${new Date(`${one.published}T09:00:00Z`).toUTCString()}</pubDate><description>${xml(one.summary)}</description></item>`,
  );
  return feed(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${xml(title)}</title><link>${link}</link><description>News</description>${items.join('')}</channel></rss>`,
  );
}
