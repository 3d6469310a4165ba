import { segmentsOf, type Segment } from '../layout/blocks';
import { removeHidden } from '../layout/hidden';
import {
  baseOf,
  feedsOf,
  indexPage,
  linksOf,
  metadataOf,
  type Metadata,
  type PageIndex,
} from '../metadata';
import { viewPage, type PageView } from '../page-view';
import type { JsonObject, PageInput, PageLink } from '../shape';
import { parseJsonLd, readMicrodata } from '../structured';
import { parsePage } from '../layout/tree';

/** All that is known of a page before its main text is told from the rest. */
export interface Survey {
  readonly metadata: Metadata;
  readonly index: PageIndex;
  readonly structured: readonly JsonObject[];
  readonly segments: readonly Segment[];
  readonly view: PageView;
  readonly links: readonly PageLink[];
  readonly feeds: readonly string[];
  readonly hasScripts: boolean;
  /** The beginning of all that could be seen, banners included. */
  readonly seen: string;
}

/** Walls are short; what is longer is none. */
const MOST_SEEN = 4_000;

/** Where a page says it lies, for one that came without its address. */
function statedAddress({ metas, byTag }: PageIndex): string | undefined {
  const canonical = byTag
    .get('link')
    ?.find(({ attributes }) => attributes.get('rel')?.toLowerCase() === 'canonical');
  return [canonical?.attributes.get('href'), metas.get('og:url')].find(
    (one) => one !== undefined && URL.canParse(one),
  );
}

export function surveyPage({ html, url }: PageInput): Survey {
  const page = parsePage(html);
  const banners = removeHidden(page);
  const index = indexPage(page.root);
  const structured = [...parseJsonLd(page.data), ...readMicrodata(page.root)];
  const metadata = metadataOf(index, structured);
  const segments = segmentsOf(page.root);
  const base = baseOf(index, url);
  const view = viewPage(page.root, segments, {
    title: metadata.title,
    description: metadata.description ?? '',
    structured,
    url: url ?? statedAddress(index) ?? '',
  });
  return {
    metadata,
    index,
    structured,
    segments,
    view,
    links: linksOf(index, base),
    feeds: feedsOf(index, base),
    hasScripts: page.hasScripts,
    seen: [...banners, ...segments.map(({ text }) => text)].join('\n').slice(0, MOST_SEEN),
  };
}
