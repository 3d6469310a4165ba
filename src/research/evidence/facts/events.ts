import { readMoney, readNumbers } from '../../../language';
import { happenedOn } from './happened';
import { isParty } from './party';
import { isOurs, isReal, roughness, type Reader, type Said } from './said';

const WITH = /\b[Ww]ith\s+(?:\p{L}+\s+){0,2}$/u;
const ROUND =
  /\b(?:pre-?seed|seed|angel|series\s+[A-K](?:[-\s]?\d|\s+extension)?|bridge|growth|venture|mezzanine|crossover|pre-?IPO)\b(?=[\s-]*(?:round|funding|financing|extension|investment|capital|equity|money|,|\.|led|in|from|on|and|with|\)|$))|\bseries\s+[A-K]\b/iu;
const MONEY_IN =
  /\b(?:rais(?:es|ed|ing)|secur(?:es|ed|ing)|clos(?:es|ed|ing)|land(?:s|ed|ing)|bagg(?:ed|ing)|bags|nett?(?:ed|s)|attract(?:s|ed|ing)|obtain(?:s|ed)|receiv(?:es|ed)|complet(?:es|ed)|announc(?:es|ed)|pull(?:s|ed) in|pick(?:s|ed) up|scor(?:es|ed)|snags?|snagged|got|gets|collect(?:s|ed)|won|wins|took (?:in|on)|gather(?:s|ed)|put|invest(?:s|ed)|inject(?:s|ed)|pour(?:s|ed)|pump(?:s|ed)|back(?:s|ed)|provid(?:es|ed)|contribut(?:es|ed)|sign(?:s|ed)|brought in|funded by|worth|totall?(?:ing|ed)|led|issu(?:es|ed)|proceeds|of)\b/iu;
const CAPITAL =
  /\b(?:funding|financing|round|investors?|venture|equity|growth capital|capital|backing|seed|series\s+[A-K]\b|investment|fresh money|new money|led by)\b/iu;
const NO_ROUND =
  /\b(?:charit|donat|fundraiser|guidance|forecast|outlook|prices?|wages?|salar(?:y|ies)|minimum|target|awareness|dividend|customers raised|for (?:the )?(?:victims|schools?|children|research into)|revenue|fine|penalty|lawsuit|settle|total (?:funding|raised)|to date|so far|altogether|in total|since (?:its|our) (?:founding|inception)|valuation of|valued at|valuing|budget|project finance for)\b/iu;

const NOUN = new RegExp(
  String.raw`^(?:\s+(?:in|of|for|worth of))?\s*(?:(?:a|an|its|our|new|fresh|additional|oversubscribed|the)\s+)*(?:(?:pre-?seed|seed|angel|series\s+[A-K](?:[-\s]?\d)?|bridge|growth|venture)\s*)?(?:funding(?: round)?|financing(?: round)?|round|capital|investment|equity|venture|growth|seed|series\s+[A-K])`,
  'iu',
);

