import { type Figure, readNumbers } from '../../../language';
import { dayAt, dayBefore } from './days';
import { isComparison, isOurs, isReal, roughness, type Reader, type Said } from './said';

const PEOPLE = String.raw`(?:employees?|people|persons?|staff(?:ers)?(?: members)?|members? of staff|colleagues|workers|team[\s-]?members|teammates|associates|full[\s-]time[\s-]equivalents?|FTEs?|heads|crew|professionals|individuals|men and women|souls|hands|Mitarbeite(?:r|nde)n?|strong)`;
const KIND = String.raw`(?:(?:full[\s-]?time(?:[\s-]equivalent)?|permanent|salaried|active|total|dedicated|talented|skilled|regular|and part[\s-]?time|or part[\s-]?time|full-\s?and\s+part-time|passionate|committed|hard-?working|global|direct|own|of our)\s+){0,3}`;
const AFTER_COUNT = new RegExp(String.raw`^(?:\s|-)${KIND}${PEOPLE}\b`, 'iu');
/** What stands before a number of all employees, nearest first. */
const BEFORE_PEOPLE =
  /(?:\b(?:employ(?:s|ed|ing)?|ha(?:s|d|ve|ving)|count(?:s|ed|ing)?|number(?:s|ed|ing)?|total(?:s|ed|l?ing|led)?|compris(?:es|ed|ing)|consist(?:s|ed|ing) of|boast(?:s|ed|ing)?|tall(?:y|ies|ied)|are|were|is|was|stands? at|stood at|with|of|to|at|by|reach(?:es|ed|ing)?|top(?:s|ped)|pass(?:es|ed)|exceed(?:s|ed)|surpass(?:es|ed)|hit|crossed|includ(?:es|ed|ing)|amount(?:s|ed) to|maintain(?:s|ed)|home to|there (?:are|were)|payroll|retain(?:s|ed)|engag(?:es|ed)|provid(?:es|ed) work for|gives? work to|gave work to|into|keep(?:s)?|kept|list(?:s|ed)|report(?:s|ed)|disclos(?:es|ed)|listed|puts? [\w ]{0,30}at|staffed by|grew to|employer of|one of|jobs? (?:for|to)|(?:a|our|the) (?:team|family|crew|community))|[:–—|=])\s*(?:(?:a|an|our|its|the|team|staff|workforce|headcount|total|group|crew|family|community|now|currently|today|just|only|approximately|about|around|roughly|some|circa|more than|over|upwards of|in excess of|nearly|almost|close to|well|under|fewer than|less than|at least|north of|estimated|an estimated|as many as|all|of|in|worldwide|globally|altogether|together|~|≈|c\.|up|direct|payroll|on|by then|at that date|still)\s*){0,6}$/iu;
/** These words are said of customers too, so that what stands before them must speak of work. */
const ANYBODY =
  /^(?:\s|-)(?:[\w-]+\s){0,3}?(?:people|persons?|individuals|men and women|souls|hands|heads|crew|professionals|associates|strong)\b/iu;
