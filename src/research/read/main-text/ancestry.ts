import type { PageElement } from '../layout/tree';
import { PARTS, partsNamedBy } from '../phrases';
import { TAGS } from './feature-names';

const ROLES: Readonly<Record<string, string>> = {
  main: 'main',
  article: 'article',
  navigation: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  dialog: 'dialog',
  alertdialog: 'dialog',
  button: 'button',
  form: 'form',
  search: 'form',
  listitem: 'li',
  list: 'ul',
};
const FAR = 30;

/** What stands above an element. */
export interface Ancestry {
  readonly chain: readonly PageElement[];
  /** How many steps up the next element of each tag and each kind of name is. */
  readonly tags: readonly number[];
  readonly names: readonly number[];
  readonly articles: number;
}

const NOWHERE: Ancestry = {
  chain: [],
  tags: TAGS.map(() => FAR),
  names: PARTS.map(() => FAR),
  articles: 0,
};

/** Known of the parent first, so that each element is looked at once. */
export function ancestryOf(element: PageElement, known: Map<PageElement, Ancestry>): Ancestry {
  const found = known.get(element);
  if (found !== undefined) return found;
  const { tag, attributes, parent } = element;
  if (tag === '#page' || tag === 'html') return NOWHERE;
  const above = parent === undefined ? NOWHERE : ancestryOf(parent, known);
  const chain = [element, ...above.chain];
  if (tag === 'body') return { ...NOWHERE, chain };
  const role = ROLES[attributes.get('role') ?? ''];
  const name = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`;
  const isTag = (one: string): boolean => one === (tag === 'ol' ? 'ul' : tag) || one === role;
  const ancestry: Ancestry = {
    chain,
    tags: TAGS.map((one, index) =>
      isTag(one) ? 0 : Math.min(FAR, (above.tags[index] ?? FAR) + 1),
    ),
    names: partsNamedBy(name).map((isNamed, index) =>
      isNamed ? 0 : Math.min(FAR, (above.names[index] ?? FAR) + 1),
    ),
    articles: above.articles + (tag === 'article' || role === 'article' ? 1 : 0),
  };
  known.set(element, ancestry);
  return ancestry;
}
