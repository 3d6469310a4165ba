import { isCalendarWord, isStateOrCountry } from '../../../../language';
import type { WritingInput } from '../../ports';
import type { Basis, Ground } from '../basis';
import { distinctBy } from '../facts';

/** “Loomwell, its billing engine”: a name that its sentence explains. */
const EXPLAINED = new RegExp(
  String.raw`(?<=\p{Ll},? )(?<!\p{Lu}[\p{L}\d]{0,30} )(?<name>\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,2}),` +
    String.raw` (?:its|an?|the) (?<gloss>[^,.;]{4,70})`,
  'gu',
);
/** Somebody, another company, or a place. */
const ELSE = new RegExp(
  `\\b(?:${[
    'company|companies|corporation|firm|bank|agency|court|judge|city|town|state|country|region|province',
    'officer|president|chief|director|founder|chair\\w*|member|partner|customer|competitor|subsidiary',
    'law|act|date|day|year|subset|group|type|kind|part|member',
  ].join('|')})\\b`,
  'iu',
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
    return [...claim.text.matchAll(EXPLAINED)].flatMap(({ groups }) => {
      const { name = '', gloss = '' } = groups ?? {};
      const isPlace =
        isStateOrCountry(name) ||
        name.split(' ').some((word) => isCalendarWord(word.toLowerCase()));
      return isPlace || ELSE.test(gloss) || company.includes(name) || name.includes(company)
        ? []
        : (basis.ground(row, name) ?? []);
    });
  });
  return distinctBy(found, ({ words }) => words);
}
