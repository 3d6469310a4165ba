import type { Company } from '../company/shape';
import type { Decoy } from '../decoys';
import { formatCount } from '../phrasings/say';
import { dice, type Dice } from '../random';
import type { Spot, Telling } from '../tell';
import { BENEFITS, FILLER, HEADLINES, STEPS, VALUES } from './filler';
import { heading, html, text, type Block, type Page, type PageKind } from './shape';

/** What is told on the site, handed out to its pages; every page takes what stands in its spot. */
export interface Desk {
  readonly company: Company;
  readonly roll: Dice;
  readonly decoys: Decoy[];
  /** The tellings of a spot that no page has taken yet. */
  take(spot: Spot, most?: number): Telling[];
  /** What found no room. */
  giveBack(tellings: readonly Telling[]): void;
  /** Notes on which page a telling stands and gives its block. */
  place(telling: Telling, url: string): Block;
}

/** Where the press wire keeps its releases. */
export const WIRE = 'https://www.prnewswire.com/news-releases';
/** With its list, as many pages as a reader of the newsroom is ready to open. */
const MOST_ARTICLES = 9;

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function filler(roll: Dice, count: number): Block[] {
  return roll.some(FILLER, count).map(text);
}

/** Two filler sentences around the telling, in its paragraph or as paragraphs of their own. */
export function woven(desk: Desk, telling: Telling, url: string): Block[] {
  const block = desk.place(telling, url);
  if (block.kind === 'html') return [...filler(desk.roll, 1), block];
  const [before = '', after = ''] = desk.roll.some(FILLER, 2);
  return desk.roll.chance(0.5)
    ? [text(before), block, text(after)]
    : [text(`${before} ${block.text} ${after}`)];
}

function decoysFor(desk: Desk, medium: Decoy['media'][number], most: number): Block[] {
  const found = desk.decoys.filter(({ media }) => media.includes(medium)).slice(0, most);
  for (const one of found) desk.decoys.splice(desk.decoys.indexOf(one), 1);
  return found.map((one) =>
    text(desk.roll.chance(0.5) ? `${desk.roll.one(FILLER)} ${one.text}` : one.text),
  );
}

function page(
  desk: Desk,
  path: string,
  kind: PageKind,
  title: string,
  blocks: readonly Block[],
  more: Partial<Page> = {},
): Page {
  return {
    url: `https://www.${desk.company.domain}${path}`,
    kind,
    title,
    blocks,
    links: [],
    ...more,
  };
}

function told(desk: Desk, path: string, spot: Spot, most?: number): Block[] {
  const url = `https://www.${desk.company.domain}${path}`;
  return desk.take(spot, most).flatMap((telling) => woven(desk, telling, url));
}

export function articleAt(
  desk: Desk,
  base: string,
  kind: PageKind,
  tellings: readonly [Telling, ...Telling[]],
): Page {
  const [{ fact, published = '2026-10-05' }] = tellings;
  const title = desk.roll.one(HEADLINES[fact.class] ?? HEADLINES['other'] ?? []);
  const url = `${base}/${slugOf(title)}-${published}`;
  const told = tellings.flatMap((telling) => woven(desk, telling, url));
  const blocks = [
    ...filler(desk.roll, 1),
    ...told,
    ...(desk.roll.chance(0.5) ? decoysFor(desk, 'n', 1) : []),
    ...filler(desk.roll, 1),
  ];
  return { url, kind, title, published, author: 'The press office', blocks, links: [] };
}

/** What holds on any day of this autumn is told four to a page, as a paper's portrait does; an event has its own article. */
function gathered(tellings: readonly Telling[]): [Telling, ...Telling[]][] {
  const timeless = tellings.filter(
    ({ fact, published = '' }) =>
      fact.year === undefined &&
      published >= '2026-10-01' &&
      published !== fact.on &&
      published !== fact.since,
  );
  const rest = tellings.filter((one) => !timeless.includes(one));
  const groups: [Telling, ...Telling[]][] = rest.map((one) => [one]);
  for (let from = 0; from < timeless.length; from += 4) {
    const [first, ...others] = timeless.slice(from, from + 4);
    if (first !== undefined) groups.push([first, ...others]);
  }
  return groups;
}

