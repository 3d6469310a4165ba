import { phraseFinder } from '../../../language';
import { countWords } from '../../../kernel/text';
import { possessive } from '../phrases';
import type { Retold, Teller } from './shape';

const PERIOD =
  String.raw`(?:the end of )?(?:\p{Lu}\p{Ll}+ \d{1,2}, )?(?:the )?(?:(?:first|second|third|fourth)` +
  String.raw` quarter of )?(?:the )?(?:fiscal )?(?:year )?(?:19|20)\d\d`;
const IN = String.raw`(?:[Ii]n|[Dd]uring|[Ff]or|[Aa]t|[Aa]s of|[Oo]n) `;
const SUM = String.raw`[$€£]\d[\d,.]{0,15}\d(?: (?:million|billion|trillion))?`;
const SHARE = String.raw`\d[\d.]{0,8}%`;
/** What is counted: a noun or a few, with what it is of. */
const MEASURE =
  String.raw`(?<of>(?:Our |Total |The )?[\p{L}\p{N}&’,-]+(?: (?!of |was |were |is )[\p{L}\p{N}&’,-]+){0,7}` +
  String.raw`?)`;
/** What a measure is made of, between commas. */
const ASIDE = String.raw`(?:, which [^,]{4,90},)?`;
const UP = 'grew|increased|rose|improved';
const DOWN = 'declined|decreased|fell';

interface Figure {
  readonly of: string;
  readonly did: string;
  readonly period: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Ways in which a report states one figure, each with how an editor would state it. */
const FORMS: readonly (readonly [form: RegExp, say: (found: Groups) => Figure])[] = [
  // “Gauge revenue was $3 million in 2024, up from $2 million in 2023, representing 50% growth.”
  [
    form(
      String.raw`^${MEASURE} (?:was|were|grew to|increased to|rose to) (?<sum>${SUM}) ${IN}(?<period>${PERIOD}), `,
      String.raw`up from ${SUM} ${IN}${PERIOD}, representing (?<share>${SHARE})[^.]* growth\.$`,
    ),
    ({ of = '', sum = '', share = '', period = '' }) => ({
      of,
      did: `grew ${share} to ${sum}`,
      period,
    }),
  ],
  [
    form(
      String.raw`^${MEASURE} ${IN}(?<period>${PERIOD}) (?:was|were) (?<sum>${SUM}), `,
      String.raw`up from ${SUM} ${IN}${PERIOD}, representing (?<share>${SHARE})[^.]* growth\.$`,
    ),
    ({ of = '', sum = '', share = '', period = '' }) => ({
      of,
      did: `grew ${share} to ${sum}`,
      period,
    }),
  ],
  // “Gauge revenue of $3 million during 2024 increased by $1 million, or 50%, from $2 million in 2023.”
  [
    form(
      String.raw`^${MEASURE} of (?:about )?(?<sum>${SUM}) ${IN}(?<period>${PERIOD}) (?<verb>${UP}|${DOWN}) `,
      String.raw`(?:by )?${SUM}, or (?<share>${SHARE}), from ${SUM}\b[^.;]*(?:\.\d[^.;]*)*\.$`,
    ),
    ({ of = '', sum = '', verb = '', share = '', period = '' }) => ({
      of,
      did: `${verb} ${share} to ${sum}`,
      period,
    }),
  ],
  // “Gauge sales increased 4% to $3 million in 2024.”
  [
    form(
      String.raw`^(?:${IN}(?<early>${PERIOD}), )?${MEASURE} (?<verb>${UP}|${DOWN}) (?:by )?(?<share>${SHARE})`,
      String.raw`(?<to> to ${SUM})?(?: ${IN}(?<period>${PERIOD}))?(?:,? (?:driven|due|primarily|compared` +
        String.raw`|versus|from|as|mainly|reflecting)\b[^;]*)?\.$`,
    ),
    ({ of = '', verb = '', share = '', to = '', period, early }) => ({
      of,
      did: `${verb} ${share}${to}`,
      period: period ?? early ?? '',
    }),
  ],
  // “Gauges accounted for about 94% of our total revenues for 2024.”
  [
    form(
      String.raw`^(?:${IN}(?<early>${PERIOD}), )?${MEASURE} `,
      String.raw`(?<verb>accounted for|represented|generated|brought in) (?<about>about )?(?<share>${SHARE}) of `,
      String.raw`(?<whole>(?:our |its )?(?:[\p{L}’-]{1,30} ){0,4}(?:revenues?|sales))` +
        String.raw`(?: ${IN}(?<period>${PERIOD}))?\.$`,
    ),
    ({ of = '', verb = '', about = '', share = '', whole = '', period, early }) => ({
      of,
      did: `${verb} ${about}${share} of ${whole.replace(/^our /u, 'its ')}`,
      period: period ?? early ?? '',
    }),
  ],
  // “Operating margin, which counts this and that, increased to about 19% for 2024.”
  [
    form(
      String.raw`^(?:${IN}(?<early>${PERIOD}), )?${MEASURE}${ASIDE} (?<verb>${UP}|${DOWN}) to `,
      String.raw`(?<sum>(?:about )?(?:${SHARE}|${SUM}))(?: ${IN}(?<period>${PERIOD}))?`,
      String.raw`(?:,? (?:(?:as )?compared|from|versus|up|down)\b[^;]*)?\.$`,
    ),
    ({ of = '', verb = '', sum = '', period, early }) => ({
      of,
      did: `${verb} to ${sum}`,
      period: period ?? early ?? '',
    }),
  ],
  // “For 2024, income from operations was $7 million, an increase of 11% year-over-year.”
  [
    form(
      String.raw`^(?:${IN}(?<early>${PERIOD}), )?${MEASURE}${ASIDE}(?: ${IN}(?<period>${PERIOD}))? (?:was|were) `,
      String.raw`(?<sum>(?:about )?${SUM}),? (?:an? (?<kind>increase|decrease) of (?<share>${SHARE})\b` +
        String.raw`|as compared)[^;]*\.$`,
    ),
    ({ of = '', sum = '', kind, share = '', period, early }) => ({
      of,
      did: kind === undefined ? `was ${sum}` : `${kind}d ${share} to ${sum}`,
      period: period ?? early ?? '',
    }),
  ],
  // “Our operating ratio of 71.5% improved 1.8 points compared to 2022.”
  [
    form(
      String.raw`^${MEASURE} (?:for (?<period>${PERIOD}) )?of (?<share>${SHARE}) (?<verb>improved` +
        String.raw`|worsened) (?<by>[\d.]+ points) `,
      String.raw`(?:compared (?:to|with)|versus|from) (?<before>(?:19|20)\d\d)\b[^;]*\.$`,
    ),
    ({ of = '', verb = '', share = '', by = '', before = '', period }) => ({
      of,
      did: `${verb} ${by} to ${share}`,
      period: period ?? String(Number(before) + 1),
    }),
  ],
];

function form(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'u');
}

