import { readDays } from '../../../language';
import { isOurs, isReal, type Reader, type Said, type Stated } from './said';

const WORD = String.raw`\p{Lu}[\p{L}\p{N}+.’-]*`;
const NAMED = String.raw`(?<product>[“"][^”"]{2,40}[”"]|${WORD}(?:\s(?:(?:for|of|to)\s)?(?:${WORD}|\d[\d.]*)){0,3})`;
const KINDS_OF = String.raw`(?:(?:its|our|the|a|an|new|newest|latest|first|next[\s-]generation|long-awaited|free|flagship|second|all-new|[\p{Ll}\d-]+,?)\s+){0,7}?`;
const VERB = String.raw`(?:[Ll]aunch(?:es|ed|ing)?|[Ii]ntroduc(?:es?|ed|ing)|[Uu]nveil(?:s|ed|ing)?|[Rr]eleas(?:es?|ed|ing)|roll(?:s|ed|ing)? out|[Dd]ebut(?:s|ed|ing)?|ship(?:s|ped|ping)|present(?:s|ed|ing)|announc(?:es|ed|ing) (?:the (?:launch|release|availability|arrival|debut) of|general availability of)|brought out|brings out|put(?:s)? on (?:sale|the market)|bring(?:s|ing)? to market|brought to market|start(?:s|ed) selling|began selling|add(?:s|ed) to (?:its|our) range|[Tt]he (?:launch|release|introduction|debut|arrival) of)`;
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[\s“"])${NAMED},\s+(?:which\s+(?:was|has been)\s+)?(?<verb>released|launched|introduced|unveiled|brought out|out)\s+(?:in|on|since|last|this|earlier)\b`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>[Nn]ew (?:since|in|from) (?:\p{Lu}\p{Ll}+ )?\d{4}|[Nn]ew (?:this|last) (?:year|month|spring|summer|autumn|winter)):\s+${NAMED}`,
    'gu',
  ),
  new RegExp(String.raw`^${NAMED}\s+(?<verb>followed)\s+(?:in|on)\b`, 'gu'),
  new RegExp(
    String.raw`\b(?<verb>brought|bring|brings|put|puts|took|takes)\s+${KINDS_OF}${NAMED}\s+(?:to market|to the market|on the market|on sale|live|into service)\b`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>${VERB})\s+${KINDS_OF}(?:called\s+|named\s+|dubbed\s+|known as\s+|,\s+)?${NAMED}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:^|[\s“"])${NAMED}(?:,\s+(?:its|our|a|an|the)\s+[^,]{3,60},)?\s+(?<verb>(?:is|are|was|were|has been|became)\s+(?:now\s+|today\s+|officially\s+)?(?:launched|introduced|unveiled|released|rolled out|shipping|live|generally available|available|out|on sale|on the market|here|brought to market))\b`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:^|[\s“"])${NAMED}(?:,\s+(?:its|our|a|an|the)\s+[^,]{3,60},)?\s+(?<verb>(?:went on sale|goes on sale|goes live|went live|reach(?:es|ed) (?:(?:its|the) first |its )?(?:customers|buyers|users)|hit(?:s)? the (?:market|shelves)|made (?:its|their) debut|debuts|debuted|(?:launches|launched|ships|shipped)(?=\s+(?:in|on|today|this|for|to|with|last|at|across|worldwide)\b|[.,]|$)|go(?:es)? into service|went into service|came (?:out|to market|on the market)|comes (?:out|to market)))\b`,
    'gu',
  ),
];
/** The same told by a noun, by where the product has gone, or by who can have it now; only beside a day. */
const NOMINAL: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\d])${NAMED}(?:,\s+which\s+(?:[^,;]{0,40}?\s)?|\s+\(|,\s+(?:was|is|has been|were)\s+(?:now\s+)?)(?<verb>launched|released|introduced|unveiled|presented|brought out|came out|went on sale|out|available|on sale|on the market)\b`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:called|named|dubbed|christened)\s+${NAMED}(?=[\s,])[^.;]{0,40}?\b(?<verb>launched|released|introduced|unveiled|on sale|on the market|available|out|shipping)\b`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>[Oo]rders|[Ss]ales|[Dd]eliveries|[Ss]hipments|[Pp]roduction)\s+(?:for|of)\s+(?:the (?:new )?)?${NAMED}\s+(?:have|has|are|is|were|was|began|begin|started|start|opened|open)\b`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>(?:proud|happy|glad|pleased|excited|delighted|thrilled)\s+to\s+(?:present|launch|introduce|announce|unveil|release|share|show))\s+${KINDS_OF}${NAMED}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>(?:widen|extend|expand|complet|round|strengthen|grow|broaden)\p{Ll}*\s+(?:out\s+)?(?:its|our|the)\s+(?:\p{Ll}+\s)?(?:range|line-?up|portfolio|family|catalogue|catalog|offering|line)\s+(?:with|by))\s+${KINDS_OF}${NAMED}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Tt]he |[Ii]ts |[Oo]ur |[Ww]ith the |[Tt]oday[’']s |[Ff]or the )?(?<verb>launch|release|debut|arrival|introduction|premiere|unveiling|roll-?out|presentation|market entry|start of sales|first (?:delivery|deliveries|shipment|shipments|sale))s? of (?:the (?:first )?)?${KINDS_OF}${NAMED}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])${NAMED}(?:[’']s)?\s+(?<verb>launch|release|debut|arrival|introduction|premiere|roll-?out|market entry)\b(?=\s+(?:on|in|came|took|followed|was|is|has|marks?|this|last|today|,)|[,.])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])${NAMED}(?:,\s+[^,]{3,70},)?\s+(?:has\s+|have\s+|is\s+|was\s+|were\s+|had\s+)?(?:now\s+|officially\s+|recently\s+|just\s+)?(?<verb>(?:been\s+)?(?:join(?:s|ed)|ent(?:ers|ered)|appear(?:s|ed)|arriv(?:es|ed)|premier(?:es|ed)|follow(?:s|ed)|land(?:s|ed)|open(?:s|ed) to|celebrated its (?:launch|debut|premiere)|saw the light|(?:been )?(?:on sale|on the market|in the shops|in stores|shipping|selling|available|orderable|for sale|in production|in service|in use|live)|go(?:es|ne) (?:on sale|live|into (?:production|service|use))|went (?:on sale|live|into (?:production|service|use)|out)|made available|put on (?:sale|the market)|presented|shown|delivered|brought (?:out|to market)|added to|part of|came (?:out|to market|on)|began shipping|begins shipping|started shipping))\b`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>(?:took|taken|takes|pulled|lifted|lifts|drew|raised) the (?:wraps|covers?|curtain|veil|sheet|lid) (?:off|from|on|of))\s+${KINDS_OF}${NAMED}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>(?:can|could|may)\s+(?:now\s+|at last\s+|finally\s+)?(?:buy|order|get|have|use|book|try|purchase|install|download))\s+${KINDS_OF}${NAMED}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>(?:[Ww]e|[Ii]t|the company|they|${'\\p{Lu}\\p{L}+'})\s+(?:has |have |had )?(?:now |just |recently )?(?:added|adds|delivered|delivers|premiered|premieres|showed|shows|made|makes|opened|opens|started (?:selling|shipping|production of|sales of|deliveries of|delivery of)|began (?:selling|shipping|production of|sales of|deliveries of|delivery of|to (?:sell|ship|deliver))|brought|took|put|gave (?:the market|customers)|offers?|sells|came out with|comes out with|extended (?:its|our) range (?:with|by)|expanded (?:its|our) range (?:with|by)|completed (?:its|our) range with))\s+(?:the first\s+)?${KINDS_OF}${NAMED}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:^|[.!?:]\s)(?<verb>[Mm]eet|[Ss]ay hello to|[Ii]ntroducing|[Ww]elcome,?|[Hh]ello,?|[Nn]ow (?:available|shipping|on sale|live|in (?:stores|stock)):?|[Oo]ut now:|[Jj]ust (?:launched|released):|[Nn]ew:|[Nn]ew (?:product|release|arrival|in (?:our|the) range):|[Ll]aunched:|[Rr]eleased:)\s+${KINDS_OF}${NAMED}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<verb>(?:[Ss]ince|[Ff]rom|[Oo]n|[Ii]n|[Aa]s of)\s+[^,.;]{4,24},?\s+(?:customers|buyers|users|everyone|clients|people)[^.;]{0,30}?(?:have|has|had|can|could|were able to|are able to|been able to)\s+(?:now\s+)?(?:buy|order|get|have|use|been using|been able to (?:buy|order|use|get)))\s+${KINDS_OF}${NAMED}`,
    'gu',
  ),
];
/** Sentences about who came, left, sued or paid name people and houses, no products. */
const OF_PEOPLE =
  /\b(?:officers?|chief|directors?|counsel|presidents?|chair\p{L}*|colleagues|employees|staff|board|settlement|agreement|court|lawsuit|sued|fined|resign\w*|retire\w*|appoint\w*|round|funding|raised|investors?|acqui\w+|jobs?|headquarters?|office|customers? (?:signed|ordered))\b/iu;

