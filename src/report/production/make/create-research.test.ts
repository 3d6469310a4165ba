import { expect, test, vi } from 'vitest';
import { tasksHere } from '../../../../test/support/tasks-here';
import { testClock } from '../../../../test/support/test-clock';
import type { Gathering } from '../../../research';
import type { EntityCard } from '../../../research/company';
import {
  extractEvidence,
  inMemorySnapshots,
  provenReaders,
  type Document,
  type PageModel,
  type Proposals,
} from '../../../research/evidence';
import type { Gathered } from '../../../research/gather';
import type { Ask } from '../../../research/sources';
import type { ReportRequest } from '../ports';
import { createResearch, type ResearchParts } from './create-research';

const CARD: EntityCard = {
  id: 'domain:fernhollow.example',
  name: 'Fernhollow',
  legalName: 'Fernhollow',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};
const REQUEST: ReportRequest = {
  orderId: '7f',
  company: 'Fernhollow',
  role: 'Backend Engineer',
  name: '',
  interviewers: '',
  location: '',
};
const GATHERED: Gathered = {
  card: CARD,
  snapshots: [],
  outcomes: [],
  tally: { asked: 9, answered: 7 },
  interviewers: [],
  gaps: [],
  spent: { requests: 9, characters: 0 },
};

interface Extracting {
  readonly card: EntityCard;
  readonly documents: readonly Document[];
  readonly proposals: Proposals;
}

const threads = tasksHere({
  extractEvidence: ({ card, documents, proposals }: Extracting) =>
    extractEvidence(card, documents, proposals, provenReaders),
});
const silent: Ask = async () => ({ outcome: 'unreachable', sentence: 'It is away.', requests: 1 });

function researchWith(
  changes: Partial<Gathering> = {},
  others: Pick<ResearchParts, 'readingOf' | 'progress'> = {},
) {
  const snapshots = inMemorySnapshots();
  const removed: string[] = [];
  const gathering = {
    ask: silent,
    snapshots,
    read: async () => undefined,
    readPdf: async () => undefined,
    gather: async () => GATHERED,
    ...changes,
  } as unknown as Gathering;
  const files = { remove: async (name: string) => void removed.push(name) };
  const research = createResearch({ clock: testClock(), files, threads, gathering, ...others });
  return { research, snapshots, removed };
}

test('directories that don’t answer are asked again later, and no order fails for them', async () => {
  const { research } = researchWith();
  await expect(research.identify(REQUEST)).rejects.toMatchObject({ code: 'sources-unavailable' });
});

test('only what the buyer told of is asked about', async () => {
  const gather = vi.fn<Gathering['gather']>(async () => GATHERED);
  const { research } = researchWith({ gather });
  await research.gather(CARD, REQUEST);
  await research.gather(CARD, { ...REQUEST, location: 'Omaha', interviewers: 'Sam Ode' });
  expect(gather.mock.calls.map(([, wanted]) => wanted)).toEqual([
    { role: 'Backend Engineer' },
    { role: 'Backend Engineer', location: 'Omaha', interviewers: 'Sam Ode' },
  ]);
});

test('whoever waits sees which sources answered, and sees an end when the reading fails', async () => {
  const progress = { note: vi.fn(), end: vi.fn() };
  const gather: Gathering['gather'] = async (_card, _wanted, tell) => {
    tell?.({ kind: 'source', name: 'The Ledger', outcome: 'ok', sentence: '' });
    tell?.({ kind: 'source', name: 'The Register', outcome: 'unreachable', sentence: '' });
    throw new Error('the disk is full');
  };
  const { research } = researchWith({ gather }, { progress });
  await expect(research.gather(CARD, REQUEST)).rejects.toThrow('the disk is full');
  expect(progress.note.mock.calls).toEqual([['7f', 'The Ledger']]);
  expect(progress.end).toHaveBeenCalledExactlyOnceWith('7f');
});

test('a model that read pages is let go when the evidence is found', async () => {
  const done = vi.fn(async () => undefined);
  const readingOf = vi.fn(() => ({ pageModel: {} as PageModel, done }));
  const { research } = researchWith({}, { readingOf });
  expect(await research.gather(CARD, REQUEST)).toEqual({
    evidence: [],
    tally: GATHERED.tally,
    interviewers: [],
    gaps: [],
  });
  expect(readingOf).toHaveBeenCalledExactlyOnceWith(REQUEST);
  expect(done).toHaveBeenCalledOnce();
});

test('of a posting that the buyer pasted, the text is kept once, as its findings rest on it', async () => {
  const { research, snapshots } = researchWith();
  const put = vi.spyOn(snapshots, 'put');
  const posting =
    'Backend Engineer at Fernhollow\n\nRequirements\n\n- 5 years of experience with Go\n- PostgreSQL';
  const { evidence, missing } = await research.readPosting(CARD, posting);
  expect(missing).toBeUndefined();
  expect(put).toHaveBeenCalledOnce();
  expect(evidence.length).toBeGreaterThan(0);
  for (const { snapshot, start, end, quote } of evidence)
    expect((await snapshots.get(snapshot))?.slice(start, end)).toBe(quote);
});

test('a posting that can’t be fetched is a sentence for the buyer', async () => {
  const { research } = researchWith();
  expect(await research.readPosting(CARD, 'https://jobs.example/42')).toEqual({
    evidence: [],
    missing: 'We couldn’t read the posting you gave us.',
  });
});

test('a copy of a page that nothing rests on is removed with everything kept beside it', async () => {
  const { research, removed } = researchWith();
  await research.forgetSnapshots(['a', 'b']);
  expect(removed.length).toBeGreaterThanOrEqual(2);
  expect(removed.every((name) => /\b[ab]\b/u.test(name))).toBe(true);
});
