import { phraseFinder } from '../../../../language';
import {
  allSentences,
  isFirstParty,
  isPermanentPage,
  linesOf,
  pathOf,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
  type Reading,
} from '../document';

const tellsLaunch = phraseFinder(
  `* =product moves/is/does, available from/since/to, generally available, goes into service,
   introduces/introduced/introducing, launch/launched/launching, new part of, new =product, now available,
   reach/reached customers, releases/released, unveil/unveiled`,
);
const GENERIC = new Set([
  'overview',
  'pricing',
  'features',
  'contact',
  'resources',
  'support',
  'documentation',
  'customers',
  'partners',
  'integrations',
  'security',
  'faq',
  'products',
  'solutions',
  'platform',
  'services',
  'about',
  'news',
  'careers',
  'related',
  'learn more',
]);
const PRODUCT_NAME = /^\p{Lu}[\p{L}\p{N}+.-]*(?:\s\p{Lu}[\p{L}\p{N}+.-]*){0,2}$/u;

const at = ({ start, end }: { readonly start: number; readonly end: number }) => ({ start, end });

function isProductPage(document: Document): boolean {
  return isPermanentPage(document) && document.record.topics[0] === 'products';
}

/** Parts of a company, which a page of its products may head a section with. */
const DEPARTMENTS: ReadonlySet<string> = new Set(
  (
    'Finance Marketing Sales Engineering Design Data People Legal Operations Support Product ' +
    'Growth Research Leadership Team Teams'
  ).split(' '),
);
/** A name keeps its capital within a sentence. */
const within = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<=\p{Ll},? )${name.replace(/[.+]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'u',
  );

/** A heading counts as a product's name if other pages of the company speak of it too. */
function namedProducts(document: Document, all: readonly Document[]): readonly Draft[] {
  return sectionsOf(document).flatMap(({ heading, lines }) => {
    const name = heading?.text ?? '';
    const first = lines.flatMap(sentencesOf)[0];
    if (
      heading === undefined ||
      first === undefined ||
      !PRODUCT_NAME.test(name) ||
      GENERIC.has(name.toLowerCase()) ||
      DEPARTMENTS.has(name)
    )
      return [];
    const elsewhere = all.filter(
      (other) =>
        other.record.url !== document.record.url &&
        isFirstParty(other) &&
        (other.record.title.includes(name) || within(name).test(other.text)),
    ).length;
    return elsewhere === 0
      ? []
      : [
          {
            topic: 'products',
            attribute: 'product',
            start: heading.block.start,
            end: first.end,
            value: name,
          } as const,
        ];
  });
}

export function productNames({ all }: Reading): readonly string[] {
  const names = all
    .filter(isProductPage)
    .flatMap((document) => namedProducts(document, all))
    .map(({ value }) => String(value));
  return [...new Set(names)].toSorted((one, other) => other.length - one.length);
}

function headline(document: Document): Draft | undefined {
  const { record } = document;
  const first =
    linesOf(document).find(
      ({ block, text }) => block.kind === 'heading' && text === record.title,
    ) ?? linesOf(document)[0];
  if (first === undefined || record.publishedAt === undefined) return undefined;
  return {
    topic: record.topics[0] === 'engineering' ? 'engineering' : 'news',
    attribute: 'news',
    ...at(first.block),
    value: first.text,
    asOf: record.publishedAt,
  };
}

function launch(document: Document, reading: Reading): readonly Draft[] {
  const title = headline(document);
  if (title === undefined || title.topic === 'engineering') return [];
  const { publishedAt: asOf } = document.record;
  const lead = allSentences(document).slice(0, 6);
  const named = productNames(reading).find((name) => String(title.value).includes(name));
  const said = lead.find(
    ({ text }) => tellsLaunch(text) && (named === undefined || text.includes(named)),
  );
  const isLaunch = tellsLaunch(String(title.value)) || said !== undefined;
  if (named === undefined || !isLaunch || asOf === undefined) return [];
  // “Almanac Rehearsal”: the name goes on as long as its words are capital.
  const longer =
    new RegExp(`${named}(?:\\s\\p{Lu}[\\p{L}\\p{N}]+)?`, 'u').exec(String(title.value))?.[0] ??
    named;
  const place = said !== undefined && said.text.includes(longer) ? said : title;
  return [{ topic: 'products', attribute: 'launch', ...at(place), value: longer, asOf }];
}

/** What the company's news pages tell: headlines with their day, launches. */
export const news: Extractor = (document, reading) => {
  if (document.record.kind !== 'news' || !isFirstParty(document)) return [];
  const title = headline(document);
  return [...(title === undefined ? [] : [title]), ...launch(document, reading)];
};

export const products: Extractor = (document, { all }) => {
  if (!isProductPage(document)) return [];
  const index = /\/(?:products?|platform|solutions|services)\/?$/.test(pathOf(document));
  return index ? namedProducts(document, all) : [];
};