function newsPages(desk: Desk): Page[] {
  const { company, roll } = desk;
  const base = `https://www.${company.domain}/newsroom`;
  const groups = gathered(desk.take('newsroom'));
  const articles = groups
    .slice(0, MOST_ARTICLES)
    .map((group) => articleAt(desk, base, 'article', group));
  desk.giveBack(groups.slice(MOST_ARTICLES).flat());
  while (articles.length < MOST_ARTICLES) {
    const published = `2026-0${roll.whole(1, 9)}-${roll.whole(10, 28)}`;
    const title = roll.one(HEADLINES['other'] ?? []);
    articles.push({
      url: `${base}/${slugOf(title)}-${published}-${articles.length}`,
      kind: 'article',
      title,
      published,
      blocks: [...filler(roll, 2), ...decoysFor(desk, 'n', 2), ...filler(roll, 1)],
      links: [],
    });
  }
  const newest = articles.toSorted((one, other) =>
    (other.published ?? '').localeCompare(one.published ?? ''),
  );
  return [
    page(desk, '/newsroom', 'newsroom', 'Newsroom', [text('News from our house, newest first.')], {
      links: newest.map(({ url, title }) => ({ url, label: title })),
    }),
    ...articles,
  ];
}

function blogPages(desk: Desk): Page[] {
  const base = `https://www.${desk.company.domain}/blog`;
  const posts = desk.take('blog', 4).map((telling) => articleAt(desk, base, 'blog', [telling]));
  posts.push({
    url: `${base}/how-we-test`,
    kind: 'blog',
    title: 'How we test',
    published: '2026-04-14',
    author: 'The workshop',
    blocks: [...filler(desk.roll, 3), ...decoysFor(desk, 'b', 2)],
    links: [],
  });
  return [
    page(desk, '/blog', 'blog', 'Blog', filler(desk.roll, 1), {
      links: posts.map(({ url, title }) => ({ url, label: title })),
    }),
    ...posts,
  ];
}

function productPages(desk: Desk): Page[] {
  const { company, roll } = desk;
  const products = company.launches.map(({ product, what }) =>
    page(desk, `/products/${slugOf(product)}`, 'product', product, [
      text(`${product} is ${what}.`),
      ...filler(roll, 2),
    ]),
  );
  return [
    page(
      desk,
      '/products',
      'listing',
      'Products',
      [...told(desk, '/products', 'products'), ...filler(roll, 1)],
      { links: products.map(({ url, title }) => ({ url, label: title })) },
    ),
    ...products,
    page(desk, '/services', 'service', 'Services', [
      heading('Repair and calibration'),
      ...filler(roll, 2),
      heading('Training'),
      ...filler(roll, 2),
    ]),
    page(desk, '/customers', 'collection', 'Customers', [
      ...filler(roll, 1),
      ...decoysFor(desk, 'b', 2),
    ]),
    page(desk, '/docs', 'documentation', 'Documentation', [
      heading('Getting started'),
      ...filler(roll, 2),
      html('<pre><code>calibrate --axis x --cold</code></pre>'),
    ]),
    page(desk, '/docs/errors', 'documentation', 'Error codes', [
      html(
        '<table><tr><th>Code</th><th>Meaning</th></tr><tr><td>17</td><td>Cold start</td></tr><tr><td>42</td><td>Lid open</td></tr></table>',
      ),
    ]),
    page(desk, '/community', 'forum', 'Community', [
      html(
        '<div class="post"><b>millhand</b><p>Does anybody know how long the belt lasts?</p></div><div class="post"><b>oxide</b><p>Mine is in its third year.</p></div>',
      ),
    ]),
    page(desk, '/community/belts', 'forum', 'How long does the belt last?', [
      html(
        '<div class="post"><b>oxide</b><p>I heard they have 90,000 employees and lost half of them. No idea whether it is true.</p></div>',
      ),
    ]),
  ];
}

function careersPages(desk: Desk): Page[] {
  const { company, roll } = desk;
  const own = company.boards === 'own';
  // A board's own service tells of its jobs.
  const postings = (own ? desk.take('posting') : []).map((telling) => {
    const job = company.jobs.find(({ title }) => title === telling.fact.value);
    return {
      ...page(desk, '', 'posting', String(telling.fact.value), [
        text(`${job?.team ?? ''}, ${job?.place ?? ''}`),
        ...woven(desk, telling, telling.url),
        ...filler(roll, 2),
      ]),
      url: telling.url,
    };
  });
  const board =
    company.boards === 'lever'
      ? `https://jobs.lever.co/${company.domain.split('.')[0]}`
      : `https://boards.greenhouse.io/${company.domain.split('.')[0]}`;
  const openings = own
    ? [
        page(
          desk,
          '/careers/openings',
          'careers',
          'Open positions',
          told(desk, '/careers/openings', 'openings'),
          { links: [] },
        ),
      ]
    : [];
  const links = own
    ? [{ url: `https://www.${company.domain}/careers/openings`, label: 'Open positions' }]
    : [{ url: board, label: 'Open positions' }];
  return [
    page(
      desk,
      '/careers',
      'careers',
      'Careers',
      [...filler(roll, 1), ...told(desk, '/careers', 'careers'), ...decoysFor(desk, 'c', 1)],
      {
        links: [
          ...links,
          { url: `https://www.${company.domain}/careers/benefits`, label: 'Benefits' },
          { url: `https://www.${company.domain}/careers/hiring-process`, label: 'How we hire' },
        ],
      },
    ),
    page(desk, '/careers/benefits', 'careers', 'Benefits', [
      html(`<ul>${BENEFITS.map((one) => `<li>${one}</li>`).join('')}</ul>`),
      ...told(desk, '/careers/benefits', 'benefits'),
    ]),
    page(desk, '/careers/hiring-process', 'careers', 'How we hire', [
      html(`<ol>${STEPS.map((one) => `<li>${one}</li>`).join('')}</ol>`),
    ]),
    ...openings,
    ...postings,
  ];
}

