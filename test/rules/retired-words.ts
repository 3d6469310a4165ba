import { parseAst } from 'vite';
import { isTest, type SourceFile } from './source-files';

/** Words that the code no longer uses as names, and what it says instead; `docs/words.md` has them all. */
const RETIRED: Readonly<Record<string, string>> = {
  deed: 'act',
  deeds: 'acts',
  errand: 'review task',
  errands: 'review tasks',
  purse: 'budget',
  standing: 'state, current, or settings',
};
const RETIRED_TYPES: Readonly<Record<string, string>> = { Told: 'what it holds' };
const TYPES: ReadonlySet<unknown> = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/** What the database calls a thing it keeps; the lexicon's words are data. */
const EXCEPTIONS: ReadonlySet<string> = new Set(['src/desk/review/claims/stored-claim.ts']);
const isCounted = (path: string): boolean =>
  /^src\/.*\.tsx?$/u.test(path) &&
  !path.startsWith('src/language/lexicon/') &&
  !isTest(path) &&
  !EXCEPTIONS.has(path);

type Visit = (node: Readonly<Record<string, unknown>>) => void;

function everyNode(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) for (const one of value) everyNode(one, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value as Readonly<Record<string, unknown>>);
    for (const one of Object.values(value)) everyNode(one, visit);
  }
}

/** `standingOf`, `isDeed` and `STANDING` are made of these words; `outstanding` isn't. */
const wordsOf = (name: string): readonly string[] =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map((word) => word.toLowerCase());

function namesIn({ path, text }: SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  everyNode(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), ({ type, name, id }) => {
    if ((type === 'Identifier' || type === 'PrivateIdentifier') && typeof name === 'string')
      for (const word of wordsOf(name)) {
        const better = RETIRED[word];
        if (better !== undefined) found.set(name, better);
      }
    const { name: declared } = (id ?? {}) as { readonly name?: unknown };
    const better = TYPES.has(type) ? RETIRED_TYPES[String(declared)] : undefined;
    if (better !== undefined) found.set(String(declared), better);
  });
  return found;
}

const MAY_HAVE_ONE = new RegExp([...Object.keys(RETIRED), 'Told'].join('|'), 'iu');

/** “src/a.ts calls something standing: say state, …” for each name of the code that has a retired word in it. */
export const retiredNames = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => isCounted(path) && MAY_HAVE_ONE.test(text))
    .flatMap((file) =>
      [...namesIn(file)].map(
        ([name, better]) => `${file.path} calls something ${name}: say ${better}`,
      ),
    );
