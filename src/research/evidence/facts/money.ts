import { readDays, readMoney, type NamedDay, type Sum } from '../../../language';
import { dayAt } from './days';
import {
  isComparison,
  isOurs,
  isReal,
  roughness,
  type Reader,
  type Said,
  type Stated,
} from './said';

const REVENUE = String.raw`(?:(?:net|total|annual|consolidated|group|global|worldwide|gross|full[\s-]year|overall|yearly|company-wide|reported)\s+)*(?:revenues?|sales|turnover|top[\s-]line|net sales|billings)`;
const NET_INCOME = String.raw`(?:(?:consolidated|annual|group|full[\s-]year|reported|attributable)\s+)*(?:net (?:income|profit|earnings|loss|result)|profit after tax|after-tax (?:profit|loss)|bottom line|loss after tax|net (?:loss|profit) (?:attributable|for the year))`;
const LINK = String.raw`(?:[^.;$€£¥₹]{0,70}?)`;
const VERB = String.raw`\b(?:was|were|is|are|of|totall?ed|totall?ing|reached|reaching|hit|hitting|came (?:in at|to)|coming in at|amounted to|amounting to|stood at|rose(?: [\d.,]+ ?(?:%|percent|per cent))? to|grew(?: [\d.,]+ ?(?:%|percent|per cent))? to|has grown to|increased(?: by)?(?: [\d.,]+ ?(?:%|percent|per cent))? to|up [\d.,]+ ?(?:%|percent|per cent) to|climbed(?: [\d.,]+ ?(?:%|percent|per cent))? to|jumped(?: [\d.,]+ ?(?:%|percent|per cent))? to|surged(?: [\d.,]+ ?(?:%|percent|per cent))? to|advanced(?: [\d.,]+ ?(?:%|percent|per cent))? to|fell(?: [\d.,]+ ?(?:%|percent|per cent))? to|dropped(?: [\d.,]+ ?(?:%|percent|per cent))? to|declined(?: [\d.,]+ ?(?:%|percent|per cent))? to|decreased(?: by)?(?: [\d.,]+ ?(?:%|percent|per cent))? to|slipped(?: [\d.,]+ ?(?:%|percent|per cent))? to|shrank(?: [\d.,]+ ?(?:%|percent|per cent))? to|topped|exceeded|surpassed|passed|crossed|at|to|ran to|worth)`;
const HEDGES = String.raw`\s*(?:(?:a|the|record|total|about|around|approximately|roughly|some|more than|over|nearly|almost|close to|just|under|exactly|up|to|an? (?:estimated|record|total of|all-time high of)|high of|only|as much as|well|upwards of|in excess of|~)\s*){0,4}`;
const NOUN_FIRST = (noun: string): RegExp =>
  new RegExp(String.raw`\b(?<noun>${noun})\b(?<link>${LINK})(?:${VERB}|[:|–—=(,])${HEDGES}$`, 'iu');
const MADE =
  /\b(?:generat(?:es|ed|ing)|book(?:s|ed|ing)|record(?:s|ed|ing)|report(?:s|ed|ing)|post(?:s|ed|ing)|made|mak(?:es|ing)|brought in|bringing in|took in|taking in|takes in|earn(?:s|ed|ing)|deliver(?:s|ed|ing)|achiev(?:es|ed|ing)|pull(?:s|ed) in|rak(?:es|ed) in|turn(?:s|ed) over|had|has|have|with|logg(?:ed|ing)|notch(?:es|ed)|register(?:s|ed)|realis?ze?d|realised|sold|grossed|gross(?:es)?|on|produc(?:es|ed)|see|saw|seen|reaping|reaped|to)\s*(?:(?:a|an|the|record|total|about|around|approximately|roughly|some|more than|over|nearly|almost|close to|just|under|up|to|of|~|well|upwards|in|excess|its first|profit|loss)\s*){0,5}$/iu;
const NOUN_AFTER = (noun: string): RegExp =>
  new RegExp(
    String.raw`^(?:\s+(?:in|of|as|from)|-?\s?worth of)?\s*(?:(?:its|our|the|total|group|consolidated|combined|full-year|fiscal(?: \d{4})?|(?:19|20)\d{2})\s+)*${noun}\b`,
    'iu',
  );
const TAKINGS =
  /\b(?:turn(?:s|ed) over|brought in|took in|pulled in|raked in|grossed)\s*(?:(?:about|around|approximately|roughly|some|more than|over|nearly|almost|just|under)\s*){0,2}$/iu;
