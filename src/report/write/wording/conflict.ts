import type { Evidence } from '../../../research/evidence/shape';
import { endSentence } from '../phrases';
import { dayOfRow, opening, sourceNameOf } from '../evidence-only/sources';

interface Disagreement {
  readonly row: Evidence;
  readonly rivals: readonly Evidence[];
  /** A value as the first source and as the others give it: “2011 as the year it was founded”, “2012”. */
  readonly say: (row: Evidence, isFirst: boolean) => string;
  readonly use: (row: Evidence) => string;
}

function reasonFor(row: Evidence, rivals: readonly Evidence[]): string | undefined {
  const day = dayOfRow(row) ?? '';
  if (
    row.reliability === 'register' &&
    rivals.every(({ reliability }) => reliability !== 'register')
  )
    return 'it’s on file';
  if (row.asOf !== undefined && rivals.every((rival) => (rival.asOf ?? '9') < day))
    return 'it’s newer';
  const isOwn = row.reliability === 'first-party';
  return isOwn && rivals.every(({ reliability }) => reliability !== 'first-party')
    ? 'it’s the company’s own'
    : undefined;
}

/** Both values, who gives them, and which one to use. */
export function speakConflict({ row, rivals, say, use }: Disagreement): string {
  const own = sourceNameOf(row);
  const others = rivals.map((rival) => {
    const source = sourceNameOf(rival);
    return `${source === own ? 'elsewhere it' : source} says ${say(rival, false)}`;
  });
  const reason = reasonFor(row, rivals);
  const advice = reason === undefined ? '' : ` Use ${use(row)}: ${reason}.`;
  return `${endSentence(`${opening(own)} says ${say(row, true)}; ${others.join('; ')}`)}${advice}`;
}
