import type { Company } from '../company/shape';
import { formatAmount, formatCount } from '../phrasings/say';
import { accession } from '../services/registers';
import { articleAt, filler, WIRE, type Desk } from './site';
import { heading, text, type Block, type Page } from './shape';

const PAPER = 'https://www.harbourledger.example/business';

/** What others write: the press wire with the company's own words, a paper with its own. */
export function pressPages(desk: Desk): Page[] {
  const { company } = desk;
  const onWire = [...desk.take('wire'), ...desk.take('newsroom'), ...desk.take('blog')];
  const onPaper = desk.take('press');
  const named = (page: Page, tail: string): Page => ({
    ...page,
    title: `${company.name}: ${page.title}`,
    blocks: [...page.blocks, text(tail)],
  });
  return [
    ...onWire.map((telling, index) =>
      named(articleAt(desk, `${WIRE}/${index}`, 'wire', [telling]), `SOURCE ${company.legal}`),
    ),
    ...onPaper.map((telling, index) =>
      named(
        articleAt(desk, `${PAPER}/${index}`, 'press', [telling]),
        `${company.name} makes ${company.makes}.`,
      ),
    ),
  ];
}

/** A copy of the wire's text on another host, as copies go. */
export function syndicated(pages: readonly Page[]): Page[] {
  return pages.slice(0, 2).map((page, index) => ({
    ...page,
    url: `https://wire.mirrorpost.example/${index}-${page.published ?? ''}`,
  }));
}

export function wikiPage(desk: Desk): Page {
  const { company } = desk;
  const url = `https://en.wikipedia.org/wiki/${company.name.replace(/ /g, '_')}`;
  const tellings = desk.take('wiki').map((telling) => desk.place(telling, url));
  return {
    url,
    kind: 'wiki',
    title: company.name,
    blocks: [
      text(`${company.name} is a maker of ${company.makes}.`),
      heading('History'),
      ...tellings,
      ...desk.decoys
        .filter(({ media }) => media.includes('w'))
        .slice(0, 1)
        .map((one) => text(one.text)),
    ],
    links: [],
  };
}

/** The annual report as it lies at the SEC; only a listed company has one. */
export function filingPages(desk: Desk): Page[] {
  const { company, roll } = desk;
  if (company.listed === undefined) return [];
  const url = `https://www.sec.gov/Archives/edgar/data/${company.listed.cik}/${accession(company.listed.cik, 2026).replaceAll('-', '')}/annual.htm`;
  const told = desk.take('filing').map((telling) => desk.place(telling, url));
  const item = (number: string, name: string): Block => heading(`Item ${number}. ${name}`);
  return [
    {
      url,
      kind: 'filing',
      title: `${company.legal} Form 10-K`,
      links: [],
      blocks: [
        text('UNITED STATES SECURITIES AND EXCHANGE COMMISSION'),
        text('FORM 10-K'),
        text(company.legal),
        item('1', 'Business'),
        text(`We make ${company.makes}.`),
        ...told,
        item('1A', 'Risk Factors'),
        ...filler(roll, 6),
        item('2', 'Properties'),
        ...filler(roll, 2),
        item('9B', 'Other Information'),
        text('None.'),
      ],
    },
  ];
}

/** The namesake's own pages, and a paper's article on it that bears the shared word alone. */
export function rivalPages(rival: Company, desk: Desk): Page[] {
  const [now] = rival.headcounts;
  const at = (path: string): string => `https://www.${rival.domain}${path}`;
  const revenue = formatAmount(rival.revenue[2025] ?? 0, '', rival.currency);
  return [
    {
      url: at('/'),
      kind: 'rival',
      title: rival.name,
      blocks: [text(`${rival.name} makes ${rival.makes}.`), ...filler(desk.roll, 1)],
      links: [],
    },
    {
      url: at('/about'),
      kind: 'rival',
      title: 'About',
      blocks: [
        text(
          `${rival.name} was founded in ${rival.founded.slice(0, 4)} and has ${formatCount(now.count, '')} employees. ${rival.chief.person.name} is chief executive officer. Headquarters are in ${rival.place.city}.`,
        ),
      ],
      links: [],
    },
    {
      url: at('/newsroom/year-2025'),
      kind: 'rival',
      title: 'The year 2025',
      published: '2026-02-25',
      blocks: [text(`Revenue of ${rival.name} was ${revenue} in 2025.`)],
      links: [],
    },
    {
      url: `${PAPER}/${rival.short.toLowerCase().replace(/\W+/g, '-')}-doubles`,
      kind: 'rival',
      title: `${rival.short} doubles its shops`,
      published: '2026-03-03',
      blocks: [
        text(
          `${rival.short}, with sales of ${revenue} and ${formatCount(now.count, '')} employees, will open forty shops, ${rival.chief.person.name} said.`,
        ),
      ],
      links: [],
    },
  ];
}
