import type { Alignment } from './align';
import type { Fault, ReadClaim } from './faults';
import type { Token } from './tokens';
import { holds, type Value } from './values';

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
  return between.reduce((sum, token) => sum + (/^(?:and|;|\.|while|but|by|succeeded|replaced|to|of|for|with)$/u.test(token.lower) ? 4 : token.text === ',' ? comma : 1), 0);
}

/** Who holds which title, by what stands closest. */
function readHolders(tokens: readonly Token[], values: readonly Value[]): Holder[] {
  // “Fernhollow’s chief executive” is not Fernhollow.
  const owns = ({ to }: Value) => tokens[to]?.text === "'" || tokens[to - 1]?.lower.endsWith("'s") === true;
  const names = values.filter((value) => value.kind === 'name' && value.words.length > 1 && !owns(value));
  return values.flatMap((title) => {
    if (title.kind !== 'title') return [];
    const [closest] = names
      .map((name) => ({ name, far: distance(tokens, title, name) }))
      .filter(({ far }) => far <= FARTHEST)
      .sort((left, right) => left.far - right.far);
    return closest === undefined ? [] : [{ title, name: closest.name }];
  });
}

/** A title must stand beside its holder somewhere, where the source has it beside somebody else. */
export function holderFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  const mine = readHolders(claim.tokens, claim.values);
  if (mine.length === 0) return [];
  const theirs = near.flatMap(({ sentence }) => readHolders(sentence.tokens, sentence.values()));
  return mine.flatMap(({ title, name }): Fault[] => {
    const rivals = theirs.filter((other) => holds(other.title, title));
    if (rivals.length === 0 || rivals.some((other) => holds(other.name, name))) return [];
    return [{ rung: 'titles', span: { from: name.from, to: name.to }, strength: 1, reason: `Its source gives “${title.text}” to “${rivals[0]?.name.text ?? ''}” and not to “${name.text}”.` }];
  });
}
