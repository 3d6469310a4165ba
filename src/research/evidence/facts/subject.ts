import { comparableName, type EntityCard } from '../../company';

export type Subject = 'ours' | 'other' | 'unknown';

interface Mention {
  readonly of: Subject | 'pronoun';
  readonly start: number;
  readonly end: number;
  /** It follows a preposition, so that it isn't what the sentence is about. */
  readonly isOblique: boolean;
  /** Its own last word is a possessor’s: “Tolvane’s”. */
  readonly isPossessor: boolean;
}

/** Names of a company, ready to be looked for. */
export interface Names {
  readonly own: RegExp;
  readonly namesakes: RegExp | undefined;
  readonly comparable: ReadonlySet<string>;
}

const escaped = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replace(/\s+/gu, String.raw`\s+`);
const oneOf = (names: readonly string[]): string =>
  names
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

/** First words that many bear, so that they name nobody alone. */
const COMMON_FIRST =
  /^(?:the|new|first|general|united|american|british|european|national|international|global|world|royal|great|north|south|east|west|northern|southern|eastern|western|central|digital|advanced|applied|standard|universal|modern|smart|green|blue|red|black|white|golden|silver|open|next|one|two|big|best|pacific|atlantic|capital|city|community|family|home|health|data|cloud|home|open|pure|true|super|alpha|beta|delta|omega|target|apple|meta)$/iu;

/** The name as a text calls it that has told the whole name before: its first word, where nobody else bears it. */
export function shortNameOf(card: EntityCard): string | undefined {
  const [first = '', second] = card.name.replace(/[,.]/gu, '').split(/\s+/u);
  return second === undefined ||
    first.length < 4 ||
    COMMON_FIRST.test(first) ||
    !/^\p{Lu}/u.test(first)
    ? undefined
    : first;
}

export function namesOf(card: EntityCard): Names {
  const names = [
    ...new Set([
      card.legalName,
      card.name,
      ...card.aliases,
      ...(card.ticker !== undefined && card.ticker.length > 2 ? [card.ticker] : []),
    ]),
  ].filter((name) => name.trim().length > 1);
  const namesakes = card.namesakes.filter(
    (name) =>
      name.trim().length > 1 && !names.some((own) => comparableName(own) === comparableName(name)),
  );
  const bare = namesakes.map((name) =>
    name.replace(/,?\s+(?:Inc|Corp|Ltd|LLC|plc|GmbH|AG|SA|Co)\.?$/iu, ''),
  );
  return {
    own: new RegExp(String.raw`(?<![\p{L}\p{N}@/.-])(?:${oneOf(names)})(?![\p{L}\p{N}@/])`, 'gu'),
    namesakes:
      namesakes.length === 0
        ? undefined
        : new RegExp(
            String.raw`(?<![\p{L}\p{N}])(?:${oneOf([...new Set([...namesakes, ...bare])].filter((name) => !names.includes(name)))})(?![\p{L}\p{N}])`,
            'gu',
          ),
    comparable: new Set(names.map(comparableName)),
  };
}

