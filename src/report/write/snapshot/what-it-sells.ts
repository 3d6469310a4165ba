import { phraseFinder, wordSet } from '../../../language';
import { countWords, holdsAny, squeeze } from '../../../kernel/text';
import { ENGLISH_COMPANY_SUFFIXES } from '../../../language/lexicon/company-suffixes';
import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { namesKindOfCompany } from '../wording/kind-of-company';
import { clauseWithin } from '../clauses';
import { distinctBy, isPlainName, valueIn, type Facts } from '../evidence-only/facts';
import { typed, typedList } from '../wording/typed';
import { entryLines } from '../registers';
import { explanationOf } from '../evidence-only/sources';
import { isHollow } from '../retell/choose/concrete';
import { endSentence, formatCount } from '../phrases';
import { articleFor } from '../wording/articles';
import type { Subject } from '../wording/subject';

const saysA = phraseFinder('^ a/an/for/in/its/new/one/our/plan/plans/software/the/tool/tools $');

export const WHAT = 'What it sells';

const LONGEST_LINE = 24;
const LONGEST_GLOSS = 14;
const MOST_PRODUCTS = 5;
const MOST_RATINGS = 2;

/** Words with a capital, and between them the small ones that names have. */
const isNameWord = (word: string): boolean => /^(?:\p{Ll}?\p{Lu}|\p{N})/u.test(word);
const mayJoin = wordSet('& and by for in of the to');
const MOST_OF_A_NAME = 5;

/** “Product” may be a name or a whole sentence about one; only a name fits a list. */
export function isName(value: string | undefined): boolean {
  const words = value?.split(' ') ?? [];
  return (
    value !== undefined &&
    /\p{L}{2}/u.test(value) &&
    isNameWord(value) &&
    words.every((word) => isNameWord(word) || mayJoin(word)) &&
    !holdsAny(value, [...'“”"[]{}<>']) &&
    words.length <= MOST_OF_A_NAME &&
    !/[.!?]$/u.test(value)
  );
}

/** Verbs for what it makes, rather than for what it is or where it sits. */
const MAKING =
  'makes/sells/builds/develops/provides/designs/manufactures/produces/offers/publishes/helps';
const opensOnVerb = phraseFinder(`^ ${MAKING}/runs/operates/serves/is/was`);
const opensOnMaking = phraseFinder(`^ ${MAKING}`);
/** Praise of oneself and speech to a reader are no description. */
const boasts = phraseFinder(
  `we, =our, us, you, =your, leading, =leader, =best, =premier, world-class, innovative, trusted, =mission,
   passionate, office, headquarters, employees, founded`,
);
const isSlogan = (text: string): boolean => boasts(text) || holdsAny(text, [...'“”"!?…']);
const LEGAL_ENDING = new RegExp(
  String.raw`^,? (?:${ENGLISH_COMPANY_SUFFIXES.join('|').replaceAll('.', String.raw`\.`)})\b\.?,?`,
  'u',
);

/** A line such as “Fernhollow makes lamps for miners.” with the name by which we call the company. */
function describedIn(
  { quote }: Evidence,
  names: readonly string[],
  company: string,
): string | undefined {
  const line = squeeze(quote);
  const name = names.find((one) => line.startsWith(`${one} `));
  if (name === undefined) return undefined;
  const told = line.slice(name.length).replace(LEGAL_ENDING, '').trim();
  const plain = countWords(told) > LONGEST_LINE ? clauseWithin(told, LONGEST_LINE) : told;
  if (plain !== undefined && opensOnIs(plain) && !namesKindOfCompany(plain)) return undefined;
  return plain === undefined || !opensOnVerb(plain) || isSlogan(plain) || isHollow(plain, false)
    ? undefined
    : `${company} ${plain}`;
}

const opensOnIs = phraseFinder('^ is/was');
const opensOnArticle = phraseFinder('^ a/an/the');
const isSentence = phraseFinder('are, has, have, is, makes, offers, provides, sells, was, were');

