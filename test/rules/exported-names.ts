import { isTest, type SourceFile } from './source-files';

/** Names that a framework asks for in the files where it looks for them: there no other name will do. */
export const DEMANDED: readonly {
  readonly names: readonly string[];
  readonly where: RegExp;
  readonly why: string;
}[] = [
  {
    names: [
      'action',
      'ErrorBoundary',
      'handle',
      'headers',
      'Layout',
      'links',
      'loader',
      'meta',
      'middleware',
      'shouldRevalidate',
    ],
    where: /^src\/web\//,
    why: 'React Router takes them from each route module and from the root by name.',
  },
];

/** Declarations that are exported; what a file merely hands on is declared elsewhere. */
const EXPORTED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** The names that a file declares and exports, each once. */
export const exportedNames = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(EXPORTED)].map(([, name = '']) => name)),
];

const isCounted = (path: string): boolean =>
  /^(?:src|emails|content)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path);

const isDemanded = (name: string, path: string): boolean =>
  DEMANDED.some(({ names, where }) => names.includes(name) && where.test(path));

/** Which files declare and export a name, where there are two or more. */
export function namesDeclaredTwice(
  files: readonly SourceFile[],
): ReadonlyMap<string, readonly string[]> {
  const places = Map.groupBy(
    files
      .filter(({ path }) => isCounted(path))
      .flatMap(({ path, text }) =>
        exportedNames(text)
          .filter((name) => !isDemanded(name, path))
          .map((name) => ({ name, path })),
      ),
    ({ name }) => name,
  );
  return new Map(
    [...places]
      .filter(([, { length }]) => length > 1)
      .map(([name, declared]) => [name, declared.map(({ path }) => path)]),
  );
}

/** “Step is declared in a.ts and b.ts” for each name that several files declare. */
export const namesToTellApart = (files: readonly SourceFile[]): readonly string[] =>
  [...namesDeclaredTwice(files)].map(
    ([name, paths]) => `${name} is declared in ${paths.toSorted().join(' and ')}`,
  );
