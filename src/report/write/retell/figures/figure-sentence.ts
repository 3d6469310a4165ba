import { phraseFinder, sentenceForm, type FormSlots, rewriting } from '../../../../language';
import { countWords, isCapitalized } from '../../../../kernel/text';
import { possessive } from '../../phrases';
import type { Retold, Teller } from '../shape';
import * as readers from './slots';

const LISTS = [
  ['in', 'as of, at, during, for, in, on'],
  ['moved', 'declined, decreased, fell, grew, improved, increased, rose'],
  ['rose-to', 'grew to, increased to, rose to'],
  ['share-of', 'accounted for, brought in, generated, represented'],
  ['than', 'compared to/with, from, versus'],
  ['up-from', 'up from'],
] as const;

interface Figure {
  readonly of: string;
  readonly did: string;
  readonly period: string;
}

const form = (text: string) => sentenceForm(text, readers, LISTS);
const grewTo = ({ of = '', sum = '', share = '', period = '' }: FormSlots): Figure => ({
  of,
  did: `grew ${share} to ${sum}`,
  period,
});
const UP_FROM =
  ', <up-from> [sum] <in> [period] , representing share:[share] [anything] growth . $';

/** Ways in which a report states one figure, each with how an editor would state it. */
const FORMS: readonly (readonly [
  form: (text: string) => FormSlots | undefined,
  say: (found: FormSlots) => Figure,
])[] = [
  // “Gauge revenue was $3 million in 2024, up from $2 million in 2023, representing 50% growth.”
  [form(`^ of:[measure] was/were/<rose-to> sum:[sum] <in> period:[period] ${UP_FROM}`), grewTo],
  [form(`^ of:[measure] <in> period:[period] was/were sum:[sum] ${UP_FROM}`), grewTo],
  // “Gauge revenue of $3 million during 2024 increased by $1 million, or 50%, from $2 million in 2023.”
  [
    form(
      `^ of:[measure] of (about) sum:[sum] <in> period:[period] verb:<moved> (by) [sum] , or share:[share] ,
       from [sum] [rest] . $`,
    ),
    ({ of = '', sum = '', verb = '', share = '', period = '' }) => ({
      of,
      did: `${verb} ${share} to ${sum}`,
      period,
    }),
  ],
  // “Gauge sales increased 4% to $3 million in 2024.”
  [
    form(`^ of:[measure] verb:<moved> (by) share:[share] to:[raised] period:[when] [because] . $`),
    ({ of = '', verb = '', share = '', to, period = '' }) => ({
      of,
      did: to === undefined ? `${verb} ${share}` : `${verb} ${share} ${to}`,
      period,
    }),
  ],
  // “Gauges accounted for about 94% of our total revenues for 2024.”
  [
    form(
      `^ of:[measure] verb:<share-of> about:(about) share:[share] of whole:[whole] period:[when] . $`,
    ),
    ({ of = '', verb = '', about, share = '', whole = '', period = '' }) => ({
      of,
      did: `${verb} ${about === undefined ? '' : 'about '}${share} of ${whole.replace(/^our /u, 'its ')}`,
      period,
    }),
  ],
  // “Operating margin, which counts this and that, increased to about 19% for 2024.”
  [
    form(`^ of:[measure] [aside] verb:<moved> to sum:[level] period:[when] [because] . $`),
    ({ of = '', verb = '', sum = '', period = '' }) => ({ of, did: `${verb} to ${sum}`, period }),
  ],
  // “For 2024, income from operations was $7 million, an increase of 11% year-over-year.”
  [
    form(
      `^ of:[measure] [aside] period:[when] was/were sum:[level] (,) a/an kind:increase/decrease of share:[share]
       [rest] . $`,
    ),
    ({ of = '', sum = '', kind = '', share = '', period = '' }) => ({
      of,
      did: `${kind}d ${share} to ${sum}`,
      period,
    }),
  ],
  // “Gauge sales for 2024 were $7 million, up 11% from the year before.”
  [
    form(
      `^ of:[measure] [aside] period:[when] was/were sum:[level] , course:up/down share:[share] [rest] . $`,
    ),
    ({ of = '', sum = '', course = '', share = '', period = '' }) => ({
      of,
      did: `${course === 'up' ? 'increased' : 'decreased'} ${share} to ${sum}`,
      period,
    }),
  ],
  [
    form(`^ of:[measure] [aside] period:[when] was/were sum:[level] (,) as compared [rest] . $`),
    ({ of = '', sum = '', period = '' }) => ({ of, did: `was ${sum}`, period }),
  ],
  // “Capital expenditures were $5 million, and $7 million in 2023 and 2024.”
  [
    form(
      `^ of:[measure] verb:was/were [sum] (,) and sum:[sum] <in> before:[year] and period:[year] . $`,
    ),
    ({ of = '', verb = '', sum = '', before = '', period = '' }) => ({
      of,
      did: `${verb} ${sum}`,
      period: Number(period) > Number(before) ? period : '',
    }),
  ],
  // “Our operating ratio of 71.5% improved 1.8 points compared to 2022.”
  [
    form(
      `^ of:[measure] period:[when] of share:[share] verb:improved/worsened by:[figure] point <than> before:[year]
       [rest] . $`,
    ),
    ({ of = '', verb = '', share = '', by = '', before = '', period }) => ({
      of,
      did: `${verb} ${by} points to ${share}`,
      period: period ?? String(Number(before) + 1),
    }),
  ],
  // “Third-quarter 2024 gauge sales totaled $7 million, an increase of $1 million, or 11%, compared to 2023.”
  [
    form(
      `^ nth:[ordinal] quarter year:[year] of:[measure] was/were/totaled sum:[sum] , a/an kind:increase/decrease
       of [sum] , or share:[share] , [rest] . $`,
    ),
    ({ nth = '', year = '', of = '', sum = '', kind = '', share = '' }) => ({
      of,
      did: `${kind}d ${share} to ${sum}`,
      period: `the ${nth.toLowerCase()} quarter of ${year}`,
    }),
  ],
];