const OF_WORK =
  /\b(?:employ(?:s|ed|ing)?|ha(?:s|d|ve|ving)|(?:teams?|a staff|staff|workforce|work force|payroll|head-?count|family|crew|company|community|roster|group|ranks|personnel) (?:of|with|numbers?|numbered|comprises|comprised|includes|is|was|lists?|counts?|has|grew to)|with|we are|we[’']re|are a team of|numbered|numbers|jobs? (?:for|to)|work (?:to|for)|payroll|employer of|one of (?:our|the|its)|engag(?:es|ed)|retain(?:s|ed)|keep(?:s)?|kept|counts?|counted|staffed by|grew to|home to|employees|[:|–—=])\s*(?:[\w’-]+\s+){0,4}$/iu;
/** A noun that says by itself that all are meant: “headcount was 1,906”. */
const SIZE_NOUN =
  /\b(?:head-?count|workforce|work force|(?:number|count|total) of (?:[\w-]+ ){0,3}(?:employees|staff|people|persons|individuals|colleagues|workers)|total (?:employees|staff|headcount)|employee (?:count|numbers?|base|total|roster)|staff(?:ing)? (?:count|numbers?|levels?|size|strength)|team size|company size|size of (?:the|our|its) (?:team|workforce|staff|company)|payroll|personnel|staff(?=,? (?:of|\d|numbers?|numbered|totals?|totalled|stood|stands|grew|rose|fell|now|was|is)\b)|employees(?=:|\s\||\s[(–—-]|,?\s(?:as )?(?:at|of|on)\s[^:;.]{4,24}\s?[:–—|]| (?:numbered|number|totals?|totall?ed|stood|stand)\b)|ranks|(?:the|our|its|a) team|a (?:staff|workforce|crew)(?= of)|employees worldwide|employment|number employed|people on (?:the|our|its) payroll|full-time equivalents)\b/giu;
const SIZE_VERB =
  /^(?:[^.;]{0,70}?)(?:\b(?:was|is|were|are|of|stood at|stands at|stand at|standing at|reach(?:es|ed|ing)|grew to|has grown to|had grown to|growing to|rose to|risen to|fell to|fallen to|shrank to|shrunk to|dropped to|declined to|decreased to|increased to|climbed to|expanded to|swelled to|numbers?|numbered|numbering|total(?:s|ed|led|l?ing)?|came to|comes to|amounted to|amounts to|counts?|counted|exceed(?:s|ed)|surpass(?:es|ed)|topped|tops|passed|crossed|hit|up to|down to|at|to|remained (?:at|steady at|flat at|stable at)|ended (?:the year )?at|closed (?:the year )?at|now)|[:|–—=(]|^)\s*(?:(?:a|the|now|currently|today|approximately|about|around|roughly|some|circa|more than|over|upwards of|in excess of|nearly|almost|close to|just|well|under|fewer than|less than|at least|north of|estimated|an estimated|total of|by then|~|≈|c\.|still|only)\s*){0,5}$/iu;
/** Only some of them, or people that come and go. */
const SOME =
  /\b(?:goodbye to|farewell to|part(?:ed|ing|s)? (?:ways )?with|thank(?:s|ed)?|hono(?:u)?r(?:s|ed)?|hir(?:e|es|ed|ing)|recruit(?:s|ed|ing)?|add(?:s|ed|ing)?|laid off|lay(?:ing|s)? off|layoffs?|cut(?:s|ting)?|eliminat\w+|dismiss\w*|let go|redundan\w+|lost|lose|los(?:es|ing)|axe[ds]?|shed|new|additional|extra|another|more(?! than)|job cuts|reduc(?:e|es|ed|ing|tion)(?! (?:in|of) force)|group of|council of|committee of|delegation of|survey(?:ed)?|each of|per|every|average of|trained|training for|volunteer\w*|join(?:s|ed|ing)?|departure|left|retir\w+|relocat\w+|transfer\w*|affect(?:s|ed|ing)?|impact(?:s|ed|ing)?|jobs? created|creat(?:es|ed|ing)|creation|seat(?:s|ing)?|up to|fewer than|customers?|users?|attend\w*|injur\w+|fans|visitors|capacity|invited|gathered|companies with|businesses with|firms with|employers with|organi[sz]ations with|teams of|offices?|facilit(?:y|ies)|plants?|factor(?:y|ies)|sites?|warehouses?|campus(?:es)?|stores?|branch(?:es)?|depots?|mills?|laborator(?:y|ies)|labs?|divisions?|departments?|segments?|yards?|terminals?|hubs?|studios?|clinics?|restaurants?|interview(?:s|ed)|promot(?:es|ed)|award(?:s|ed)|grant(?:s|ed)|furlough\w*|strike|picket\w*|union(?:s|ized|ised)?|represent(?:s|ed|ing)?|million people|wrote|signed)\b[^,;]{0,45}$/iu;
const SOME_AFTER =
  /^\s*(?:(?!working|including|according|spanning|being|during|making|speaking|representing|operating|serving|excluding|following|spread)\w{3,}ing\b|of (?:whom|them)|wrote|signed|joined|left|volunteer\w*|(?:have |had )?(?:received|got|were given) (?:\w+ )?notices?|who (?:left|joined|lost|were (?:laid|let|dismissed|made))|were (?:laid|let|hired|dismissed|affected|made redundant|promoted|trained|surveyed|invited)|will|would|could|attended|lost|lose|los(?:es|ing)|took part|gathered|work(?:s|ed|ing)? (?:remotely|from home|part-time|nights|shifts|on-call|in (?:engineering|sales|research|support|marketing|product|finance|manufacturing|customer))|are (?:engineers|remote|women|based|represented|covered|members|unioni[sz]ed)|is (?:based)|have (?:left|joined)|in (?:our|its|the|their) [\w&\s-]{0,30}(?:department|division|team|unit|function|plant|factory|office|warehouse|lab|subsidiary)|in (?:engineering|research|sales|manufacturing|marketing|support|customer|product|R&D|operations|finance|total compensation)|(?:or|and) (?:more|fewer)|per |a (?:day|week|month|year)\b|every |each |on (?:strike|leave|furlough)|affected|impacted|redundant|over the next|have been (?:hired|laid|let|trained)|using|use our|trust|at (?:our|its|the) [\p{L}\s-]{0,30}(?:plant|factory|office|site|warehouse|campus|store|facility|location|yard|centre|center))/iu;
/** “1,906 people work …”: the verb follows. */
const WORKING =
  /^\s*(?:of us\s+)?(?:(?:now|currently|today|already|all|who)\s+)*(?:work(?:s|ed)?\s+(?:at|for|with|here)|(?:are|were|is|was)\s+(?:now\s+|currently\s+|today\s+)?(?:employed|working|on (?:the|our|its) (?:payroll|books)|on staff|on board|in (?:our|its|the) employ)|(?:held|hold|have|had)\s+an?\s+(?:job|contract|position|post|work contract)\s+(?:at|with)|earn(?:s|ed)?\s+(?:their|a)\s+(?:living|salary|wage|pay)|on (?:the|our|its|their) (?:payroll|books|staff)|on staff|make up (?:our|its|the|(?=\p{Lu}))|draw(?:s|n)?\s+(?:a|their)\s+(?:salary|salaries|wages?|pay)|are (?:paid|engaged) by|(?:are|were) in the employ|have a job (?:at|with)|report(?:s)? for work|clock in|wear (?:our|its|the)|strong\b|call\s)/iu;
/** A figure with its name and nothing else, as pages show it in large letters. */
const SHORTEST = 45;
const SOME_PLACE =
  /^\s*(?:(?:who\s+|are\s+|were\s+)?(?:work(?:ing)?\s+|based\s+|located\s+)?)(?:in|at|from|across)\s+(?:the\s+)?(?!(?:all|total|more|over|\d|several|many|dozens|offices|every|each|our|its|about|around|roughly|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|multiple|numerous|the\s+(?:year|world|group)|(?:January|February|March|April|May|June|July|August|September|October|November|December|fiscal|FY|Q[1-4])\b|(?:19|20)\d\d))\p{Lu}[\p{L}’-]+/u;

function attribute(
  { value }: Figure,
  said: Said,
  start: number,
  end: number,
  rough: string | undefined,
) {
  const named = dayAt(said.text, start, end);
  const told =
    named?.day ??
    (said.publishedAt === undefined ? undefined : dayBefore(said.text, said.publishedAt));
  const day = told === undefined || told > said.fetchedAt.slice(0, 10) ? undefined : told;
  return {
    topic: 'snapshot',
    attribute: 'employees',
    value,
    unit: 'people',
    ...(rough === undefined ? {} : { details: { about: rough } }),
    ...(day === undefined ? {} : { asOf: day }),
  } as const;
}

const isOwn = ({ told }: Said): boolean => told.isOwnVoice && told.focus === 'ours';

/** Years, shares and hours look like counts and are none. */
function isCount({ value, start, end }: Figure, text: string): boolean {
  if (value < 1 || value > 5_000_000 || !Number.isInteger(value)) return false;
  return (
    !/[$€£¥₹]\s?$|\b(?:no\.|number|#|rank(?:ed|s)?|top|chapter|article|item|page|section)\s*$/iu.test(
      text.slice(0, start),
    ) &&
    !/^\s?(?:%|percent\b|per cent\b|°|(?:million|billion|hours?|days?|weeks?|months?|years?|offices|countries|locations|sites|stores|customers|clients|users|members|km|miles|cities|plants|factories|warehouses|languages|nationalities)\b)/iu.test(
      text.slice(end),
    )
  );
}

/** “… in Dublin” is a part of them; “… at Tolvane Ferries” is all. */
function isPlaced({ text, names }: Said, end: number): boolean {
  const place = SOME_PLACE.exec(text.slice(end));
  if (place === null) return false;
  const name = end + place[0].search(/\p{Lu}/u);
  return ![...text.matchAll(names.own)].some(({ index }) => index === name);
}

function isYearNumber({ value, start, end }: Figure, text: string): boolean {
  return (
    value >= 1800 &&
    value <= 2100 &&
    /^\d{4}$/u.test(text.slice(start, end)) &&
    (/\b(?:in|of|since|by|during|year|fiscal|FY|until|from|end|(?:January|February|March|April|May|June|July|August|September|October|November|December)\.?(?: \d{1,2},?)?)\s*$/iu.test(
      text.slice(0, start),
    ) ||
      !/^\s\p{L}/u.test(text.slice(end)))
  );
}

/** “… gives work to 1,906.”: the number stands alone, and the words before it say of what. */
const ALONE_BEFORE =
  /\b(?:employs?|employed|employing|gives? (?:work|a living) to|provides? (?:work|jobs|employment) (?:for|to)|(?:a|our) (?:company|staff|workforce|firm|business) of|together,? we are|we are|we were|we[’']re|we (?:now |today )?number(?:ed)?|pa(?:y|ys|id) (?:wages|salaries|a (?:salary|wage)) to|you (?:will|would|[’']ll) be one of|(?:the )?people of [^:.;]{2,30}:|there are)\s+(?:(?:now|today|currently|about|around|some|roughly|approximately|nearly|almost|over|more than|already)\s+)*$/iu;
const ALONE_AFTER =
  /^\s*(?:strong|in all|in total|altogether|today|worldwide|now|names on (?:the|our) payroll|of us)?\s*(?:[.,;!)]|$)/iu;

/** How many people work there, however the sentence puts it; never a part of them, nor those who come or go. */
export const employees: Reader = (said) => {
  const { text } = said;
  if (
    !/\b(?:employ|staff|people|workforce|work force|head-?count|colleagues|workers|team|payroll|personnel|associates|FTE|professionals|person|individuals|strong|crew|equivalents|ranks|hands|women|of us\b|company of|work to|together|one of|jobs)/iu.test(
      text,
    )
  )
    return [];
  const numbers = readNumbers(text).filter(
    (number) => isCount(number, text) && !isYearNumber(number, text),
  );
  for (const number of numbers) {
    const before = text.slice(0, number.start);
    const after = text.slice(number.end);
    const people =
      AFTER_COUNT.exec(after) ??
      /^(?= (?:of us\b|on (?:the |our |its )?(?:staff|payroll|books)\b))/iu.exec(after) ??
      (/\b(?:from|grown|grew|went|expanded) [^.;]{0,40}\b(?:people|employees|staff)\b[^.;]{0,15}\bto\s+(?:\w+\s+){0,2}$/iu.exec(
        before,
      ) === null
        ? null
        : /^/u.exec(after));
    const strong =
      /^-?\s?(?:person|people|strong|member|employee|man)\b(?:[\s-]strong)?\s?(?:team|company|firm|business|workforce|staff|organi[sz]ation|outfit|group|start-?up|operation|maker|enterprise)?/iu.exec(
        after,
      );
    const end = number.end + (people?.[0].length ?? (strong === null ? 0 : strong[0].length));
    if (
      isComparison(before) &&
      !/\b(?:grew|grown|rose|up|increased|expanded|went|fell|down|shrank)[^.;]{0,30}\bfrom [^.;]{1,40}\bto\s+(?:\w+\s+){0,2}$/iu.test(
        before,
      )
    )
      continue;
    // A handful is a company only where it is said so: “an afternoon with two colleagues” is none.
    if (
      number.value < 10 &&
      !/\b(?:employ\w*|staff of|workforce of|head-?count\b[^.;]{0,20}|employees\s*[:|])\s*(?:\w+\s){0,2}$/iu.test(
        before,
      )
    )
      continue;
    const joins =
      /(?:\byou(?:[’']ll| will| would| could)? (?:be )?|^)join(?:ing)? (?:a team of |over |more than |about |some |our )*$/iu.test(
        before,
      ) &&
      (people !== null || /team of $/iu.test(before));
    if (joins && isOwn(said))
      return [attribute(number, said, number.start, end, roughness(before))];
    if (
      SOME.test(before.slice(before.search(/[;:](?!.*[;:])|(?:,\s(?!.*,\s))/u) + 1)) ||
      SOME_AFTER.test(
        /\b(?:its|our|their)\s+$/iu.test(before)
          ? text.slice(end).replace(/^\s*(?:will|would|could)\b/u, '')
          : text.slice(end),
      ) ||
      isPlaced(said, end)
    )
      continue;
    const noun = [...before.matchAll(SIZE_NOUN)].findLast(({ index, 0: word }) =>
      SIZE_VERB.test(before.slice(index + word.length)),
    );
    const alone =
      text.length < SHORTEST &&
      before.trim() === '' &&
      people !== null &&
      after.slice(people[0].length).split(' ').length < 4;
    const owned =
      people !== null &&
      !ANYBODY.test(after) &&
      /(?:\b(?:our|its|their|all|the company[’']s)|[’']s)\s+$/iu.test(before);
    const named =
      people !== null &&
      (owned ||
        (BEFORE_PEOPLE.test(before) && (!ANYBODY.test(after) || OF_WORK.test(before))) ||
        WORKING.test(text.slice(end)) ||
        alone);
    const sized =
      strong !== null &&
      /-/u.test(strong[0]) &&
      /\b(?:company|firm|business|workforce|staff|organi[sz]ation|outfit|group|start-?up|operation|maker|enterprise|team)\b/iu.test(
        strong[0],
      );
    const bare =
      number.value >= 10 &&
      ALONE_BEFORE.test(before) &&
      ALONE_AFTER.test(after) &&
      (isOwn(said) || /employ|work|jobs/iu.test(before));
    if (!(named || bare || noun !== undefined || sized)) continue;
    const start = noun?.index ?? number.start;
    const place = sized ? end : start;
    if (
      !isReal(text, start, end) ||
      !(isOurs(said, start, end) || (sized && isOurs(said, place, place)))
    )
      continue;
    return [attribute(number, said, number.start, end, roughness(before))];
  }
  return [];
};