/** A round of money put into the company, with its size, its name and who led it. */
export const funding: Reader = (said) => {
  const { text } = said;
  if (!CAPITAL.test(text)) return [];
  for (const sum of readMoney(text)) {
    const around = text.slice(Math.max(0, sum.start - 110), Math.min(text.length, sum.end + 90));
    const before = text.slice(0, sum.start);
    const near = `${before.slice(-45)}${text.slice(sum.end, sum.end + 25)}`;
    const verb = [...before.matchAll(new RegExp(MONEY_IN, 'giu'))].at(-1);
    const noun = NOUN.test(text.slice(sum.end));
    const nounEnd = sum.end + (NOUN.exec(text.slice(sum.end))?.[0].length ?? 0);
    const listed = /\b(?:seed|series\s+[A-K](?:[-\s]?\d)?)\s*(?:round\s*)?[,:–—|(]\s*$/iu.test(
      before,
    );
    const ofRound =
      /\b(?:round|funding|financing|series\s+[A-K]|seed|investment)\b[^.;$€£]{0,70}\b(?:was|amounted to|came to|totall?ed|brought(?: in)?|raised|worth|at|yielded|stood at|reached|gave it|gave us)\s+(?:\w+\s){0,2}$/iu.exec(
        before,
      )?.index;
    const told =
      listed || (noun && WITH.test(before))
        ? Math.max(0, before.length - 6)
        : ofRound !== undefined
          ? ofRound
          : verb !== undefined && !/^of$/iu.test(verb[0])
            ? verb.index
            : /\b(?:round|funding|financing|investment|series\s+[A-K])\s+(?:of|worth|totall?ing|for)\s+(?:\w+\s+){0,2}$/iu.test(
                  before,
                )
              ? before.length - 12
              : undefined;
    if (
      told === undefined ||
      !CAPITAL.test(around) ||
      NO_ROUND.test(near) ||
      sum.value < 50_000 ||
      (!noun &&
        !ROUND.test(around) &&
        !/\b(?:rais|secur|round|funding|financing|invest|inject|put|pour|pump|capital)/iu.test(
          around,
        ))
    )
      continue;
    if (
      !isReal(text, told, sum.end) ||
      !(
        isOurs(said, told, sum.end) ||
        goesTo(said, sum.end) ||
        goesTo(said, told + (verb?.[0].length ?? 0)) ||
        goesTo(said, nounEnd) ||
        isOwnRound(said) ||
        isParty(said)
      )
    )
      continue;
    const round = ROUND.exec(text)?.[0].replace(/\s+/gu, ' ');
    const lead =
      /\b(?:led|headed|anchored|co-led)\s+by\s+((?:\p{Lu}[\p{L}\p{N}&.’-]*\s?(?:(?:and|&|of)\s)?){1,5})/u
        .exec(text)?.[1]
        ?.trim()
        .replace(/[.,]$|\s(?:and|of|&)$/u, '');
    const rough = roughness(before);
    const details = {
      ...(round === undefined ? {} : { round }),
      ...(lead === undefined ? {} : { lead }),
      ...(rough === undefined ? {} : { about: rough }),
    };
    return [
      {
        topic: 'financials',
        attribute: 'funding',
        value: sum.value,
        unit: sum.unit,
        ...(Object.keys(details).length === 0 ? {} : { details }),
        ...happenedOn(said, sum.end),
      },
    ];
  }
  return [];
};

/** “… from Larch Ventures in its Series D, Tolvane plans …” */
function isOwnRound({ text, names: { own }, told }: Said): boolean {
  return (
    (told.focus === 'ours' &&
      told.isOwnVoice &&
      /\bour\s+(?:\p{Ll}+\s+)?(?:seed|series\s+[A-K])\b/iu.test(text)) ||
    (/\b(?:its|our)\s+(?:seed|series\s+[A-K])\b/iu.test(text) &&
      [...text.matchAll(own)].some(({ index }) => /(?:^|[,;]\s)$/u.test(text.slice(0, index))))
  );
}

/** “… put $40 million into Tolvane”, “… fined Tolvane”: the company is whom it is done to. */
function goesTo({ text, names: { own }, told }: Said, end: number): boolean {
  const rest = text.slice(end, end + 70);
  const match = [...rest.matchAll(own)][0];
  if (match !== undefined)
    return (
      /^\s+(?:(?:in|into|to|on|against|with|by|from|at|of|for)\s+)?(?:the\s+)?(?:[\p{Ll}-]+\s+){0,3}$/u.test(
        rest.slice(0, match.index),
      ) &&
      (match[0].includes(' ') || !/^\s\p{Lu}/u.test(rest.slice(match.index + match[0].length)))
    );
  return (
    /^\s+(?:(?:in|into|to|on|against|with)\s+)?(?:us|the company|the firm|our company)\b/iu.test(
      rest,
    ) && told.focus === 'ours'
  );
}

const CUT =
  /\b(?:la(?:id|ys|y|ying)[\s-]off|lay-?offs?|let(?:ting)? (?:go(?: of)?|\d[\d,.]* (?:people|employees|workers|staff) go)|lets go|cut(?:s|ting)?|eliminat(?:es?|ed|ing)|axe[sd]?|axing|shed(?:s|ding)?|slash(?:es|ed|ing)?|dismiss(?:es|ed|ing)?|trim(?:s|med|ming)?|part(?:s|ed|ing) (?:ways|company) with|ma(?:de|kes|ke|king)|reduc(?:es?|ed|ing)|reductions?|redundan(?:t|cy|cies)|los(?:e|es|ing|t)|job losses|lose|go(?:es|ing)?|terminat(?:es?|ed|ing)|say(?:s|ing)? goodbye to|said goodbye to|let|furlough(?:s|ed|ing)?|clos(?:ed|es|ing|ure)|disappear(?:s|ed)?|affect(?:s|ed|ing)?|impact(?:s|ed|ing)?|scrap(?:s|ped|ping)?|displac(?:es|ed|ing)|discharg(?:es|ed|ing)|end(?:s|ed)|leav(?:e|es|ing)|shrink(?:s|ing)?|shrank|downsiz(?:es|ed|ing)|job cuts?|restructur(?:es|ed|ing)|gone)\b/iu;
const CUT_TALK =
  /\b(?:shr[aiu]nk\w*|downsiz\w+|pared) (?:down )?(?:its|our|the|their) (?:[\w-]+ )?(?:workforce|staff|head-?count|team|payroll)\b|\b(?:struck|strikes?|striking|did away with|does away with) (?:off )?(?:\w+ )?[\d,]+ (?:[\w-]+ )?(?:jobs|positions|roles|posts)\b|\b(?:jobs|positions|roles|posts) (?:fell|fall|have fallen|had fallen) away\b|\blay(?:ing|s)?[\s-]?offs?\b|\blaid[\s-]off\b|\bjob (?:cuts?|losses)\b|\bredundan(?:t|cy|cies)\b|\b(?:workforce|head-?count|staff|personnel) (?:reduction|cuts?)\b|\breduc\w+ (?:in|of) (?:force|staff|workforce|head-?count)\b|\breduc\w+ (?:its|our|the|their) (?:[\w-]+ )?(?:workforce|staff|head-?count|team)\b|\b(?:cut|cuts|cutting|axe[sd]?|shed|sheds|shedding|slash\w*|trim\w*|scrap\w*|eliminat\w+|reduc\w+)\s+(?:(?:about|around|some|roughly|nearly|up to|more than|over|approximately|another|an additional|as many as|almost)\s+)*(?:[\d.,]+\s?(?:%|percent|per cent)?|[a-z-]+)\s*(?:of (?:its|our|their|the) )?(?:full-time |global |corporate )?(?:jobs|positions|roles|posts|people|employees|workers|staff|workforce|head-?count|team)\b|\b(?:jobs|positions|roles|posts)\b[^.;]{0,40}\b(?:eliminated|cut|lost|axed|go|going|gone|disappear\w*|affected|impacted|scrapped|shed|redundant)\b|\b(?:let|letting|lets) (?:go\b|[\d,]+ (?:people|employees|workers|staff|colleagues) go)|\blos(?:e|es|t|ing) (?:the|their) jobs?\b|\bpart(?:s|ed|ing)? (?:(?:ways|company) )?with (?:\w+ ){0,2}?[\d,]+|\b[\d,]+ (?:of (?:its|our|their) )?(?:colleagues|people|employees|workers|staff|positions|jobs)\b[^.;]{0,25}\b(?:(?:would|will|must|had|have|has|are|were) (?:have )?(?:to )?(?:leave|go|depart)|lost (?:their|its))\b|\b(?:dismiss|terminat|discharg|furlough)\w* [\w ]{0,20}?[\d,]+|\b(?:loss|cut|reduction|elimination|removal|end(?! of (?:\w+ ){0,2}(?:year|quarter|month|week|period|summer|spring|winter|autumn|(?:19|20)\d{2})\b)) of (?:\w+ ){0,2}?[\d,]+ (?:[\w-]+ )?(?:jobs|positions|roles|posts|employees|people|staff)\b|\bnotices? (?:(?:was|were) )?(?:given|sent|served|issued|handed|went|gone|goes) (?:out )?to (?:\w+ ){0,2}?[\d,]+|\b(?:gave|gives|giving|served|sent|issued|handed) (?:\w+ ){0,3}?notices? to (?:\w+ ){0,2}?[\d,]+|\b[\d,]+ (?:[\w-]+ ){0,2}?(?:received|got|were given|were handed|were told|given) (?:their |a |that |the )?(?:\w+ )?(?:notices?|pink slips?|jobs? (?:would|were|had))|\b(?:workforce|head-?count|staff|payroll|team) (?:will |would |has |is )?(?:shrinks?|shrank|shrunk|shrinking|falls?|fell|drops?|dropped|reduced|cut) by (?:\w+ ){0,2}?[\d,]+(?!\s?(?:%|percent))|\b[\d,]+ (?:fewer|redundant)\b|\bsa(?:id|ys|y|ying) (?:goodbye|farewell) to [\w ]{0,20}?[\d,]+/iu;
const NO_CUT =
  /\b(?:no|without|avoid\w*|never|not|rule[sd]? out|n[’']t|deni\w+|averted|rumou?r\w*|if we|would|could|might|may have to)\b(?! only| just)[^.;]{0,45}\b(?:lay(?:ing|s)?[\s-]?offs?|laid off|job cuts?|job losses|redundanc\w+|cut|dismiss\w*|let go|reduction\w*)\b|\bif we\b|\blayoffs? (?:tracker|elsewhere)\b|\blaid off (?:by|from) (?:a |my |his |her |another |previous|former)/iu;
const CUT_COUNT = String.raw`(?:people|employees|jobs?|positions?|roles?|posts?|workers|colleagues|staff(?: members)?|team members|persons|members of staff|associates|contractors|full-time)`;

/** “Announced that it would …” tells what is decided; a rumour or a fear does not. */
const DECIDED =
  /\b(?:announc\w+|sa(?:id|ys)|told|confirm\w+|decid\w+|inform\w+|notif\w+|disclos\w+|wrote|reveal\w+|stated)\b[^.;]{0,60}?\b(?:it|they|she|he|we|company|firm|group)?\s*(?:would|will|has to|had to|must|is to|was to)\b/giu;
const NOT_OF_JOBS =
  /\b(?:creat(?:e|es|ed|ing)|add(?:s|ed|ing)?)\s+(?:\p{L}+\s+)?(?:\d[\d,.]*\s+)?(?:new\s+)?jobs\b|\bcut(?:s|ting)? (?:the |its |our |their )?(?:costs?|waiting|time|prices?|emissions|ticket)|\b(?:den(?:y|ies|ied|ying)|rumou?rs?|speculation)\b/iu;

/** How many were let go, where a sentence says that the company let people go. */
export const layoffs: Reader = (said) => {
  const { text } = said;
  if (NOT_OF_JOBS.test(text)) return [];
  const talk = CUT_TALK.exec(text);
  if (talk === null || NO_CUT.test(text.replace(DECIDED, (words) => ' '.repeat(words.length))))
    return [];
  const verb = CUT.exec(text.slice(talk.index));
  const start = talk.index + (verb?.index ?? 0);
  if (
    !(
      isOurs(said, talk.index, talk.index + talk[0].length) ||
      isOurs(said, start, start + 4) ||
      at(said) ||
      (said.told.focus === 'ours' &&
        /\b(?:letter|memo|e-?mail|note|message) to (?:all )?(?:the )?(?:staff|employees|colleagues|workers|team)\b/iu.test(
          text,
        ))
    )
  )
    return [];
  const counts = readNumbers(text).filter(
    ({ end, start: from }) =>
      new RegExp(
        String.raw`^\s(?:of (?:its|our|their|the) )?(?:[\p{L}-]+\s){0,2}?${CUT_COUNT}\b`,
        'iu',
      ).test(text.slice(end)) &&
      !/^\s?(?:%|percent|per cent)/iu.test(text.slice(end)) &&
      !/\b(?:of (?:its|our|their|the)|from|leav\w+(?: it)?(?: with)?|remaining|total of|workforce of|staff of|employs|have|has|had|keep\w*)\s+(?:\w+\s+){0,2}$/iu.test(
        text.slice(0, from),
      ),
  );
  const by =
    /\b(?:workforce|head-?count|staff|team|layoffs?|lay-offs?|job cuts?|job losses|redundanc\w+|parted ways with|letting go|let go of|goodbye to)\b[^.;]{0,25}?(?:\b(?:by|of|for|at|with|totall?ing|hit|affect\w*|impact\w*|to)\s+)(?:about |around |some |roughly |nearly |more than |over |up to )?([1-9][\d,.]*)(?!\s?(?:%|percent|per cent|[\d.,]))/iu.exec(
      text,
    )?.[1];
  const count =
    counts[0]?.value ?? (by === undefined ? undefined : Number(by.replace(/[^\d]/gu, '')));
  const share =
    /([\d.]+)\s?(?:%|percent|per cent)\s+(?:of\s+(?:its|our|the|their)\s+)?(?:[\w-]+\s)?(?:staff|workforce|employees|people|head-?count|team|jobs|work force)/iu.exec(
      text,
    )?.[1] ??
    /\b(?:workforce|staff|head-?count|team)\s+by\s+(?:about\s+|around\s+)?([\d.]+)\s?(?:%|percent|per cent)/iu.exec(
      text,
    )?.[1];
  return [
    {
      topic: 'news',
      attribute: 'layoff',
      ...(count === undefined || !Number.isInteger(count) ? {} : { value: count, unit: 'people' }),
      ...(share === undefined ? {} : { details: { share: `${share}%` } }),
      ...happenedOn(said, start),
    },
  ];
};

/** “layoffs at Tolvane”, “Tolvane layoffs”. */
function at({ text, names: { own } }: Said): boolean {
  return [...text.matchAll(own)].some(
    ({ index, 0: name }) =>
      /\b(?:at|by|from|within|inside)\s+$/iu.test(text.slice(0, index)) &&
      (name.includes(' ') || !/^\s\p{Lu}/u.test(text.slice(index + name.length))),
  );
}