const NO_PRODUCT =
  /^(?:First|Called|Named|Orders|Sales|Deliveries|Shown|Built|Made|Released|Launched|With|From|By|For|To|Under|During|Thanks|Now|New|Meet|Say|Hello|Introducing|Announcing|Launching|The|A|An|Our|Its|It|We|He|She|They|This|That|In|On|At|As|And|Today|Last|Next|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Europe|Asia|Germany|France|Canada|America|London|Paris|Berlin|Series|Chief|CEO|CFO|Inc|Ltd|Q[1-4]|FY\d*|More|Most|All|Customers|People|You|What|When|Where|How|Why|There|Here|Since|After|Before|Both|One|Two|Three|I|Jobs|Careers|News|Support|Version|US|UK|EU)$/u;
const NOT_LAUNCHED =
  /\b(?:investigation|probe|inquiry|lawsuit|campaign|search|attack|appeal|petition|tender|offer|bid|review|audit|report|results|figures|statement|song|album|book|film|missile|prisoner|hostage|consultation|strike|fund(?:raiser|raising)?|foundation|scholarship|ipo|share|bond|rocket|satellite|career)\b/iu;

function nameOf(raw: string, { names: { own } }: Said): string | undefined {
  let words = raw
    .replace(/[“”"]/gu, '')
    .replace(/[.,’'-]+$/u, '')
    .replace(/[’']s$/u, '')
    .split(' ');
  const ours = [...words.join(' ').matchAll(own)].find(({ index }) => index === 0);
  if (ours !== undefined && ours[0].length < words.join(' ').length)
    words = words
      .join(' ')
      .slice(ours[0].length)
      .replace(/^[’']s?/u, '')
      .trim()
      .split(' ');
  while (words.length > 0 && NO_PRODUCT.test(words[0] ?? '')) words = words.slice(1);
  const name = words.join(' ');
  return name.length < 2 || ours?.[0] === name || !/^\p{Lu}/u.test(name) || !/\p{Ll}/u.test(name)
    ? undefined
    : name;
}

/** What the company brought to its customers, by the name it gave it. */
export const launches: Reader = (said) => {
  const { text } = said;
  const isDated = readDays(text).some(({ isPart }) => isPart !== true);
  for (const form of isDated && !OF_PEOPLE.test(text) ? [...FORMS, ...NOMINAL] : FORMS) {
    for (const match of text.matchAll(form)) {
      const { product = '', verb = '' } = match.groups ?? {};
      const start =
        match.index + match[0].indexOf(verb, match[0].indexOf(product) === 0 ? product.length : 0);
      const value = nameOf(product, said);
      const begins = match.index + match[0].indexOf(product);
      const passive = begins < start;
      const between = passive ? '' : text.slice(start + verb.length, begins);
      if (
        value === undefined ||
        NOT_LAUNCHED.test(between) ||
        (!passive &&
          /^\s+(?:on|in|at|for|to|with|by|from|as|into|under|during|last|this)\b/u.test(
            text.slice(start + verb.length),
          )) ||
        NOT_LAUNCHED.test(value) ||
        /^\s(?:Bank|Inc|Ltd|Corp|GmbH|LLC)\b/u.test(text.slice(begins + product.length)) ||
        /\b(?:in|at|from|near|by)\s+$/u.test(text.slice(0, begins)) ||
        !isReal(text, start, match.index + match[0].length)
      )
        continue;
      if (
        passive
          ? !(said.told.focus === 'ours' && !isOthersProduct(said, Math.max(0, begins - 1)))
          : !isOurs(said, start, match.index + match[0].length)
      )
        continue;
      return [launchOf(value, said)];
    }
  }
  return [];
};

function launchOf(value: string, { text, publishedAt, fetchedAt }: Said): Stated {
  const asOf =
    readDays(text).find(({ day }) => day <= fetchedAt.slice(0, 10))?.day ??
    publishedAt?.slice(0, 10);
  return { topic: 'products', attribute: 'launch', value, ...(asOf === undefined ? {} : { asOf }) };
}

/** “Our customer Brindle”, “a rival’s”; “customers can buy” names nobody. */
const OF_OTHERS =
  /\b(?:competitors?|rivals?|customer|client|partners?|suppliers?)\b|\b(?:customers|clients)[’']|\b(?:of|by|for) (?:our |its )?(?:customers|clients)\b/iu;

/** “Brindle’s Skipper went on sale”, “… by Brindle Boats”. */
function isOthersProduct({ text, names: { own } }: Said, index: number): boolean {
  const by = /\bby\s+(\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*)*)/u.exec(text)?.[1];
  const possessor =
    /(\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*)*)[’']s?\s+(?:\p{Ll}+\s+)*$/u.exec(
      text.slice(0, index + 1),
    )?.[1] ??
    /^(\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*)*)[’']s\s/u.exec(
      text.slice(index).trimStart(),
    )?.[1];
  return (
    [by, possessor].some((name) => name !== undefined && [...name.matchAll(own)].length === 0) ||
    OF_OTHERS.test(text.slice(0, index + 30))
  );
}