function aboutPages(desk: Desk): Page[] {
  const { company, roll } = desk;
  const [, , longAgo] = company.headcounts;
  return [
    page(desk, '/', 'home', company.name, [
      text(`${company.name} makes ${company.makes}.`),
      ...told(desk, '/', 'home'),
      ...filler(roll, 2),
    ]),
    page(desk, '/about', 'about', 'About us', [
      text(`${company.short} makes ${company.makes}.`),
      ...told(desk, '/about', 'about'),
      ...decoysFor(desk, 's', 1),
    ]),
    page(desk, '/about/history', 'about', 'Our history', [
      ...filler(roll, 1),
      ...told(desk, '/about/history', 'history'),
      ...decoysFor(desk, 's', 1),
    ]),
    page(
      desk,
      '/about/leadership',
      'leadership',
      'Leadership',
      told(desk, '/about/leadership', 'leadership'),
    ),
    page(
      desk,
      '/about/values',
      'values',
      'What we value',
      VALUES.flatMap(([name, meaning]) => [heading(name), text(meaning)]),
    ),
    // An old page that nobody took down: true of its day alone.
    page(
      desk,
      '/about/archive-2019',
      'stale',
      'About us (archived copy of June 2019)',
      [
        text(`This page is kept for the record and has not been updated since June 30, 2019.`),
        text(
          `${company.short} has ${formatCount(longAgo.count, '')} employees. ${company.chief.predecessor.name} is chief executive officer.`,
        ),
      ],
      { published: '2019-06-30' },
    ),
    page(
      desk,
      '/investors',
      'investors',
      'Investors',
      [...filler(roll, 1), ...told(desk, '/investors', 'investors'), ...decoysFor(desk, 'r', 2)],
      {
        links: [
          {
            url: `https://www.${company.domain}/investors/annual-report-2025.pdf`,
            label: 'Annual report 2025 (PDF)',
          },
        ],
      },
    ),
  ];
}

/** The company's own site. */
export function sitePages(desk: Desk): Page[] {
  return [
    ...aboutPages(desk),
    ...newsPages(desk),
    ...productPages(desk),
    ...careersPages(desk),
    ...blogPages(desk),
  ];
}

export function pdfParagraphs(desk: Desk, url: string): string[] {
  const { company } = desk;
  const tellings = desk.take('pdf');
  const decoys = decoysFor(desk, 'r', 2).map((block) => block.text);
  return [
    `# ${company.legal}`,
    '# Annual report 2025',
    ...filler(desk.roll, 3).map((block) => block.text),
    ...tellings.flatMap((telling, index) => [
      `# ${index + 1}. ${['Business', 'Analytics', 'People', 'Risks', 'Outlook'][index % 5]}`,
      desk.place(telling, url).text,
      desk.roll.one(FILLER),
    ]),
    ...decoys,
  ];
}

export function siteDesk(
  company: Company,
  tellings: readonly Telling[],
  decoys: readonly Decoy[],
): Desk & { readonly placed: Telling[] } {
  const shuffle = dice(`${company.seed} shuffle`);
  const left = shuffle.some(tellings, tellings.length);
  const placed: Telling[] = [];
  return {
    company,
    roll: dice(`${company.seed} pages`),
    decoys: [...decoys],
    placed,
    take(spot, most = Infinity) {
      const found = left.filter((one) => one.spot === spot).slice(0, most);
      for (const one of found) left.splice(left.indexOf(one), 1);
      return found;
    },
    giveBack: (tellingsLeft) => void left.push(...tellingsLeft),
    place(telling, url) {
      // What newsroom and blog have no room for goes out over the wire.
      placed.push({ ...telling, url, spot: url.startsWith(WIRE) ? 'wire' : telling.spot });
      return telling.medium === 't' || telling.text.startsWith('<')
        ? html(telling.text)
        : text(telling.text);
    },
  };
}
