import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runFeed, siteFeed } from '../src/research/sources';
import company from './company.json';
import { site, textOf } from './web/world.fixture';

const accession = z.string().regex(/^\d{10}-\d\d-\d{6}$/);
const day = z.iso.date();
const row = z.object({
  start: day.optional(),
  end: day,
  val: z.number().int(),
  accn: accession,
  fy: z.number(),
  fp: z.enum(['FY', 'Q1', 'Q2', 'Q3']),
  form: z.enum(['10-K', '10-K/A', '10-Q']),
  filed: day,
  frame: z
    .string()
    .regex(/^CY\d{4}(Q[1-4]I?)?$/)
    .optional(),
});
const concept = z.object({
  label: z.string(),
  description: z.string(),
  units: z.record(z.string(), z.array(row).nonempty()),
});
const companyFacts = z.object({
  cik: z.number(),
  entityName: z.string(),
  facts: z.object({ dei: z.record(z.string(), concept), 'us-gaap': z.record(z.string(), concept) }),
});

function json(host: string, file: string): unknown {
  return JSON.parse(textOf(host, file));
}

describe('the filings', () => {
  const facts = companyFacts.parse(json('data.sec.gov', 'companyfacts.json'));
  const rows = (name: string): readonly z.infer<typeof row>[] =>
    facts.facts['us-gaap'][name]?.units['USD'] ?? [];
  const annual = (name: string, year: number): readonly z.infer<typeof row>[] =>
    rows(name)
      .filter(({ start, end }) => start === `${year}-01-01` && end === `${year}-12-31`)
      .toSorted((a, b) => a.filed.localeCompare(b.filed));

  it('name the company and its number', () => {
    expect(String(facts.cik).padStart(10, '0')).toBe(company.cik);
    expect(facts.entityName).toBe(company.legalName);
  });

  it.each([
    ['RevenueFromContractWithCustomerExcludingAssessedTax', company.revenue] as const,
    ['NetIncomeLoss', company.netIncome] as const,
  ])('%s tells each year, last filed, as company.json does', (name, years) => {
    for (const { year, dollars, quarters, firstReported } of years) {
      const filed = annual(name, year);
      expect(filed.at(-1)?.val, String(year)).toBe(dollars);
      expect(filed[0]?.val, String(year)).toBe(firstReported ?? dollars);
      const third = rows(name).filter(
        ({ start, end }) => start === `${year}-07-01` && end === `${year}-09-30`,
      );
      expect(third.find(({ frame }) => frame === `CY${year}Q3`)?.val).toBe(quarters[2]);
    }
    const newest = rows(name).filter(({ fy, fp }) => fy === 2026 && fp === 'Q3');
    expect(
      newest.some(
        ({ start, end, val }) => start === '2026-07-01' && end === '2026-09-30' && val > 0,
      ),
    ).toBe(true);
  });

  it('restate 2023 by an amended report', () => {
    const filed = annual('RevenueFromContractWithCustomerExcludingAssessedTax', 2023);
    expect(filed.map(({ form }) => form)).toEqual(['10-K', '10-K/A', '10-K', '10-K']);
    expect(new Set(filed.map(({ val }) => val)).size).toBe(2);
  });

  it('change the tag of revenue in 2022', () => {
    expect(rows('Revenues').every(({ filed }) => filed < '2022-05')).toBe(true);
    expect(annual('Revenues', 2021).at(-1)?.val).toBe(
      annual('RevenueFromContractWithCustomerExcludingAssessedTax', 2021).at(-1)?.val,
    );
  });

  it('put a frame on one row of a period, the last filed', () => {
    for (const group of Object.values(facts.facts)) {
      for (const { units } of Object.values(group)) {
        for (const list of Object.values(units)) {
          const frames = list.flatMap(({ frame }) => (frame === undefined ? [] : [frame]));
          expect(new Set(frames).size).toBe(frames.length);
          for (const framed of list.filter(({ frame }) => frame !== undefined)) {
            expect(
              list.some(
                ({ start, end, filed }) =>
                  start === framed.start && end === framed.end && filed > framed.filed,
              ),
            ).toBe(false);
          }
        }
      }
    }
  });

  it('list the same reports in the submissions, in lists of one length', () => {
    const submissions = z
      .object({
        cik: z.literal(company.cik),
        name: z.literal(company.legalName),
        tickers: z.tuple([z.literal(company.ticker)]),
        sic: z.string(),
        filings: z.object({ recent: z.record(z.string(), z.array(z.unknown())) }),
      })
      .parse(json('data.sec.gov', 'submissions.json'));
    const recent = submissions.filings.recent;
    const lengths = new Set(Object.values(recent).map((list) => list.length));
    expect(lengths.size).toBe(1);
    expect(new Set(recent['accessionNumber']).size).toBe([...lengths][0]);
    for (const { accn } of rows('NetIncomeLoss')) expect(recent['accessionNumber']).toContain(accn);
  });

  it('find the number by ticker, beside a namesake', () => {
    const tickers = z
      .record(z.string(), z.object({ cik_str: z.number(), ticker: z.string(), title: z.string() }))
      .parse(json('www.sec.gov', 'company_tickers.json'));
    const ours = Object.values(tickers).filter(({ ticker }) => ticker === company.ticker);
    expect(ours.map(({ cik_str, title }) => [cik_str, title])).toEqual([
      [Number(company.cik), company.legalName],
    ]);
    expect(Object.values(tickers).map(({ title }) => title)).toContain(
      'Quillhaven Therapeutics, Inc.',
    );
    for (const { cik_str } of Object.values(tickers)) expect(cik_str).toBeGreaterThan(9_000_000);
  });
});

