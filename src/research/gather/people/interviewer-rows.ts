import { defined } from '../../../kernel/defined';
import { createHash } from 'node:crypto';
import { sentencesOf, type Evidence } from '../../evidence';
import type { Block, Snapshot } from '../../evidence/shape';

/** A block this short is a name or a title and no sentence: what stands below it belongs to it. */
const LABEL = 80;

interface Place {
  readonly person: string;
  readonly record: Snapshot;
  readonly text: string;
  /** Where the name stands. */
  readonly start: number;
  readonly end: number;
  readonly identifiers: readonly string[];
}

/** The sentence that names them; a name that stands alone as a heading is quoted with the line below it. */
function stretchOf({ record: { blocks }, text, start, end }: Place): Pick<Block, 'start' | 'end'> {
  const index = blocks.findIndex((block) => start >= block.start && end <= block.end);
  const block = blocks[index];
  if (block === undefined) return { start, end };
  const below = blocks[index + 1];
  if (
    block.end - block.start <= LABEL &&
    (block.kind === 'heading' || end === block.end) &&
    below !== undefined &&
    below.kind !== 'heading'
  ) {
    const [first] = sentencesOf({ block: below, text: text.slice(below.start, below.end) });
    if (first !== undefined) return { start: block.start, end: first.end };
  }
  return (
    sentencesOf({ block, text: text.slice(block.start, block.end) }).find(
      (sentence) => start >= sentence.start && end <= sentence.end,
    ) ?? { start, end }
  );
}

/** A source's words about an interviewer, as a row a report can cite. Its entity is their name. */
export function interviewerRow(place: Place): Evidence {
  const { person, record, text, identifiers } = place;
  const { start, end } = stretchOf(place);
  const said = ['interviewer', person, record.snapshot, record.url, start, end].join('\n');
  const id = `ev_${createHash('sha256').update(said).digest('hex').slice(0, 20)}`;
  const {
    sourceId,
    sourceName,
    url,
    title,
    snapshot,
    matchScore,
    publishedAt,
    fetchedAt,
    tier,
    reliability,
  } = record;
  return {
    id,
    sourceId,
    sourceName,
    url,
    title,
    snapshot,
    start,
    end,
    quote: text.slice(start, end),
    entity: person,
    matchScore,
    topic: 'leadership',
    attribute: 'interviewer',
    value: person,
    details: { identifiers: identifiers.join(', ') },
    ...defined({ publishedAt }),
    fetchedAt,
    tier,
    reliability,
    cluster: id,
    status: 'current',
  };
}
