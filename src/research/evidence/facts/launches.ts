import { daysIn } from './days';
import { isOurs, isReal, type Reader, type Said } from './said';

const WORD = String.raw`\p{Lu}[\p{L}\p{N}+.’-]*`;
const NAMED = String.raw`(?<product>[“"][^”"]{2,40}[”"]|${WORD}(?:\s(?:(?:for|of|to)\s)?(?:${WORD}|\d[\d.]*)){0,3})`;
const KINDS_OF = String.raw`(?:(?:its|our|the|a|an|new|newest|latest|first|next[\s-]generation|long-awaited|free|flagship|second|all-new|[\p{Ll}\d-]+,?)\s+){0,7}?`;
const VERB = String.raw`(?:[Ll]aunch(?:es|ed|ing)?|[Ii]ntroduc(?:es?|ed|ing)|[Uu]nveil(?:s|ed|ing)?|[Rr]eleas(?:es?|ed|ing)|roll(?:s|ed|ing)? out|[Dd]ebut(?:s|ed|ing)?|ship(?:s|ped|ping)|present(?:s|ed|ing)|announc(?:es|ed|ing) (?:the (?:launch|release|availability|arrival|debut) of|general availability of)|brought out|brings out|put(?:s)? on (?:sale|the market)|bring(?:s|ing)? to market|brought to market|start(?:s|ed) selling|began selling|add(?:s|ed) to (?:its|our) range|[Tt]he (?:launch|release|introduction|debut|arrival) of)`;
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|[\s“"])${NAMED},\s+(?:which\s+(?:was|has been)\s+)?(?<verb>released|launched|introduced|unveiled|brought out|out)\s+(?:in|on|since|last|this|earlier)\b`, 'gu'),
  new RegExp(String.raw`\b(?<verb>[Nn]ew (?:since|in|from) (?:\p{Lu}\p{Ll}+ )?\d{4}|[Nn]ew (?:this|last) (?:year|month|spring|summer|autumn|winter)):\s+${NAMED}`, 'gu'),
  new RegExp(String.raw`^${NAMED}\s+(?<verb>followed)\s+(?:in|on)\b`, 'gu'),
  new RegExp(String.raw`\b(?<verb>brought|bring|brings|put|puts|took|takes)\s+${KINDS_OF}${NAMED}\s+(?:to market|to the market|on the market|on sale|live|into service)\b`, 'gu'),
  new RegExp(String.raw`\b(?<verb>${VERB})\s+${KINDS_OF}(?:called\s+|named\s+|dubbed\s+|known as\s+|,\s+)?${NAMED}`, 'gu'),
  new RegExp(String.raw`(?:^|[\s“"])${NAMED}(?:,\s+(?:its|our|a|an|the)\s+[^,]{3,60},)?\s+(?<verb>(?:is|are|was|were|has been|became)\s+(?:now\s+|today\s+|officially\s+)?(?:launched|introduced|unveiled|released|rolled out|shipping|live|generally available|available|out|on sale|on the market|here|brought to market))\b`, 'gu'),
  new RegExp(String.raw`(?:^|[\s“"])${NAMED}(?:,\s+(?:its|our|a|an|the)\s+[^,]{3,60},)?\s+(?<verb>(?:went on sale|goes on sale|goes live|went live|reach(?:es|ed) (?:its first )?customers|hit(?:s)? the (?:market|shelves)|made (?:its|their) debut|debuts|debuted|(?:launches|launched|ships|shipped)(?=\s+(?:in|on|today|this|for|to|with|last|at|across|worldwide)\b|[.,]|$)|go(?:es)? into service|went into service|came (?:out|to market|on the market)|comes (?:out|to market)))\b`, 'gu'),
];
const NO_PRODUCT = /^(?:With|From|By|For|To|Under|During|Thanks|Now|New|Meet|Say|Hello|Introducing|Announcing|Launching|The|A|An|Our|Its|It|We|He|She|They|This|That|In|On|At|As|And|Today|Last|Next|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Europe|Asia|Germany|France|Canada|America|London|Paris|Berlin|Series|Chief|CEO|CFO|Inc|Ltd|Q[1-4]|FY\d*|More|Most|All|Customers|People|You|What|When|Where|How|Why|There|Here|Since|After|Before|Both|One|Two|Three|I|Jobs|Careers|News|Support|Version|US|UK|EU)$/u;
const NOT_LAUNCHED = /\b(?:investigation|probe|inquiry|lawsuit|campaign|search|attack|appeal|petition|tender|offer|bid|review|audit|report|results|figures|statement|song|album|book|film|missile|prisoner|hostage|consultation|strike|fund(?:raiser|raising)?|foundation|scholarship|ipo|share|bond|rocket|satellite|career)\b/iu;

