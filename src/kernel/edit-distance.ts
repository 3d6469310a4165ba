/** How many letters must be changed, added, left out or swapped to turn one into the other; gives up beyond `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let earlier: readonly number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
          ? (earlier[column - 2] ?? 0) + 1
          : limit + 1;
      current.push(
        Math.min(change, swapped, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1),
      );
    }
    if (Math.min(...current) > limit && Math.min(...before) > limit) return limit + 1;
    earlier = before;
    before = current;
  }
  return before[other.length] ?? limit + 1;
}