/** “American software company for refrigerated warehouses”: how a reference work files a company. */
function filedAs({ quote, reliability }: Evidence): string | undefined {
  const line = quote.trim();
  return reliability === 'reference' &&
    /^[\p{L}][\p{L}\p{N} ,’'-]+$/u.test(line) &&
    countWords(line) >= 2 &&
    countWords(line) <= LONGEST_GLOSS &&
    namesKindOfCompany(line) &&
    !isSentence(line) &&
    !isSlogan(line)
    ? line
    : undefined;
}

/** What tells most: a line with a verb for what it does, then a line that says what it is. */
function description(
  facts: Facts,
  names: readonly string[],
  subject: Subject,
  company: string,
): DraftClaim[] {
  const rows = facts.all('description');
  const told = rows.flatMap((row) => {
    const text = describedIn(row, names, company);
    return text === undefined
      ? []
      : [{ row, text, isWeak: !opensOnMaking(text.slice(company.length)) }];
  });
  const best = told.find(({ isWeak }) => !isWeak) ?? told[0];
  const filed = rows.find((row) => filedAs(row) !== undefined);
  if (best !== undefined && (!best.isWeak || filed === undefined)) {
    subject.name();
    return [typed(endSentence(best.text), [best.row], { group: WHAT })];
  }
  if (filed === undefined) return [];
  const line = filedAs(filed) ?? '';
  const noun = opensOnArticle(line) ? line : `${articleFor(line)} ${line}`;
  return [typed(endSentence(`${subject.name()} is ${noun}`), [filed], { group: WHAT })];
}

/** “the planner, in service since 2013”: what its own page says beside its name. */
function glossOf(row: Evidence): string | undefined {
  const told = explanationOf(row)?.replace(/[.!]$/u, '');
  if (told === undefined || isSlogan(told) || /[.!?:;]/u.test(told)) return undefined;
  const short = countWords(told) > LONGEST_GLOSS ? clauseWithin(told, LONGEST_GLOSS) : told;
  if (short === undefined) return undefined;
  const first = short.split(' ')[0] ?? '';
  return saysA(first) ? short.charAt(0).toLowerCase() + short.slice(1) : undefined;
}

function products(facts: Facts, subject: Subject): DraftClaim[] {
  const named = distinctBy(
    facts.all('product').filter((row) => isName(valueIn(row))),
    (row) => valueIn(row) ?? '',
  ).slice(0, MOST_PRODUCTS);
  if (named.length === 0) return [];
  const owner = subject.owner();
  return [
    typedList(
      named.map((row) => {
        const name = valueIn(row) ?? '';
        const gloss = glossOf(row);
        return { row, texts: gloss === undefined ? [name] : [`${name} (${gloss})`, name] };
      }),
      {
        one: `One of ${owner.toLowerCase() === 'its' ? 'its' : owner} products is `,
        many: `${owner} products include `,
      },
      { group: WHAT },
    ),
  ];
}

/** How those who use a product rate it. */
function ratings(facts: Facts): DraftClaim[] {
  return facts
    .all('rating')
    .flatMap((row) => {
      const lines = entryLines(row);
      const [rating, count] = [Number(lines.get('Rating')), Number(lines.get('Ratings'))];
      const name = valueIn(row);
      return name !== undefined && isPlainName(name) && rating > 0 && count > 0
        ? [
            typed(`${name} is rated ${rating} in ${formatCount(count)} ratings.`, [row], {
              group: WHAT,
            }),
          ]
        : [];
    })
    .slice(0, MOST_RATINGS);
}

export function writeWhatItSells(
  facts: Facts,
  subject: Subject,
  company: string,
  names: readonly string[],
): DraftClaim[] {
  return [
    ...description(facts, names, subject, company),
    ...products(facts, subject),
    ...ratings(facts),
  ];
}
