import type { EntityCard } from '../../src/research/company';
import { inMemorySnapshots, type Document } from '../../src/research/evidence';
import type { Snapshot } from '../../src/research/evidence/shape';
import { itemSnapshots } from '../../src/research/gather/item-snapshots';
import { makeSnapshot, pageSnapshot } from '../../src/research/gather/make-snapshot';
import { planSite } from '../../src/research/gather/site/plan-site';
import { readPage, readPdf } from '../../src/research/read';
import { canonicalJson, readAnswer, secCompanyFacts, siteHome } from '../../src/research/sources';
import { siteAbout } from '../../src/research/sources/catalogue/site/company-site';
import { secAnnualReport } from '../../src/research/sources/catalogue/registers/registers';
import type { RealCompany, Served } from './companies';

export interface ReadDocument {
  readonly name: string;
  readonly url: string;
  readonly outcome: string;
  /** A page that the plan of no site asks for is read by no report. */
  readonly isPlanned: boolean;
  readonly documents: readonly Document[];
  /** Seconds of processor. */
  readonly seconds: number;
}

export function cardOf({ folder, described }: RealCompany): EntityCard {
  const { name, legalName = name, domain } = described;
  return {
    id: `real:${folder}`,
    name,
    legalName,
    aliases: [],
    jobBoards: {},
    namesakes: [],
    ...(domain === undefined ? {} : { domain: domain.replace(/^www\./, '') }),
  };
}

export function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const isFiling = ({ path }: Served): boolean => path.startsWith('/Archives/');
const isFacts = ({ path }: Served): boolean => path.startsWith('/api/xbrl/companyfacts/');
const isPage = (served: Served): boolean =>
  !isFiling(served) &&
  served.type.startsWith('text/html') &&
  !/(?:wiki\w+|gleif|sec)\.(?:org|gov)$/.test(served.host);

/** Every filing and page of the company, read as a report reads it. */
export async function readDocuments(company: RealCompany): Promise<readonly ReadDocument[]> {
  const { described, served } = company;
  const store = inMemorySnapshots();
  const card = cardOf(company);
  const context = {
    ask: () => Promise.reject(new Error('nothing is asked')),
    card,
    store,
    read: async (input: { html: string }) => readPage(input),
    readPdf,
  };
  const plan = planSite(
    served.filter(isPage).map(({ host, path }) => ({ url: `https://${host}${path}` })),
    [card.domain ?? ''],
    new Set(),
  );
  const claimed = new Map(
    [...plan].flatMap(([source, urls]) => urls.map((url) => [url, source] as const)),
  );
  const withText = (records: readonly Snapshot[]): Promise<readonly Document[]> =>
    Promise.all(
      records.map(async (record) => ({ record, text: (await store.get(record.snapshot)) ?? '' })),
    );
  const read: ReadDocument[] = [];
  for (const one of served) {
    const { host, path, text, type, name } = one;
    const url = `https://${host}${path}`;
    const before = process.cpuUsage();
    let outcome = 'ok';
    let isPlanned = true;
    let records: readonly Snapshot[];
    const origin = { url, fetchedAt: described.asOf };
    if (isFiling(one)) {
      // Only of annual reports the parts are known.
      if (name !== described.documents?.['10-K'] && name !== described.documents?.['20-F'])
        continue;
      const reading = readAnswer(secAnnualReport, {
        text,
        type,
        url,
        fetchedAt: described.asOf,
      } as Parameters<typeof readAnswer>[1]);
      outcome = reading.outcome;
      records = await itemSnapshots(
        context,
        secAnnualReport,
        { ...reading, ...origin } as Parameters<typeof itemSnapshots>[2],
        { company: described.name, role: '' } as Parameters<typeof itemSnapshots>[3],
      );
    } else if (isFacts(one)) {
      records = [
        await makeSnapshot(
          store,
          { source: secCompanyFacts, ...origin },
          canonicalJson(JSON.parse(text)),
          {
            title: 'Company facts',
            blocks: [],
            matchScore: 1,
          },
        ),
      ];
    } else if (isPage(one)) {
      const page = readPage({ html: text, url });
      outcome = page.type;
      const planned =
        path === '/' ? siteHome : (claimed.get(url.replace(/\/+$/, '')) ?? claimed.get(url));
      isPlanned = planned !== undefined;
      const source = planned ?? siteAbout;
      records = page.text === '' ? [] : [await pageSnapshot(store, { source, ...origin }, page)];
    } else continue;
    read.push({
      name,
      url,
      outcome,
      isPlanned,
      documents: await withText(records),
      seconds: secondsSince(before),
    });
  }
  return read;
}
