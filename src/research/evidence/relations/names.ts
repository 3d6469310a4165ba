import { isCapitalized, literalPattern } from '../../../kernel/text';
import { withoutCompanySuffix } from '../../../language';
import { comparableName, type EntityCard } from '../../company';

/** Names of a company, ready to be looked for. */
interface Names {
  readonly own: RegExp;
  readonly namesakes: RegExp | undefined;
  readonly comparable: ReadonlySet<string>;
}

const escaped = (name: string): string => literalPattern(name).replace(/\s+/gu, String.raw`\s+`);
const oneOf = (names: readonly string[]): string =>
  names
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

/** First words that many bear, so that they name nobody alone. */
const COMMON_FIRST: ReadonlySet<string> = new Set(
  `advanced alpha american apple applied atlantic best beta big black blue british capital
  central city cloud community data delta digital east eastern european family first general
  global golden great green health home international meta modern national new next north
  northern omega one open pacific pure red royal silver smart south southern standard super
  target the true two united universal west western white world`.split(/\s+/u),
);

/** The name as a text calls it that has told the whole name before: its first word, where nobody else bears it. */
export function laterNameOf(card: EntityCard): string | undefined {
  const [first = '', second] = card.name.replace(/[,.]/gu, '').split(/\s+/u);
  return second === undefined ||
    first.length < 4 ||
    COMMON_FIRST.has(first.toLowerCase()) ||
    !isCapitalized(first)
    ? undefined
    : first;
}

export function namesOf(card: EntityCard): Names {
  const names = [
    ...new Set([
      card.legalName,
      card.name,
      ...card.aliases,
      ...(card.ticker !== undefined && card.ticker.length > 2 ? [card.ticker] : []),
    ]),
  ].filter((name) => name.trim().length > 1);
  const namesakes = card.namesakes.filter(
    (name) =>
      name.trim().length > 1 && !names.some((own) => comparableName(own) === comparableName(name)),
  );
  const bare = namesakes.map(withoutCompanySuffix);
  const others = new Set([...namesakes, ...bare].filter((name) => !names.includes(name)));
  return {
    own: new RegExp(String.raw`(?<![\p{L}\p{N}@/.-])(?:${oneOf(names)})(?![\p{L}\p{N}@/])`, 'gu'),
    namesakes:
      namesakes.length === 0
        ? undefined
        : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${oneOf([...others])})(?![\p{L}\p{N}])`, 'gu'),
    comparable: new Set(names.map(comparableName)),
  };
}
