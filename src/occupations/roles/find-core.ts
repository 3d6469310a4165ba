import { isGeneral } from '../titles/general-words';
import { isEmptyWord, isLink } from '../titles/words';

export interface RoleCore {
  /** The piece with the role in it, without small words. */
  readonly words: readonly string[];
  readonly head: string;
  /** Other words that name a role in it, the last first. */
  readonly heads: readonly string[];
  /** Words of all other pieces, and those behind “for”, “in”, “at”. */
  readonly side: readonly string[];
}

interface Piece extends Omit<RoleCore, 'side'> {
  readonly after: readonly string[];
  /** Whom somebody serves is no field of theirs: “Assistant to the Director”. */
  readonly serves: boolean;
  readonly onlyRank: boolean;
}

function read(segment: readonly string[], isRole: (word: string) => boolean): Piece {
  // “Director of Nursing” is read whole; “Assistant to the Director” ends at “to”.
  const cut = segment.findIndex((word, at) => at > 0 && isLink(word) && word !== 'of');
  const [before, after] =
    cut === -1 ? [segment, []] : [segment.slice(0, cut), segment.slice(cut + 1)];
  // “Live-in Nanny” and “In-home Caregiver” name the role behind the small word.
  if (cut !== -1 && !before.some(isRole) && isRole(after.at(-1) ?? ''))
    return read([...before, ...after], isRole);
  const and = before.findIndex((word, at) => word === 'and' && isRole(before[at - 1] ?? ''));
  if (and > 0 && isRole(before.at(-1) ?? '')) return read(before.slice(0, and), isRole);
  const of = before.indexOf('of');
  const named = (of > 0 ? before.slice(0, of) : before).filter((word) => !isEmptyWord(word));
  const heads = named.filter(isRole).toReversed();
  const words = before.filter((word) => !isEmptyWord(word));
  return {
    words,
    after: after.filter((word) => !isEmptyWord(word)),
    serves: segment[cut] === 'to',
    heads,
    head: heads[0] ?? named.at(-1) ?? '',
    onlyRank: words.every(isGeneral),
  };
}

/** The head of the phrase is the role: what else stands in a title says where, for whom, and when. */
export function findCore(
  segments: readonly (readonly string[])[],
  isRole: (word: string) => boolean,
  /** Whether a rank alone takes its field from the piece beside it: “Manager, Nursing”. */
  takesField = true,
): RoleCore | undefined {
  const all = segments
    .map((segment) => read(segment, isRole))
    .filter(({ words }) => words.length > 0);
  const chosen =
    all.find(({ heads, onlyRank }) => heads.length > 0 && !onlyRank) ??
    all.find(({ heads }) => heads.length > 0) ??
    all[0];
  if (chosen === undefined) return undefined;
  const { head, heads } = chosen;
  const others = all.filter((one) => one !== chosen);
  const field =
    takesField && chosen.onlyRank && !chosen.serves
      ? chosen.after.length > 0
        ? chosen.after
        : (others[0]?.words ?? [])
      : [];
  const side = [...chosen.after, ...others.flatMap((one) => [...one.words, ...one.after])];
  return { words: [...new Set([...field, ...chosen.words])], head, heads, side };
}
