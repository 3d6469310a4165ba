import type { Matrix } from '../../src/language/parser/network/matrix';
import type { Places } from '../../src/language/parser/network/network';
import type { Random } from '../../src/kernel/seeded-random';

export interface Thinning {
  readonly thin: (layer: Matrix) => void;
  readonly thinBack: (layer: Matrix, gradient: Matrix) => void;
}

/** Hides the same columns of a layer from all words of a sentence, and makes up for it with the rest (dropout). */
export function createThinning(
  sentences: readonly Places[],
  hidden: (layer: Matrix) => number,
  random: Random,
): Thinning {
  const masks = new Map<Matrix, readonly Float32Array[]>();
  const apply = (mask: readonly Float32Array[], { columns, values }: Matrix): void => {
    for (const [index, { start, end }] of sentences.entries())
      for (let row = start; row < end; row++)
        for (let column = 0; column < columns; column++)
          values[row * columns + column] =
            (values[row * columns + column] ?? 0) * (mask[index]?.[column] ?? 0);
  };
  return {
    thin(layer) {
      const share = hidden(layer);
      const mask = sentences.map(() =>
        Float32Array.from({ length: layer.columns }, () =>
          random.next() < share ? 0 : 1 / (1 - share),
        ),
      );
      masks.set(layer, mask);
      apply(mask, layer);
    },
    thinBack(layer, gradient) {
      apply(masks.get(layer) ?? [], gradient);
    },
  };
}
