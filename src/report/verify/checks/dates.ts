import { carriesDate, mayBeSameDate, type PlainDate } from '../../../language';
import type { SlotCheck } from './finding';

/** Each date stands in the source, as exact there or more so. */
export const checkDates: SlotCheck = ({ claim, source }) =>
  claim.dates.flatMap((said) => {
    if (source.dates.some((known) => carriesDate(known, said))) return [];
    const plain: PlainDate = { ...said };
    for (const part of ['isFiscal', 'isEnd'] as const) Reflect.deleteProperty(plain, part);
    const isLooser = source.dates.some(
      (known) =>
        carriesDate(known, plain) ||
        (known.year === undefined && said.month !== undefined && mayBeSameDate(known, said)),
    );
    if (isLooser)
      return [
        {
          slot: 'date' as const,
          reason: `The evidence is less exact than “${said.text}”.`,
          isDoubt: true as const,
        },
      ];
    const isYearKnown =
      source.dates.every(({ year }) => year === undefined) ||
      said.year === undefined ||
      source.dates.some(({ year }) => year === said.year);
    return [
      {
        slot: 'date' as const,
        reason: `“${said.text}” isn’t in the evidence.`,
        ...(isYearKnown && said.month === undefined ? { isDoubt: true as const } : {}),
      },
    ];
  });
