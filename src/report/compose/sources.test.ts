import { describe, expect, test } from 'vitest';
import { GIVEN_POSTING } from '../../research/evidence/shape';
import { row } from '../fixtures/writing';
import type { NumberedRow, SectionPlan } from '../plan';
import { FACT_SECTIONS, READING_ORDER, RESTING_SECTIONS } from '../write';
import { cite, listSources } from './cite';
import {
  composeDocument,
  replaceSection,
  type Composition,
  type VerifiedClaim,
  type WrittenSection,
} from './compose-document';

const plan = (id: string): SectionPlan => {
  const found = [...FACT_SECTIONS, ...RESTING_SECTIONS].find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No section ${id}`);
  return found;
};

const FOUNDED = row({
  attribute: 'founded',
  quote: 'It was founded in 1987.',
  sourceId: 'register',
  url: 'https://register.example/a',
});
const SEAT = row({
  attribute: 'headquarters',
  quote: 'Its head office is in Ashby Falls.',
  sourceId: 'register',
  url: 'https://register.example/b',
  publishedAt: '2026-01-05',
});
const NEWS = row({
  attribute: 'news',
  quote: 'It opens its soil data.',
  sourceId: 'courier',
  url: 'https://courier.example/c',
});

const rowsOf = (id: string, ...evidence: readonly (typeof FOUNDED)[]): NumberedRow[] =>
  evidence.map((found, index) => ({
    number: index + 1,
    question:
      plan(id).questions.find(({ answeredBy }) => answeredBy.includes(found.attribute))?.id ?? '',
    evidence: found,
  }));

function claim(
  id: string,
  evidence: readonly (typeof FOUNDED)[],
  changes: Partial<VerifiedClaim['draft']> = {},
): VerifiedClaim {
  return {
    id,
    kind: 'fact',
    verdict: 'supported',
    evidence,
    draft: {
      text: `Sentence ${id}.`,
      evidenceIds: evidence.map((found) => found.id),
      restsOn: [],
      ...changes,
    },
  };
}

function composed(...sections: readonly WrittenSection[]) {
  const composition: Composition = {
    company: 'Fernhollow',
    role: 'Miller',
    writtenAt: '2026-03-20T12:00:00.000Z',
    reviewed: false,
    tally: { asked: 5, answered: 4 },
    sections,
  };
  return composeDocument(composition);
}

const SNAPSHOT: WrittenSection = {
  plan: plan('snapshot'),
  rows: rowsOf('snapshot', FOUNDED, SEAT),
  claims: [claim('snapshot-1', [SEAT]), claim('snapshot-2', [FOUNDED, SEAT])],
};
const DEVELOPMENTS: WrittenSection = {
  plan: plan('developments'),
  rows: rowsOf('developments', NEWS),
  claims: [claim('developments-1', [NEWS])],
};
const BRIEF: WrittenSection = {
  plan: plan('brief'),
  rows: [],
  claims: [claim('brief-1', [NEWS], { restsOn: ['developments-1'], group: 'What changed lately' })],
};

describe('sources', () => {
  test('are numbered in the order in which a reader meets them, brief first, however the sections were written', () => {
    const urls = [
      'https://courier.example/c',
      'https://register.example/b',
      'https://register.example/a',
    ];
    expect(composed(SNAPSHOT, DEVELOPMENTS, BRIEF).sources.map(({ url }) => url)).toEqual(urls);
    expect(composed(BRIEF, DEVELOPMENTS, SNAPSHOT).sources.map(({ url }) => url)).toEqual(urls);
  });

  test('say when they were published only where that is known', () => {
    const [, seat, founded] = composed(SNAPSHOT, DEVELOPMENTS, BRIEF).sources;
    expect(seat).toMatchObject({ publishedAt: '2026-01-05' });
    expect(founded).not.toHaveProperty('publishedAt');
  });

  test('are counted by who speaks and not by page', () => {
    expect(composed(SNAPSHOT, DEVELOPMENTS, BRIEF).tally).toEqual({
      asked: 5,
      answered: 4,
      cited: 2,
    });
    expect(composed().tally).toEqual({ asked: 5, answered: 4, cited: 0 });
  });

  test('that no claim cites are not listed, however many rows there were', () => {
    expect(
      composed({ ...SNAPSHOT, claims: [claim('snapshot-1', [FOUNDED])] }).sources.map(
        ({ url }) => url,
      ),
    ).toEqual([FOUNDED.url]);
  });

  test('of two readings of one page the first is listed', () => {
    const later = { ...cite(FOUNDED, ''), fetchedAt: '2026-03-25T00:00:00.000Z', title: 'Later' };
    expect(listSources([cite(FOUNDED, ''), later])).toMatchObject([
      { title: 'An entry', fetchedAt: '2026-03-20T09:00:00.000Z' },
    ]);
    expect(listSources([])).toEqual([]);
  });
});

describe('a section written anew', () => {
  const before = composed(SNAPSHOT, DEVELOPMENTS, BRIEF);
  const known = [FOUNDED, SEAT, NEWS];
  const titles = (document: typeof before) =>
    document.sections.find(({ id }) => id === 'deep-research')?.notFound;

  test('no longer counts a source that only the old words cited, nor lists its pages', () => {
    const document = replaceSection(before, { ...SNAPSHOT, claims: [] }, known);
    expect(document.tally).toEqual({ asked: 5, answered: 4, cited: 1 });
    expect(document.sources.map(({ url }) => url)).toEqual([NEWS.url]);
  });

  test('counts a source that only the new words cite, and no longer calls its kind missing', () => {
    const voice = row({
      attribute: 'public-voice',
      quote: 'I work there, and they listen.',
      sourceId: 'forum',
      url: 'https://forum.example/d',
    });
    const document = replaceSection(
      before,
      { ...SNAPSHOT, claims: [...SNAPSHOT.claims, claim('snapshot-3', [voice])] },
      [...known, voice],
    );
    expect(document.tally.cited).toBe(3);
    expect(document.sources.map(({ url }) => url)).toContain(voice.url);
    expect(
      [titles(before), titles(document)].map((missing) =>
        missing?.includes('comments from people who say they work or worked there'),
      ),
    ).toEqual([true, false]);
  });

  test('never counts a posting that was handed to us', () => {
    const posting = row({
      attribute: 'pay-range',
      quote: '$1 - $2',
      sourceId: GIVEN_POSTING,
      url: 'https://given.example/e',
    });
    expect(
      replaceSection(before, { ...SNAPSHOT, claims: [claim('snapshot-1', [posting])] }, [
        ...known,
        posting,
      ]).tally.cited,
    ).toBe(1);
  });

  test('in a document from before deep research had a section, tells the missing kinds beside the list of sources', () => {
    const kept = {
      ...before,
      sections: before.sections.filter(({ id }) => id !== 'deep-research'),
    };
    const document = replaceSection(kept, { ...SNAPSHOT, claims: [] }, known);
    expect(document.sections.find(({ id }) => id === 'sources')?.notFound).toContain(
      'comments from people who say they work or worked there',
    );
    expect(document.sections.map(({ id }) => id)).not.toContain('deep-research');
  });

  test('that says the same leaves the document as it was, to the byte', () => {
    expect(JSON.stringify(replaceSection(before, SNAPSHOT, known))).toBe(JSON.stringify(before));
  });

  test('still counts a source whose rows are no longer at hand', () => {
    expect(replaceSection(before, DEVELOPMENTS, []).tally.cited).toBeGreaterThan(0);
  });
});

describe('sections', () => {
  test('are all there, in the order of reading, even those that nobody wrote', () => {
    const document = composed(DEVELOPMENTS);
    expect(document.sections.map(({ id }) => id)).toEqual(READING_ORDER);
    expect(document.sections.filter(({ claims }) => claims.length > 0).map(({ id }) => id)).toEqual(
      ['developments'],
    );
  });

  test('say what was looked for and not found, question by question', () => {
    const missing = composed(SNAPSHOT).sections.find(({ id }) => id === 'snapshot')?.notFound;
    expect(missing).not.toContain('founding year and head office');
    expect(missing, 'what few registers have').not.toContain('ratings of its products');
    expect(missing).toContain('employee count');
    expect(missing).toHaveLength(
      plan('snapshot').questions.filter(({ extra }) => extra !== true).length,
    );
  });

  test('that rest on claims miss something only when they are empty', () => {
    const notFound = (id: string) =>
      composed(BRIEF).sections.find((section) => section.id === id)?.notFound;
    expect(notFound('brief')).toEqual([]);
    expect(notFound('avoid')).toEqual(['We found nothing that calls for special care.']);
  });

  test('a row that was at hand and that no claim cites counts as not found', () => {
    const silent = { ...DEVELOPMENTS, claims: [] };
    expect(composed(silent).sections.find(({ id }) => id === 'developments')?.notFound).toContain(
      'recent news',
    );
  });

  test('deep research names the kinds of source that gave nothing, and the list of sources nothing', () => {
    const notFound = (id: string) =>
      composed(DEVELOPMENTS).sections.find((section) => section.id === id)?.notFound;
    expect(notFound('deep-research')).toEqual([
      'comments from people who say they work or worked there',
    ]);
    expect(notFound('sources')).toEqual([]);
  });
});

describe('claims', () => {
  test('keep the words, the verdict and all that the draft said of them, and nothing that it did not', () => {
    const notes = [{ label: 'What it tests', text: 'whether you read.' }];
    const full = {
      ...claim('snapshot-1', [FOUNDED], { asOf: '1987', group: 'Where', notes, restsOn: ['x'] }),
      verdict: 'stale' as const,
      reckoning: '2 − 1',
    };
    const [rich, bare] =
      composed({ ...SNAPSHOT, claims: [full, claim('snapshot-2', [SEAT])] }).sections.find(
        ({ id }) => id === 'snapshot',
      )?.claims ?? [];
    expect(rich).toEqual({
      id: 'snapshot-1',
      kind: 'fact',
      text: 'Sentence snapshot-1.',
      verdict: 'stale',
      citations: [cite(FOUNDED, '')],
      restsOn: ['x'],
      asOf: '1987',
      group: 'Where',
      notes,
      reckoning: '2 − 1',
    });
    expect(Object.keys(bare ?? {}).sort()).toEqual([
      'citations',
      'id',
      'kind',
      'restsOn',
      'text',
      'verdict',
    ]);
  });

  test('cite their rows in the order in which they name them', () => {
    const claims = composed(SNAPSHOT).sections.find(({ id }) => id === 'snapshot')?.claims;
    expect(claims?.[1]?.citations.map(({ evidenceId }) => evidenceId)).toEqual([
      FOUNDED.id,
      SEAT.id,
    ]);
  });
});

describe('a quote as it may be shown', () => {
  const quoteOf = (count: number, gap = ' ') =>
    Array.from({ length: count }, (_, index) => `w${index}`).join(gap);

  test.each([
    [25, 25],
    [26, 25],
    [400, 25],
    [1, 1],
  ])('of %d words shows %d where a licence allows so many', (given, shown) => {
    const tierB = row({ attribute: 'news', tier: 'B', quote: quoteOf(given) });
    expect(cite(tierB, '').quote.split(' ')).toHaveLength(shown);
  });

  test('keeps the white space of its page, so that it stays a slice of it', () => {
    const quote = quoteOf(30, '\n \u00a0');
    const shown = cite(row({ attribute: 'news', tier: 'B', quote }), '').quote;
    expect(quote.slice(0, shown.length)).toBe(shown);
    expect(shown).toMatch(/w24$/u);
  });
});

test('the same claims give the same bytes, and every key in the same place', () => {
  const once = JSON.stringify(composed(SNAPSHOT, DEVELOPMENTS, BRIEF));
  expect(JSON.stringify(composed(SNAPSHOT, DEVELOPMENTS, BRIEF))).toBe(once);
  expect(JSON.stringify(JSON.parse(once))).toBe(once);
  expect(once).toMatch(/^\{"version":1,"company":"Fernhollow","role":"Miller","writtenAt":/u);
});
