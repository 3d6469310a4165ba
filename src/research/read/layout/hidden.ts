import { phraseFinder, wordSet } from '../../../language';
import { countWords, squeeze, holdsAny } from '../../../kernel/text';
import { isWashedOut, readStyle, rulesOf, type Style } from './style';
import { descendantsOf, elementsOf, rawText, type PageElement, type ParsedPage } from './tree';
import { isHiddenByClass } from './hidden-classes';

/** What is kept from assistive readers is decoration when it is this short; a slide of a gallery is longer. */
const MOST_DECORATION = 8;
const namesConsent = wordSet(
  `*-cmp, *cmp-*, *consent*, *cookie*, *gdpr*, *onetrust*, *privacy-banner*, *privacy-notice*, *privacy-popup*`,
);
const saysConsent = phraseFinder('consent, cookie, tracking');
const MOST_CONSENT = 1_500;
const HIDING =
  'clip color display font-size height indent opacity position transform visibility width'.split(
    ' ',
  );
const ROOTS = new Set(['#page', 'html', 'head', 'body']);

/** Classes and ids that a page's own style sheets take out of sight and show on no other screen. */
function hiddenNames(styles: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const shown = new Set<string>();
  for (const { selectors, body, isConditional } of styles.flatMap(rulesOf)) {
    if (!holdsAny(body, HIDING)) continue;
    const style = readStyle(body);
    const isOut = isOutOfSight(style);
    if (isOut ? isConditional : !style.has('display')) continue;
    for (const selector of selectors.split(',')) {
      const name = selector.trim();
      if (!/^[.#][\w-]+$/.test(name)) continue;
      if (isOut) names.add(name);
      else if (isConditional) shown.add(name);
      else names.delete(name);
    }
  }
  return new Set([...names].filter((name) => !shown.has(name)));
}

/** What style sheets hide and is longer than this is what a script unfolds. */
const LONGEST_FOLDED = 150;

const sizeOf = (value: string | undefined): number | undefined => {
  const found = value === undefined ? null : /^(-?[\d.]+)(px|em|rem|pt|%|vw|vh)?$/.exec(value);
  return found === null
    ? undefined
    : Number(found[1]) * (found[2] === 'em' || found[2] === 'rem' ? 16 : 1);
};

function isOffscreen(style: Style): boolean {
  const isMoved = style.get('position') === 'absolute' || style.get('position') === 'fixed';
  const edges = [
    'left',
    'top',
    'right',
    'bottom',
    'margin-left',
    'margin-top',
    'text-indent',
  ].filter((name) => isMoved || name === 'text-indent' || name.startsWith('margin'));
  return (
    edges.some((name) => (sizeOf(style.get(name)) ?? 0) <= -900) ||
    /translate[xy]?\(\s*-\d{4,}px/.test(style.get('transform') ?? '')
  );
}

function isClipped(style: Style): boolean {
  if (
    /^rect\(\s*(?:0|1px)/.test(style.get('clip') ?? '') ||
    /inset\(\s*(?:50|100)%/.test(style.get('clip-path') ?? '')
  )
    return true;
  const isCut = holdsAny(style.get('overflow') ?? '', ['clip', 'hidden']);
  const isFlat = ['width', 'height', 'max-height', 'max-width'].some(
    (name) => Math.abs(sizeOf(style.get(name)) ?? 2) <= 1,
  );
  return isCut && isFlat;
}

function isOutOfSight(style: Style): boolean {
  if (style.size === 0) return false;
  if (
    style.get('display') === 'none' ||
    ['collapse', 'hidden'].includes(style.get('visibility') ?? '')
  )
    return true;
  const size = sizeOf(style.get('font-size'));
  if (
    (size !== undefined && size <= 1) ||
    style.get('color') === 'transparent' ||
    /scale(?:3d|x|y)?\(\s*0\s*[,)]/.test(style.get('transform') ?? '')
  )
    return true;
  // Scripts fade in what begins with a movement as well.
  const isFading = ['transform', 'transition', 'animation', 'will-change'].some((name) =>
    style.has(name),
  );
  return (
    (Number(style.get('opacity') ?? 1) < 0.05 && !isFading) ||
    isOffscreen(style) ||
    isClipped(style)
  );
}

function isConsentBanner({ attributes, tag }: PageElement, text: () => string): boolean {
  const name = `${attributes.get('id') ?? ''} ${attributes.get('class') ?? ''}`;
  if (!name.split(' ').some((one) => namesConsent(one)) || tag === 'main' || tag === 'article')
    return false;
  const said = text();
  return said.length <= MOST_CONSENT * 10 && saysConsent(said.slice(0, MOST_CONSENT));
}

/** Ids that something to press on the page opens: what is folded there is no hidden text. */
function openableIds(root: PageElement): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { attributes, tag } of descendantsOf(root)) {
    const targets = [
      attributes.get('aria-controls'),
      attributes.get('data-target'),
      attributes.get('data-bs-target'),
      tag === 'a' ? attributes.get('href') : undefined,
    ];
    for (const target of targets)
      if (target !== undefined)
        for (const id of target.split(/\s+/))
          if (id !== '' && (id.startsWith('#') || target === targets[0]))
            ids.add(id.replace('#', ''));
  }
  // What a server streams in late is put into its place by the page's first script.
  for (const { attributes, tag } of descendantsOf(root))
    if (tag === 'div' && STREAMED.test(attributes.get('id') ?? ''))
      ids.add(attributes.get('id') ?? '');
  return ids;
}

const STREAMED = /^S:[\da-f]+$/;
const isOverlay = wordSet(
  '*dialog*, *drawer*, *lightbox*, *modal*, *offcanvas*, *overlay*, *pop-up*, *popup*',
);

function isFolded({ attributes, tag }: PageElement, openable: ReadonlySet<string>): boolean {
  if (
    tag === 'dialog' ||
    attributes.get('role') === 'dialog' ||
    attributes.has('aria-modal') ||
    isOverlay(attributes.get('class') ?? '')
  )
    return false;
  return openable.has(attributes.get('id') ?? '') || attributes.get('role') === 'tabpanel';
}

interface Sight {
  /** Classes and ids that style sheets take out of sight. */
  readonly names: ReadonlySet<string>;
  readonly openable: ReadonlySet<string>;
  readonly length: number;
}

/** Nearly the whole page in one hidden element is a page that waits for its scripts, and no hidden text. */
const WHOLE_PAGE = 0.85;
const SHORTEST_WHOLE = 1_200;

function isHidden(element: PageElement, sight: Sight): boolean {
  if (!isTakenOut(element, sight) || isFolded(element, sight.openable)) return false;
  const { length } = rawText(element);
  return length < SHORTEST_WHOLE || length < sight.length * WHOLE_PAGE;
}

function isTakenOut(element: PageElement, { names }: Sight): boolean {
  const { attributes, tag } = element;
  if (tag === 'dialog') return !attributes.has('open');
  if (attributes.has('hidden') && attributes.get('hidden') !== 'until-found') return true;
  const inline = attributes.get('style');
  const style = readStyle(inline ?? '');
  if (isOutOfSight(style) || (inline !== undefined && isWashedOut(element, style))) return true;
  const classes = attributes.get('class') ?? '';
  if (isHiddenByClass(classes)) return true;
  if (names.size > 0 && !style.has('display')) {
    const isNamed =
      names.has(`#${attributes.get('id') ?? ''}`) ||
      (classes !== '' && classes.split(/\s+/).some((name) => names.has(`.${name}`)));
    if (isNamed && countWords(rawText(element)) <= LONGEST_FOLDED) return true;
  }
  return (
    attributes.get('aria-hidden') === 'true' && countWords(rawText(element)) <= MOST_DECORATION
  );
}

/** A page that says so little without its scripts is read as readers without scripts see it. */
const FEWEST_UNSCRIPTED = 50;
const UNSCRIPTED_TIMES = 2;

function addUnscripted({ root, unscripted }: ParsedPage): void {
  if (unscripted.length === 0) return;
  const body = [...descendantsOf(root)].find(({ tag }) => tag === 'body');
  const words = unscripted.reduce((sum, element) => sum + countWords(rawText(element)), 0);
  if (
    body === undefined ||
    words < FEWEST_UNSCRIPTED ||
    words < UNSCRIPTED_TIMES * countWords(rawText(body))
  )
    return;
  for (const { children } of unscripted)
    for (const child of children)
      body.children.push(typeof child === 'string' ? child : hangInto(body, child));
}

function hangInto(parent: PageElement, { tag, attributes, children }: PageElement): PageElement {
  const copy: PageElement = { tag, attributes, parent, depth: parent.depth + 1, children: [] };
  copy.children = children.map((child) =>
    typeof child === 'string' ? child : hangInto(copy, child),
  );
  return copy;
}

/** Removes what no reader sees, before anything else. Returns the texts of consent banners. */
export function removeHidden(page: ParsedPage): readonly string[] {
  const banners: string[] = [];
  addUnscripted(page);
  const { root, styles } = page;
  const sight: Sight = {
    names: hiddenNames(styles),
    openable: openableIds(root),
    length: rawText(root).length,
  };
  const visit = (element: PageElement): void => {
    element.children = element.children.filter((child) => {
      if (typeof child === 'string' || ROOTS.has(child.tag)) return true;
      if (isHidden(child, sight)) return false;
      if (!isConsentBanner(child, () => rawText(child))) return true;
      banners.push(squeeze(rawText(child)));
      return false;
    });
    for (const child of elementsOf(element)) visit(child);
  };
  visit(root);
  return banners;
}
