import { CALLINGS } from '../lexicon/business/callings';
import { OFFICE_SPELLINGS, OFFICE_WORDS } from '../lexicon/business/offices';
import { Phrasebook } from '../phrases/phrasebook';
import { containsWords, fold, foldCase } from '../text/fold';

const wordsOf = (kinds: readonly string[]): ReadonlySet<string> =>
  new Set(OFFICE_WORDS.flatMap(([word, kind]) => (kinds.includes(kind) ? [word] : [])));
const ALL = wordsOf(['field', 'head', 'post', 'rank']);
const HEADS = wordsOf(['head']);
const NO_FIELDS = wordsOf(['head', 'post', 'rank']);

/** “chief”, “financial”, “partner”: a word of an office’s name, in small letters. */
export const isOfficeWord = (lower: string): boolean => ALL.has(lower);

/** “officer”, “CEO”: a word that can end the name of an office, in small letters. */
export const isOfficeHead = (lower: string): boolean => HEADS.has(lower);

/** A word of an office that by itself says so; “group” and “research” do not. */
export const isPlainOfficeWord = (lower: string): boolean => NO_FIELDS.has(lower);

const CHIEF = `chief <field> =executive/=officer (=officer), chief =executive/=officer (=officer),
  =ceo/=cfo/=cio/=cmo/=coo/=cpo/=cto`;
/** “chief people and culture officer”: the nearest of these words ends the title. */
const FIELD = ['field', '!executive/officer (!executive/officer) (!executive/officer)'] as const;
const TITLES = new Phrasebook(
  [
    [
      'title',
      `${CHIEF}, <office>, executive/senior vice =president, general =counsel, =head of *, managing =director,
       vice =president`,
    ],
  ],
  [
    FIELD,
    [
      'office',
      '=chair, =chairman, =chairperson, =chairwoman, =director, =founder, =president, =treasurer',
    ],
  ],
);

const SAME: readonly (readonly string[])[] = OFFICE_SPELLINGS.map(([whole, others]) => [
  whole,
  ...others.split(', '),
]);

function formsOf(title: string): readonly string[] {
  return SAME.find((forms) => forms.includes(title)) ?? [title];
}

/** The titles of a text, each in one spelling; “vice president” holds no “president”. */
export function readTitles(text: string): string[] {
  const folded = fold(text);
  return TITLES.find(folded).map(
    ({ start, end }) => formsOf(folded.slice(start, end).toLowerCase())[0] ?? '',
  );
}

/** A text with every way of writing the titles that stand in it, for rungs that compare words. */
export function withTitleForms(text: string): string {
  const forms = readTitles(text).flatMap((title) => [
    ...formsOf(title),
    ...formsOf(title).map((form) => form.toUpperCase()),
  ]);
  return [text, ...forms].join('\n');
}

/** What people are besides officers of a company, for comparing what a source calls them. */
const OTHERS = CALLINGS.map((one) => `=${one}`).join('/');
const CALLED = new Phrasebook(
  [
    [
      'title',
      `${CHIEF}, <ranked>, <rank> <ranked>, <rank> <rank> <ranked>, <rank> <rank> <rank> <ranked>, general =counsel,
       =founder/=cofounder, co =founder, =head of *, ${OTHERS}`,
    ],
  ],
  [
    FIELD,
    ['rank', 'deputy, executive, senior, vice'],
    [
      'ranked',
      `=chair, =chairman, =chairperson, =chairwoman, =director, =editor, =governor, =manager, =mayor, =minister,
       =president, =principal, =secretary`,
    ],
  ],
);

/** “chairman” and “chairwoman”, “actor” and “actress”, “founder” and “co-founder” are one calling. */
function bareCalling(title: string): string {
  return title
    .replace(/^co-?(?=founder)/u, '')
    .replace(/(?:wo)?man$|person$/u, '')
    .replace(/(?:or|er|ress)$/u, '');
}

export function sameTitle(one: string, other: string): boolean {
  return one === other || bareCalling(one) === bareCalling(other);
}

/** Titles and callings with their places, each in one spelling. */
export function placeTitles(folded: string): { title: string; start: number; end: number }[] {
  return CALLED.find(folded).map(({ start, end }) => ({
    title: formsOf(folded.slice(start, end).toLowerCase())[0] ?? '',
    start,
    end,
  }));
}

export interface Holding {
  readonly name: string;
  readonly title: string;
}

/** Who is said to hold which title, clause by clause: “A is chief executive, and B is treasurer”. */
export function readHoldings(text: string, people: readonly string[]): Holding[] {
  return fold(text)
    .split(/;|, and |\)|\.\s/u)
    .flatMap((clause) => {
      const names = people.filter((person) =>
        containsWords(clause.toLowerCase(), foldCase(person)),
      );
      return names.length === 1
        ? readTitles(clause).map((title) => ({ name: names[0] ?? '', title }))
        : [];
    });
}
