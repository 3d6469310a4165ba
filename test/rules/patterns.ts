import { dirname, join } from 'node:path/posix';
import { parseAst } from 'vite';
import { isTest, type SourceFile } from './source-files';

export interface FoundPattern {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
  /** Characters of pattern that stand in the code for it, in however many pieces; words of a list are no pattern. */
  readonly written: number;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Module {
  readonly path: string;
  readonly body: Node;
  readonly constants: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, readonly [from: string, name: string]>;
}

/** A text as far as the code tells it, with the pieces of code that it is made of. */
interface Read {
  readonly items: readonly string[];
  readonly pieces: ReadonlyMap<Node, number>;
}

type Names = ReadonlyMap<string, Read>;

/** What is known only when the program runs: a name, most often. */
const UNKNOWN: Read = { items: ['word'], pieces: new Map() };
const DEEPEST = 12;
const LIST_OF_WORDS = /^[\p{L}\p{N}\s'’&.,-]*$/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

function everyNode(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) everyNode(one, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) visit(value);
  for (const one of Object.values(value)) everyNode(one, visit);
}

function readModule({ path, text }: SourceFile): Module {
  const body: unknown = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const constants = new Map<string, Node>();
  const imports = new Map<string, readonly [string, string]>();
  everyNode(body, (node) => {
    const { type, id, init } = node;
    if (type === 'VariableDeclarator' && nameOf(id) !== '' && isNode(init))
      constants.set(nameOf(id), init);
    if (type !== 'ImportDeclaration' || !isNode(node['source'])) return;
    const from = join(dirname(path), String(node['source']['value']));
    for (const one of nodesOf(node['specifiers']))
      imports.set(nameOf(one['local']), [from, nameOf(one['imported'])]);
  });
  return { path, body: isNode(body) ? body : { type: 'none' }, constants, imports };
}

const joined = (reads: readonly Read[], sign: string): Read => ({
  items: [reads.flatMap(({ items }) => items).join(sign)],
  pieces: new Map(reads.flatMap(({ pieces }) => [...pieces])),
});

class Reader {
  readonly #modules: ReadonlyMap<string, Module>;

  constructor(modules: readonly Module[]) {
    this.#modules = new Map(
      modules.flatMap((module) => [
        [module.path.replace(/\.tsx?$/u, ''), module],
        [module.path.replace(/\/index\.tsx?$/u, ''), module],
      ]),
    );
  }

  read(node: unknown, module: Module, names: Names = new Map(), depth = 0): Read {
    if (!isNode(node) || depth > DEEPEST) return UNKNOWN;
    const go = (one: unknown): Read => this.read(one, module, names, depth + 1);
    const { type } = node;
    if (type === 'Literal') return this.#literal(node);
    if (type === 'TemplateLiteral') return this.#template(node, 'cooked', go);
    if (type === 'TaggedTemplateExpression') return this.#template(node['quasi'], 'raw', go);
    if (type === 'BinaryExpression') return joined([go(node['left']), go(node['right'])], '');
    if (type === 'ArrayExpression') {
      const reads = nodesOf(node['elements']).map(go);
      return listed(
        joined(reads, ''),
        reads.flatMap(({ items }) => items),
      );
    }
    if (type === 'SpreadElement' || type === 'TSAsExpression')
      return go(node['argument'] ?? node['expression']);
    if (type === 'MemberExpression' && nameOf(node['property']) === 'source')
      return go(node['object']);
    if (type === 'NewExpression') return go(nodesOf(node['arguments'])[0]);
    if (type === 'CallExpression') return this.#call(node, module, names, depth);
    if (type === 'Identifier') return this.#constant(nameOf(node), module, names, depth);
    return UNKNOWN;
  }

