import { isCapitalized } from '../../../../kernel/text';
import { isCalendarWord, isStateOrCountry, phraseFinder, phraseWords } from '../../../../language';
import type { WritingInput } from '../../ports';
import type { Basis, Ground } from '../basis';
import { distinctBy } from '../facts';

/** “Loomwell, its billing engine”: a name that its sentence explains. */
const MOST_IN_NAME = 3;
const SHORTEST_GLOSS = 4;
const LONGEST_GLOSS = 70;
const opensGloss = phraseFinder('^ a/an/its/the *');
const isNameWord = (word: string): boolean =>
  word.length > 1 && isCapitalized(word) && phraseWords(word).every((piece) => piece.isWord);

/** A first word keeps its capital for another reason. */
const endsSmall = /\p{Ll}$/u;

/** The names at the end of each part of a sentence, with what the next part begins with. */
function glossesIn(text: string): readonly (readonly [name: string, gloss: string])[] {
  const parts = text.split(', ');
  return parts.slice(0, -1).flatMap((part, at): readonly (readonly [string, string])[] => {
    const words = part.split(' ');
    const first = words.findLastIndex((word) => !isNameWord(word)) + 1;
    const name = words.slice(first).join(' ');
    const before = words[first - 1] ?? parts[at - 1] ?? '';
    const isNamed = name !== '' && words.length - first <= MOST_IN_NAME && endsSmall.test(before);
    const behind = parts[at + 1] ?? '';
    const gloss = (behind.slice(behind.indexOf(' ') + 1).split('.')[0] ?? '').split(';')[0] ?? '';
    return isNamed && opensGloss(behind) && gloss.length >= SHORTEST_GLOSS
      ? [[name, gloss.slice(0, LONGEST_GLOSS)]]
      : [];
  });
}

/** Somebody, another company, or a place. */
const isElse = phraseFinder(
  `=act, =agency, =bank, chair*, =chief, =city, =companies, =company, =competitor, =corporation, =country,
   =court, =customer, =date, =day, =director, =firm, =founder, =group, =judge, =kind, =law, =member, =officer,
   =part, =partner, =president, =province, =region, =state, =subset, =subsidiary, =town, =type, =year`,
);
const SURE: ReadonlySet<string> = new Set(['supported', 'company-says']);
const ABOUT: ReadonlySet<string> = new Set(['snapshot', 'developments', 'market', 'role-tips']);

/** Things that the company has a name for, as its own sentences explain them. */
export function namedThings({ written, rows, company }: WritingInput, basis: Basis): Ground[] {
  const byId = new Map(rows.map(({ evidence }) => [evidence.id, evidence]));
  const found = written.flatMap((claim): Ground[] => {
    const [id = '', ...others] = claim.evidenceIds;
    const row = byId.get(id);
    const isPlain =
      claim.computation === undefined && SURE.has(claim.verdict) && others.length === 0;
    if (row === undefined || !isPlain || !ABOUT.has(claim.section)) return [];
    return glossesIn(claim.text).flatMap(([name, gloss]) => {
      const isPlace =
        isStateOrCountry(name) ||
        name.split(' ').some((word) => isCalendarWord(word.toLowerCase()));
      return isPlace || isElse(gloss) || company.includes(name) || name.includes(company)
        ? []
        : (basis.ground(row, name) ?? []);
    });
  });
  return distinctBy(found, ({ words }) => words);
}