const CAPITALISED =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&’'-]*(?:\.(?=\p{L}))?(?:\s+(?:&\s+|of\s+(?=\p{Lu}))?\p{Lu}[\p{L}\p{N}&’'-]*)*/gu;
/** Words that begin a sentence with a capital and name nobody, and names of times and titles. */
const NOBODY = new Set(
  'a about according across after all also although among an and annual annually around as at available based before between both but by chief ceo cfo coo cto chair chairman chairwoman currently director during each employees employment every executive finance financial first fiscal for from full globally headcount headquartered headquarters how however if in including its it’s last later led legal more most my net no nearly new not now of officer on one only operating other our over overall people president profit revenue revenues roughly sales senior since so some staff still that the their then there these they this those through thus to today total turnover under until up us vice we what when where which while who with within workforce worldwide year you your q1 q2 q3 q4 h1 h2 fy january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter usd eur gbp us uk eu ipo i mr mrs ms dr series seed founded founder co-founder established incorporated formed created started set born head office seat open join current vacancies jobs careers openings team size turnover payroll personnel net gross record records despite thanks following replacing succeeding meanwhile elsewhere together salary pay base good staffing full part long well such another several many few much here once even yet given because hundreds thousands half nearly more selected figures annual yearly reported group company general counsel treasurer secretary head vice its it he she his her i’m we’re we’ve'.split(
    ' ',
  ),
);
const PREPOSITION =
  /(?:^|[\s(])(?:in|at|near|from|of|by|for|to|with|on|under|than|like|into|via|through|across|including|outside|around|over|against|between|alongside|joining|left|leaving|versus|per|without)\s+(?:the\s+|its\s+|our\s+|a\s+|an\s+|rival\s+|former\s+|downtown\s+|central\s+)*$/iu;
const OTHERS =
  /\b(?:competitors?|rivals?|customers?|clients?|partners?|suppliers?|vendors?|distributors?|resellers?|predecessors?|successors?|subsidiar(?:y|ies)|affiliates?|joint venture|parent(?: company)?|investors?|franchisees?|contractors?|acquirer|buyer|seller|the industry|industry|sector|the market|the city|the county|the region|the country|the state|the town|the union|the university|the hospital|the school|the bank|the fund|peers?|namesake|spin-?off|landlord|charit(?:y|ies)|foundation|(?:average|typical|median) (?:company|firm|employer|business)|(?:the|an?|one|each|another)\s+[\p{Ll}-]+(?:\s[\p{Ll}-]+)?\s+(?:that\s+|which\s+)?(?:it|we|they)\s+(?:bought|acquired|took over|purchased|sold|owns?|rents?|absorbed|inherited))\b/giu;
const WE = /(?<![\p{L}’'])(?:we|our|ours|us|we[’']re|we[’']ve)(?![\p{L}])/giu;
const ANAPHOR =
  /\b(?:the (?:company|firm|business|group|start-?up|scale-?up|maker|manufacturer|developer|provider|operator|retailer|vendor|employer|organi[sz]ation|enterprise|corporation|outfit|venture|concern|issuer|registrant)|it|its|they|their)\b/giu;
export const ORGANISATION =
  /\b(?:Inc|Corp|Corporation|Ltd|Limited|LLC|LLP|PLC|plc|GmbH|AG|SA|SE|NV|BV|AB|Bank|Group|Holdings|Systems|Labs?|Laboratories|Technologies|Technology|Software|Industries|Partners|Capital|Ventures|Foods|Airlines|Airways|University|College|Council|Institute|Association|Energy|Motors|Logistics|Foundation|Hospital|Insurance|Media|Networks?|Studios?|Works|Analytics|Health|Pharma|Telecom|Stores?|Retail|Solutions|Services|Robotics)\b/u;
/** What a name of ours may be followed by and still be it: a legal form, a title, a word of a headline. */
const STILL_OURS =
  /^(?:Inc|Corp|Corporation|Ltd|Limited|LLC|PLC|plc|GmbH|AG|SA|SE|NV|BV|Co|Company|Group|Holdings?|CEO|CFO|COO|CTO|Chief|President|Chair|Chairman|Chairwoman|Founder|Co-founder|Says|Said|Names|Appoints|Launches|Raises|Cuts|Lays|Reports|Posts|Announces|Hires|Opens|To|Is|Has|In|Now|At|On|And|Employs|Employees|Headquarters|Revenue|Jobs|Careers|Director|Vice|Q[1-4]|FY\d*|Today|Series|Closes|Secures|Acquires|Buys|Settles|Agrees|Unveils|Introduces|Completes|Plans|Will|Gets|Wins|Sues|Sued|Fined|For|With|From|As|Was|Were)\b/u;

const blank = (text: string): string => text.replace(/[^\n]/gu, ' ');

/** Brackets and “…, a maker of boats, …” say more of a name and hide who is spoken of. */
function withoutAsides(text: string): string {
  return text
    .replace(/\([^()]{0,200}\)/gu, blank)
    .replace(
      /,?\s(?:together with|and|along with)\s(?:its|our|their|all)\s(?:[\p{Ll}-]+\s)*subsidiaries,?/giu,
      blank,
    )
    .replace(
      /,\s+(?:an?|the|one of|now|formerly|once|then|which|who|headquartered|based|founded|part of|known|whose|itself|already|with (?!\d))[^,;:]{1,90},(?=\s+(?:(?:now|currently|today|also|has|had|have|employs|employed|was|is|reported|posted|said|says|which|and|will|generated|booked|made|raised|closed|laid|cut|plans|announced|recorded|earned|took|\w+ed|\w+s)\b))/giu,
      blank,
    );
}

function mentionsIn(raw: string, names: Names, proper?: ReadonlySet<string>): readonly Mention[] {
  const text = withoutAsides(raw);
  const found: Mention[] = [];
  const add = (of: Mention['of'], start: number, end: number): void => {
    if (found.some((one) => start < one.end && end > one.start)) return;
    found.push({
      of,
      start,
      end,
      isOblique: PREPOSITION.test(text.slice(Math.max(0, start - 40), start)),
      isPossessor:
        /^[’']s?\b|^[’'](?=\s)/u.test(text.slice(end)) || /[’']s$/u.test(text.slice(start, end)),
    });
  };
  if (names.namesakes !== undefined)
    for (const { index, 0: name } of text.matchAll(names.namesakes))
      add('other', index, index + name.length);
  for (const { index, 0: name } of text.matchAll(names.own)) {
    const next = /^\s+(\p{Lu}[\p{L}\p{N}-]*)/u.exec(text.slice(index + name.length))?.[1];
    const goesOn = next !== undefined && !STILL_OURS.test(next) && !name.includes(' ');
    const before = /(\p{Lu}[\p{L}\p{N}]+)\s+$/u.exec(text.slice(0, index))?.[1];
    const isPart =
      before !== undefined &&
      !name.includes(' ') &&
      !NOBODY.has(before.toLowerCase()) &&
      !/^(?:Ltd|Inc|Join|About|Why|Meet|Inside|Visit|Contact)$/u.test(before);
    add(goesOn || isPart ? 'other' : 'ours', index, index + name.length);
  }
  for (const { index, 0: word } of text.matchAll(OTHERS)) add('other', index, index + word.length);
  for (const { index, 0: word } of text.matchAll(WE))
    if (word !== 'US') add('ours', index, index + word.length);
  for (const { index, 0: word } of text.matchAll(ANAPHOR))
    add('pronoun', index, index + word.length);
  for (const { index, 0: phrase } of text.matchAll(CAPITALISED)) {
    const words = [...phrase.matchAll(/\S+/gu)];
    const kept = words.filter(
      ({ 0: word }) =>
        !word
          .toLowerCase()
          .replace(/[’']s?$|(?<=\p{L})\d+$/gu, '')
          .split('-')
          .every((part) => NOBODY.has(part)) && !/^(?:&|of)$/u.test(word),
    );
    const [first] = kept;
    // “Employing 1,906 people, …”: a sentence may begin with a verb.
    if (
      first === undefined ||
      (index === 0 &&
        kept.length === 1 &&
        words.length === 1 &&
        (/(?:ing|ed|ly)$/u.test(phrase) || isCommon(phrase, proper)))
    )
      continue;
    add('other', index + first.index, index + phrase.length);
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** “Observers had expected …”: a word that is large only where sentences begin names nobody. */
function isCommon(word: string, proper: ReadonlySet<string> | undefined): boolean {
  return proper !== undefined && !proper.has(word.replace(/[’']s?$/u, ''));
}

/** The words of a text that are written large where no sentence begins. */
export function properWordsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<=[\p{L}\p{N},;)’”%–-][^\S\n])\p{Lu}[\p{L}\p{N}&-]*/gu)].map(
      ([word]) => word,
    ),
  );
}

export interface Told {
  /** Who a sentence is about that names nobody. */
  readonly focus: Subject;
  /** Whether “we” is the company: on its own pages it is, in a stranger’s quotation nobody knows. */
  readonly isOwnVoice: boolean;
  /** What the whole text shows to be names; without it every large word is taken for one. */
  readonly proper?: ReadonlySet<string>;
}

function settled(
  mention: Mention,
  text: string,
  all: readonly Mention[],
  { focus, isOwnVoice }: Told,
): Subject {
  const word = text.slice(mention.start, mention.end).toLowerCase();
  if (mention.of === 'ours' && /^(?:we|our|ours|us|we[’']re|we[’']ve)$/u.test(word))
    return isOwnVoice || saidByUs(text, all) ? 'ours' : focus === 'ours' ? 'ours' : 'unknown';
  if (mention.of !== 'pronoun') return mention.of;
  const before = all.filter(
    (one) =>
      one.end <= mention.start && one.of !== 'pronoun' && !(one.isOblique && one.of === 'other'),
  );
  const last = before.findLast((one) => !isPerson(text, one));
  return last === undefined ? focus : settled(last, text, all, { focus, isOwnVoice });
}

/** “We …,” said somebody of the company. */
function saidByUs(text: string, all: readonly Mention[]): boolean {
  return all.some(
    (one) =>
      one.of === 'ours' &&
      /\b(?:said|says|told|added|according to)\b[^.]{0,80}$/u.test(text.slice(0, one.start)) &&
      !/^(?:we|our|ours|us)$/iu.test(text.slice(one.start, one.end)),
  );
}

/** A name beside which somebody speaks, or whose title stands there, is a person’s. */
function isPerson(text: string, { start, end, of }: Mention): boolean {
  if (of !== 'other' || ORGANISATION.test(text.slice(start, end))) return false;
  const after = text.slice(end, end + 60);
  return (
    /^,?\s+(?:who\b|the\s+(?:company|firm|group)|its\s|our\s|(?:said|says|told|added|wrote|explained|joined|became)\b|[^,.]{0,40}\b(?:chief|officer|CEO|CFO|president|director|founder|chair)\b)/iu.test(
      after,
    ) ||
    /\b(?:chief executive|officer|CEO|CFO|COO|CTO|president|director|founder|co-founder|chair(?:man|woman)?|Mr\.?|Ms\.?|Mrs\.?|Dr\.?)\s*,?\s*$/iu.test(
      text.slice(0, start),
    )
  );
}

/**
 * Whom a statement is about: the last one named before it that is no aside and follows no preposition,
 * else the first one after it, else whom the text was speaking of.
 */
export function subjectAt(
  text: string,
  start: number,
  end: number,
  names: Names,
  told: Told,
): Subject {
  const all = mentionsIn(text, names, told.proper);
  const before = all.filter((one) => one.end <= start && !isPerson(text, one));
  const which = /,?\s+(?:which|that|who|where)\s+(?:\w+\s+)?$/u.test(text.slice(0, start))
    ? before.at(-1)
    : undefined;
  const straight =
    which ?? before.findLast((one) => !one.isOblique && !isPlaceOrProduct(text, one));
  if (straight !== undefined) return settled(straight, text, all, told);
  const after = all.filter((one) => one.start >= end && !isPerson(text, one));
  const owner = /^(?:\s+(?:[\w-]+\s+){0,3}?|,\s+)(?:at|of|for|by|with|from)\s+(?:the\s+)?$/u;
  const named = after[0];
  if (
    named !== undefined &&
    (owner.test(text.slice(end, named.start)) ||
      /^,\s*(?:the\s+)?$/u.test(text.slice(end, named.start)) ||
      opensWith(text, start, end, named.start))
  ) {
    const who = settled(named, text, all, told);
    if (
      who !== 'other' ||
      ORGANISATION.test(text.slice(named.start, named.end)) ||
      !/\bin\s+$/u.test(text.slice(end, named.start))
    )
      return who;
  }
  const oblique = before.findLast(
    (one) =>
      one.isOblique &&
      (one.of !== 'other' || /\b(?:at|of|for|by)\s+(?:the\s+)?$/iu.test(text.slice(0, one.start))),
  );
  if (oblique !== undefined) return settled(oblique, text, all, told);
  return told.focus;
}

/** “With 1,906 people as of May 31, 2025, Tolvane is …” */
function opensWith(text: string, start: number, end: number, named: number): boolean {
  return (
    /^(?:With|Having|Employing|At)\b[^.;,]{0,40}$/u.test(text.slice(0, start)) &&
    /^[^.;,]{0,45}(?:,\s\d{4})?,\s*(?:the\s+)?$/u.test(text.slice(end, named))
  );
}

/** In “Ghent-based” and “The Lisbon office” the name is a place’s, not an employer’s. */
function isPlaceOrProduct(text: string, { end, of }: Mention): boolean {
  return of === 'other' && /^-(?:based|headquartered|born)\b/u.test(text.slice(end));
}

/** Whom the next sentence is about, if it names nobody. */
export function focusAfter(text: string, names: Names, told: Told): Subject {
  const all = mentionsIn(text, names, told.proper).filter(
    (one) => one.of !== 'pronoun' && !isPerson(text, one),
  );
  const first = all.find((one) => !one.isOblique);
  if (first === undefined) return told.focus;
  const who = settled(first, text, all, told);
  if (who !== 'other') return who === 'unknown' ? told.focus : who;
  // Whoever does something to the company leaves it what the text is about.
  const mentions = mentionsIn(text, names, told.proper);
  if (
    told.focus === 'ours' &&
    mentions.some(
      (one) =>
        one !== first &&
        (one.of === 'ours' ||
          (one.of === 'pronoun' && /^the /iu.test(text.slice(one.start, one.end)))),
    )
  )
    return 'ours';
  const name = text.slice(first.start, first.end);
  const acts =
    /^(?:,[^,]{1,90},)?\s+(?:has|had|is|was|makes|made|sells|sold|employs|employed|provides|runs|operates|builds|develops|raised|acquired|launched|reported|announced|competes|offers|serves|owns|will|posted|laid|cut|filed|agreed|settled|opened)\b/u.test(
      text.slice(first.end),
    );
  return ORGANISATION.test(name) || acts ? 'other' : told.focus;
}