describe('the knowledge base', () => {
  const snak = z.object({
    snaktype: z.literal('value'),
    property: z.string(),
    hash: z.string().length(40),
    datatype: z.string(),
    datavalue: z.object({ type: z.string(), value: z.unknown() }),
  });
  const statement = z.object({
    mainsnak: snak,
    type: z.literal('statement'),
    id: z.string().includes('$'),
    rank: z.enum(['preferred', 'normal', 'deprecated']),
    qualifiers: z.record(z.string(), z.array(snak)).optional(),
  });
  const entity = z.object({
    id: z.string(),
    type: z.literal('item'),
    labels: z.object({ en: z.object({ language: z.literal('en'), value: z.string() }) }),
    claims: z.record(z.string(), z.array(statement)),
  });
  const found = (id: string): z.infer<typeof entity> => {
    const answer = z
      .object({ entities: z.record(z.string(), entity) })
      .parse(json('www.wikidata.org', `${id}.json`));
    return answer.entities[id] ?? expect.fail(`${id} is missing`);
  };
  const ours = found(company.wikidata);
  const preferred = (property: string): z.infer<typeof statement> | undefined =>
    ours.claims[property]?.toSorted((a) => (a.rank === 'preferred' ? -1 : 1))[0];

  it('knows the company by name, website, filing number and founding year', () => {
    expect(ours.labels.en.value).toBe(company.name);
    expect(preferred('P856')?.mainsnak.datavalue.value).toBe(company.website);
    expect(preferred('P5531')?.mainsnak.datavalue.value).toBe(company.cik);
    expect(preferred('P571')?.mainsnak.datavalue.value).toMatchObject({
      time: `+${company.founded}-00-00T00:00:00Z`,
      precision: 9,
    });
  });

  it('names the chief executive, whose own entry is there', () => {
    const { id } = z.object({ id: z.string() }).parse(preferred('P169')?.mainsnak.datavalue.value);
    expect(found(id).labels.en.value).toBe(company.chiefExecutive.name);
  });

  it('has a name for every entry that the company’s own points at', () => {
    const names = z
      .object({
        entities: z.record(z.string(), entity.pick({ id: true, type: true, labels: true })),
        success: z.literal(1),
      })
      .parse(json('www.wikidata.org', 'labels.json'));
    const pointed = [...JSON.stringify(ours.claims).matchAll(/"id":"(Q\d+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(pointed.length).toBeGreaterThan(8);
    for (const id of pointed)
      expect(names.entities[id]?.labels.en.value, id).toBe(found(id).labels.en.value);
  });

  it('tells a headcount that was true once and is stale now', () => {
    const count = z
      .object({ amount: z.string() })
      .parse(preferred('P1128')?.mainsnak.datavalue.value).amount;
    const known = company.employees.find((one) => `+${one.count}` === count);
    expect(known?.on).toBe('2024-12-31');
    expect(preferred('P1128')?.qualifiers?.['P585']?.[0]?.datavalue.value).toMatchObject({
      time: `+${known?.on}T00:00:00Z`,
    });
  });

  it('finds the company by its name', () => {
    const search = z.object({
      searchinfo: z.object({ search: z.string() }),
      success: z.literal(1),
      search: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          description: z.string(),
          concepturi: z.url(),
          match: z.object({ type: z.enum(['label', 'alias']), text: z.string() }),
        }),
      ),
    });
    expect(
      search
        .parse(json('www.wikidata.org', 'search-quillhaven-systems.json'))
        .search.map(({ id }) => id),
    ).toEqual([company.wikidata]);
    expect(search.parse(json('www.wikidata.org', 'search-quillhaven.json')).search[0]?.id).toBe(
      company.wikidata,
    );
  });
});