function nameOf(raw: string, { names: { own } }: Said): string | undefined {
  let words = raw.replace(/[“”"]/gu, '').replace(/[.,’'-]+$/u, '').replace(/[’']s$/u, '').split(' ');
  const ours = [...words.join(' ').matchAll(own)].find(({ index }) => index === 0);
  if (ours !== undefined && ours[0].length < words.join(' ').length) words = words.join(' ').slice(ours[0].length).replace(/^[’']s?/u, '').trim().split(' ');
  while (words.length > 0 && NO_PRODUCT.test(words[0] ?? '')) words = words.slice(1);
  const name = words.join(' ');
  return name.length < 2 || ours?.[0] === name || !/^\p{Lu}/u.test(name) || !/\p{Ll}/u.test(name) ? undefined : name;
}

/** What the company brought to its customers, by the name it gave it. */
export const launches: Reader = (said) => {
  const { text } = said;
  for (const form of FORMS) {
    for (const match of text.matchAll(form)) {
      const { product = '', verb = '' } = match.groups ?? {};
      const start = match.index + match[0].indexOf(verb, match[0].indexOf(product) === 0 ? product.length : 0);
      const value = nameOf(product, said);
      const begins = match.index + match[0].indexOf(product);
      const passive = begins < start;
      const between = passive ? '' : text.slice(start + verb.length, begins);
      if (value === undefined || NOT_LAUNCHED.test(between) || (!passive && /^\s+(?:on|in|at|for|to|with|by|from|as|into|under|during|last|this)\b/u.test(text.slice(start + verb.length))) || NOT_LAUNCHED.test(value) || /^\s(?:Bank|Inc|Ltd|Corp|GmbH|LLC)\b/u.test(text.slice(begins + product.length)) || /\b(?:in|at|from|near|by)\s+$/u.test(text.slice(0, begins)) || !isReal(text, start, match.index + match[0].length)) continue;
      if (passive ? !(said.told.focus === 'ours' && !isOthersProduct(said, match.index)) : !isOurs(said, start, match.index + match[0].length)) continue;
      const days = daysIn(text).filter(({ day }) => day <= said.fetchedAt.slice(0, 10));
      const asOf = days[0]?.day ?? said.publishedAt?.slice(0, 10);
      return [{ topic: 'products', attribute: 'launch', value, ...(asOf === undefined ? {} : { asOf }) }];
    }
  }
  return [];
};

/** “Brindle’s Skipper went on sale”, “… by Brindle Boats”. */
function isOthersProduct({ text, names: { own } }: Said, index: number): boolean {
  const by = /\bby\s+(\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*)*)/u.exec(text)?.[1];
  const possessor = /(\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*)*)[’']s\s+(?:\p{Ll}+\s+)*$/u.exec(text.slice(0, index + 1))?.[1] ?? /^(\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*)*)[’']s\s/u.exec(text.slice(index).trimStart())?.[1];
  return [by, possessor].some((name) => name !== undefined && [...name.matchAll(own)].length === 0) || /\b(?:competitors?|rivals?|customers?|clients?|partners?|suppliers?)\b/iu.test(text.slice(0, index + 30));
}
