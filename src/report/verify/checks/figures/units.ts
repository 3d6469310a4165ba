import { readMeasured, type Measured, type Quantity } from '../../../../language';
import type { ReadText } from '../../anchors/read-text';
import { carriesMeasure } from '../../values/numbers';
import type { SlotCheck } from '../finding';

const measuresIn = ({ text, quantities }: ReadText): readonly Measured[] =>
  quantities.flatMap((placed) => readMeasured(text, placed) ?? []);

/** Whether a figure is one of the source's in another unit: 62 miles of “100 km”. */
export function isConverted(quantity: Quantity, claim: ReadText, source: ReadText): boolean {
  const said = measuresIn(claim).find((one) => one.quantity === quantity);
  return said !== undefined && measuresIn(source).some((known) => carriesMeasure(known, said));
}

const isSameUnit = (one: Measured, other: Measured): boolean =>
  one.kind === other.kind && one.factor === other.factor && one.zero === other.zero;

/** A measure keeps its unit: “six months” of the source aren't six years, nor its 100 km 100 miles. */
export const checkUnits: SlotCheck = ({ claim, source }) => {
  const known = measuresIn(source);
  return measuresIn(claim).flatMap((said) => {
    const alike = known.filter(({ quantity }) => quantity.value === said.quantity.value);
    const isCarried =
      alike.length === 0 ||
      alike.some((one) => isSameUnit(one, said)) ||
      known.some((one) => carriesMeasure(one, said));
    return isCarried
      ? []
      : [
          {
            slot: 'figure' as const,
            reason: `“${said.text}” has a different unit in the evidence.`,
          },
        ];
  });
};
