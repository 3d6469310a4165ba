import { parseAst } from 'vite';

/** Words of a source file that a person may read, with the line they begin on. */
export interface PrintedWords {
  readonly line: number;
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

/** Places of a syntax tree whose strings no person reads: addresses of modules, names, types, styles, queries. */
const UNREAD = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSLiteralType',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TaggedTemplateExpression',
]);
const READ_ATTRIBUTES =
  /^(?:title|alt|label|placeholder|heading|lead|note|text|summary|aria-label|aria-description)$/u;
/** Stands where code puts a value into a sentence. */
const VALUE = '…';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'key' || key === 'typeAnnotation' || key === 'source'
      ? []
      : (Array.isArray(value) ? value : [value]).filter(isNode),
  );

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

function wordsOfTemplate(node: Node): string {
  const parts = node['quasis'] as readonly { value: { cooked: string | null } }[];
  return parts.map(({ value }) => value.cooked ?? '').join(VALUE);
}

/** The text of an element as it is read: the words in its inline elements belong to the sentence around them. */
function wordsOfElement(node: Node): string {
  return (node['children'] as readonly Node[])
    .map((child) => {
      if (child.type === 'JSXText') return String(child['value']);
      if (child.type !== 'JSXExpressionContainer') return VALUE;
      const inside = child['expression'];
      if (!isNode(inside)) return '';
      return inside.type === 'Literal' ? String(inside['value']) : VALUE;
    })
    .join('');
}

/** A query, in which words are names of columns and values. */
const QUERY = /^(?:SELECT|INSERT|UPDATE|DELETE|WITH) /u;

/** Names of code between backticks are no words of ours. */
const tidy = (text: string): string =>
  text
    .replace(/`[^`]*`/gu, VALUE)
    .replace(/\s+/gu, ' ')
    .replaceAll('’', "'")
    .trim();

/** Strings, templates, and texts of elements, of which each has at least two words. */
export function readPrintedWords(file: string, code: string): readonly PrintedWords[] {
  const found: PrintedWords[] = [];
  const add = (node: Node, raw: string): void => {
    const text = tidy(raw);
    if (!/\p{L}{2}\S* \S*\p{L}/u.test(text) || QUERY.test(text)) return;
    found.push({ line: code.slice(0, node.start).split('\n').length, text });
  };
  const waiting: Node[] = [
    parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node,
  ];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (UNREAD.has(node.type)) continue;
    if (node.type === 'JSXAttribute' && !READ_ATTRIBUTES.test(nameOf(node['name']))) {
      // What an expression shows (an element handed over) is read; a class name isn't.
      if (isNode(node['value']) && node['value'].type === 'JSXExpressionContainer')
        waiting.push(...childrenOf(node['value']).filter(({ type }) => type.startsWith('JSX')));
      continue;
    }
    if (node.type === 'Literal' && typeof node['value'] === 'string') add(node, node['value']);
    if (node.type === 'TemplateLiteral') add(node, wordsOfTemplate(node));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') add(node, wordsOfElement(node));
    waiting.push(...childrenOf(node).toReversed());
  }
  return found.toSorted((one, other) => one.line - other.line);
}
