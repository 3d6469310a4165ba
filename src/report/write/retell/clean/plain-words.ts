import { MONTHS } from '../../../../language/lexicon/calendar/months';
import { capitalized } from '../../../../kernel/text';

type Plain = readonly [written: RegExp, told: string];

const MONTH = MONTHS.map(([word]) => capitalized(word)).join('|');

/** Verbs that British English writes with an s; “advise” and “promise” are none. */
const STEMS =
  'apologi authori capitali categori centrali customi digiti emphasi finali generali harmoni incentivi locali ' +
  'maximi minimi mobili moderni normali optimi organi personali prioriti reali recogni revolutioni speciali stabili ' +
  'standardi subsidi summari utili visuali';
const ISE = new RegExp(
  String.raw`(?<=(?<![\p{L}])(?:de|re|un)?(?:${STEMS.split(' ').join('|')}))s(?=(?:e[drs]?|ing|ation(?:s|al)?)\b)`,
  'gu',
);

/** British spellings of words; names keep theirs. */
const AMERICAN: readonly Plain[] = [
  [ISE, 'z'],
  [/(?<=\banaly)s(?=(?:e[ds]?|ing)\b)/gu, 'z'],
  [/(?<=\b(?:behavi|col|endeav|fav|harb|hon|hum|lab|neighb|rum|sav))our/gu, 'or'],
  [/(?<=\b)centre(?=s?\b)/gu, 'center'],
  [/(?<=\b(?:de|of))fence(?=s?\b)/gu, 'fense'],
  [/(?<=\b(?:cance|labe|mode|trave|fue|leve|signa|counse))ll(?=(?:ed|er|ers|ing)\b)/gu, 'l'],
  [/(?<=\b(?:fulfi|enro|insta))l(?=(?:s|ment|ments)?\b)/gu, 'll'],
  [/(?<=\bprogram)me(?=s?\b)/gu, ''],
  [/(?<=\bcatalog)ue(?=s?\b)/gu, ''],
  [/(?<=\b(?:after|back|for|to|up))wards\b/gu, 'ward'],
  [/(?<=\bamong)st\b/gu, ''],
  [/\bwhilst\b/gu, 'while'],
  [/\blicence(?=s?\b)/gu, 'license'],
];

/** “In July 2022 we …”: a pause behind the date. */
const SINCE_DATE = new RegExp(
  String.raw`^(?<when>(?:In|By) (?:(?:${MONTH}) (?:of )?)?(?:19|20)\d\d) (?=(?:we|our|the|it|all)\b|\p{Lu})`,
  'u',
);

/** “In the first half of 2026 the …” */
const SINCE_PART =
  /^(?<when>(?:In|By) the \p{Ll}{5,6} (?:half|quarter) of (?:19|20)\d\d) (?=(?:we|our|the|it|all)\b|\p{Lu})/u;

