import type { Alignment } from './align';
import type { Fault, ReadClaim } from './faults';
import type { Token } from './tokens';
import { holds, type Value } from './values';

type NamedValue = Extract<Value, { readonly kind: 'name' }>;

interface Holder {
  readonly title: Value;
  readonly name: Value;
}

/** Farther apart than this, a title beside a name is somebody else’s. */
const FARTHEST = 3;

/** “Ines Hale, treasurer, …” is read more readily than “treasurer, Ines Hale …”. */
function distance(tokens: readonly Token[], title: Value, name: Value): number {
  const between = tokens.slice(Math.min(title.to, name.to), Math.max(title.from, name.from));
  const comma = title.from > name.from ? 0.5 : 1.5;
  // “went to”, “to be its”, “is in charge as”, “holds the title of”: these lead from one to the other.
  const isLink = (at: number) => {
    const [before, token, next] = [
      between[at - 1]?.lower ?? '',
      between[at]?.lower ?? '',
      between[at + 1]?.lower ?? '',
    ];
    return (
      /^(?:went|passed|goes) to$|^(?:title|post|position|role|job|office) of$|^in charge$|^charge as$/u.test(
        `${before} ${token}`,
      ) ||
      /^(?:to be|in charge|went to|holds the|held the|the title|title of|the post|post of)$/u.test(
        `${token} ${next}`,
      )
    );
  };
  return between.reduce(
    (sum, token, at) =>
      sum +
      (isLink(at)
        ? 0.5
        : /^(?:and|;|\.|while|but|by|succeeded|replaced|to|of|for|with)$/u.test(token.lower)
          ? 4
          : token.text === ','
            ? comma
            : 1),
    0,
  );
}

/** “Tessa Lund succeeded Viktor Amsel as treasurer” gives the title to her, and so does “was succeeded by Tessa Lund as treasurer”. */
function successorAs(
  tokens: readonly Token[],
  names: readonly Value[],
  title: Value,
): Value | undefined {
  const as = tokens[title.from - 1]?.lower === 'as' ? title.from - 1 : title.from - 2;
  if (tokens[as]?.lower !== 'as') return undefined;
  const verb = tokens.findLastIndex(
    ({ stem }, at) => at < as && at >= as - 8 && /^(?:succe|replac|follow)/u.test(stem),
  );
  if (verb < 0) return undefined;
  const by = tokens.findIndex(({ lower }, at) => at > verb && lower === 'by');
  if (by >= 0) return names.find(({ from }) => from > by);
  return names.findLast(({ to }) => to <= verb);
}

/** “Treasurer Ines Hale” is Ines Hale; “Treasurer of Fernhollow” is nobody. */
function withoutTitle(
  tokens: readonly Token[],
  name: NamedValue,
  values: readonly Value[],
): NamedValue[] {
  const title = values.find(
    ({ kind, from, to }) => kind === 'title' && from < name.to && name.from < to,
  );
  if (title === undefined) return [name];
  if (title.from > name.from || tokens[title.to]?.lower === 'of') return [];
  const words = tokens
    .slice(title.to, name.to)
    .filter(({ capital }) => capital)
    .map(({ stem }) => stem);
  return [{ ...name, from: title.to, words }];
}

/** Who holds which title, by what stands closest. */
function readHolders(tokens: readonly Token[], values: readonly Value[]): Holder[] {
  // “Fernhollow’s chief executive” is not Fernhollow.
  const owns = ({ to }: Value) =>
    tokens[to]?.text === "'" || tokens[to - 1]?.lower.endsWith("'s") === true;
  const names = values
    .flatMap((value) =>
      value.kind === 'name' && !owns(value) ? withoutTitle(tokens, value, values) : [],
    )
    .filter(({ words }) => words.length > 1);
  return values.flatMap((title) => {
    if (title.kind !== 'title') return [];
    const successor = successorAs(tokens, names, title);
    if (successor !== undefined) return [{ title, name: successor }];
    const [closest] = names
      .map((name) => ({ name, far: distance(tokens, title, name) }))
      .filter(({ far }) => far <= FARTHEST)
      .sort((left, right) => left.far - right.far);
    return closest === undefined ? [] : [{ title, name: closest.name }];
  });
}

/** Names that stand beside their own title somewhere, and so in their place, whatever else is told there. */
export function confirmedHolders(claim: ReadClaim, near: readonly Alignment[]): readonly Value[] {
  const mine = readHolders(claim.tokens, claim.values);
  if (mine.length === 0) return [];
  const theirs = near.flatMap(({ sentence }) => readHolders(sentence.tokens, sentence.values()));
  return mine
    .filter(({ title, name }) =>
      theirs.some((other) => holds(other.title, title) && holds(other.name, name)),
    )
    .map(({ name }) => name);
}

/** A title must stand beside its holder somewhere, where the source has it beside somebody else. */
export function holderFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  const mine = readHolders(claim.tokens, claim.values);
  if (mine.length === 0) return [];
  const theirs = near.flatMap(({ sentence }) => readHolders(sentence.tokens, sentence.values()));
  return mine.flatMap(({ title, name }): Fault[] => {
    const rivals = theirs.filter((other) => holds(other.title, title));
    if (rivals.length === 0 || rivals.some((other) => holds(other.name, name))) return [];
    return [
      {
        rung: 'titles',
        span: { from: name.from, to: name.to },
        strength: 1,
        reason: `The evidence gives “${title.text}” to “${rivals[0]?.name.text ?? ''}”, not “${name.text}”.`,
      },
    ];
  });
}
