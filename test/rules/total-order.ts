import { isTest, type SourceFile } from './source-files';

/** What no two rows of a list share, by itself or beside what the list is narrowed to. */
const UNIQUE = new Set([
  'code',
  'currency',
  'day',
  'id',
  'key',
  'line',
  'name',
  'number',
  'orderId',
  'place',
  'probe',
  'providerId',
  'reference',
  'source',
  'step',
  'tokenHash',
]);
/** The first column of what is grouped by it. */
const BY_FIRST_COLUMN = /^(?:desc|asc)\(sql`1`\)$/u;

/** What stands between brackets that open at a place, at each comma of its own. */
function argumentsAt(text: string, open: number): readonly string[] {
  const found = [''];
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0) break;
    if (sign === ',' && depth === 1) found.push('');
    else if (at > open) found[found.length - 1] += sign;
  }
  return found.map((one) => one.trim()).filter((one) => one !== '');
}

const lastName = (argument: string): string =>
  /(\w+)\)*$/u.exec(argument.replace(/\s+/gu, ' '))?.[1] ?? '';

const isTotal = (keys: readonly string[]): boolean => {
  const last = keys.at(-1) ?? '';
  return UNIQUE.has(lastName(last)) || BY_FIRST_COLUMN.test(last);
};

/** Lists whose rows of the same moment come in whatever order the database likes. */
export function partlyOrdered(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\.orderBy\(/gu)]
        .map(({ index, 0: call }) => argumentsAt(text, index + call.length - 1))
        .filter((keys) => !isTotal(keys))
        .map((keys) => `${path} orders by ${keys.join(', ')}`),
    );
}