describe('the job board', () => {
  const place = z.object({
    id: z.number(),
    name: z.string(),
    child_ids: z.array(z.number()),
    parent_id: z.null(),
  });
  const job = z.object({
    id: z.number(),
    internal_job_id: z.number(),
    title: z.string(),
    absolute_url: z.url(),
    updated_at: z.iso.datetime({ offset: true }),
    first_published: z.iso.datetime({ offset: true }),
    requisition_id: z.string(),
    location: z.object({ name: z.string() }),
    content: z.string(),
    departments: z.array(place).nonempty(),
    offices: z.array(place).nonempty(),
  });
  const board = z
    .object({ jobs: z.array(job), meta: z.object({ total: z.number() }) })
    .parse(json('boards-api.greenhouse.io', 'jobs-with-content.json'));

  it('offers the roles of company.json', () => {
    expect(board.jobs.map(({ title }) => title).toSorted()).toEqual(company.roles.toSorted());
    expect(board.meta.total).toBe(board.jobs.length);
  });

  it('holds the texts as escaped HTML, most of them with a pay range', () => {
    for (const { content } of board.jobs) {
      expect(content).not.toMatch(/[<>]/);
      expect(content).toContain('&lt;p&gt;');
    }
    expect(
      board.jobs.filter(({ content }) => /pay-range.*\$\d+,000.*\$\d+,000 USD/.test(content))
        .length,
    ).toBe(11);
  });

  it('shows each job on its public page', () => {
    for (const { id, title } of board.jobs)
      expect(textOf('boards.greenhouse.io', `job-${id % 1000}.html`)).toContain(
        `<h1 class="app-title">${title}</h1>`,
      );
  });
});

describe('the forum', () => {
  const hit = z.object({
    objectID: z.string(),
    author: z.string(),
    created_at: z.iso.datetime(),
    created_at_i: z.number(),
    story_id: z.number(),
    points: z.number().nullable(),
    _tags: z.array(z.string()),
    title: z.string().optional(),
    comment_text: z.string().optional(),
  });
  const answer = z.object({
    hits: z.array(hit),
    nbHits: z.number(),
    page: z.number(),
    nbPages: z.number(),
    hitsPerPage: z.number(),
    query: z.string(),
    params: z.string(),
  });
  const hits = (file: string): readonly z.infer<typeof hit>[] =>
    answer.parse(json('hn.algolia.com', file)).hits;

  it('has stories and comments, each with its date told twice', () => {
    const all = hits('systems-all.json');
    expect(all.length).toBe(
      hits('systems-stories.json').length + hits('systems-comments.json').length,
    );
    for (const one of all) {
      expect(Date.parse(one.created_at) / 1000).toBe(one.created_at_i);
      expect(Boolean(one.title) !== Boolean(one.comment_text), one.objectID).toBe(true);
      expect(Number(one.objectID)).toBeGreaterThan(90_000_000);
    }
  });

  it('finds the namesake only under the name that both share', () => {
    expect(JSON.stringify(hits('systems-all.json'))).not.toContain('Therapeutics');
    expect(
      hits('quillhaven-stories.json').filter(({ title }) => title?.includes('Therapeutics')).length,
    ).toBe(1);
  });
});

describe('the news feed', () => {
  it('is RSS, newest first, with pages that exist', () => {
    const read = runFeed(siteFeed, textOf(site, 'feed.xml'));
    const items = read.ok ? read.value : [];
    expect(items.length).toBe(8);
    const dates = items.map(({ date }) => String(date));
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { title, url } of items)
      expect(textOf(site, `newsroom-${String(url).split('/').at(-1)}.html`)).toContain(
        `<h1>${title}</h1>`,
      );
  });
});
