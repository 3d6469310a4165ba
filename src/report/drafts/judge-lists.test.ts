import { expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { inputFor, row, SETTING } from '../fixtures/writing';
import { judgeSection } from './verify-drafts';
import { evidenceOnlyWriter, type DraftClaim } from '../write';

function listing(rows: readonly Evidence[], texts: readonly (readonly string[])[]): DraftClaim {
  const members = rows.map(({ id }, index) => ({ texts: texts[index] ?? [], evidenceIds: [id] }));
  const [one, many] = ['It is led by ', 'Its leadership includes '];
  const all = members.map(({ texts: [fullest = ''] }) => fullest);
  return {
    text: `${many}${all.slice(0, -1).join(', ')} and ${all.at(-1)}.`,
    evidenceIds: rows.map(({ id }) => id),
    restsOn: [],
    list: { members, one, many },
  };
}

async function judged(rows: readonly Evidence[], texts: readonly (readonly string[])[]) {
  const input = inputFor('snapshot', rows);
  const writer = evidenceOnlyWriter();
  const desk = {
    setting: SETTING,
    snapshots: new Map(rows.map(({ snapshot, quote }) => [snapshot, quote])),
    byId: new Map(rows.map((one) => [one.id, one])),
  };
  return judgeSection({ plan: input.section, desk, rows: input.rows, written: [], input, writer }, [
    listing(rows, texts),
  ]);
}

const officer = (quote: string) => row({ attribute: 'leadership', topic: 'leadership', quote });
const ROWS = [
  officer('Rosa Ibarra, Chief Financial Officer of Fernhollow, since May 2024'),
  officer('Ilse Varn, Chief Technology Officer of Fernhollow'),
];
const ROSA = 'Rosa Ibarra (Chief Financial Officer, since May 2024)';

test('a list whose members all hold stands as it was written', async () => {
  const { kept, rejected } = await judged(ROWS, [[ROSA], ['Ilse Varn (Chief Technology Officer)']]);
  expect(kept.map(({ draft }) => draft.text)).toEqual([
    `Its leadership includes ${ROSA} and Ilse Varn (Chief Technology Officer).`,
  ]);
  expect(rejected).toEqual([]);
});

test('an officer whose day is in doubt stays in the list without it, and the day is listed as left out', async () => {
  const dated = 'Ilse Varn (Chief Technology Officer, since March 2011)';
  const { kept, rejected } = await judged(ROWS, [
    [ROSA],
    [dated, 'Ilse Varn (Chief Technology Officer)'],
  ]);
  expect(kept.map(({ draft }) => draft.text)).toEqual([
    `Its leadership includes ${ROSA} and Ilse Varn (Chief Technology Officer).`,
  ]);
  expect(rejected.map(({ text }) => text)).toEqual([dated]);
});

test('a member that does not hold falls, and the sentence says and cites the others alone', async () => {
  const { kept, rejected } = await judged(ROWS, [[ROSA], ['Owen Quill (Chief Marketing Officer)']]);
  expect(kept.map(({ draft }) => [draft.text, draft.evidenceIds])).toEqual([
    [`It is led by ${ROSA}.`, [ROWS[0]?.id]],
  ]);
  expect(rejected.map(({ text }) => text)).toEqual(['Owen Quill (Chief Marketing Officer)']);
});

test('a list of which nothing holds is rejected as a whole', async () => {
  const { kept, rejected } = await judged(ROWS, [
    ['Owen Quill (Chief Executive Officer)'],
    ['Piet Holm (Chief Marketing Officer)'],
  ]);
  expect(kept).toEqual([]);
  expect(rejected).toHaveLength(1);
});
