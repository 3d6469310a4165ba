import { MORE } from '../../retell/themes/history';
import type { WritingInput, WrittenClaim } from '../../ports';
import { countWords } from '../../../../kernel/text';
import { phraseFinder, rewriting } from '../../../../language';
import type { Basis, Ground } from '../basis';
import { loadParser } from '../../../../research/evidence';
import { inPlainPhrases, inSecondPerson, withoutPraise } from '../../retell';
import { standsAlone } from '../troubles';

const toYou = rewriting([
  ['you', 'us, we'],
  ['your', '=our'],
  ['yours', '=ours'],
  ['yourselves', 'ourselves'],
  ['you’re', "we're"],
  ['you’ve', "we've"],
]);

const opensOnUs = phraseFinder(`^ we/our/we're/we've`);
/** Out of its page nobody would know what these point at; the rest is law, hope, or a sales call. */
const isUnfit = phraseFinder(
  `above, accounting, agreement, also, believe, below, bonus, can, carbon, climate, could, credit, debt, diversity,
   dividend, emissions, equity, expect, fiscal, following, holiday, however, i, if, inclusion, insurance, intend, it,
   its, leave, may, medical, might, my, net zero, =notes, pay, pension, =plan, policy, =quarter, relationship, risk,
   salary, securities, see, share, shareholder, stock, stockholder, such, =tax, that, their, therefore, these, they,
   this, those, trust, vacation`,
);
/** Marks that nobody says, a second sentence, and a time of day. */
const PLACED = /[“”"()[\]:;–—/]|\.\s|\b\d{4}(?= for\b)/u;
/** What a clause adds behind a comma; nobody says it to the people it is about. */
const opensAside = phraseFinder('^ which/whom, ^ all/both/each/most/one/some of which/whom');
function withoutAside(text: string): string {
  const comma = text.lastIndexOf(', ');
  return comma > 0 && text.endsWith('.') && opensAside(text.slice(comma + 1))
    ? `${text.slice(0, comma)}.`
    : text;
}
/** “You are a maker of bags”: nobody tells people what they are while there is anything else to say. */
const definesYou = phraseFinder(`^ you are a/an, ^ you're a/an`);
const LAST = 10;
/** “They sell here, there, and everywhere”: a longer list is read, not said. */
const MOST_COMMAS = 3;
const FEWEST = 6;
const MOST = 21;

/** “We sell seeds” becomes “You sell seeds”. */
function fromFirstPerson(quote: string): string | undefined {
  if (!opensOnUs(quote) || !/\p{L}\.$/u.test(quote) || PLACED.test(quote) || !standsAlone(quote))
    return undefined;
  return toYou(quote);
}

/** Reading a sentence costs, and each section asks for the same ones. */
const SAID = new WeakMap<WrittenClaim, { readonly said: string | undefined }>();

function fromThirdPerson(claim: WrittenClaim, company: string): string | undefined {
  const known = SAID.get(claim);
  if (known !== undefined) return known.said;
  const said = PLACED.test(claim.text)
    ? undefined
    : inSecondPerson(claim.text, { company, aliases: [], parser: loadParser() });
  SAID.set(claim, { said });
  return said;
}

/** What a claim says of the company, as one says it to its people. */
function toSecondPerson(claim: WrittenClaim, quote: string, company: string): string | undefined {
  const told = fromThirdPerson(claim, company) ?? fromFirstPerson(quote);
  const said = told && withoutPraise(inPlainPhrases(withoutAside(told)));
  if (said === undefined || said.split(',').length > MOST_COMMAS + 1) return undefined;
  const words = countWords(said);
  // Without a figure or a name it could stand in any company's report.
  const others = said.replaceAll(company, '').slice(4);
  const isConcrete = /\d/u.test(others) || /(?<=\s)\p{Lu}[\p{L}\d]/u.test(others);
  return words < FEWEST || words > MOST || !isConcrete || isUnfit(said) ? undefined : said;
}

/** What stands in prose; a typed figure or name has questions of its own. */
const TOLD: ReadonlySet<string> = new Set(['statement', 'passage', 'news']);
const SURE: ReadonlySet<string> = new Set(['supported', 'company-says']);

/** A sentence of the company's own that can be said back to it. */
export interface SaidBack extends Ground {
  readonly section: WrittenClaim['section'];
}

/** Longer is more than one can say, and a figure or a name tells more than none. */
function worthOf({ words }: SaidBack): number {
  const names = words.slice(1).match(/(?<=\s)\p{Lu}[\p{L}\d]+/gu)?.length ?? 0;
  const worth = (/\d/u.test(words) ? 2 : 0) + Math.min(names, 2) - countWords(words) / 20;
  return definesYou(words) ? worth - LAST : worth;
}

/** Who sells the same is a subject for a question, and no compliment. */
export const namesRivals = phraseFinder(
  'compete, competes, competing, competition, competitor, competitors, rival, rivals',
);

/** Where it sits, how many it employs, and who leads it are no subjects to take up. */
const NO_SUBJECT: ReadonlySet<string> = new Set([
  'board',
  'chief-executive',
  'employees',
  'founded',
  'founder',
  'headquarters',
  'leadership',
  'office',
]);

/** What the company says about itself that a candidate may take up, the most telling first. */
export function saidBack({ written, rows, company }: WritingInput, basis: Basis): SaidBack[] {
  const byId = new Map(rows.map(({ evidence }) => [evidence.id, evidence]));
  const seen = new Set<string>();
  return written
    .flatMap((claim): SaidBack[] => {
      const [id = '', ...others] = claim.evidenceIds;
      const row = byId.get(id);
      const isSure = claim.computation === undefined && SURE.has(claim.verdict);
      if (row === undefined || others.length > 0 || !isSure || seen.has(id)) return [];
      // What fits no subject of its own is no subject for a question either.
      if (!TOLD.has(row.attribute) || claim.group === MORE.group) return [];
      if (row.takenFor !== undefined && NO_SUBJECT.has(row.takenFor)) return [];
      const words = toSecondPerson(claim, row.quote.trim(), company);
      const ground = words === undefined ? undefined : basis.ground(row, words);
      if (ground === undefined) return [];
      seen.add(id);
      return [{ ...ground, claim, section: claim.section }];
    })
    .toSorted((left, right) => worthOf(right) - worthOf(left));
}
