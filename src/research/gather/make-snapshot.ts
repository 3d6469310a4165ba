import { defined } from '../../kernel/defined';
import { escapeHtml } from '../../kernel/formats/html';
import type { LicenceTier, Snapshot } from '../evidence/shape';
import type { SnapshotStore } from '../evidence';
import { readFragment, removeInvisible, type ReadablePage } from '../read';
import type { Source, SourceItem } from '../sources';
import { isAboutPeople } from './people/about-people';

interface Origin {
  readonly source: Source;
  readonly url: string;
  readonly fetchedAt: string;
}

type Described = Pick<Snapshot, 'title' | 'blocks' | 'matchScore'> &
  Partial<Pick<Snapshot, 'publishedAt' | 'author' | 'language' | 'details' | 'kind'>>;

/** What may not be asked leaves nothing to quote: whoever comes here with it has passed every gate by mistake. */
function tierOf({ id, licence: { tier } }: Source): LicenceTier {
  if (tier === 'C') throw new Error(`the source ${id} may not be used`);
  return tier;
}

export async function makeSnapshot(
  store: SnapshotStore,
  { source, url, fetchedAt }: Origin,
  text: string,
  described: Described,
): Promise<Snapshot> {
  return {
    snapshot: await store.put(text, isAboutPeople(source) ? 'people' : 'company'),
    sourceId: source.id,
    sourceName: source.name,
    url,
    kind: source.evidence.kind,
    topics: source.topics,
    reliability: source.evidence.reliability,
    tier: tierOf(source),
    fetchedAt,
    ...described,
  };
}

export function pageSnapshot(
  store: SnapshotStore,
  origin: Origin,
  page: ReadablePage,
): Promise<Snapshot> {
  const { title, blocks, publishedAt, author, language } = page;
  const isNews = page.type === 'article';
  return makeSnapshot(store, origin, page.text, {
    title: title === '' ? origin.url : title,
    blocks,
    matchScore: 1,
    ...(isNews ? { kind: 'news' } : {}),
    ...defined({ publishedAt, author, language }),
  });
}

/** One job, entry or post as a text of its own: title, what was stated beside it, then what it says. */
export function itemText(
  title: string,
  lines: readonly string[],
  html: string,
): { readonly text: string; readonly blocks: Snapshot['blocks'] } {
  const inner = readFragment(html);
  const head = [title, ...lines]
    .map((line) => removeInvisible(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  let text = '';
  const blocks: Snapshot['blocks'][number][] = [];
  for (const [index, line] of head.entries()) {
    if (text !== '') text += '\n';
    blocks.push({
      kind: index === 0 ? 'heading' : 'row',
      start: text.length,
      end: text.length + line.length,
      ...(index === 0 ? { level: 1 } : {}),
    });
    text += line;
  }
  if (inner.text === '') return { text, blocks };
  const offset = text === '' ? 0 : text.length + 1;
  const moved = inner.blocks.map((block) => ({
    ...block,
    start: block.start + offset,
    end: block.end + offset,
  }));
  return {
    text: text === '' ? inner.text : `${text}\n${inner.text}`,
    blocks: [...blocks, ...moved],
  };
}

/** Turns plain lines into markup, so that one reader handles both. Table rows stay rows. */
export function asMarkup(text: string): string {
  const cells = (line: string): string =>
    line
      .split(' | ')
      .map((cell) => `<td>${escapeHtml(cell)}</td>`)
      .join('');
  // The marks of plain text with headings and quotations are no words.
  return text
    .split('\n')
    .map((line) => line.replace(/^(?:#{1,6}|>)\s+/, ''))
    .map((line) =>
      line.includes(' | ')
        ? `<table><tr>${cells(line)}</tr></table>`
        : `<p>${escapeHtml(line)}</p>`,
    )
    .join('');
}

export function itemField(item: SourceItem, name: string): string {
  return String(item[name] ?? '');
}
