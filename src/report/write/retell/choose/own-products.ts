import { wordSet } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import { retell } from '../retell';
import type { Retold, Teller } from '../shape';

/** A page of its own among the company's products: “/products/tidewell-pro”. */
const PATH = /\/(?:products|solutions)\/(?<slug>[a-z\d-]{3,40})\/?$/u;
const MOST_WORDS = 4;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** The words that a title begins with and that a page's address is made of: “Tidewell Pro”. */
function nameIn(title: string, slug: string): string | undefined {
  const words = title.split(' ').slice(0, MOST_WORDS);
  return words
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .find((name) => lettersOf(name) === lettersOf(slug) && /^\p{Lu}[\p{L}\d -]+$/u.test(name));
}

/** “Tidewell Pro users …” is about them; a reader of grammar may take the noun for a verb. */
const isWhose = wordSet(`
  accounts buyers clients customers developers features licenses members owners partners plans prices subscribers teams
  users versions`);

/** The product that a sentence is about, on the company's page on that product. */
export function productIn(
  { url, title, quote, reliability }: Evidence,
  { company, aliases }: Pick<Teller, 'company' | 'aliases'>,
): string | undefined {
  if (reliability !== 'first-party') return undefined;
  const name = nameIn(title, PATH.exec(url)?.groups?.['slug'] ?? '');
  const isOther = [company, ...aliases].every((one) => lettersOf(one) !== lettersOf(name ?? ''));
  if (name === undefined || !isOther || !quote.startsWith(`${name} `)) return undefined;
  const [behind = ''] = quote.slice(name.length + 1).split(/[^\p{L}-]/u);
  return isWhose(behind) ? undefined : name;
}

/** It is read as a company’s own sentence is, with the product in the company’s place; “we” has none in it. */
export function retellOfProduct(
  { quote, context, title }: Evidence,
  product: string,
  teller: Teller,
): Retold | undefined {
  const told = retell(
    { text: quote, context, title, own: false, filing: false },
    { ...teller, company: product, aliases: [product] },
  );
  return told?.outline?.subject === 'company'
    ? { ...told, continued: told.text, ofCompany: false }
    : undefined;
}
