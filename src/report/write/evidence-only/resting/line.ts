import { defined } from '../../../../kernel/defined';
import type { ClaimNote } from '../../../document/shape';
import { endSentence } from '../../phrases';
import type { DraftClaim, WrittenClaim } from '../../ports';
import type { Ground } from '../basis';
import { draft } from '../facts';

interface LineExtras {
  readonly group?: string;
  readonly notes?: readonly ClaimNote[];
  readonly spoken?: true;
}

const IN_YEARS: ReadonlySet<string> = new Set(['net-income', 'revenue', 'segment-revenue']);

/** Two years' figures tell a change, which the verifier works out again; from a loss there is none in percent. */
function growthIn(grounds: readonly Ground[]): DraftClaim['computation'] {
  const years = grounds
    .map(({ row }) => row)
    .filter(({ attribute, value }) => IN_YEARS.has(attribute) && Number(value) > 0)
    .toSorted((left, right) => (left.asOf ?? '').localeCompare(right.asOf ?? ''));
  const [from, to] = years;
  return from === undefined || to === undefined || years.length > 2
    ? undefined
    : { kind: 'growth', from: from.id, to: to.id };
}

/** A sentence built on claims that have held, with the rows that carry them. */
export function line(
  text: string,
  grounds: readonly Ground[],
  { group, notes, spoken }: LineExtras = {},
): DraftClaim {
  const computation = growthIn(grounds);
  return {
    ...draft(
      endSentence(text),
      grounds.map(({ row }) => row),
      {
        restsOn: grounds.map(({ claim }) => claim),
        ...defined({ group, notes, computation }),
      },
    ),
    // A figure is held to its typed value; all else to the words of its quote.
    ...(grounds.some(({ row }) => typeof row.value === 'number') ? { basis: 'typed' } : {}),
    ...defined({ spoken }),
    ...(notes === undefined ? {} : { instructs: true as const }),
  };
}

/** A verified sentence told once more. */
export const again = (text: string, claim: WrittenClaim, group: string): DraftClaim => ({
  text,
  evidenceIds: claim.evidenceIds,
  restsOn: [claim.id],
  group,
});

/** “A”, “A or B”, “A, B, or C”. */
export function either(items: readonly string[], word: 'and' | 'or' = 'or'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${last}`;
}
