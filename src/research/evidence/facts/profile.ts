import { daysIn } from './days';
import { isParty } from './party';
import { isOurs, isReal, type Reader, type Said, type Stated } from './said';

const WORD = String.raw`\p{Lu}[\p{L}\p{N}&’'.-]*`;
const HOUSE = String.raw`${WORD}(?:\s(?:(?:of|and|&|de|the)\s)?${WORD}){0,4}`;
const PLACE = String.raw`\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+){0,2}(?:,\s\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+)?)?`;
const NOBODY =
  /^(?:The|Our|Its|It|We|In|On|At|For|As|And|But|They|This|That|These|Those|All|Every|Most|Many|Some|January|February|March|April|May|June|July|August|September|October|November|December|Inc|Ltd|CEO|CFO|Series|New|North|South|East|West|Europe|Asia|America|Q[1-4])$/u;

/** A name as told, without the full stop or the word that begins the next clause. */
function nameOf(told: string | undefined, { names: { own } }: Said): string | undefined {
  const name =
    told
      ?.replace(/[.,’'-]+$/u, '')
      .replace(/[’']s$/u, '')
      .trim() ?? '';
  return name.length < 3 || NOBODY.test(name) || [...name.matchAll(own)].length > 0
    ? undefined
    : name;
}

/** All names of a list: “Vantier Dairy, Pellwater and Holm Foods”. */
function listed(text: string, said: Said): readonly string[] {
  const list =
    new RegExp(
      String.raw`^(?:\s*(?:,|and|&|or|as well as|to|the)\s*)*(?:${HOUSE})(?:(?:,\s|\s(?:and|&|or)\s|,\sand\s)${HOUSE})*`,
      'u',
    ).exec(text)?.[0] ?? '';
  return list
    .split(/,\s|\s(?:and|or)\s/u)
    .flatMap((part) => nameOf(part.replace(/^(?:and|the)\s/u, ''), said) ?? []);
}

const OWNED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:is|are|has been|became|remains?)\s+(?:now\s+)?(?:an?\s+)?(?:wholly[\s-]owned\s+|fully[\s-]owned\s+|majority[\s-]owned\s+|independent\s+)?(?:part|a? ?subsidiary|a? ?unit|a? ?division|a? ?member|owned)\s+(?:of|by)\s+(?:the\s+)?(?<owner>${HOUSE})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:belongs? to|belonging to|wholly owned by|majority[\s-]owned by)\s+(?:the\s+)?(?<owner>${HOUSE})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:was|were|has been)\s+(?:acquired|bought|taken over)\s+(?:in\s+[\p{L}\d\s]{4,14}\s+)?by\s+(?:the\s+)?(?<owner>${HOUSE})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Oo]ur|[Ii]ts|[Tt]he) (?:parent(?: company)?|owner|holding company)(?:,| is|:)\s+(?:the\s+)?(?<owner>${HOUSE})`,
    'u',
  ),
];
const OWNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Oo]ur|[Ii]ts) (?:\p{Ll}+\s)?(?:subsidiar(?:y|ies)|sister compan(?:y|ies)|daughter compan(?:y|ies))(?:,| is| are| include|:)?\s+(?<list>(?:the\s+)?${HOUSE}.*)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:acquired|bought|took over|has acquired|have acquired|completed (?:the|its|our) (?:acquisition|purchase) of)\s+(?:all of\s+)?(?<list>${HOUSE})`,
    'u',
  ),
];

/** To whom it belongs, and what belongs to it. */
export const ownership: Reader = (said) => {
  const { text } = said;
  const stated: Stated[] = [];
  for (const form of OWNED) {
    const match = form.exec(text);
    const value = nameOf(match?.groups?.['owner'], said);
    if (
      match !== null &&
      value !== undefined &&
      /\p{L}{3}/u.test(value) &&
      isOurs(said, match.index, match.index + 4) &&
      isReal(text, match.index, match.index + match[0].length)
    )
      stated.push({ topic: 'snapshot', attribute: 'parent', value });
  }
  for (const form of OWNS) {
    const match = form.exec(text);
    if (
      match === null ||
      stated.length > 0 ||
      !isReal(text, match.index, match.index + match[0].length) ||
      !(isOurs(said, match.index, match.index + 4) || /^(?:our|its)\b/iu.test(match[0]))
    )
      continue;
    const [day] = daysIn(text);
    stated.push(
      ...listed(match.groups?.['list'] ?? '', said).map((value): Stated => ({
        topic: 'snapshot',
        attribute: 'subsidiary',
        value,
        ...(day === undefined ? {} : { asOf: day.day }),
      })),
    );
  }
  return stated.slice(0, 4);
};

