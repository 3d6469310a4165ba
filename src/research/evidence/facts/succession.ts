/** A person's name as it stands in a sentence, with the title of courtesy before it. */
const PERSON = String.raw`(?:(?:Dr|Mr|Ms|Mrs|Prof|Sir|Dame)\.?\s+)?\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}\.)?(?:\s(?:(?:de|van|von|der|den|da|di|del|la|le|bin|al|el)\s){0,2}\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*){1,3}`;
const GOING = String.raw`(?:left|leaves|leaving|retire[sd]?|retiring|resign(?:s|ed|ing)?|quit(?:s|ting)?|depart(?:s|ed|ing)?|(?:step|stand|stood)(?:s|ped|ping|ing)?\s(?:down|aside|back)|move[sd]?\s(?:on|to|into|up)|moving\s(?:on|to)|bow(?:s|ed|ing)?\sout|goes|went|exit(?:s|ed)?|die[sd]|passed away|takes? (?:his|her|their) leave|took (?:his|her|their) leave|gave up|gives up|said (?:goodbye|farewell))`;
const WENT = String.raw`(?:departure|retirement|exit|resignation|leaving|death|removal|dismissal|decision to (?:leave|retire|step down))`;
const THE = String.raw`(?:(?:the|its|our|his|her|their|long-?serving|long-?time|outgoing|departing|retiring|former|founding|(?:co-?)?founder|fellow|colleague|veteran|previous|interim|predecessor,?)\s+)*`;

/** What a sentence says of whoever held the office before: who was followed, who left, who handed over. */
const LEAVERS: readonly RegExp[] = [
  new RegExp(
    String.raw`,?\s*\b(?:who|and)?\s*(?:has\s+|had\s+|is\s+|was\s+)?\b(?:[Ss]ucceed(?:s|ed|ing)?|[Rr]eplac(?:es?|ed|ing)|[Ff]ollow(?:s|ed|ing)?|[Ss]upersed(?:es?|ed|ing)|[Rr]eliev(?:es?|ed|ing))\s+(?!by\b)${THE}${PERSON}(?:,\s+who\s[^,;.]{2,70})?,?`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Ii]n (?:the )?(?:place|stead|succession) of|[Ii]n succession to|[Aa]s (?:the )?successor (?:to|of)|(?:[Tt]he )?successor (?:to|of)|[Ii]nstead of|rather than|[Tt]o (?:succeed|replace|follow)|[Aa]s (?:a )?replacement for|(?:the )?replacement for)\s+${THE}${PERSON}(?:,\s+who\s[^,;.]{2,70})?,?`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:from|of)\s+${THE}${PERSON}(?=\s*(?:[,;.]|as\b|in\b|on\b|at\b|after\b|when\b|$))`,
    'gu',
  ),
  new RegExp(
    String.raw`,?\s*\b(?:[Aa]fter|[Ff]ollowing|[Uu]pon|[Oo]n|[Ss]ince|[Ww]ith|[Dd]espite|[Aa]mid|[Bb]ecause of)\s+${THE}${PERSON}(?:[’']s?)?\s+(?:${WENT}|${GOING})[^,;.]*,?`,
    'gu',
  ),
  new RegExp(String.raw`\b${THE}${WENT}\s+of\s+${THE}${PERSON}`, 'gu'),
  new RegExp(
    String.raw`[,;]?\s*\b(?:(?:and|[Ww]hile|[Aa]s|[Ww]hen|[Aa]fter|[Oo]nce|[Ss]ince|[Bb]ecause|where)\s+)?${THE}${PERSON}(?:,[^,;.]{2,60},)?\s+(?:has\s+|had\s+|have\s+|is\s+|was\s+|will\s+|would\s+)?(?:be\s+|been\s+)?${GOING}\b[^,;.]*`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|whose|[Oo]ur|[Ii]ts)\s+predecessor,?\s+(?:was\s+|is\s+)?${PERSON},?`,
    'gu',
  ),
  new RegExp(
    String.raw`${PERSON}(?=\s+(?:has\s+|had\s+)?(?:hand(?:s|ed)?|pass(?:es|ed)?|turn(?:s|ed)?|gives?|gave|yield(?:s|ed)?|cede[sd]?)\b[^;.]{0,60}?\bto\s+\p{Lu})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Ii]n(?:to)?|[Ff]ill(?:s|ed|ing)?)\s+the shoes of\s+${THE}${PERSON}`,
    'gu',
  ),
  new RegExp(
    String.raw`${PERSON}(?:,[^,;.]{2,60},)?(?=\s+(?:has\s+|had\s+)?ma(?:de|kes)\s+(?:way|room)\s+for\b)`,
    'gu',
  ),
  // Where somebody came from, and what they were before, is no office of today.
  /,\s+(?:formerly|previously|once|most recently|until (?:then|now|recently)|before that|who (?:had|was|came|previously|earlier))\s[^,;]{2,70},/gu,
  /(?<=\b(?:c[ao]mes?|join(?:s|ed|ing)|mov(?:es|ed|ing)|arriv(?:es|ed|ing)|recruited|hired|poached|lured)\s+)(?:\p{Ll}+\s)?from\s+(?:the\s+)?\p{Lu}[\p{L}&’-]+(?:\s\p{Lu}[\p{L}&’-]+)*/gu,
];
/** “Took over the finance post from …”: only there “from” and “of” name who went. */
const TAKEN =
  /\b(?:tak(?:es?|ing|en)|took|inherit\w*|assum\w*|hand\w*|reins|baton|over|helm|charge|duties|desk|seat|post|role|job|office)\b[^;.]{0,45}$/iu;
const IN_PLACE = 2;

const blank = (text: string): string => text.replace(/[^\n]/gu, ' ');

/** The sentence with those blanked who no longer hold the office, so that what is left names who does. */
export function withoutLeavers(text: string): string {
  return LEAVERS.reduce(
    (left, pattern, index) =>
      left.replace(pattern, (found: string, ...rest: readonly unknown[]) => {
        const at = rest.find((one) => typeof one === 'number') ?? 0;
        if (index === IN_PLACE && (/^of/iu.test(found) || !TAKEN.test(left.slice(0, at))))
          return found;
        return blank(found);
      }),
    text,
  );
}
