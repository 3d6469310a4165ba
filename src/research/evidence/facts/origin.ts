import { readDays } from '../../../language';
import { isOurs, isReal, type Reader, type Said, type Stated } from './said';

const PLACE_WORD = String.raw`\p{Lu}[\p{L}.’'-]*`;
const PLACE = String.raw`(?<place>${PLACE_WORD}(?:(?:,\s|\s(?:of\s|upon\s|am\s|de\s|la\s)?|-)${PLACE_WORD}){0,4})`;
const OFFICE = String.raw`(?:headquarters|head[\s-]office|main office|principal (?:executive )?offices?|home office|corporate (?:headquarters|offices?|home)|global headquarters|world headquarters|home base|HQ|seat|registered office)`;
/** Each begins with what says that a seat follows. */
const SEATS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:is|are|was|were|has been|,|and|now|currently|remains?|being|^)?\s*(?<key>(?:headquartered|head-?quartered|based|domiciled|seated))\s+(?:now\s+|today\s+)?(?:in|at|out of|from)\s+(?:downtown\s+|central\s+|the\s+(?:heart|city|town|port|outskirts|suburbs|center|centre)\s+of\s+|the\s+\p{Ll}+\s+(?:city|town|port)\s+of\s+|near\s+)?${PLACE}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<key>\b${OFFICE})\s*(?:,\s[^,]{3,40},\s*)?(?:is|are|was|remains?|stands?|sits?|lies?|(?:is|are) (?:located|situated|found|based))?\s*(?:located|situated|based|found)?\s*(?:in|at|near|:|[|–—])\s*(?:downtown\s+|central\s+|the\s+(?:heart|city|town|port|outskirts|center|centre)\s+of\s+)?(?:\d{1,5}[A-Za-z]?\s+(?:${PLACE_WORD}\s*){1,4}(?:,\s+(?:Suite|Floor|Unit)\s+\w+)?,\s+)?${PLACE}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<key>\b(?:ha[sv]e?|had|keeps?|maintains?|runs?|operates?|with|makes?|calls?)\s+(?:its|our|their|a|the)\s+(?:\p{Ll}+\s+)?${OFFICE})\s+(?:is\s+)?(?:in|at)\s+(?:downtown\s+|central\s+|the\s+(?:city|town|heart|port)\s+of\s+)?${PLACE}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<key>\b(?:moved|relocated|shifted|transferred)\s+(?:its|our|the|their)\s+(?:\p{Ll}+\s+)?${OFFICE}\s+(?:from\s+\p{Lu}[\p{L}\s,.’-]{1,40}\s+)?to)\s+${PLACE}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b[Ff]rom\s+${PLACE},\s+(?<key>where\s+(?:it|we|the (?:company|firm|group))\s+(?:has|have|keeps?|maintains?)\s+(?:its|our)\s+${OFFICE})`,
    'gu',
  ),
  new RegExp(String.raw`(?<key>\b${OFFICE}),\s+in\s+${PLACE}(?=,)`, 'giu'),
  new RegExp(String.raw`(?<key>\b(?:is|are|been|feels?|being) at home in)\s+${PLACE}`, 'gu'),
  new RegExp(
    String.raw`(?<key>\b(?:(?:works?|operates?|is run|are run|runs|is managed|managed|directed|is led|steered|does business|conducts? (?:its|our) business|plans?)\s+(?:\p{Ll}+\s+){0,4}(?:out of|from)))\s+(?:(?:its|our|an?|the)\s+(?:\p{Ll}+\s+)?${OFFICE}\s+in\s+)?${PLACE}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<key>\b(?:its|our|the company[’']s|the firm[’']s|[\p{L}]+[’']s)\s)${PLACE}(?=\s+(?:headquarters|head office|HQ)\b)`,
    'gu',
  ),
  new RegExp(
    String.raw`\b[Ii]n\s+${PLACE},\s+(?:the\s+|its\s+|our\s+)?(?<key>(?:seat|home|headquarters|head office)\s+of)\b`,
    'gu',
  ),
  new RegExp(String.raw`\b[Ww]e are an?\s+${PLACE}\s+(?<key>company:\s+our\s+${OFFICE})`, 'gu'),
  new RegExp(
    String.raw`${PLACE}\s+(?<key>(?:is|has been|became|serves as)\s+(?:home to\s+)?(?:its|our|the|their|[\p{L}\s]{2,30}[’']s)?\s*(?:\p{Ll}+\s+)?${OFFICE})\b`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<place>(?!(?:The|Our|A|An|This)\s)${PLACE_WORD}(?:\s${PLACE_WORD}){0,2})(?<key>-(?:based|headquartered))\b`,
    'gu',
  ),
];
const NOT_A_PLACE =
  /^(?:Europe|Asia|Africa|America|Oceania|EMEA|APAC|The|Our|Its|It|We|In|At|Founded|January|February|March|April|May|June|July|August|September|October|November|December|Series|Inc|Ltd|Q[1-4]|Chief|CEO|On|And|This|That|Who|A|An)$/u;
const FORMERLY =
  /\b(?:formerly|former|previously|once|until|originally|original|used to|first|old|at the time|left|initially|no longer|before (?:moving|it moved|relocating)|first)\b/iu;
const OTHER_OFFICE =
  /\b(?:regional|european|asian|american|emea|apac|asia-pacific|north american|latin american|us|u\.s\.|uk|divisional|sales|branch|international|engineering|research|second|satellite|customer|client)\s+$/iu;

/** A place as it is told, without what the next clause begins with. */
function trimmed(place: string, { names: { own } }: Said): string {
  const ours = [...place.matchAll(own)][0]?.index ?? place.length;
  const words = place
    .slice(0, ours)
    .replace(/[.,’'-]+$/u, '')
    .split(/\s+/u);
  const kept: string[] = [];
  for (const word of words) {
    const isLink = kept.length > 0 && /^(?:of|upon|am|de|la|le|an|der)$/u.test(word);
    if (NOT_A_PLACE.test(word.replace(/[.,]$/u, '')) || !(isLink || /^\p{Lu}/u.test(word))) break;
    kept.push(word);
    // “… Ghent. The line …”: a full stop after a whole word ends the sentence.
    if (/\p{Ll}{3,}\.$/u.test(word)) break;
  }
  return kept.join(' ').replace(/[.,’'-]+$/u, '');
}

export const headquarters: Reader = (said) => {
  const { text } = said;
  for (const form of SEATS) {
    // With the flag for small and capital letters alike, a place could be any word.
    for (const match of text.matchAll(form)) {
      const { place = '', key = '' } = match.groups ?? {};
      const value = trimmed(place, said);
      const start = match.index + match[0].indexOf(key);
      const before = text.slice(0, start);
      if (value === '' || !/^\p{Lu}/u.test(value) || /\d/u.test(value)) continue;
      const clause = text.slice(
        Math.max(text.lastIndexOf(',', match.index), text.lastIndexOf(';', match.index), 0),
        match.index + match[0].length,
      );
      const moved = /\b(?:moved|relocated|shifted|transferred)\b/iu.test(key);
      if (
        (FORMERLY.test(clause) && !moved) ||
        OTHER_OFFICE.test(text.slice(0, match.index + match[0].search(new RegExp(OFFICE, 'iu')))) ||
        /\b(?:employees|people|staff|customers|teams?|engineers|workers|rivals?|colleagues|users|members|candidates|role|position|job)\s+(?:\w+\s+){0,2}$/iu.test(
          before,
        ) ||
        /\b(?:evidence|values?|principles?|data|research|science|community|cloud|web|software|risk|needs?)$/iu.test(
          before,
        )
      )
        continue;
      const isDash = key.startsWith('-');
      const isHome = match[0].indexOf(place) < match[0].indexOf(key);
      const about = isDash
        ? subjectOfBased(said, match.index + match[0].length)
        : isHome
          ? /\b(?:our|its)\b/iu.test(key) || isOurs(said, start + key.length, start + key.length)
          : isOurs(said, start, match.index + match[0].length);
      if (!about || !isReal(text, start, match.index + match[0].length)) continue;
      if (names(said, value)) continue;
      return [{ topic: 'location', attribute: 'headquarters', value, ...movedOn(text, moved) }];
    }
  }
  return [];
};

/** “Ghent-based Tolvane”, “the Ghent-based company”: whom it is said of comes after it. */
function subjectOfBased(said: Said, end: number): boolean {
  const rest = said.text.slice(end);
  const own = [...rest.matchAll(said.names.own)][0];
  if (own !== undefined && /^\s+(?:[\p{Ll}-]+\s+){0,4}$/u.test(rest.slice(0, own.index)))
    return true;
  return (
    /^\s+(?:[\p{Ll}-]+\s+){0,2}(?:company|firm|business|group|start-?up|maker|manufacturer|operator|provider|developer|retailer)\b/u.test(
      rest,
    ) && said.told.focus === 'ours'
  );
}

function names({ names: { comparable } }: Said, value: string): boolean {
  return comparable.has(value.toLowerCase());
}

function movedOn(text: string, moved: boolean): Partial<Stated> {
  const day = moved ? readDays(text)[0]?.day : undefined;
  return day === undefined ? {} : { asOf: day };
}

const BEGAN = String.raw`(?:founded|established|incorporated|formed|created|launched|started|set up|co-founded|born|begun|began(?: (?:life|trading|business|operations|work))?|opened (?:its|our) (?:doors|first)|got (?:its|our) start|came into being|in business|in operation|operating|trading|making|building|running|started (?:out|life|trading|business|up)|commenced (?:business|operations|trading)|has existed|been around|around)`;
const YEARS = String.raw`(?<year>(?:1[6-9]|20)\d{2})`;
const FOUNDED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.;]\s)${YEARS}\s*[:|–—-]?\s+(?<between>\p{Lu}[^.;:]{2,60}?)\s(?<key>founds?|starts?|sets? up|establish(?:es)?|creates?)\b`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?<key>since (?:its|our|the|the company[’']s) (?:founding|foundation|establishment|incorporation|formation|beginnings?|start|birth)(?: in| back in)?)\s+(?:the\s+\p{L}+\s+of\s+)?(?:\p{L}+\s+)?${YEARS}(?!s|\d|[.,]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`\bin\s+(?:\p{L}+\s+)?${YEARS},?\s(?:[^.;]{0,60}?)\b(?<key>registered (?:the|our) (?:company|firm|business))\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?<key>opened (?:the|its|our) doors|opened for business)\s+(?:in|on|back in)\s+(?:\p{L}+\s+)?${YEARS}(?!s|\d|[.,]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?<key>traces? (?:its|our|their) (?:roots|origins|beginnings|history|start|foundation)(?: back)? to|dat(?:es?|ing) (?:back )?(?:to|from)|goes back to|go back to|stretch(?:es)? back to)\s+(?:\p{L}+\s+)?${YEARS}(?!s|\d|[.,]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?<key>${BEGAN})\b(?:\s+(?!(?:and|but|while|which|has|was)\b)[^\s.;:]+){0,9}?\s*(?:\b(?:in|on|since|of|around|circa|by|back in|to|year|from|during)\s+)(?:the\s+(?:\p{L}+\s+(?:of|in)\s+|year\s+))?(?:(?:early|late|mid)[\s-])?(?:\p{L}+\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:of\s+)?|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?\p{L}+,?\s+|\d{1,2}[./]\d{1,2}[./])?${YEARS}(?!s|\d|[.,]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?<key>(?:since|est\.?|estd\.?|established:?|founded:?|year founded:?|year of (?:foundation|founding|establishment|incorporation):?|founding (?:year|date):?|foundation(?: date| year)?:?|incorporated:?|formed:?|inception:?|date of (?:foundation|incorporation):?|founded in:?|established in:?))\s*[|:(–—-]?\s*(?:\d{1,2}\s+)?(?:\p{L}+\s+(?:\d{1,2},\s+)?)?${YEARS}(?!s|\d|[.,]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:in|since|from|back in|it was|was in|was|on)\s+(?:the\s+(?:\p{L}+\s+of\s+|year\s+))?(?:\p{L}+\s+(?:\d{1,2},\s+)?|\d{1,2}\s+\p{L}+\s+)?${YEARS}(?:,|\s+(?:that|when|as))?(?<between>\s+[^.;]{0,110}?)\b(?<key>founded|established|incorporated|formed|set up|started|created|co-founded|launched|began|opened (?:its|our) doors|came into being|got (?:its|our) start|was born)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${YEARS}\s+(?:saw|marked|brought|was the year of|is the year of|witnessed)\s+(?:the\s+)?(?<key>birth|foundation|founding|beginning|start|creation)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?<key>(?:its|our|the company[’']s|whose)\s+(?:foundation|founding|beginnings?|origins?|roots|history|story)\s+(?:was|were|dates?|go(?:es)? back|reach(?:es)? back|began|begins|starts?|started|lies?)(?:\s+back)?(?:\s+(?:in|to|from))*)\s+(?:\p{L}+\s+)?${YEARS}(?!s|\d|[.,]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?<key>founder[\p{L}\s,’.-]{0,60}?\b(?:started|set up|founded|began|created|established|built|opened|launched)\s+[\p{L}\s,’.-]{0,60}?in)\s+(?:\p{L}+\s+)?${YEARS}(?!s|\d|[.,]\d)`,
    'giu',
  ),
];
/** What is founded so often besides companies. */
const FOUNDED_ELSE =
  /\b(?:foundation|fund|programme?|scholarship|division|subsidiary|office|team|department|lab(?:oratory)?|committee|council|initiative|partnership|joint venture|product|website|platform|academy|school|museum|award|branch|plant|factory|line|service|feature|app|blog|podcast|policy|plan|charter|practice|presence|chapter|guild|campaign|works council|board|unit|studio|collection|warehouse|hub|centre|center|store|market)\b/iu;

/** What else began, was established or incorporated in a year is a goal, a program or a legal form. */
const FOUNDING =
  /founded|founding|founder|foundation|founds?\b|birth|dates?|est\.?\b|since|established:|inception|registered/iu;

const LABEL_AND_YEAR = 60;

/** The year in which it all began; not a product’s, an office’s or somebody else’s. */
export const founded: Reader = (said) => {
  const { text } = said;
  for (const form of FOUNDED) {
    for (const match of text.matchAll(form)) {
      const { year = '', key = '', between = '' } = match.groups ?? {};
      const start = match.index + match[0].lastIndexOf(key);
      const end = start + key.length;
      const whole = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 50);
      const object = text
        .slice(end)
        .replace(/^[\s:]+/u, '')
        .slice(0, 45);
      if (
        /\b(?:he|she|who|I)\s+(?:has\s+|had\s+)?$/iu.test(text.slice(0, start)) &&
        !isOwnObject(said, end)
      )
        continue;
      if (
        /\b(?:chief|officer|CEO|president|director|counsel|chair\w*|office|post|role|title|head of|joined|joining|team)\b/iu.test(
          text.slice(Math.max(0, start - 60), start + 12),
        ) &&
        /^(?:since|began|started|operating|in|around)/iu.test(key)
      )
        continue;
      if (
        year > said.fetchedAt.slice(0, 4) ||
        /\b(?:re-?founded|re-?established|re-?incorporated|customers? since|member since|working (?:here|there) since)\b/iu.test(
          whole,
        )
      )
        continue;
      if (
        /^(?:launched|created|formed|started|set up|opened|built|established|building|making|running|operating|around|trading|began|since|born|begun)\b/iu.test(
          key,
        ) &&
        FOUNDED_ELSE.test(
          `${text.slice(Math.max(0, start - 40), start)} ${object.split(/\bin\b/u)[0] ?? ''}`,
        )
      )
        continue;
      if (
        /^(?:started|began|begun)/iu.test(key) &&
        /^(?:selling|shipping|offering|using|hiring|testing|working|cutting|laying|paying|trials?|talks|negotiations|selling)\b/iu.test(
          object,
        )
      )
        continue;
      if (
        /^(?:launched|created|formed|established|founded|set up|started)$/iu.test(key) &&
        startsElse(said, object)
      )
        continue;
      if (
        /^(?:since|around|operating|trading|making|building|running)$/iu.test(key) &&
        !isSinceBeginning(text, match.index)
      )
        continue;
      if (/^(?:in|its|our|the|\d)/iu.test(between.trim()) && FOUNDED_ELSE.test(between)) continue;
      // “That rule dates from …”: what has an age besides a house.
      if (
        /^dat|^go|^stretch/iu.test(key) &&
        /\b(?:that|this|these|the|our|its|an?)\s+(?!(?:company|firm|business|group|house|family|brand|history|story|roots|origins)\b)\p{L}+\s+$/iu.test(
          text.slice(0, start),
        )
      )
        continue;
      if (!FOUNDING.test(key) && text.length > LABEL_AND_YEAR) continue;
      if (!isReal(text, start, end) || !aboutUs(said, match.index, start, end)) continue;
      return [{ topic: 'snapshot', attribute: 'founded', value: year }];
    }
  }
  return [];
};

/** “… founded Brindle Boats in 2011”: the object is somebody else. */
function startsElse({ names: { own } }: Said, object: string): boolean {
  const name = /^(?:the\s+)?(\p{Lu}[\p{L}\p{N}&’-]+(?:\s\p{Lu}[\p{L}\p{N}&’-]+)*)/u.exec(
    object,
  )?.[1];
  return name !== undefined && [...object.matchAll(own)].length === 0;
}

function isSinceBeginning(text: string, start: number): boolean {
  return (
    text.length < 40 ||
    /\b(?:in business|family[\s-](?:owned|run)|trading|in operation|has been operating|around|has existed|serving|est)\b/u.test(
      text.slice(Math.max(0, start - 60), start + 20),
    )
  );
}

function isOwnObject(said: Said, end: number): boolean {
  const object = said.text.slice(end, end + 60);
  const own = [...object.matchAll(said.names.own)][0];
  if (
    own !== undefined &&
    /^\s+(?:the\s+|what\s+(?:became|would become|is now)\s+)?$/iu.test(object.slice(0, own.index))
  )
    return true;
  return (
    /^\s+(?:the company|the firm|the business|our company|us|it|(?:our|the|its) (?:doors|first (?:shop|office|workshop)))\b/iu.test(
      object,
    ) && said.told.focus === 'ours'
  );
}

/** Somebody founded it: then the company is the verb’s object. */
function aboutUs(said: Said, from: number, start: number, end: number): boolean {
  if (isOwnObject(said, end)) return true;
  if (
    /^(?:since (?:its|our|the)|registered|opened)/iu.test(said.text.slice(start, end)) &&
    said.told.focus === 'ours'
  )
    return true;
  return (
    isOurs(said, start, end) ||
    (from < start &&
      /^(?:founded|established|incorporated|formed)/iu.test(said.text.slice(start, end)) &&
      isOurs(said, from, end))
  );
}
