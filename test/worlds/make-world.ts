import { deck, makeCompany, makeRival } from './company/make-company';
import type { Company } from './company/shape';
import { makeDecoys, type Decoy } from './decoys';
import { factsOf, type Fact } from './facts';
import { filingPages, pressPages, rivalPages, syndicated, wikiPage } from './pages/elsewhere';
import { escapeHtml, HOUSES, navigationOf, pageHtml } from './pages/layout';
import { makePdf } from './pages/pdf';
import type { Page } from './pages/shape';
import { pdfParagraphs, siteDesk, sitePages, WIRE } from './pages/site';
import { dice } from './random';
import { jobBoards } from './services/boards';
import { edgar, gleif, rss } from './services/registers';
import { feed, type Answer, type Host } from './services/shape';
import { gdelt, hackerNews, wikipedia } from './services/voices';
import { wikidata, type Conflict } from './services/wikidata';
import { tellFacts, type Telling } from './tell';

/** A made-up company with everything that is told of it, and the list of what is true. */
export interface World {
  readonly seed: string;
  readonly company: Company;
  readonly rival: Company;
  readonly facts: readonly Fact[];
  readonly tellings: readonly Telling[];
  readonly decoys: readonly Decoy[];
  readonly conflicts: readonly Conflict[];
  readonly pages: readonly Page[];
  readonly hosts: ReadonlyMap<string, Host>;
}

/** Lets a bench alter what the world says before it is served. */
export interface Tampering {
  pages?(pages: readonly Page[]): readonly Page[];
  answer?(host: string, path: string, answer: Answer): Answer;
  pdf?(paragraphs: readonly string[]): readonly string[];
}

/** Of facts that the company states itself, one or two are told otherwise by a reference work. */
function chooseConflicts(company: Company, tellings: readonly Telling[]): Conflict[] {
  const roll = dice(`${company.seed} conflicts`);
  const ofSite = tellings.filter(({ spot }) => !['wiki', 'wire', 'press', 'pdf'].includes(spot));
  const conflicts: Conflict[] = [];
  if (ofSite.some(({ fact }) => fact.class === 'founded') && roll.chance(0.5)) {
    const own = company.founded.slice(0, 4);
    conflicts.push({ class: 'founded', own, other: String(Number(own) - roll.whole(2, 5)) });
  }
  const [{ count, on }] = company.headcounts;
  if (
    ofSite.some(({ fact, told }) => fact.class === 'employees' && told.on === on) &&
    roll.chance(0.6)
  ) {
    conflicts.push({ class: 'employees', own: count, other: Math.round(count * 1.17) + 5 });
  }
  return conflicts;
}

function htmlOf(page: Page, company: Company): string {
  const house = dice(`${company.seed} house`).one(HOUSES);
  if (page.kind === 'wiki')
    return pageHtml(page, { name: 'Wikipedia', house: 'semantic', navigation: [] });
  if (page.kind === 'filing')
    return pageHtml(page, { name: 'EDGAR', house: 'tables', navigation: [] });
  if (page.kind === 'wire')
    return pageHtml(page, { name: 'PR Newswire', house: 'semantic', navigation: [] });
  if (page.kind === 'press' || page.kind === 'rival')
    return pageHtml(page, { name: 'Harbour Ledger', house: 'boxes', navigation: [] });
  return pageHtml(page, {
    name: company.name,
    house,
    navigation: navigationOf(company),
    feed: `https://www.${company.domain}/newsroom/feed.xml`,
  });
}

const asHtml = (body: string): Answer => ({ status: 200, type: 'text/html; charset=utf-8', body });

function hostsOfPages(pages: readonly Page[], company: Company): Map<string, Map<string, Answer>> {
  const hosts = new Map<string, Map<string, Answer>>();
  for (const page of pages) {
    const { hostname, pathname } = new URL(page.url);
    const paths = hosts.get(hostname) ?? new Map<string, Answer>();
    paths.set(pathname, asHtml(htmlOf(page, company)));
    hosts.set(hostname, paths);
  }
  return hosts;
}

