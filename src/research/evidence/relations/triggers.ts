import { setOf } from './reading';
import { MENTIONS, RELATIONS } from './tables';

/** So many letters tell one family of words from another, whatever its ending. */
const STEM = 4;
/** Forms that don't begin as their lemma does. */
const IRREGULAR = [
  'bought',
  'took',
  'sold',
  'spun',
  'won',
  'let',
  'cut',
  'shed',
  'sue',
  'sued',
  'lay',
  'laid',
];
/** Words that the readers look for beside the table. */
const OF_READERS: ReadonlySet<string> = setOf(
  `revenue sales turnover income loss earnings employees people staff workers associates team
  hiring looking seeking recruiting officer president chair director treasurer secretary
  counsel head chief ceo cfo coo cto cio cmo ciso headquarters based offices facility campus hub
  plant studio warehouse laboratory factory remote hybrid in-person person distributed founded
  co-founded established started insurance leave vacation bonus benefit stipend medical
  jobs headcount payroll personnel persons employer
  expect anticipate forecast project estimate grown grew rise rose risen founder founders co-founder
      co-founders profit public sabbatical equipment pension allowance reimburse holiday`,
);

/** Where the verb is a light one, the noun beside it tells that a sentence is worth parsing. */
const words = RELATIONS.flatMap(({ verbs, nouns, needs, only }) => [
  ...(nouns ?? needs ?? only ?? verbs),
]);
const TRIGGERS: ReadonlySet<string> = new Set(
  [...words, ...MENTIONS.flatMap(({ nouns }) => [...nouns]), ...IRREGULAR, ...OF_READERS].map(
    (word) => (word.split(' ')[0] ?? '').slice(0, STEM),
  ),
);

/** Whether a sentence has a word that could carry a relation: parsing is the dear part. */
export function mayCarry(text: string): boolean {
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\d()-]*/gu))
    if (TRIGGERS.has(word.slice(0, STEM))) return true;
  return false;
}
