import { judgeSentence } from '../../../report';
import type { ClaimKind } from '../../../report/document/shape';
import type { Evidence } from '../../../research/evidence/shape';
import type { CasePassage } from './correction-case';

/** A sentence with nothing but what it rests on, as it can be told to anybody. */
export interface BareSentence {
  readonly kind: ClaimKind;
  readonly text: string;
  readonly passages: readonly CasePassage[];
  readonly company: string;
  readonly role: string;
}

function rowOf(passage: CasePassage, at: number): Evidence {
  return {
    id: `passage-${at}`,
    sourceId: 'case',
    url: 'https://case.example/',
    title: '',
    snapshot: `passage-${at}`,
    start: 0,
    end: passage.quote.length,
    entity: 'case',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    tier: 'A',
    cluster: `passage-${at}`,
    ...passage,
  };
}

/** Whether the verifier lets it pass on these alone. */
export function holdsAlone({ kind, text, passages, company, role }: BareSentence): boolean {
  const evidence = passages.map(rowOf);
  const setting = { company, aliases: [], domains: [], role };
  return (
    judgeSentence(
      { kind, text, notes: [], restsOn: [], evidence },
      setting,
      new Map(evidence.map(({ snapshot, quote }) => [snapshot, quote])),
    ).verdict !== 'unsupported'
  );
}
