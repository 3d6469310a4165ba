import { withoutByteOrder } from '../../../kernel/text';
import type { AskedBody, Source } from '../shape';
import { type Cut } from './cut';
import { jsonSkeleton } from './json-skeleton';
import { keptFor } from './kept-words';
import { madeUpText } from './made-up-text';
import { markupSkeleton } from './markup-skeleton';
import type { SkeletonBody } from './shape';

export function bodyText(body: SkeletonBody, isByLine = false): string {
  if ('lines' in body) return body.lines.join('\n');
  return isByLine && Array.isArray(body.data)
    ? body.data.map((one) => JSON.stringify(one)).join('\n')
    : JSON.stringify(body.data);
}

function parsed(text: string, isByLine: boolean): { readonly data: unknown } | undefined {
  const plain = withoutByteOrder(text);
  try {
    return {
      data: isByLine
        ? plain
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map((line): unknown => JSON.parse(line))
        : JSON.parse(plain),
    };
  } catch {
    return undefined;
  }
}

/** Rows above which a header may stand are all kept. */
const DEEPEST_HEADER = 15;

/** Of a list in a text, so many entries below each heading; of a table its top. */
function cutLines(lines: readonly string[], isTable: boolean, { things }: Cut): readonly string[] {
  if (isTable) return lines.slice(0, DEEPEST_HEADER + things);
  let listed = 0;
  return lines.filter((line) => {
    if (/^\s*#/.test(line)) listed = 0;
    if (!/^\s*(?:[-*+|]|\d{1,4}[.)])\s*\S/.test(line) || line.startsWith('---')) return true;
    listed += 1;
    return listed <= things * 4;
  });
}

/** An answer’s form without its content: structure, types, lengths and kinds stay, values are made up. */
export function skeletonOf(source: Source, answer: AskedBody, cut: Cut): SkeletonBody {
  const kept = keptFor(source);
  const { kind, extract } = source;
  const { text, type } = answer;
  const data = kind === 'csv' ? undefined : parsed(text, extract?.lines === true);
  if (data !== undefined) return { data: jsonSkeleton(data.data, kept, cut) };
  const isMarkup = /^[\s\ufeff]*<[?!a-z]/i.test(text) || /html|xml/i.test(type);
  if (isMarkup && /<[a-z?!]/i.test(text)) {
    const isXml = ['xml', 'feed', 'sitemap'].includes(kind);
    const headings =
      kind === 'doc' ? ['item ', ...Object.values(extract?.sections ?? {}).flat()] : [];
    return { lines: markupSkeleton(text, { isXml, headings }, kept, cut).split('\n') };
  }
  const lines = cutLines(withoutByteOrder(text).split(/\r?\n/), kind === 'csv', cut);
  return { lines: madeUpText(lines.join('\n'), kept).split('\n') };
}