function addSiteFiles(
  hosts: Map<string, Map<string, Answer>>,
  pages: readonly Page[],
  company: Company,
  pdf: Buffer,
): void {
  const site = hosts.get(`www.${company.domain}`);
  const own = pages.filter(({ url }) => new URL(url).hostname === `www.${company.domain}`);
  const entries = own
    .filter(({ kind, published }) => kind === 'article' && published !== undefined)
    .map((page) => ({
      url: page.url,
      title: page.title,
      published: page.published ?? '',
      summary: page.blocks[0]?.text ?? '',
    }));
  site?.set(
    '/newsroom/feed.xml',
    rss(`${company.name} news`, `https://www.${company.domain}/newsroom`, entries),
  );
  site?.set('/robots.txt', {
    status: 200,
    type: 'text/plain',
    body: `User-agent: *\nDisallow: /drafts\nSitemap: https://www.${company.domain}/sitemap.xml\n`,
  });
  site?.set('/sitemap.xml', {
    status: 200,
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${own.map(({ url, published }) => `<url><loc>${url}</loc>${published === undefined ? '' : `<lastmod>${published}</lastmod>`}</url>`).join('')}</urlset>`,
  });
  site?.set('/investors/annual-report-2025.pdf', {
    status: 200,
    type: 'application/pdf',
    body: pdf,
  });
}

export function makeWorld(index: number, tampering: Tampering = {}): World {
  const seed = `world ${index}`;
  const cards = deck(seed);
  const company = makeCompany(seed, index, cards);
  const rival = makeRival(company, index, cards);
  const decoys = makeDecoys(company, rival, cards, 18);
  const desk = siteDesk(company, tellFacts(company), decoys);
  const pay = new Map(
    company.boards === 'own'
      ? []
      : desk
          .take('posting')
          .map((telling) => [String(telling.fact.value), desk.place(telling, telling.url)]),
  );
  const pdfUrl = `https://www.${company.domain}/investors/annual-report-2025.pdf`;
  const site = sitePages(desk);
  const paragraphs = pdfParagraphs(desk, pdfUrl);
  const press = pressPages(desk);
  const wiki = wikiPage(desk);
  const filings = filingPages(desk);
  const pages = (tampering.pages ?? ((all) => all))([
    ...site,
    ...press,
    ...syndicated(press),
    wiki,
    ...filings,
    ...rivalPages(rival, desk),
  ]);
  const conflicts = chooseConflicts(company, desk.placed);
  const byPath = hostsOfPages(pages, company);
  addSiteFiles(
    byPath,
    pages,
    company,
    makePdf('Annual report 2025', (tampering.pdf ?? ((all) => all))(paragraphs)),
  );
  const onWire = pages
    .filter(({ kind }) => kind === 'wire')
    .map((page) => ({
      url: page.url,
      title: page.title,
      published: page.published ?? '',
      summary: page.blocks[0]?.text ?? '',
    }));
  const { greenhouse, lever } = jobBoards([
    {
      company,
      pay: ({ title }) => {
        const block = pay.get(title);
        return block === undefined
          ? ''
          : block.kind === 'html'
            ? block.text
            : `<p>${escapeHtml(block.text)}</p>`;
      },
    },
    { company: rival, pay: ({ low, high }) => `<p>Pay: ${low} to ${high}</p>` },
  ]);
  const { files, data } = edgar([company, rival]);
  const services = new Map<string, Host>([
    ['www.wikidata.org', wikidata(company, rival, conflicts).host],
    ['www.sec.gov', files],
    ['data.sec.gov', data],
    ['api.gleif.org', gleif([company, rival])],
    ['boards-api.greenhouse.io', greenhouse],
    ['api.lever.co', lever],
    ['hn.algolia.com', hackerNews(company, rival, pages)],
    ['api.gdeltproject.org', gdelt(pages)],
    [
      'www.prnewswire.com',
      (path) => (path.startsWith('/rss/') ? rss('All news releases', WIRE, onWire) : undefined),
    ],
    [
      'techcrunch.com',
      () =>
        feed(
          '<?xml version="1.0"?><rss version="2.0"><channel><title>TechCrunch</title></channel></rss>',
        ),
    ],
    ['en.wikipedia.org', wikipedia(wiki, htmlOf(wiki, company))],
  ]);
  const hosts = new Map<string, Host>();
  for (const name of new Set([...services.keys(), ...byPath.keys()])) {
    hosts.set(name, (path, query) => {
      const answer =
        byPath.get(name)?.get(path) ??
        byPath.get(name)?.get(path.replace(/\/$/, '')) ??
        services.get(name)?.(path, query);
      return answer === undefined || tampering.answer === undefined
        ? answer
        : tampering.answer(name, path, answer);
    });
  }
  for (const one of [company, rival])
    hosts.set(one.domain, (path) => ({
      status: 301,
      type: `https://www.${one.domain}${path}`,
      body: '',
    }));
  return {
    seed,
    company,
    rival,
    facts: factsOf(company).map(({ fact }) => fact),
    tellings: desk.placed,
    decoys,
    conflicts,
    pages,
    hosts,
  };
}
