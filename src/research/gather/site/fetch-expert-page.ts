import { seconds } from '../../../kernel/time';
import { fail, succeed, type Result } from '../../../kernel/result';
import { checkUrl } from '../../../platform/fetch';
import type { Snapshot } from '../../evidence/shape';
import { readPlainText } from '../../read';
import type { Source } from '../../sources';
import type { GatherContext } from '../ask/fetch-context';
import { makeSnapshot, pageSnapshot } from '../make-snapshot';
import { isNeverRead } from '../people/never-read';
import { readOpened } from './read-opened';

/** Not of the catalogue: an expert names its addresses one by one. */
const expertPage: Source = {
  id: 'expert-page',
  name: 'A page that an expert read',
  kind: 'html',
  needs: [],
  request: { urls: [] },
  polite: { robots: 'obey', interval: seconds(2), maxBytes: 4_000_000 },
  licence: {
    tier: 'B',
    note: 'a public page that a person chose: short quotes',
    maxQuoteWords: 25,
  },
  topics: ['news'],
  evidence: { kind: 'page', reliability: 'reference' },
  enabled: true,
};

type Reading = Pick<GatherContext, 'ask' | 'snapshots'> &
  Required<Pick<GatherContext, 'read' | 'readPdf'>>;

/**
 * Stores a page that an expert adds, like any other: under the same guard, robots.txt, and
 * forbidden sites.
 */
export async function fetchExpertPage(
  { ask, snapshots, read, readPdf }: Reading,
  url: string,
): Promise<Result<Snapshot, 'unreadable'>> {
  const checked = checkUrl(url);
  if (!checked.ok) return fail('unreadable', checked.failure.sentence);
  if (isNeverRead(checked.value.href))
    return fail('unreadable', 'Its terms don’t let us read that site.');
  const answer = await ask({ source: expertPage, url: checked.value.href });
  if (answer.outcome !== 'ok') return fail('unreadable', answer.sentence);
  const origin = { source: expertPage, url: answer.url, fetchedAt: answer.fetchedAt };
  if (answer.type.includes('text/plain')) {
    const { text, blocks } = readPlainText(answer.text);
    return text === ''
      ? fail('unreadable', 'It says nothing.')
      : succeed(
          await makeSnapshot(snapshots, origin, text, { title: answer.url, blocks, matchScore: 1 }),
        );
  }
  const opened = await readOpened({ read, readPdf }, answer);
  return opened.outcome === 'ok'
    ? succeed(await pageSnapshot(snapshots, origin, opened.page))
    : fail('unreadable', opened.sentence);
}
