import { containsWords, fold, foldCase } from './fold';

const TITLES = new RegExp(
  '\\b(?:chief (?:\\p{L}+ ){0,3}?(?:officer|executive)(?: officer)?|c[efotimp]o|' +
    '(?:senior |executive )?vice president|president|chair(?:man|woman|person)?|' +
    '(?:managing )?director|founder|head of \\p{L}+|general counsel|treasurer)\\b',
  'giu',
);

/** Ways of writing one title; the first of a row stands for them all. */
const SAME: readonly (readonly string[])[] = [
  ['chief executive officer', 'chief executive', 'ceo'],
  ['chief technology officer', 'cto'],
  ['chief financial officer', 'cfo'],
  ['chief operating officer', 'coo'],
  ['chief information officer', 'cio'],
  ['chief marketing officer', 'cmo'],
  ['chief product officer', 'cpo'],
];

function formsOf(title: string): readonly string[] {
  return SAME.find((forms) => forms.includes(title)) ?? [title];
}

/** The titles of a text, each in one spelling; “vice president” holds no “president”. */
export function readTitles(text: string): string[] {
  return Array.from(
    fold(text).matchAll(TITLES),
    (match) => formsOf(match[0].toLowerCase())[0] ?? '',
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
const CALLINGS = new RegExp(
  '\\b(?:chief (?:\\p{L}+ ){0,3}?(?:officer|executive)(?: officer)?|c[efotimp]o|' +
    '(?:senior |executive |deputy |vice )*(?:president|chair(?:man|woman|person)?|' +
    'director|manager|editor|minister|secretary|governor|mayor|principal)|' +
    'general counsel|treasurer|founder|co-?founder|owner|partner|analyst|engineer|' +
    'designer|architect|developer|scientist|researcher|professor|lecturer|teacher|coach|' +
    'captain|trainer|driver|player|actor|actress|singer|guitarist|drummer|bassist|' +
    'pianist|composer|producer|screenwriter|writer|author|journalist|reporter|columnist|' +
    'critic|poet|painter|photographer|sculptor|lawyer|attorney|judge|sheriff|officer|' +
    'general|colonel|major|lieutenant|sergeant|admiral|commander|bishop|archbishop|' +
    'priest|rabbi|pope|king|queen|prince|princess|duke|earl|senator|congressman|' +
    'congresswoman|representative|ambassador|spokesman|spokeswoman|spokesperson|doctor|' +
    'surgeon|nurse|chef|farmer|comedian|dancer|model|head of \\p{L}+)\\b',
  'giu',
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
  return Array.from(folded.matchAll(CALLINGS), (match) => ({
    title: formsOf(match[0].toLowerCase())[0] ?? '',
    start: match.index,
    end: match.index + match[0].length,
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
