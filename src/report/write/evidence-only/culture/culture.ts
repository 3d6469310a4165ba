import { Phrasebook, phraseFinder } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../../ports';
import { countWords, holdsAny, trimEndSigns } from '../../../../kernel/text';
import { clauseWithin } from '../../clauses';
import { endSentence, inQuotes, quotesWell } from '../../phrases';
import { asIts, asPlain, asTheirs, lowered, withHouseSigns, withIts } from '../../wording/theirs';
import { benefitWeight } from '../../wording/benefit-weight';
import { writeVoices } from './culture-voices';
import {
  commands,
  distinctBy,
  draft,
  draftList,
  factsOf,
  isPlainAmount,
  isPlainName,
  isProse,
  listedValues,
  nameIn,
} from '../facts';
import { writeConduct } from '../../registers';
import { explanationOf } from '../sources';

const saysThat = phraseFinder('that, their, them, these, they, this, those, you, your');

const SAYS = 'What it stands for';
const OFFERS = 'Pay and benefits';
const NUMBERS = 'Benefits in numbers';

/** A quote longer than this is no phrase to recognize. */
const MOST_QUOTED = 12;
const MOST_VALUES = 6;
const MOST_BENEFITS = 4;
const AIM = new Phrasebook([['aim', '^ its/our/the =mission is {to}']]);
/** “to let every field be understood”, where that is the whole sentence. */
function aimIn(quote: string): string {
  const [found] = AIM.find(quote);
  const aim = found === undefined ? '' : trimEndSigns(quote.slice(found.start), '.');
  return aim.includes('.') ? '' : aim;
}
const FIRST_PERSON = /(?<![\p{L}’'])(?:we|us|ours|I|my)(?![\p{L}])/u;

/** More is a paragraph; by what means it is reached can be left out. */
const MOST_OF_AN_AIM = 25;
const BY_WHICH = new Phrasebook([
  ['means', 'allowing/by/empowering/enabling/helping/making/through/while, so that'],
]);

/** “As engineers, we want …” and “It provides …” are of a team, or of the page itself. */
const opensOnPart = phraseFinder(
  '^ as/here/it/these/this, ^ the guide, ^ the handbook, ^ the page',
);

/** Any page has an aim; a company’s mission is called one. */
const namesItself = phraseFinder(`^ <aim>, its/our/'s (*) <aim>, exist to`, [
  ['aim', '=mission, =purpose, =vision'],
]);
/** “Our goal is to give you what you need”: a page’s aim for its reader, not a company’s. */
const speaksToReader = phraseFinder('you, your');

/** “Its mission is to let every field be understood.”; others are quoted, whole or by a clause. */
function mission(rows: readonly Evidence[]): DraftClaim[] {
  const row = rows.find(
    ({ quote }) =>
      isProse(quote) && namesItself(quote) && !opensOnPart(quote) && !speaksToReader(quote),
  );
  if (row === undefined) return [];
  const whole = aimIn(row.quote);
  const aim =
    countWords(whole) > MOST_OF_AN_AIM
      ? trimEndSigns(whole.slice(0, BY_WHICH.find(whole)[0]?.start), ' ,')
      : whole;
  const isTold = aim !== '' && countWords(aim) <= MOST_OF_AN_AIM && !holdsAny(aim, [...'“”"!…']);
  if (isTold && !FIRST_PERSON.test(aim) && !commands(row.quote)) {
    return [draft(endSentence(`Its mission is ${withIts(aim)}`), [row], { group: SAYS })];
  }
  const short = countWords(row.quote) <= MOST_QUOTED;
  const words = short ? row.quote : (clauseWithin(row.quote, MOST_QUOTED) ?? row.quote);
  return quotesWell(words)
    ? [draft(endSentence(`Its stated mission: ${inQuotes(words)}`), [row], { group: SAYS })]
    : [];
}

/** A page may number its values. */
const valueName = (row: Evidence): string => (nameIn(row) ?? '').replace(/^\d{1,2}[.)]\s+/u, '');
const MOST_OF_A_MEANING = 16;

const opensOnWe = phraseFinder('^ we');

/** What a page says a value means; “we” is the company. */
const meaningOf = (quote: string, company: string): string | undefined =>
  opensOnWe(quote) ? asIts({ quote }, company) : asTheirs({ quote });

const saysWhose = phraseFinder('their, you, your');

/** Each value with what its page says it means; a bare list where none is explained. */
function values(rows: readonly Evidence[], company: string): DraftClaim[] {
  const named = distinctBy(
    rows.filter((row) => nameIn(row) !== undefined),
    (row) => nameIn(row) ?? '',
  ).slice(0, MOST_VALUES);
  const told = named.flatMap((row) => {
    const meaning = explanationOf(row);
    const text = meaning === undefined ? undefined : meaningOf(meaning, company);
    // “They” without a name before it may be anybody.
    return text === undefined || saysWhose(text) || countWords(text) > MOST_OF_A_MEANING
      ? []
      : [{ row, text: `${valueName(row)}: ${lowered(text).replace(/^they\b/u, 'people')}` }];
  });
  const bare = named.filter((row) => !told.some((one) => one.row === row));
  return [
    ...told.map(({ row, text }) => draft(text, [row], { group: SAYS })),
    ...(bare.length === 0
      ? []
      : [
          draftList(
            bare.map((row) => ({ row, texts: [inQuotes(valueName(row))] })),
            told.length > 0
              ? { one: 'Also: ', many: 'Also: ' }
              : { one: 'One value it names is ', many: 'Its values include ' },
            { group: SAYS },
          ),
        ]),
  ];
}

/** A sum that doesn’t say for what time says nothing. */
const BARE_SUM = /^[$€£]\s?[\d.,]+$/u;

/** “Vacation: 22 days, 27 after five years.” */
function tabled(rows: readonly Evidence[]): DraftClaim[] {
  return rows.toSorted(byWeight).flatMap((row) => {
    const name = String(row.details?.['name'] ?? '');
    const [amount = ''] = String(row.details?.['amount'] ?? '').split(';');
    const isTold = isPlainName(name) && isPlainAmount(amount) && row.quote.includes(amount);
    return isTold && /\d/u.test(amount) && !BARE_SUM.test(amount)
      ? [draft(`${name}: ${withHouseSigns(amount)}.`, [row], { group: NUMBERS })]
      : [];
  });
}

const byWeight = (left: Evidence, right: Evidence): number =>
  benefitWeight(right.quote) - benefitWeight(left.quote);

function benefits(rows: readonly Evidence[], company: string): DraftClaim[] {
  const inTable = tabled(rows);
  const cited = new Set(inTable.flatMap(({ evidenceIds }) => evidenceIds));
  const sentences = rows
    .filter((row) => !cited.has(row.id) && /\d/u.test(row.quote.replaceAll(company, '')))
    .toSorted(byWeight)
    .flatMap((row) => {
      const text = asIts(row, 'It') ?? plainBenefit(row);
      return text === undefined ? [] : [{ row, text }];
    });
  const all = distinctBy(sentences, ({ text }) => text).slice(0, MOST_BENEFITS);
  // “$2,400 a year for courses” is no sentence, and stands with the numbers.
  const isLine = ({ text }: { readonly text: string }) =>
    /^[\d$€£]/u.test(text) && !text.startsWith(company);
  const told = all
    .filter((one) => !isLine(one))
    .map(({ row, text }, index) =>
      draft(index === 0 ? text.replace(/^It /u, `${company} `) : text, [row], { group: OFFERS }),
    );
  const lines = all
    .filter(isLine)
    .map(({ row, text }) =>
      draft(inTable.length === 0 ? text : `Also: ${text}`, [row], { group: NUMBERS }),
    );
  return [...told, ...inTable.slice(0, MOST_BENEFITS), ...lines];
}

const opensOnCase = phraseFinder(
  `^ after/before/during/if/open/there/upon/when/within, ^ the company, ^ the employee`,
);

/** A line that names no person at all: “$2,400 a year for courses.” */
function plainBenefit(row: Evidence): string | undefined {
  const text = asPlain(row);
  const isLoose =
    BARE_SUM.test(row.quote.split(': ').at(-1) ?? '') ||
    opensOnCase(row.quote) ||
    saysThat(row.quote);
  return isLoose ? undefined : text;
}

export function writeCulture(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  return [
    ...mission(facts.all('mission')),
    ...values(listedValues(facts), input.company),
    ...benefits(facts.all('benefit'), input.company),
    ...writeConduct(facts),
    ...writeVoices(facts.all('public-voice')),
  ];
}
