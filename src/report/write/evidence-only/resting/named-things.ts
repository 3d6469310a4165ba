import { isCalendarWord, isStateOrCountry, phraseFinder } from '../../../../language';
import type { WritingInput } from '../../ports';
import type { Basis, Ground } from '../basis';
import { distinctBy } from '../facts';

/** “Loomwell, its billing engine”: a name that its sentence explains. */
const BEFORE_COMMA =
  /(?<=\p{Ll},? )(?<!\p{Lu}[\p{L}\d]{0,30} )\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,2}(?=, )/gu;
const GLOSS = /^, (?:its|an?|the) (?<gloss>[^,.;]{4,70})/u;
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
    return [...claim.text.matchAll(BEFORE_COMMA)].flatMap(({ 0: name, index }) => {
      const gloss = GLOSS.exec(claim.text.slice(index + name.length))?.groups?.['gloss'];
      if (gloss === undefined) return [];
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
