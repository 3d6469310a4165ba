import { readDays } from '../../../language';
import { isOurs, isReal, type Reader, type Said, type Stated } from './said';

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
    readDays(text).find((one) => one.day <= fetchedAt.slice(0, 10))?.day ??
    publishedAt?.slice(0, 10);
  return [{ topic: 'news', attribute: 'award', ...(day === undefined ? {} : { asOf: day }) }];
};
