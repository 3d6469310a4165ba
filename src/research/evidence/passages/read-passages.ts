import { behindHeading } from '../../../language';
import { defined } from '../../../kernel/defined';
import { squeeze, trimEndSigns } from '../../../kernel/text';
import { linesOf, sentencesOf, type Document, type Line } from '../extract/document';
import type { PassageContext } from '../shape';
import { refersTo } from './references';
import { isInQuotes, signatureOf, speakerOf } from './speakers';
import { rowInWords } from './table-rows';

export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly context: PassageContext;
  /** How far into its document it begins, from 0 to 1. */
  readonly place: number;
  /** A row of a table in words. */
  readonly display?: string;
  readonly isRow: boolean;
}

/** Longer neighbours are of no use beside a sentence. */
const LONGEST_NEIGHBOUR = 280;
const LONGEST_HEADING = 120;
/** A longer stretch without an end is no sentence that anyone could quote. */
const LONGEST = 900;
const SHORTEST = 12;

const shortened = (text: string | undefined): string | undefined =>
  text === undefined || text.length > LONGEST_NEIGHBOUR ? undefined : squeeze(text);

interface Stack {
  readonly levels: readonly { readonly level: number; readonly text: string }[];
}

function below({ levels }: Stack, { block, text }: Line): Stack {
  const level = block.level ?? 6;
  const kept = levels.filter((one) => one.level < level);
  return { levels: [...kept, { level, text: squeeze(text).slice(0, LONGEST_HEADING) }] };
}

const MOST_IN_HEADING = 6;
/** “Human capital – We employ …”: a heading that runs into its paragraph. */
function runIn(text: string): string | undefined {
  const opening = text.slice(0, behindHeading(text));
  const head = trimEndSigns(opening, ' :–—-');
  // “Boats - What floats”: a line of a list more often than a heading.
  return head !== '' && !opening.endsWith(' - ') && head.split(' ').length <= MOST_IN_HEADING
    ? head
    : undefined;
}

function contextOf(
  stack: Stack,
  line: Line,
  {
    speaker,
    before,
    after,
    refers,
  }: {
    readonly speaker: string | undefined;
    readonly before: string | undefined;
    readonly after: string | undefined;
    readonly refers: Readonly<Record<string, string>> | undefined;
  },
): PassageContext {
  const own = line.block.kind === 'row' ? undefined : runIn(line.text);
  const headings = [...stack.levels.map(({ text }) => text), ...(own === undefined ? [] : [own])];
  const [earlier, later] = [shortened(before), shortened(after)];
  return {
    ...(headings.length === 0 ? {} : { headings }),
    ...defined({ speaker, before: earlier, after: later, refersTo: refers }),
  };
}

const isText = ({ block }: Line): boolean => block.kind !== 'heading' && block.kind !== 'row';

const passagesByDocument = new WeakMap<Document, readonly Passage[]>();

/** All that a document says, sentence by sentence and row by row, each with what surrounds it. */
export function readPassages(document: Document): readonly Passage[] {
  const known = passagesByDocument.get(document) ?? passagesOf(document);
  passagesByDocument.set(document, known);
  return known;
}

function passagesOf(document: Document): readonly Passage[] {
  const lines = linesOf(document);
  const whole = Math.max(1, document.text.length);
  const passages: Passage[] = [];
  let stack: Stack = { levels: [] };
  for (const [at, line] of lines.entries()) {
    if (line.block.kind === 'heading') {
      stack = below(stack, line);
      continue;
    }
    if (line.block.kind === 'row') {
      const said = rowInWords(lines, at);
      if (said === undefined || line.text.length > LONGEST) continue;
      const context = contextOf(stack, line, {
        speaker: undefined,
        before: undefined,
        after: undefined,
        refers: undefined,
      });
      const { start, end } = line.block;
      passages.push({
        start,
        end,
        text: line.text,
        context,
        place: start / whole,
        isRow: true,
        display: said,
      });
      continue;
    }
    const sentences = sentencesOf(line);
    const [previous, next] = [lines[at - 1], lines[at + 1]];
    const last =
      previous !== undefined && isText(previous) ? sentencesOf(previous).at(-1) : undefined;
    const first = next !== undefined && isText(next) ? sentencesOf(next)[0] : undefined;
    const isSpoken = line.block.kind === 'quote';
    const speaker = isSpoken
      ? (signatureOf(next?.text) ?? speakerOf(line.text))
      : speakerOf(line.text);
    for (const [place, { start, end, text }] of sentences.entries()) {
      if (text.length < SHORTEST || text.length > LONGEST || !/\p{L}{2}/u.test(text)) continue;
      const inLine = [start - line.block.start, end - line.block.start] as const;
      const isSaid = isSpoken || (speaker !== undefined && isInQuotes(line.text, ...inLine));
      const before = sentences[place - 1]?.text ?? last?.text;
      passages.push({
        start,
        end,
        text,
        isRow: false,
        place: start / whole,
        context: contextOf(stack, line, {
          speaker: isSaid ? speaker : undefined,
          before,
          after: sentences[place + 1]?.text ?? first?.text,
          refers: refersTo(text, before),
        }),
      });
    }
  }
  return passages;
}
