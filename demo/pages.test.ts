import { describe, expect, it } from 'vitest';
import company from './company.json';
import { filesOf, pages, site, textOf, words } from './web/world.fixture';

const readable = [
  ...pages().map(({ file, html }) => ({ file, text: words(html) })),
  ...filesOf('boards.greenhouse.io')
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, text: words(textOf('boards.greenhouse.io', file)) })),
];

function text(file: string): string {
  return words(textOf(site, file));
}

function found(pattern: RegExp): readonly { readonly file: string; readonly value: string }[] {
  return readable.flatMap(({ file, text: said }) =>
    [...said.matchAll(pattern)].map((match) => ({ file, value: match[1] ?? '' })),
  );
}

function row(name: string): readonly string[] {
  const cells =
    new RegExp(`<th scope="row">${name.replace(/[()]/g, '\\$&')}</th>(.*?)</tr>`).exec(
      textOf(site, 'investors.html'),
    )?.[1] ?? '';
  return [...cells.matchAll(/<td>(.*?)<\/td>/g)].map((match) => match[1] ?? '');
}

const millions = (dollars: number): string =>
  dollars < 0 ? `(${(-dollars / 1e6).toFixed(1)})` : (dollars / 1e6).toFixed(1);
const thousands = (count: number): string => count.toLocaleString('en-US');

describe('the pages agree with company.json', () => {
  it('on the founding year, wherever it is told', () => {
    const years = found(/founded in (?:May )?(\d{4})/g);
    expect(years.length).toBeGreaterThan(5);
    for (const { file, value } of years) expect(Number(value), file).toBe(company.founded);
    expect(textOf(site, 'index.html')).toContain(`"foundingDate": "${company.founded}"`);
  });

  it('on the number of employees, wherever it is told', () => {
    const known = [...company.employees.map(({ count }) => count), 1900];
    const told = [...found(/(\d,\d{3}) employees/g), ...found(/Headcount stood at (\d,\d{3})/g)];
    expect(told.length).toBeGreaterThan(5);
    for (const { file, value } of told)
      expect(known, file).toContain(Number(value.replace(',', '')));
    expect(row('Employees at year end')).toEqual(
      company.employees.slice(0, 4).map(({ count }) => thousands(count)),
    );
    const latest = company.employees.at(-1);
    expect(text('about.html')).toContain(
      `Quillhaven had ${thousands(latest?.count ?? 0)} employees`,
    );
    expect(company.offices.reduce((sum, office) => sum + office.employees, 0)).toBe(latest?.count);
    for (const { employees } of company.offices)
      expect(textOf(site, 'about.html')).toContain(`<td>${employees}</td>`);
  });

  it('on revenue and income by year and quarter', () => {
    expect(row('Revenue').slice(0, 4)).toEqual(
      company.revenue.map(({ dollars }) => millions(dollars)),
    );
    expect(row('Net income (loss)')).toEqual(
      company.netIncome.map(({ dollars }) => millions(dollars)),
    );
    expect(row('Research and development')).toEqual(
      company.researchAndDevelopment.map(({ dollars }) => millions(dollars)),
    );
    for (const year of [...company.revenue, ...company.netIncome]) {
      expect(
        year.quarters.reduce((sum, quarter) => sum + quarter, 0),
        String(year.year),
      ).toBe(year.dollars);
    }
    const page = textOf(site, 'investors.html');
    for (const quarter of [
      ...company.revenueThisYear.quarters,
      ...company.netIncomeThisYear.quarters,
    ])
      expect(page).toContain(`<td>${millions(quarter)}</td>`);
    const growth = row('Growth').slice(1);
    expect(growth).toEqual(
      company.revenue
        .slice(1)
        .map(
          ({ dollars }, index) =>
            `${((dollars / (company.revenue[index]?.dollars ?? 0) - 1) * 100).toFixed(1)} %`,
        ),
    );
  });

  it('on every amount in millions', () => {
    const years = [...company.revenue, ...company.netIncome];
    const known = [
      ...years.flatMap((year) => [year.dollars, year.firstReported ?? 0, ...year.quarters]),
      ...company.revenueThisYear.quarters,
      ...company.revenueThisYear.guidance,
      ...company.netIncomeThisYear.quarters,
      ...company.researchAndDevelopment.map(({ dollars }) => dollars),
      ...Object.values(company.otherDollars),
    ].map((dollars) => Math.abs(dollars) / 1e6);
    const told = found(/\$([\d.]+) million/g);
    expect(told.length).toBeGreaterThan(8);
    for (const { file, value } of told) {
      const digits = value.split('.')[1]?.length ?? 0;
      expect(
        known.map((amount) => amount.toFixed(digits)),
        file,
      ).toContain(value);
    }
  });

  it('on who leads the company and since when', () => {
    for (const { value, file } of found(/([A-Z]\w+ [A-Z]\w+), chief executive(?! from)/g))
      expect(value, file).toBe(company.chiefExecutive.name);
    expect(text('about-leadership.html')).toContain(
      'Noreen has led Quillhaven since February 3, 2025',
    );
    expect(text('newsroom-new-chief-executive.html')).toContain(
      'chief executive officer from February 3, 2025',
    );
    for (const { name, title } of company.leadership)
      expect(textOf(site, 'about-leadership.html')).toContain(
        `<h3>${name}</h3>\n  <p class="title">${title}</p>`,
      );
    expect(text('about-leadership.html')).toContain(`${company.chair.name} , chair`);
  });

  it('on customers, products, values, the layoff and the incident', () => {
    for (const { file, value } of found(/(\d+) warehouses (?:in 11 countries|belonging)/g))
      expect(Number(value), file).toBe(company.customers.warehouses);
    expect(text('about.html')).toContain(
      `${company.customers.companies} companies in ${company.customers.countries} countries`,
    );
    for (const { name } of company.products) expect(text('products.html')).toContain(name);
    for (const value of company.values) expect(text('about-values.html')).toContain(value);
    for (const competitor of company.competitors) expect(text('about.html')).toContain(competitor);
    for (const part of company.engineeringStack) expect(text('engineering.html')).toContain(part);
    expect(text('newsroom-frostline-team.html')).toContain(
      `${company.layoff.people} people lose the job`,
    );
    expect(text('newsroom-frostline-team.html')).toContain(
      `${company.layoff.movedWithin} of the ${company.layoff.people} moved`,
    );
    const outage = text('engineering-what-went-wrong-on-july-19.html');
    expect(outage).toContain(
      `${company.incident.warehouses} warehouses late or not at all for ${Math.floor(company.incident.minutes / 60)} hours and ${company.incident.minutes % 60} minutes`,
    );
  });

  it('on the address, the telephone and the open jobs', () => {
    const { street, city, state, postalCode, telephone } = company.headquarters;
    expect(text('contact.html')).toContain(
      `${street} ${city}, ${state} ${postalCode} ${telephone}`,
    );
    for (const role of company.roles) expect(text('careers.html')).toContain(role);
  });
});
