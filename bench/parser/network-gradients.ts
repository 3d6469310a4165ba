import {
  wholeRows,
  type Matrix,
  type MatrixMemory,
} from '../../src/language/parser/network/matrix';
import {
  LEAK,
  type Layers,
  type WordNetwork,
  type Places,
} from '../../src/language/parser/network/network';
import {
  createMatrices,
  distanceOf,
  type Matrices,
  type MatrixName,
  type NetworkShape,
} from '../../src/language/parser/network/network-shape';
import { createLayerGradients, type Learned } from './layer-gradients';
import { blame, blameArcs } from './loss';
import { learnBothWays } from './recurrence-gradients';

/** What is right for a sentence, by place; place 0 is the root, about which nothing is to be learned. */
export interface RightReading {
  readonly tags: Int32Array;
  readonly heads: Int32Array;
  readonly labels: Int32Array;
}

export interface NetworkGradients {
  readonly matrices: Matrices;
  readonly layers: Layers;
  /**
   * Reads the sentences in `layers.words`, adds up in which direction each number makes it worse, and says how bad it
   * is.
   */
  learn(
    sentences: readonly Places[],
    right: readonly RightReading[],
    thin: (layer: Matrix) => void,
    thinBack: (layer: Matrix, gradient: Matrix) => void,
  ): number;
}

const TAG_WEIGHT = 0.5;
const LONGEST = 160;

const emptyLike = (memory: MatrixMemory, { rows, columns }: Matrix): Matrix => ({
  rows,
  columns,
  values: memory.numbers(rows * columns),
});

export function createGradients(
  memory: MatrixMemory,
  shape: NetworkShape,
  network: WordNetwork,
  own: Matrices,
): NetworkGradients {
  const matrices = createMatrices(memory, shape);
  const layers = Object.fromEntries(
    Object.entries(network.layers).map(([name, layer]: [string, Matrix]) => [
      name,
      emptyLike(memory, layer),
    ]),
  ) as unknown as Layers;
  const most = Math.max(
    ...[...Object.values(own), ...Object.values(network.layers)].map(
      ({ values }: Matrix) => values.length,
    ),
  );
  const { goBack } = createLayerGradients(memory, most);
  const matrix = (name: MatrixName): Learned => ({ own: own[name], gradient: matrices[name] });
  const layer = (name: keyof Layers): Learned => ({
    own: network.layers[name],
    gradient: layers[name],
  });
  const scores = new Float32Array(LONGEST * LONGEST);

  const leakBack = (name: 'children' | 'heads' | 'relations', rows: number): void => {
    const { columns, values } = network.layers[name];
    const gradient = layers[name].values;
    for (let at = 0; at < rows * columns; at++)
      if ((values[at] ?? 0) < 0) gradient[at] = (gradient[at] ?? 0) * LEAK;
  };
  const relationsBack = (sentences: readonly Places[], right: readonly RightReading[]): void => {
    const { columns, values } = layers.relations;
    const add = (target: Float32Array, at: number, own_: number): void => {
      for (let part = 0; part < columns; part++)
        target[at + part] = (target[at + part] ?? 0) + (values[own_ + part] ?? 0);
    };
    for (const [index, { start, end }] of sentences.entries())
      for (let word = 1; word < end - start; word++) {
        const head = right[index]?.heads[word] ?? 0;
        const at = (start + word) * columns;
        add(layers.childRelations.values, at, at);
        add(layers.headRelations.values, (start + head) * columns, at);
        add(matrices.distanceRelation.values, distanceOf(word, head) * columns, at);
      }
  };

  return {
    matrices,
    layers,
    learn(sentences, right, thin, thinBack) {
      network.refresh();
      thin(network.layers.words);
      network.meet(sentences.at(-1)?.end ?? 0);
      network.read(sentences, thin);
      network.scoreLabels(sentences, (index, word) => right[index]?.heads[word] ?? 0);
      const rows = wholeRows(sentences.at(-1)?.end ?? 0);
      for (const { columns, values } of Object.values(layers) as Matrix[])
        values.fill(0, 0, rows * columns);
      const words = sentences.reduce((sum, { start, end }) => sum + end - start - 1, 0);
      let loss = 0;
      for (const [index, places] of sentences.entries()) {
        const answer = right[index];
        if (!answer) continue;
        network.scoreArcs(places, scores);
        const arcs = {
          wanted: layer('wanted'),
          heads: layer('heads'),
          nearness: layer('nearness'),
        };
        loss += blameArcs(scores, arcs, places, answer.heads, 1 / words);
        loss += blame(layer('tags'), shape.tags, places, answer.tags, TAG_WEIGHT / words);
        loss += blame(layer('labels'), shape.labels, places, answer.labels, 1 / words);
      }
      goBack(layer('relations'), matrix('label'), matrix('labelBase'), layer('labels'), rows);
      leakBack('relations', rows);
      relationsBack(sentences, right);
      goBack(layer('wanted'), matrix('distance'), undefined, layer('nearness'), rows);
      goBack(layer('children'), matrix('wanted'), matrix('wantedBase'), layer('wanted'), rows);
      leakBack('children', rows);
      leakBack('heads', rows);
      const read = layer('secondOutputs');
      goBack(read, matrix('child'), matrix('childBase'), layer('children'), rows);
      goBack(read, matrix('head'), matrix('headBase'), layer('heads'), rows);
      const base = matrix('relationBase');
      goBack(read, matrix('childRelation'), base, layer('childRelations'), rows);
      goBack(read, matrix('headRelation'), undefined, layer('headRelations'), rows);
      goBack(read, matrix('tag'), matrix('tagBase'), layer('tags'), rows);
      thinBack(read.own, read.gradient);
      const way = {
        inputs: layers.secondInputs.values,
        gateWeights: matrices.secondGates.values,
        around: layers.firstOutputs.values,
        outputs: layers.secondOutputs.values,
      };
      for (const { start, end } of sentences) learnBothWays(network.second, way, start, end);
      const between = layer('firstOutputs');
      goBack(between, matrix('second'), matrix('secondBase'), layer('secondInputs'), rows);
      thinBack(between.own, between.gradient);
      const firstWay = {
        inputs: layers.firstInputs.values,
        gateWeights: matrices.firstGates.values,
        around: layers.firstOutputs.values,
        outputs: layers.firstOutputs.values,
      };
      for (const { start, end } of sentences) learnBothWays(network.first, firstWay, start, end);
      goBack(layer('words'), matrix('first'), matrix('firstBase'), layer('firstInputs'), rows);
      thinBack(network.layers.words, layers.words);
      return loss;
    },
  };
}