/** What an editor strikes or shortens in any sentence. */
const SHORTER: readonly Plain[] = [
  [new RegExp(String.raw`(?<=\b(?:${MONTH})) of (?=(?:19|20)\d\d\b)`, 'gu'), ' '],
  [/\bin order to (?=\p{Ll})/gu, 'to '],
  [/\bprior to (?=\p{L})/gu, 'before '],
  [/\b(?:am|are|is) able to (?=\p{Ll})/gu, 'can '],
  [/\ba maximum of (?=\d)/gu, 'at most '],
  [/\b(?<what>(?:\p{Ll}+ )?leave) reasons\b/gu, '$<what>'],
  [
    /\bemployed (?<many>(?:about )?[\d,]+ (?:[\p{Ll}-]+ ){0,3})employees\b/gu,
    'had $<many>employees',
  ],
  // “, an increase of 2% versus the prior year due to growth”
  [
    /(?<=, (?:a|an) (?:in|de)crease of [\d.,]{1,9}%?)(?: employees| people)? (?:from|over|versus) the prior year/gu,
    ' from the year before',
  ],
  [
    /(?<=, (?:a|an) (?:in|de)crease of [\d.]{1,9}%),? year[ -]over[ -]year\b/gu,
    ' from the year before',
  ],
  [/(?<= from the year before) due to [^,.]{3,60}/gu, ''],
  [/, an increase of (?=[\d.,]{1,9}%? from the year before)/gu, ', up '],
  [/, a decrease of (?=[\d.,]{1,9}%? from the year before)/gu, ', down '],
  [/\bthroughout the world\b/gu, 'worldwide'],
  [/(?<=\b[Aa]n? \p{Lu}\p{Ll}{1,20} )multinational (?=\p{Ll})/gu, ''],
  [/\bproducts, services,? and solutions\b/gu, 'products and services'],
  [
    /\bamount of (?=(?:days|employees|hours|interviews|meetings|people|projects|weeks)\b)/gu,
    'number of ',
  ],
  // “a pension which it pays into”, and not “a mill for which it pays”
  [
    /(?<=\b(?!(?:for|from|into|over|through|under|upon|with)\b)\p{Ll}{3,20}) which (?=(?:it|they|we) )/gu,
    ' that ',
  ],
  [/\bflexible with (?=what|when|where|which)/gu, 'flexible about '],
  [/(?<= (?:[\p{Ll}-]{2,20}|web) )App(?=s?(?: \p{Ll}|[,.]))/gu, 'app'],
  [/(?<=\p{L} )Co-Founder(?=s?\b)/gu, 'co-founder'],
  [/(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) )different (?=\p{Ll})/gu, ''],
  [/(?<=\$\d[\d.,]{0,9}(?: [bm]illion)?) USD\b/gu, ''],
  // “for a total purchase price of $2 billion, consisting primarily of cash”
  [
    /\bfor (?:an? )?(?:(?:aggregate|cash|total) )?(?:consideration|purchase price) of (?=(?:about )?[$€£])/gu,
    'for ',
  ],
  [/, (?:consisting|paid) (?:entirely|primarily|mainly|mostly) (?:of|in) cash(?=[,.])/gu, ''],
  [/\b(?:in )?between each (?<one>\p{Ll}+)\b/giu, 'between $<one>s'],
  [/\bin between\b/giu, 'between'],
  [
    /\b(?<team>team|staff) of (?<many>(?:about |around )?\d+) (?=is|are|has|works?\b)/gu,
    '$<team> of $<many> people ',
  ],
  [SINCE_DATE, '$<when>, '],
  [SINCE_PART, '$<when>, '],
  // “In 2022, it has given”: what a named year holds is over.
  [/(?<=^In (?:19|20)\d\d, [^,]{2,40}) (?:has|have)(?= \p{Ll}+ed\b)/gu, ''],
  [
    /^(?<often>[Ee]very (?:\d{1,2}|two|three|four|five|six) (?:weeks|months|years)) (?=\p{Ll})/u,
    '$<often>, ',
  ],
  // “43% of sales in 2025, 42% in 2024 and 40% in 2023”
  [
    /(?<=%(?: [^,.%]{1,60})? in 20\d\d)(?: and 20\d\d)?(?:,|,? and) [\d.,]+% in 20\d\d(?=(?:,|,? and) [\d.]+%|\.$)/gu,
    '',
  ],
  [/, which is inclusive of (?=\p{L})/gu, ', including '],
  // “entered into an Equity Agreement, under which we invested”
  [
    /\bentered into an? (?:\p{Lu}[\p{L}-]{1,20} ){1,4}Agreement,? under which (?:it|we) (?=\p{Ll}+ed\b)/gu,
    '',
  ],
  [/(?<=[$€£]\d[\d,.]{0,9})\/mo(?:nth)?(?=[,.;])/gu, ' a month'],
  [/(?<=[$€£]\d[\d,.]{0,9})\/y(?:ea)?r(?=[,.;])/gu, ' a year'],
  [/\bwhen it comes to advertising\b/gu, 'in advertising'],
  [/\bon a (?<often>daily|weekly|monthly|yearly) basis\b/gu, '$<often>'],
  [
    /(?<=\b\d{1,3} (?:week|day|month|hour)s)(?= (?!(?:after|before|during|of) )(?:[\p{Ll}/-]+ ){0,2}leave\b)/gu,
    '’',
  ],
  [/(?<=\b\d-day )work ?week/gu, 'week'],
  [/\bfor the (?:fiscal )?year ended December 31, (?=(?:19|20)\d\d\b)/gu, 'in '],
];

const replaced = (text: string, all: readonly Plain[]): string =>
  all.reduce((told, [written, plain]) => told.replace(written, plain), text);

/** The same without the padding of offices. */
export const inPlainWords = (text: string): string => replaced(text, SHORTER);

const CONTRACTED: readonly Plain[] = [
  // A parser needs the noun, and a reader doesn’t.
  [/(?<=\b(?:team|staff) of (?:about |around )?\d{1,6}) people(?= (?:is|are|has|works?)\b)/gu, ''],
  [
    /\b(?<verb>[Dd]oes|[Dd]o|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave) not\b/gu,
    '$<verb>n’t',
  ],
  [/(?<=, \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{1,20})?)(?= where (?:it|we)\b)/gu, ','],
  // “maternity/adoption leave”
  [/(?<=\b\p{Ll}{5,20})\/(?=\p{Ll}{5,20} leave\b)/gu, ' or '],
  [/\b(?<c>[Cc])an ?not\b/gu, '$<c>an’t'],
  [/\b(?<who>[Yy]ou) will\b/gu, '$<who>’ll'],
  // “2-3 references”
  [/(?<![\d-])(?<from>[1-9])-(?<to>[2-9]) (?=\p{Ll})/gu, '$<from> to $<to> '],
];

/** As American readers spell it, and as people say it: “doesn’t”. A parser is surer of what the source wrote. */
export const inHouseStyle = (text: string): string => replaced(text, [...AMERICAN, ...CONTRACTED]);