const SERVED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Oo]ur|[Ii]ts|[Tt]he|[\p{L}]+[’']s)\s+(?:first\s+|largest\s+|oldest\s+|newest\s+|biggest\s+)?(?:customers?|clients?)(?:\s+(?:include|includes|including|are|is|range from|such as|like)|,|:)\s+(?<list>(?:the\s+)?${HOUSE}.*)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:customers|clients|companies|brands|organi[sz]ations|teams)\s+(?:such as|like|including)\s+(?<list>(?:the\s+)?${HOUSE}.*)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:used|trusted|chosen|deployed|run)\s+(?:every day\s+|today\s+)?by\s+(?<list>(?:the\s+)?${HOUSE}.*)`,
    'u',
  ),
];

/** Whom it serves, by name. */
export const customers: Reader = (said) => {
  const { text, told } = said;
  if (!told.isOwnVoice) return [];
  for (const form of SERVED) {
    const match = form.exec(text);
    if (
      match === null ||
      !isReal(text, match.index, match.index + match[0].length) ||
      (told.focus !== 'ours' && !isParty(said))
    )
      continue;
    return listed(match.groups?.['list'] ?? '', said)
      .slice(0, 6)
      .map((value): Stated => ({ topic: 'market', attribute: 'customer', value }));
  }
  return [];
};

const OFFICES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:offices?|sites?|locations?|hubs?|plants?|stores?|factories|studios?|labs?|people|teams?)\s+(?:are\s+)?in\s+(?<list>${PLACE}(?:(?:,\s|\s(?:and|or)\s|,\sand\s)${PLACE})+)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:the (?:rest|others|other \p{Ll}+) (?:are|is|work|sit)|we (?:also )?(?:work|sit|have people|are)|with (?:offices|teams|people))\s+(?:based\s+)?in\s+(?<list>${PLACE}(?:(?:,\s|\s(?:and|or)\s|,\sand\s)${PLACE})*)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:opened|opens|has|have|runs?|operates?|keeps?|maintains?)\s+(?:an?|its|our|another|a new|a second|a third|the)\s+(?:\p{Ll}+\s+){0,2}(?:office|site|hub|plant|store|factory|studio|lab|warehouse)\s+in\s+(?<list>${PLACE})`,
    'u',
  ),
];

/** Where it works besides its seat. */
export const offices: Reader = (said) => {
  const { text } = said;
  for (const form of OFFICES) {
    const match = form.exec(text);
    if (
      match === null ||
      !isReal(text, match.index, match.index + match[0].length) ||
      !isOurs(said, match.index, match.index + match[0].length)
    )
      continue;
    const places = (match.groups?.['list'] ?? '')
      .split(/,\sand\s|,\s|\s(?:and|or)\s/u)
      .flatMap((place) => nameOf(place, said) ?? []);
    return places
      .slice(0, 6)
      .map((value): Stated => ({ topic: 'location', attribute: 'office', value }));
  }
  return [];
};

const WON =
  /\b(?:won|wins|received|receives|was (?:awarded|named|voted|recogni[sz]ed|honou?red|ranked)|were (?:awarded|named|voted|recogni[sz]ed|honou?red|ranked)|has been (?:awarded|named|recogni[sz]ed|ranked)|took home|earned|is a winner of|got)\b/iu;
const PRIZE =
  /\b(?:awards?|prizes?|medals?|honou?rs?|certificates? of excellence|best (?:places?|employers?|workplaces?|companies|startups?)|(?:one of )?the (?:best|most (?:innovative|admired|trusted))|winner|top \d+|shortlist|finalist|of the year)\b/iu;

/** Honours it was given. */
export const awards: Reader = (said) => {
  const { text, fetchedAt, publishedAt } = said;
  const [won, prize] = [WON.exec(text), PRIZE.exec(text)];
  if (
    won === null ||
    prize === null ||
    prize.index < won.index ||
    prize.index - won.index > 90 ||
    text.length > 300
  )
    return [];
  const end = prize.index + prize[0].length;
  if (
    !isReal(text, won.index, end) ||
    !isOurs(said, won.index, won.index + won[0].length) ||
    /\b(?:contract|grants? of|scholarship|jury)\b/iu.test(text)
  )
    return [];
  const day =
    daysIn(text).find((one) => one.day <= fetchedAt.slice(0, 10))?.day ?? publishedAt?.slice(0, 10);
  return [{ topic: 'news', attribute: 'award', ...(day === undefined ? {} : { asOf: day }) }];
};