/** Less than a year, less than the company, or no revenue at all. */
const PART =
  /\b(?:quarter(?:ly)?|Q[1-4]|half[\s-]year|first half|second half|H[12]|months?(?! (?:to|ended|ending|ended|through))|(?:three|six|nine) months|monthly|weekly|daily|a day|per (?:day|month|employee|user|customer|week)|run[\s-]?rate|ARR|recurring|segments?|division|unit|product line|subscriptions?|advertising|cloud|services? revenues?|licen[cs]e|licensing|hardware|deferred|unbilled|same-store|like-for-like|lifetime|market|industry|opportunity|backlog|bookings?|guidance|outlook|contract|deal|grant|fine|export|overseas|domestic|international|(?:north |latin )?americas?|emea|europe|asia|apac|germany|china|japan|france|uk|pipeline|raised|funding|round|valuation|valued|cumulative|since|pro forma|adjusted|non-gaap|ebitda|operating (?:income|profit|loss)|gross profit|cost of|rebate|order book|per share|a share|dividend|customers?[’']? revenues?|combined|online sales|ticket sales|e-?commerce)\b/iu;
/** “Revenue from …”, “sales in Europe”: a part; “revenue of the group”, “sales in 2025”: the whole. */
const OF_PART =
  /^\s+(?:from|outside|within|generated (?:in|by|from)|in|across|excluding)\s+(?!(?:20\d\d|19\d\d|fiscal|FY|the\s+(?:\p{L}+\s+)?(?:year|twelve|12|period|financial|fiscal|20\d\d)|continuing|operations\b|ordinary|all|total|its\s+(?:\p{L}+\s+)?year|our\s+(?:\p{L}+\s+)?year|calendar|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|that year|this year|[$€£]))/iu;
const OF_HOUSE =
  /^\s+(?:at|of|by|for)\s+(?<house>(?:the\s+)?\p{Lu}[\p{L}\p{N}&.’-]*(?:\s\p{Lu}[\p{L}\p{N}&.’-]*)*)/u;
const ANNUAL =
  /\b(?:annual(?:ly|ised)?|a year|per year|yearly|year|fiscal|FY|twelve months|12 months|full[\s-]year)\b/iu;
const LOSS =
  /\b(?:net loss(?:es)?|loss after tax|after-tax loss|a loss|lost|losses|in the red|negative)\b/iu;

function yearOf(named: NamedDay | undefined, said: Said): string | undefined {
  if (named !== undefined) return named.day;
  const published = said.publishedAt?.slice(0, 4);
  if (published !== undefined && /\blast year\b/iu.test(said.text))
    return String(Number(published) - 1);
  return undefined;
}

/** What is told of a year before it ends is a forecast, however it is put. */
function isOver(year: string, { publishedAt, fetchedAt }: Said): boolean {
  const told = publishedAt ?? fetchedAt;
  return year.length !== 4 || year < told.slice(0, 4);
}

function dayOf(said: Said, sum: Sum): NamedDay | undefined {
  const ended =
    /\b(?:year|twelve months|12 months|period)(?: that)? (?:ended|ending|to|through|closed)(?: on)?\s+/iu.exec(
      said.text,
    );
  const close =
    ended === null
      ? undefined
      : readDays(said.text).find(
          ({ start }) => Math.abs(start - (ended.index + ended[0].length)) < 4,
        );
  return close ?? dayAt(said.text, sum.start, sum.end);
}

interface Kind {
  readonly attribute: 'revenue' | 'net-income';
  readonly noun: string;
}
const KINDS: readonly Kind[] = [
  { attribute: 'net-income', noun: NET_INCOME },
  { attribute: 'revenue', noun: REVENUE },
];

/** Whether the figure is all of the company's: not what came from somewhere, and not another house's. */
function isWhole(after: string, { names: { own } }: Said): boolean {
  const house = OF_HOUSE.exec(after)?.groups?.['house'];
  return (
    !OF_PART.test(after) &&
    (house === undefined ||
      /^(?:the\s+)?(?:Group|Company|Registrant|Firm)\b/u.test(house) ||
      [...house.matchAll(own)].length > 0)
  );
}

/** Where the figure's own words begin, if it is a figure of this kind. */
function beginning(said: Said, sum: Sum, { noun, attribute }: Kind): number | undefined {
  const { text } = said;
  const rest = text.slice(sum.end);
  const told = text.slice(0, sum.start);
  // “Sales, which had stood at …, grew to …” and “from … to …” hold an older figure in between.
  const before = told
    .replace(/,\s(?:which|that)\s(?:had|was|were)\s[^,;]{1,60},(?=\s)/iu, (aside) =>
      ' '.repeat(aside.length),
    )
    .replace(/\bfrom [^;]{1,40}(?= to\s)/iu, (aside) => ' '.repeat(aside.length));
  const first = NOUN_FIRST(noun).exec(before);
  if (first !== null && !/[$€£¥₹]|\b(?:EUR|USD|GBP|CHF)\b/u.test(first.groups?.['link'] ?? ''))
    return isWhole(first[0].slice(first.groups?.['noun']?.length), said) ? first.index : undefined;
  const made = MADE.exec(before);
  const after = NOUN_AFTER(noun).exec(rest);
  if ((made !== null || /(?:^|[:–—(])\s*(?:a |record )*$/iu.test(before)) && after !== null)
    return isWhole(rest.slice(after[0].length), said) ? (made?.index ?? sum.start) : undefined;
  if (
    new RegExp(
      String.raw`^\s+(?:was|were|has been)\s+(?:earned|booked|generated|recorded|made|taken|achieved|posted|reached)\s+(?:in|as|from)\s+(?:\p{L}+\s+)?${noun}\b`,
      'iu',
    ).test(rest)
  )
    return sum.start;
  if (
    made !== null &&
    attribute === 'net-income' &&
    /\b(?:a (?:net |yearly |annual )?(?:profit|loss)|net) of\s*(?:\w+\s){0,2}$/iu.test(before)
  )
    return made.index;
  if (
    attribute === 'net-income' &&
    /\b(?:lost|made a loss of|a loss of|earned|profit of)\s*(?:(?:about|around|some|nearly|over|more than)\s)?$/iu.test(
      before,
    ) &&
    /^\s+(?:after (?:all costs|tax(?:es)?)|net|on (?:revenues?|sales))/iu.test(rest)
  )
    return before.length - 4;
  if (
    attribute === 'net-income' &&
    /\b(?:earned|lost)\s*(?:(?:about|around|some|nearly|over|more than)\s)?$/iu.test(before) &&
    /^\s+(?:in|for|during)\s+(?:fiscal\s+|FY\s?|the\s+)?(?:\p{L}+\s+)?(?:19|20)\d\d/u.test(rest)
  )
    return before.length - 4;
  if (
    attribute === 'revenue' &&
    /^\s*(?:[,–—-]\s*)?(?:that is|that was|is|was)\s+(?:what|how much)\s+(?:[\p{L}\d.&’-]+\s){1,5}(?:turned over|took in|brought in|sold|booked)\b/iu.test(
      rest,
    )
  )
    return sum.end + (/(?:turned over|took in|brought in|sold|booked)/iu.exec(rest)?.index ?? 0);
  return attribute === 'revenue' && TAKINGS.test(before)
    ? (made?.index ?? before.length)
    : undefined;
}

/** What a year brought in, and what was left of it; never a quarter’s, a part’s or a forecast. */
export const money: Reader = (said) => {
  const { text } = said;
  const stated: Stated[] = [];
  for (const sum of readMoney(text)) {
    const before = text.slice(0, sum.start);
    for (const kind of KINDS) {
      const start = beginning(said, sum, kind);
      if (
        start === undefined ||
        (isComparison(before) && !/\bfrom [^.;]{1,40}\bto\s+(?:\w+\s+){0,2}$/iu.test(before))
      )
        continue;
      const rest = text.slice(sum.end);
      const clause =
        text.slice(
          Math.max(
            text.lastIndexOf(';', start),
            text.lastIndexOf(', and ', start),
            text.lastIndexOf(', while ', start),
            text.lastIndexOf(' while ', start),
            0,
          ),
          sum.end,
        ) +
        rest.slice(
          0,
          /[,;]\s|\s(?:and|while|but|compared|up|down)\s/u.exec(rest)?.index ?? rest.length,
        );
      const year = yearOf(dayOf(said, sum), said);
      const plain = clause.replace(
        /\b(?:twelve|12) months\b|\bin sales\b|\bsince (?:its|the) (?:foundation|founding)\b/giu,
        '',
      );
      if (
        year === undefined ||
        year > said.fetchedAt.slice(0, 10) ||
        !isOver(year, said) ||
        PART.test(plain) ||
        (dayOf(said, sum)?.isPart === true && !ANNUAL.test(clause))
      )
        continue;
      if (
        stated.some(
          ({ attribute, asOf }) =>
            attribute === kind.attribute && asOf?.slice(0, 4) === year.slice(0, 4),
        )
      )
        continue;
      if (
        !isReal(text, start, sum.end) ||
        !isOurs(said, Math.min(start, sum.start), Math.max(start, sum.end))
      )
        continue;
      const rough = roughness(before);
      const value =
        kind.attribute === 'net-income' &&
        LOSS.test(
          `${text.slice(Math.max(0, start - 8), sum.end)}${NOUN_AFTER(kind.noun).exec(rest)?.[0] ?? ''}`,
        )
          ? -sum.value
          : sum.value;
      stated.push({
        topic: 'financials',
        attribute: kind.attribute,
        value,
        unit: sum.unit,
        asOf: year,
        ...(rough === undefined ? {} : { details: { about: rough } }),
      });
    }
  }
  return stated;
};
