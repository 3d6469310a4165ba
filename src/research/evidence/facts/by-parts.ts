import { daysIn } from './days';
import { isReal, type Said } from './said';
import { ORGANISATION } from './subject';

/** Words that open a sentence or tell a day with a capital letter and name nobody. */
const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|An?|Our|Its|It|We|You|They|This|That|These|Here|There|In|On|At|As|And|But|By|To|Of|For|From|With|Since|After|Before|When|While|Where|If|All|Both|New|Now|Today|Last|Next|How|What|Who|Why|Once|Only|Headquarters|HQ|Headquartered|Based|Head|Home|Seat|Management|Main|Principal|Product|Launch|Released?|Launched|Sales|Orders|Customers|General|Availability|Inc|Ltd|Series|Visit|Find|Meet|Sold|First|Q[1-4]|FY\d*)$/u;
const RUN = /\p{Lu}[\p{L}\p{N}’'-]*(?:\s\p{Lu}[\p{L}\p{N}’'-]*){0,3}/gu;
const OTHERS =
  /\b(?:customers?[’']|clients?|rivals?|competitors?|suppliers?|subsidiar\p{L}+|predecessor|partners?|unlike|than|former\p{L}*|previously|until|once|originally|old|initially|no longer|planned|plans?|rumou?rs?|reportedly|denie[sd])\b/iu;

interface Sole {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The one name in a sentence besides the company's own: where there are two, nothing tells which is meant. */
function soleName({ text, names: { own } }: Said): Sole | undefined {
  const bare = text.replace(own, (name) => ' '.repeat(name.length));
  const found = [...bare.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    let [name, start] = [run.replace(/[’']s$/u, ''), index];
    for (
      let word = /^\S+/u.exec(name)?.[0] ?? '';
      word !== '' && NO_NAME.test(word);
      word = /^\S+/u.exec(name)?.[0] ?? ''
    ) {
      start += word.length + 1;
      name = name.slice(word.length + 1);
    }
    return name === '' ? [] : [{ name, start, end: start + name.length }];
  });
  const [one] = found;
  return one === undefined ||
    new Set(found.map(({ name }) => name)).size > 1 ||
    ORGANISATION.test(one.name)
    ? undefined
    : one;
}

const isOurOwn = ({ told: { focus } }: Said): boolean => focus === 'ours';

const SEAT =
  /\b(?:headquarters|head[\s-]office|main office|principal (?:executive )?offices?|principal place of business|seat|home|base|management|company (?:from|of))\b/iu;
const NOT_THE_SEAT =
  /\b(?:employees|people|staff|teams?|engineers|workers|colleagues|users|members|candidates|role|position|job|regional|european|asian|american|second|plant|factory|laborator\p{L}+|warehouse|branch|sold|bought|acquir\p{L}+|clos\p{L}+|visit\p{L}*|met|meetings?|conference|born|lives?|fire|strike|customer|data|knowledge|home (?:delivery|page|owners?))\b/iu;

/** A seat told in an order of words of its own: “Ghent is where we have our head office.” */
export function seatByParts(said: Said): Sole | undefined {
  const { text } = said;
  const place = soleName(said);
  if (
    place === undefined ||
    !isOurOwn(said) ||
    text.length > 160 ||
    !SEAT.test(text) ||
    NOT_THE_SEAT.test(text) ||
    OTHERS.test(text) ||
    !isReal(text, text.length, text.length)
  )
    return undefined;
  const [before, after] = [text.slice(0, place.start), text.slice(place.end)];
  const leads =
    /^\s+(?:is|has been|remains?|became|houses|hosts)\s+(?:where\b|home\b|the (?:home|seat|base|place|city|town)\b|(?:our|its)\b)/u.test(
      after,
    );
  const led =
    /(?:\b(?:in|from|near|is|are|calls?)|[:|–—]|\d\s[^,]{2,30},)\s+(?:(?:downtown|central|the (?:heart|middle|cent(?:re|er)|city|town|port) of)\s+)?$/iu.test(
      before,
    );
  return leads || led ? place : undefined;
}

const BROUGHT_OUT =
  /\b(?:launch\p{L}*|releas\p{L}+|debut\p{L}*|availab\p{L}+|on sale|on the market|to (?:the )?market|the market|in (?:the )?(?:shops|stores)|order books?|can (?:now )?(?:order|buy|get)|first (?:customers?|buyers?|users?|deliver\p{L}+|shipment)|(?:ready|out) for (?:customers|sale|delivery|use)|curtain|rolled|roll-?out|came out|out into the world|our range|line-?up|catalogue|product|selling|ship(?:s|ped|ping)|its start|customers[’'] hands|went live|go-?live|left (?:our|the) (?:works|yard|factory|workshop))\b/iu;
const NOT_BROUGHT_OUT =
  /\b(?:office|headquarters|plant|factory opens|officers?|chief|directors?|counsel|presidents?|chair\p{L}*|settle\p{L}*|court|lawsuit|sued|fine[sd]?|recall\p{L}*|withdr\p{L}+|discontinu\p{L}+|retire\p{L}*|resign\p{L}*|appoint\p{L}*|round|funding|raised|invest\p{L}+|acqui\p{L}+|jobs?|hir\p{L}+|layoffs?|stock exchange|shares?|stock market|IPO|bond|will|soon|beta|prototype|delay\p{L}*|postpone\p{L}*|investigat\p{L}+|report|results|revenue|book|film|song|employees|people|staff|positions?)\b/iu;

/** A launch told in an order of words of its own, with its day: “A new name in our range since May: Skipper.” */
export function launchByParts(said: Said): Sole | undefined {
  const { text } = said;
  const product = soleName(said);
  if (
    product === undefined ||
    !isOurOwn(said) ||
    text.length > 160 ||
    !daysIn(text).some(({ isPart }) => isPart !== true) ||
    !BROUGHT_OUT.test(text) ||
    NOT_BROUGHT_OUT.test(text) ||
    OTHERS.test(text) ||
    !isReal(text, text.length, text.length)
  )
    return undefined;
  // A place is not what was brought out.
  return /\b(?:in|at|near|across|throughout)\s+(?:the\s+)?$/u.test(text.slice(0, product.start))
    ? undefined
    : product;
}