/** “In 2024, …” */
const early = form('^ <in> period:[period] ,');

function read(
  text: string,
):
  | { readonly figure: Figure; readonly isShare: boolean; readonly isOfQuarter: boolean }
  | undefined {
  const first = early(text)?.['period'];
  const told = first === undefined ? text : text.slice(text.indexOf(first) + first.length + 2);
  for (const [find, say] of FORMS) {
    const slots = find(told);
    if (slots === undefined) continue;
    const when = slots['period'] === undefined ? first : withoutLead(slots['period']);
    const period = when === undefined ? {} : { period: when };
    return {
      figure: say({ ...slots, ...period }),
      isShare: slots['whole'] !== undefined,
      isOfQuarter: slots['nth'] !== undefined,
    };
  }
  return undefined;
}

const isMeasure = phraseFinder(
  `* arr $, * booking $, * deliveries $, * earning $, * expenditure $, * fee $, * income $, * income from operations $,
   * margin $, * obligation $, * order $, * premium $, * productivity $, * profit $, * rate $, * ratio $,
   * revenue $, * sale $, * segment $, * shipment $, * volume $`,
);
const saysNobody = phraseFinder(
  `cash, cost, expense, fuel surcharge, interest, other, such, tax, that, these, this, those`,
);

/** Under a heading these are a segment’s, and the company’s own of a year are told as typed figures. */
const ofWhole = sentenceForm(
  '^ (=our/=total/=the) (<kind>) (<kind>) (<kind>) earning/income/profit/revenue/sale/volume $',
  {},
  [
    [
      'kind',
      `consolidated, gross, licen*, maintenance, net, operating, organic, product, service, subscription,
       support, total, unit`,
    ],
  ],
);

/** “Subscription revenue grew to $4 million in 2024”: the company’s, or that of a part named before. */
export function isUnownedFigure(text: string): boolean {
  const told = withoutHead(text);
  const of = read(told)?.figure.of ?? '';
  return opensOnCost(told) || (ofWhole(of) !== undefined && !isOwned(of));
}
const opensOnCost = phraseFinder('^ cost/costs of goods/revenue/revenues/sales/services');
const isOwned = phraseFinder('^ our, ^ total');

/** “For 2024, revenue was $7 million, up 9%.”: the whole company's, which a typed figure tells, too. */
export const isWholeRevenue = phraseFinder(
  '^ <revenue> <course>, ^ our/the <revenue> <course>, ^ for/in (fiscal) #### _ (our/the) <revenue> <course>',
  [
    ['course', 'declined, decreased, fell, grew, increased, rose, totaled, was, were'],
    ['revenue', '<sum>, net/total <sum>, net/total net/total <sum>'],
    ['sum', 'revenue, =sales'],
  ],
);

/** “Sales – Gauge sales rose 4% …” */
const withoutHead = (text: string): string =>
  text.replace(/^\p{Lu}\p{L}+(?: \p{L}+){0,3} – (?=\p{Lu})/u, '');

/** A sentence that states one figure of one year, as an editor states it; nothing where it has another form. */
export function figureSentence(text: string, { company, aliases }: Teller): Retold | undefined {
  const found = read(withoutHead(text));
  if (found === undefined) return undefined;
  const { of, did, period } = found.figure;
  if (
    period === '' ||
    saysNobody(of) ||
    !(found.isOfQuarter || (ofWhole(of) === undefined && (found.isShare || isMeasure(of))))
  )
    return undefined;
  const isOwn = of.startsWith('Our ');
  const bare = withoutWhole(of);
  const named = [company, ...aliases].some((name) => bare.startsWith(name));
  const subject = isOwn && !named ? `${possessive(company)} ${bare}` : capitalize(bare);
  const year = inFiscal(period);
  const time = `${year.startsWith('the end') ? 'at' : isCapitalized(year) ? 'on' : 'in'} ${year}`;
  const told = `${subject} ${did} ${time}.`;
  return countWords(told) > MOST_WORDS
    ? undefined
    : { text: told, continued: isOwn ? `Its ${bare} ${did} ${time}.` : told, ofCompany: true };
}

const MOST_WORDS = 24;
const withoutLead = rewriting([['', '^ {as of} *, ^ {at/during/for/in/on} *']]);
const withoutWhole = rewriting([
  ['', '^ {our/the/total total} *, ^ {our/the/total} *, * {segment} =revenue'],
]);
const inFiscal = rewriting([['fiscal', '^ the fiscal year, ^ fiscal year']]);
const capitalize = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
