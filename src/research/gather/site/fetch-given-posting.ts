import { defined } from '../../../kernel/defined';
import { seconds } from '../../../kernel/time';
import { checkUrl } from '../../../platform/fetch';
import { GIVEN_POSTING, type Snapshot } from '../../evidence/shape';
import { readPlainText, type ReadablePage } from '../../read';
import type { Source } from '../../sources';
import { makeSnapshot } from '../make-snapshot';
import { isNeverRead } from '../people/never-read';
import { readOpened } from './read-opened';
import { nothingFound, type SourceFinding, type GatherContext } from '../ask/fetch-context';

/** Not of the catalogue: it is there for one order, and nobody but its buyer names its address. */
const givenPosting: Source = {
  id: GIVEN_POSTING,
  name: 'The posting you gave us',
  kind: 'html',
  needs: [],
  request: { urls: [] },
  polite: { robots: 'obey', interval: seconds(2), maxBytes: 4_000_000 },
  licence: {
    tier: 'B',
    note: 'the employer’s text, handed in by the buyer: short quotes',
    maxQuoteWords: 25,
  },
  topics: ['hiring'],
  evidence: { kind: 'job-posting', reliability: 'public-voice' },
  enabled: true,
};

/** More than any posting says; what comes after is some other page’s. */
const MOST_CHARACTERS = 30_000;

/** One word alone that looks like an address is an address, whatever its scheme; the guard then says which are read. */
function linkIn(given: string): string | undefined {
  if (/\s/u.test(given)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/iu.test(given)) return given;
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/iu.test(given) ? `https://${given}` : undefined;
}

type Readable = Pick<Snapshot, 'title' | 'blocks'> &
  Partial<Pick<Snapshot, 'publishedAt'>> & { readonly text: string };

function readAsText(pasted: string): Readable {
  const { text, blocks } = readPlainText(pasted.slice(0, MOST_CHARACTERS));
  const [first] = blocks;
  return {
    text,
    blocks,
    title: first?.kind === 'heading' ? text.slice(first.start, first.end) : 'A job posting',
  };
}

function within({ text, blocks, title, publishedAt }: ReadablePage): Readable {
  const kept = blocks.filter(({ end }) => end <= MOST_CHARACTERS);
  return {
    text: text.slice(0, kept.at(-1)?.end ?? 0),
    blocks: kept,
    title,
    ...defined({ publishedAt }),
  };
}

async function store(
  { snapshots }: Pick<GatherContext, 'snapshots'>,
  origin: { url: string; fetchedAt: string },
  { text, ...described }: Readable,
): Promise<SourceFinding> {
  if (text === '') return nothingFound(givenPosting, origin.url, 'empty', 'It says nothing.');
  const snapshot = await makeSnapshot(snapshots, { source: givenPosting, ...origin }, text, {
    ...described,
    title: described.title || origin.url,
    matchScore: 1,
  });
  return {
    source: givenPosting,
    url: origin.url,
    outcome: 'ok',
    sentence: 'It was read.',
    snapshots: [snapshot],
  };
}

/**
 * What the buyer gave as the posting, a link or its text, as a snapshot like any other. It is a
 * stranger’s word: a link goes through the same guard and the same robots.txt as every address,
 * and whatever hinders its reading is an outcome and never thrown.
 */
export async function fetchGivenPosting(
  {
    ask,
    clock,
    snapshots,
    read,
    readPdf,
  }: Pick<GatherContext, 'ask' | 'clock' | 'snapshots'> &
    Required<Pick<GatherContext, 'read' | 'readPdf'>>,
  posting: string,
): Promise<SourceFinding> {
  const given = posting.trim();
  const link = linkIn(given);
  if (link === undefined) {
    // A name and no address: nobody can follow it, and one text has one name.
    const readable = readAsText(given);
    const name = await snapshots.put(readable.text);
    return store(
      { snapshots },
      { url: `urn:posting:${name}`, fetchedAt: clock.now().toISOString() },
      readable,
    );
  }
  const checked = checkUrl(link);
  if (!checked.ok) return nothingFound(givenPosting, link, 'refused', checked.failure.sentence);
  if (isNeverRead(checked.value.href))
    return nothingFound(
      givenPosting,
      link,
      'refused',
      'Its terms don’t let us read that site; paste the posting’s text instead.',
    );
  const answer = await ask({ source: givenPosting, url: checked.value.href });
  if (answer.outcome !== 'ok')
    return nothingFound(givenPosting, link, answer.outcome, answer.sentence);
  const origin = { url: answer.url, fetchedAt: answer.fetchedAt };
  if (answer.type.includes('text/plain'))
    return store({ snapshots }, origin, readAsText(answer.text));
  const opened = await readOpened({ read, readPdf }, answer);
  return opened.outcome === 'ok'
    ? store({ snapshots }, origin, within(opened.page))
    : nothingFound(givenPosting, link, opened.outcome, opened.sentence);
}
