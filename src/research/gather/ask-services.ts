import { plural } from '../../kernel/text';
import { comparableName } from '../company';
import { canonicalJson, fillTemplate, greenhouse, hackerNewsComments, hackerNewsStories, runFeed, runJson, siteFeed, type Source, type SourceItem } from '../sources';
import { field, itemText, makeSnapshot } from './make-snapshot';
import { matchScoreOf } from './match-score';
import { nothingFound, type Errand, type Finding } from './errand';

async function askItems({ ask }: Errand, source: Source, url: string) {
  const answer = await ask({ source, url });
  if (answer.outcome !== 'ok') return nothingFound(source, url, answer.outcome, answer.sentence);
  if (source.kind === 'feed') {
    const read = runFeed(source, answer.text);
    return read.ok ? { items: read.value, body: undefined, fetchedAt: answer.fetchedAt } : nothingFound(source, url, 'shape-changed', read.failure.sentence);
  }
  const read = runJson(source, answer.text);
  return read.ok ? { items: read.value.items, body: read.value.body, fetchedAt: answer.fetchedAt } : nothingFound(source, url, 'shape-changed', read.failure.sentence);
}

const dated = (item: SourceItem): { publishedAt?: string } => (field(item, 'date') === '' ? {} : { publishedAt: field(item, 'date') });

/** More postings than this are a hiring wave whose rest adds nothing; those nearest to the role come first. */
const MOST_POSTINGS = 80;

function nearestToRole(items: readonly SourceItem[], role: string): readonly SourceItem[] {
  const words = new Set(comparableName(role).split(' '));
  const shared = (item: SourceItem): number => comparableName(field(item, 'title')).split(' ').filter((word) => words.has(word)).length;
  return items.filter((item) => field(item, 'title') !== '').toSorted((one, other) => shared(other) - shared(one)).slice(0, MOST_POSTINGS);
}

export async function askJobBoard(errand: Errand, role: string): Promise<Finding> {
  const source = greenhouse;
  const board = errand.card.jobBoards.greenhouse;
  const url = fillTemplate(source.request.urls[0] ?? '', board === undefined ? {} : { greenhouse: board });
  if (url === undefined) return nothingFound(source, '', 'not-applicable', 'The company’s site links to no board there.');
  const found = await askItems(errand, source, url);
  if ('outcome' in found) return found;
  const snapshots = await Promise.all(nearestToRole(found.items, role).map((item) => {
    const lines = [['Team', field(item, 'team')], ['Place', field(item, 'place')]].filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
    const { text, blocks } = itemText(field(item, 'title'), lines, field(item, 'html'));
    const details = Object.fromEntries(['team', 'place'].filter((name) => field(item, name) !== '').map((name) => [name, field(item, name)]));
    const origin = { source, url: field(item, 'url') || url, fetchedAt: found.fetchedAt };
    return makeSnapshot(errand.store, origin, text, { title: field(item, 'title'), blocks, matchScore: 1, details, ...dated(item) });
  }));
  const page = `https://boards.greenhouse.io/${encodeURIComponent(board ?? '')}`;
  const list = await makeSnapshot(errand.store, { source, url: page, fetchedAt: found.fetchedAt }, canonicalJson(found.body), { title: `Open jobs at ${errand.card.name}`, kind: 'directory', blocks: [], matchScore: 1 });
  return { source, url, outcome: snapshots.length === 0 ? 'empty' : 'ok', sentence: snapshots.length === 0 ? 'It lists no open job.' : `${plural(snapshots.length, 'open job')}.`, snapshots: [list, ...snapshots] };
}

async function askDiscussion(errand: Errand, source: Source): Promise<Finding> {
  const url = fillTemplate(source.request.urls[0] ?? '', { company: errand.card.name }) ?? '';
  const found = await askItems(errand, source, url);
  if ('outcome' in found) return found;
  const snapshots = await Promise.all(found.items.filter((item) => field(item, 'id') !== '').map((item) => {
    const { text, blocks } = itemText(field(item, 'title'), [], field(item, 'html'));
    const matchScore = matchScoreOf(errand.card, text, field(item, 'link'));
    const details = Object.fromEntries(['points', 'comments'].flatMap((name) => (typeof item[name] === 'number' ? [[name, item[name]]] : [])));
    const origin = { source, url: `https://news.ycombinator.com/item?id=${encodeURIComponent(field(item, 'id'))}`, fetchedAt: found.fetchedAt };
    const author = field(item, 'author');
    return makeSnapshot(errand.store, origin, text, { title: field(item, 'title'), blocks, matchScore, details, ...dated(item), ...(author === '' ? {} : { author }) });
  }));
  const about = snapshots.filter(({ matchScore }) => matchScore > 0);
  return { source, url, outcome: about.length === 0 ? 'empty' : 'ok', sentence: about.length === 0 ? 'Nobody there speaks of the company.' : `${plural(about.length, 'post')} found that may be about it.`, snapshots: about };
}

export async function askDiscussions(errand: Errand): Promise<readonly Finding[]> {
  return await Promise.all([hackerNewsStories, hackerNewsComments].map((source) => askDiscussion(errand, source)));
}

export interface FeedFinding extends Finding {
  readonly links: readonly { readonly url: string; readonly modifiedAt?: string }[];
}

/** The company's own feed. Its entries are snapshots too, for those whose page is never read. */
export async function askFeed(errand: Errand, feed: string | undefined): Promise<FeedFinding> {
  const source = siteFeed;
  if (feed === undefined) return { ...nothingFound(source, '', 'not-applicable', 'The company’s site offers no feed.'), links: [] };
  const found = await askItems(errand, source, feed);
  if ('outcome' in found) return { ...found, links: [] };
  const snapshots = await Promise.all(found.items.map((item) => {
    const { text, blocks } = itemText(field(item, 'title'), [], field(item, 'html'));
    return makeSnapshot(errand.store, { source, url: field(item, 'url') || feed, fetchedAt: found.fetchedAt }, text, { title: field(item, 'title'), blocks, matchScore: 1, ...dated(item) });
  }));
  const links = found.items.filter((item) => URL.canParse(field(item, 'url'))).map((item) => ({ url: field(item, 'url'), ...(field(item, 'date') === '' ? {} : { modifiedAt: field(item, 'date') }) }));
  return { source, url: feed, outcome: snapshots.length === 0 ? 'empty' : 'ok', sentence: `${plural(snapshots.length, 'entry', 'entries')}.`, snapshots, links };
}
