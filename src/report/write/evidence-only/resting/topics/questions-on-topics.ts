import { sentenceForm, phraseFinder, phraseWords } from '../../../../../language';
import { capitalized, isCapitalized } from '../../../../../kernel/text';
import * as slots from '../../../retell/figures/slots';
import type { WritingInput, WrittenClaim } from '../../../ports';
import type { Basis, Ground } from '../../basis';
import { distinctBy } from '../../facts';
import { either } from '../line';
import { grownParts, yearOf, yourRevenueOf } from '../money';
import { namedGrounds } from '../names';
import type { SuggestedQuestion } from '../questions/questions-on-words';
import { TOPICS, type Groups, type Reader } from './topics';

type Section = WrittenClaim['section'];

const FACTS: ReadonlySet<Section> = new Set([
  'snapshot',
  'developments',
  'market',
  'culture',
  'role-tips',
  'hiring-process',
]);
const SURE: ReadonlySet<string> = new Set(['supported', 'company-says']);

interface TopicClaim extends Ground {
  readonly groups: Groups;
}

/** Claims of the report that tell a thing in words that can be counted on. */
export function claimsAbout(
  { written, rows }: WritingInput,
  basis: Basis,
  read: Reader,
): readonly TopicClaim[] {
  const byId = new Map(rows.map(({ evidence }) => [evidence.id, evidence]));
  return written.flatMap((claim): TopicClaim[] => {
    const groups = FACTS.has(claim.section) ? read(claim.text) : undefined;
    const row = byId.get(claim.evidenceIds[0] ?? '');
    const isPlain = claim.computation === undefined && SURE.has(claim.verdict);
    const found = groups === undefined || !isPlain ? undefined : basis.ground(row, claim.text);
    return found === undefined ? [] : [{ ...found, claim, groups: groups ?? {} }];
  });
}

const grew: Reader = sentenceForm(
  `^ part:[measure] revenue/sales/<net> verb:declined/decreased/fell/grew/increased/rose share:[share] [anything]
   in year:[period] . $`,
  slots,
  [['net', 'net sales']],
);
const LONGEST_PART = 5;

const ASKS = 'What does that change for this team?';
const ON_PART = {
  why: 'it places the job inside the business.',
  good: 'a plain answer, and who uses the work.',
  flag: 'nobody can place the team.',
  whom: 'The hiring manager',
} as const;

/** Two parts of one year beside each other: where does the role sit? */
function onParts(input: WritingInput, basis: Basis): SuggestedQuestion[] {
  const parts = claimsAbout(input, basis, grew).filter(
    ({ groups: { part = '' } }) =>
      part.split(' ').length <= LONGEST_PART && !part.startsWith(input.company),
  );
  const [first, second] = distinctBy(parts, ({ groups }) => groups['part'] ?? '').filter(
    ({ groups }, _, [head]) => groups['year'] === head?.groups['year'],
  );
  // The fastest is a subject to speak about.
  const [, typed] = grownParts(basis, basis.revenue?.row.asOf);
  if (typed !== undefined)
    return [
      {
        ...ON_PART,
        text: `${capitalized(yourRevenueOf(typed.name))} ${typed.moved} in ${yearOf(typed.latest.row)}. ${ASKS}`,
        grounds: [typed.latest, typed.before],
      },
    ];
  if (first === undefined) return [];
  const { part = '', verb = '', share = '', year = '' } = first.groups;
  const other = second?.groups;
  const [text, grounds] =
    other === undefined || second === undefined
      ? [`${capitalized(yourRevenueOf(part))} ${verb} ${share} in ${year}. ${ASKS}`, [first]]
      : [
          `In ${year}, ${yourRevenueOf(part)} ${verb} ${share} and ${yourRevenueOf(other['part'] ?? '')} ` +
            `${other['verb'] ?? ''} ${other['share'] ?? ''}. Which is closer to this team?`,
          [first, second],
        ];
  return [{ ...ON_PART, text, grounds }];
}

const MOST_PRODUCTS = 3;
const saysChief = phraseFinder('ceo, cfo');
const MOST_IN_NAME = 4;
const isNameWord = (word: string): boolean =>
  isCapitalized(word) && phraseWords(word).every((piece) => piece.isWord);
const opensOnWhat = phraseFinder("^ a/an/its/the *, ^ * 's *");

/** “Tidewell Pro is Tidewell’s app …” */
function productIn(text: string): { readonly name: string } | undefined {
  const [name = '', ...rest] = text.split(' is ');
  const words = name.split(' ');
  const isName = words.length <= MOST_IN_NAME && words.every((word) => isNameWord(word));
  return isName && opensOnWhat(rest.join(' is ')) ? { name } : undefined;
}

/** Named again as such: in a heading or a title, or on a second page. One sentence alone may mean anything. */
function isNamedAgain(name: string, { url }: Ground['row'], { rows }: WritingInput): boolean {
  return rows.some(({ evidence }) => {
    const heads = [evidence.title, ...(evidence.context?.headings ?? [])];
    return (
      heads.some((head) => head.includes(name)) ||
      (evidence.url !== url && evidence.quote.includes(name))
    );
  });
}

/** Products that its own sentences explain. */
export function explainedProducts(input: WritingInput, basis: Basis): readonly Ground[] {
  const known = new Set(namedGrounds(basis, 'product', MOST_PRODUCTS).map(({ words }) => words));
  const told = claimsAbout(input, basis, productIn).filter(
    ({ groups: { name = '' }, claim }) =>
      claim.section === 'snapshot' &&
      name !== input.company &&
      !known.has(name) &&
      !saysChief(claim.text),
  );
  return distinctBy(
    told.map((one) => ({ ...one, words: one.groups['name'] ?? '' })),
    ({ words }) => words,
  )
    .filter(({ row }) => row.attribute === 'passage' || row.attribute === 'statement')
    .filter(({ row, words }) => isNamedAgain(words, row, input))
    .slice(0, MOST_PRODUCTS);
}

function onProducts(input: WritingInput, basis: Basis): SuggestedQuestion[] {
  const products = explainedProducts(input, basis);
  return products.length < 2
    ? []
    : [
        {
          text: `Which of these does this team touch most: ${either(products.map(({ words }) => words))}?`,
          grounds: products,
          why: 'they sell all of these, and your days depend on which.',
          good: 'one of them, and who depends on the work.',
          flag: 'a bit of everything, and no example.',
          whom: 'Someone on the team',
        },
      ];
}

/** Questions on what the report tells, one for each topic. */
export function questionsOnTopics(input: WritingInput, basis: Basis): SuggestedQuestion[] {
  return [
    ...onParts(input, basis),
    ...onProducts(input, basis),
    ...TOPICS.flatMap(({ told, ask, ...rest }): SuggestedQuestion[] =>
      claimsAbout(input, basis, told)
        .slice(0, 1)
        .map((found) => ({ ...rest, text: ask(found.groups), grounds: [found] })),
    ),
  ];
}
