import { defined } from '../../../../../kernel/defined';
import { phraseFinder, readDays, wordSet } from '../../../../../language';
import { isReal, textOf, wordAt, type SentenceReader } from '../../reading';
import { FIGURE_SIGNS, textOfSign } from './figure-signs';
import { firstForm, isOfCompany, partForm, partsOf, type Part } from '../parts';
import { shareFrom, shareSign } from './shares';

const saysPart = phraseFinder(
  `comparable, first/second half, guidance, h1, h2, half year, month, organic, pro forma, q*,
   quarter*, same store, segment`,
);
const isWhole = wordSet('annual, consolidated, group, operating, overall, total');
const isFalling = wordSet('contract*, decline*, decrease*, drop*, fall*, fell, shrank, shrink*');

const LISTS = [
  ['figure', '[REVENUE], [INCOME]'],
  [
    'moved',
    `climb*, contract*, decline*, decrease*, drop*, expand*, fall, fallen, fell, grew, grow, grown,
     increase*, jump*, rise, risen, rose, shrank, shrink, surge*`,
  ],
  [
    'ending',
    `<end>, compared, driven, due, during/for/in (the) (*) period/year, from, mainly, over, primarily,
     to [SUM], versus, vs, year over year, yoy`,
  ],
  ['in', 'during/for/in [YEAR]'],
] as const;
const FORMS = ['^ (<own>)', '_/and/that <own>'].map((start) =>
  partForm(`${start} <figure> (<in>) <moved> [SHARE] (<in>) <ending>`, LISTS),
);
const isFigure = ({ sign }: Part): boolean => sign === 'REVENUE' || sign === 'INCOME';

/** "Our revenue grew 19% in 2025": the growth of the whole company. */
export const growthOfYear: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  if (saysPart(textOf(reading, 0, tokens.length - 1))) return [];
  const parts = partsOf(reading, [shareSign, ...FIGURE_SIGNS]);
  const within = firstForm(parts, FORMS) ?? [];
  const share = within.find(({ sign }) => sign === 'SHARE');
  const figure = within.find(isFigure);
  if (share === undefined || figure === undefined || !isReal(reading, share.first)) return [];
  const isOwned = within.indexOf(figure) > 0 || isWhole(wordAt(reading, figure.first));
  const value = shareFrom(reading, share.first);
  if (value === undefined || !isOwned || !isOfCompany(reading, within)) return [];
  const [{ day } = {}] = readDays(textOfSign(reading, within, 'YEAR'));
  const asOf = day !== undefined && day <= reading.fetchedAt ? day : undefined;
  const verb = wordAt(reading, share.first - 1);
  return [
    {
      topic: 'financials',
      attribute: 'growth',
      value: isFalling(verb) ? -value : value,
      unit: 'percent',
      ...defined({ asOf }),
    },
  ];
};
