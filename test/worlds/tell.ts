import { TODAY, type Company } from './company/shape';
import { factsOf, jobUrl, type Fact, type Told } from './facts';
import { heldOut } from './phrasings/held-out';
import { fillSlots, toldOf } from './phrasings/say';
import type { Medium, Phrasing } from './phrasings/shape';
import { tuning } from './phrasings/tuning';
import { dice, type Dice } from './random';

/** Where in the world a sentence stands. */
export type Spot =
  | 'newsroom'
  | 'wire'
  | 'press'
  | 'wiki'
  | 'filing'
  | 'home'
  | 'about'
  | 'history'
  | 'leadership'
  | 'investors'
  | 'pdf'
  | 'careers'
  | 'benefits'
  | 'blog'
  | 'products'
  | 'posting'
  | 'openings';

/** One fact, told once, in one way, in one place. */
export interface Telling {
  readonly fact: Fact;
  readonly phrasing: string;
  readonly part: 'tuning' | 'held-out';
  readonly medium: Medium;
  readonly spot: Spot;
  readonly text: string;
  /** The day of the article it stands in, if it is one. */
  readonly published?: string;
  /** As much of the dates as the sentence itself tells. */
  readonly told: { readonly since?: string; readonly on?: string };
  /** Known once its page has been built. */
  readonly url: string;
}

/** The share of facts of which the company's own site says nothing: a paper, the wire, a PDF or the wiki alone has them. */
const ELSEWHERE_ONLY = 0.12;
const TOLD_TWICE = 0.45;
const OFF_SITE: ReadonlySet<Spot> = new Set(['wire', 'press', 'wiki', 'pdf', 'filing']);

function spotsOf(medium: Medium, { class: factClass }: Fact, isListed: boolean): readonly Spot[] {
  if (factClass === 'pay') return ['posting'];
  if (factClass === 'job') return ['openings'];
  switch (medium) {
    case 'n':
      return ['newsroom', 'newsroom', 'newsroom', 'blog', 'press'];
    case 's':
      return factClass === 'founded' || factClass === 'hq'
        ? ['about', 'history']
        : ['about', 'home'];
    case 'r':
      return isListed ? ['investors', 'pdf', 'filing'] : ['investors', 'pdf'];
    case 'c':
      return ['careers', 'benefits'];
    case 'w':
      return ['wiki'];
    case 'l':
      return ['leadership'];
    case 'b':
      return ['blog'];
    case 'p':
      return ['posting'];
    case 't':
      if (factClass === 'launch') return ['products'];
      return factClass === 'revenue' || factClass === 'netIncome' || factClass === 'funding'
        ? ['investors']
        : ['about'];
  }
}

function dateOf(
  phrasing: Phrasing,
  { class: factClass, year, on, since }: Fact,
  roll: Dice,
): string {
  const lately = `2026-${String(roll.whole(10, 11))}-${String(roll.whole(1, 19)).padStart(2, '0')}`;
  if (year !== undefined) return `${year + 1}-0${roll.whole(2, 3)}-${roll.whole(20, 28)}`;
  if (factClass === 'employees') return lately;
  if (on !== undefined) return on;
  return since !== undefined && /\{since(:uk)?\}/.test(phrasing.text) ? since : lately;
}

function toldDates(text: string, { since, on }: Fact): Telling['told'] {
  const style = (slot: string): string | undefined => {
    const found = new RegExp(`\\{${slot}(?::(\\w+))?\\}`).exec(text);
    return found === null ? undefined : (found[1] ?? '');
  };
  const [sinceStyle, onStyle] = [style('since'), style('date')];
  return {
    ...(since === undefined || sinceStyle === undefined
      ? {}
      : { since: toldOf(since, sinceStyle) }),
    ...(on === undefined || onStyle === undefined ? {} : { on: toldOf(on, onStyle) }),
  };
}

interface Choice {
  readonly phrasing: Phrasing;
  readonly medium: Medium;
  readonly spot: Spot;
}

function choicesOf(fact: Fact, phrasings: readonly Phrasing[], isListed: boolean): Choice[] {
  return phrasings
    .filter((one) => one.class === fact.class)
    .flatMap((phrasing) =>
      phrasing.media.flatMap((medium) =>
        spotsOf(medium, fact, isListed).map((spot) => ({ phrasing, medium, spot })),
      ),
    );
}

function tellOne(company: Company, { fact, slots }: Told, roll: Dice): Telling[] {
  const part = roll.chance(1 / 3) ? 'held-out' : 'tuning';
  const choices = choicesOf(
    fact,
    part === 'tuning' ? tuning : heldOut,
    company.listed !== undefined,
  );
  const elsewhere = roll.chance(ELSEWHERE_ONLY);
  const wanted = choices.filter(({ spot }) => OFF_SITE.has(spot) === elsewhere);
  const first = roll.one(wanted.length > 0 ? wanted : choices);
  const others = choices.filter(
    ({ phrasing, spot }) =>
      phrasing.id !== first.phrasing.id && spot !== first.spot && spot !== 'newsroom',
  );
  const second =
    others.length > 0 && !OFF_SITE.has(first.spot) && roll.chance(TOLD_TWICE)
      ? [roll.one(others)]
      : [];
  return [first, ...second].map(({ phrasing, medium, spot }) => ({
    fact,
    part,
    medium,
    spot,
    phrasing: phrasing.id,
    text: fillSlots(phrasing.text, slots),
    told: toldDates(phrasing.text, fact),
    url: fact.class === 'pay' ? jobUrl(company, String(fact.value)) : '',
    ...(spot === 'newsroom' || spot === 'wire' || spot === 'press' || spot === 'blog'
      ? { published: dateOf(phrasing, fact, roll) }
      : {}),
  }));
}

/** Which facts are told where and how. Jobs on a board are told by the board alone. */
export function tellFacts(company: Company): Telling[] {
  const roll = dice(`${company.seed} tell`);
  return factsOf(company)
    .filter(({ fact }) => fact.class !== 'job' || company.boards === 'own')
    .flatMap((told) => tellOne(company, told, roll))
    .filter(({ published }) => published === undefined || published <= TODAY);
}