const MEASURES = new RegExp(
  String.raw`(?<=\S )(?:revenues?|sales|income|margin|ratio|rate|obligation|income from operations|earnings` +
    String.raw`|profit|volumes?|shipments|orders|deliveries|bookings|ARR|fees|premiums|expenditures` +
    String.raw`|segments?|productivity)$`,
  'u',
);
const saysNobody = phraseFinder(
  `cash, cost, expense, fuel surcharge, interest, other, such, tax, that, these, this, those`,
);

/** Under a heading these are a segment’s, and the company’s own are told as typed figures. */
const WHOLE = new RegExp(
  String.raw`^(?:Our |Total |The )?(?:(?:total|net|organic|operating|consolidated|subscription|products?` +
    String.raw`|services?|licen[sc]e|support|maintenance|gross|unit) )*(?:revenues?|sales|income|earnings` +
    String.raw`|profit|volumes?)$`,
  'iu',
);

/** A sentence that states one figure of one year, as an editor states it; nothing where it has another form. */
export function figureSentence(text: string, { company, aliases }: Teller): Retold | undefined {
  const plain = text.replace(/^\p{Lu}\p{L}+(?: \p{L}+){0,3} – (?=\p{Lu})/u, '');
  for (const [pattern, say] of FORMS) {
    const groups = pattern.exec(plain)?.groups;
    if (groups === undefined) continue;
    const { of, did, period } = say(groups);
    const isShare = groups['whole'] !== undefined;
    if (period === '' || saysNobody(of) || WHOLE.test(of) || !(isShare || MEASURES.test(of)))
      return undefined;
    const isOwn = of.startsWith('Our ');
    const bare = of
      .replace(/^(?:Our|Total|The) (?:total )?/u, '')
      .replace(/ segment(?= revenue)/u, '');
    const named = [company, ...aliases].some((name) => bare.startsWith(name));
    const subject = isOwn && !named ? `${possessive(company)} ${bare}` : capitalize(bare);
    const year = period.replace(/^the fiscal year |^fiscal year /u, 'fiscal ');
    const time = `${year.startsWith('the end') ? 'at' : /^\p{Lu}/u.test(year) ? 'on' : 'in'} ${year}`;
    const told = `${subject} ${did} ${time}.`;
    return countWords(told) > MOST_WORDS
      ? undefined
      : { text: told, continued: isOwn ? `Its ${bare} ${did} ${time}.` : told, ofCompany: true };
  }
  return undefined;
}

const MOST_WORDS = 24;
const capitalize = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