  #literal(node: Node): Read {
    const { regex, value } = node;
    const text =
      typeof regex === 'object' && regex !== null && 'pattern' in regex
        ? String(regex.pattern)
        : String(value);
    return { items: [text], pieces: new Map([[node, text.length]]) };
  }

  #template(quasi: unknown, form: 'cooked' | 'raw', go: (node: unknown) => Read): Read {
    if (!isNode(quasi)) return UNKNOWN;
    const gaps = nodesOf(quasi['expressions']).map(go);
    const parts = nodesOf(quasi['quasis']).map((part, index): Read => {
      const value = part['value'] as { readonly cooked: string; readonly raw: string };
      const own = { items: [value[form]], pieces: new Map([[part, value[form].length]]) };
      const gap = gaps[index];
      return gap === undefined ? own : joined([own, { ...gap, items: [gap.items.join('|')] }], '');
    });
    return joined(parts, '');
  }

  #constant(name: string, module: Module, names: Names, depth: number): Read {
    const bound = names.get(name);
    if (bound !== undefined) return bound;
    const own = module.constants.get(name);
    if (own !== undefined) return this.read(own, module, new Map(), depth + 1);
    const [from = '', told = ''] = module.imports.get(name) ?? [];
    const other = this.#modules.get(from);
    const init = other?.constants.get(told);
    return other === undefined || init === undefined
      ? UNKNOWN
      : this.read(init, other, new Map(), depth + 1);
  }

  #call(node: Node, module: Module, names: Names, depth: number): Read {
    const callee = node['callee'];
    const given = nodesOf(node['arguments']).map((one) => this.read(one, module, names, depth + 1));
    if (isNode(callee) && callee['type'] === 'MemberExpression') {
      const on = this.read(callee['object'], module, names, depth + 1);
      const method = nameOf(callee['property']);
      if (method === 'join') return joined([on], given[0]?.items[0] ?? ',');
      if (method === 'split') return listed(on, on.items.join('').split(given[0]?.items[0] ?? ' '));
      return ['map', 'filter', 'toSorted', 'trim', 'replaceAll', 'replace'].includes(method)
        ? on
        : UNKNOWN;
    }
    const called = module.constants.get(nameOf(callee));
    if (called?.type !== 'ArrowFunctionExpression') return UNKNOWN;
    const bound = nodesOf(called['params']).map(
      (parameter, index) => [nameOf(parameter), given[index] ?? UNKNOWN] as const,
    );
    return this.read(called['body'], module, new Map(bound), depth + 1);
  }
}

/** Words apart from each other are data, of which no character is a pattern. */
const listed = ({ pieces }: Read, items: readonly string[]): Read => ({
  items,
  pieces: items.every((item) => LIST_OF_WORDS.test(item)) ? new Map() : pieces,
});

const isRaw = (node: Node): boolean =>
  node.type === 'TaggedTemplateExpression' &&
  isNode(node['tag']) &&
  nameOf(node['tag']['object']) === 'String' &&
  nameOf(node['tag']['property']) === 'raw';

interface Expression {
  readonly found: FoundPattern;
  readonly pieces: ReadonlyMap<Node, number>;
  /** A piece alone need not be a pattern: it may open a bracket that the next one closes. */
  readonly isPiece: boolean;
}

/** What the code makes patterns of: literals, calls of `RegExp`, and raw texts, which nothing else is written in. */
function expressionsIn(module: Module, reader: Reader): readonly Expression[] {
  const found: Expression[] = [];
  everyNode(module.body, (node) => {
    const isLiteral = node.type === 'Literal' && 'regex' in node;
    const isMade =
      /^(?:New|Call)Expression$/u.test(node.type) && nameOf(node['callee']) === 'RegExp';
    const isPiece = isRaw(node);
    if (!isLiteral && !isMade && !isPiece) return;
    const { items, pieces } = reader.read(isMade ? nodesOf(node['arguments'])[0] : node, module);
    // A raw text over several lines is a document of another language.
    if (items.some((item) => item.includes('\n'))) return;
    const written = [...pieces.values()].reduce((sum, length) => sum + length, 0);
    const { path } = module;
    found.push({
      found: {
        path,
        source: items.join('|').replaceAll('{word}', '{9}'),
        flags: flagsOf(node),
        written,
      },
      pieces,
      isPiece,
    });
  });
  return found;
}

function flagsOf(node: Node): string {
  if ('regex' in node) return (node['regex'] as { readonly flags: string }).flags;
  const flags = nodesOf(node['arguments'])[1];
  return flags?.type === 'Literal' ? String(flags['value']) : 'u';
}

function readExpressions(files: readonly SourceFile[]): readonly Expression[] {
  const modules = files
    .filter(({ path }) => /\.tsx?$/u.test(path) && !isTest(path))
    .map(readModule);
  const reader = new Reader(modules);
  const all = modules.flatMap((module) => expressionsIn(module, reader));
  const used = new Set(
    all.filter(({ isPiece }) => !isPiece).flatMap(({ pieces }) => [...pieces.keys()]),
  );
  return all.filter(
    ({ isPiece, pieces }) => !isPiece || [...pieces.keys()].some((piece) => !used.has(piece)),
  );
}

/** Every pattern of some files, those put together from pieces among them. */
export const patternsIn = (files: readonly SourceFile[]): readonly FoundPattern[] =>
  readExpressions(files).map(({ found }) => found);

/** How many characters of patterns each file has; a piece that several patterns share counts once. */
export function patternCharacters(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const seen = new Set<Node>();
  const counts = new Map<string, number>();
  for (const { found, pieces } of readExpressions(files))
    for (const [piece, length] of pieces) {
      if (seen.has(piece)) continue;
      seen.add(piece);
      counts.set(found.path, (counts.get(found.path) ?? 0) + length);
    }
  return counts;
}

/** How many patterns of each file are put together from pieces that are too long taken together. */
export function longAssembled(
  files: readonly SourceFile[],
  longest: number,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { found, pieces } of readExpressions(files))
    if (pieces.size > 1 && found.written > longest)
      counts[found.path] = (counts[found.path] ?? 0) + 1;
  return counts;
}
