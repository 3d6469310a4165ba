const NEVER_READ = 'script,style,noscript,template,iframe,object,embed,svg,canvas,audio,video,form,input,select,textarea,button,dialog,[hidden],[aria-hidden="true"]';
const BOILERPLATE = 'nav,header:not(article header):not(main header),footer:not(article footer):not(main footer),aside,[role="navigation"],[role="banner"],[role="contentinfo"],[role="search"],[role="dialog"],[role="alertdialog"]';
const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?:\.0+)?(?:px|em|rem|pt|%)?\s*(?:;|!|$)|(?:left|top|right|text-indent)\s*:\s*-\d{3,}|clip\s*:\s*rect\(\s*0|clip-path\s*:\s*inset\(\s*(?:50|100)%|(?:width|height)\s*:\s*0(?:px)?\s*(?:;|!|$)|transform\s*:\s*scale\(\s*0\s*\)|color\s*:\s*transparent/i;
const HIDDEN_CLASS = /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text|d-none|hidden)(?:\s|$)/i;
const CONSENT = /cookie|consent|gdpr/i;

function isHidden(element: Element): boolean {
  return HIDDEN_STYLE.test(element.getAttribute('style') ?? '') || HIDDEN_CLASS.test(element.getAttribute('class') ?? '');
}

function isConsentBanner(element: Element): boolean {
  const named = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
  return CONSENT.test(named) && element.querySelector('main,article') === null && !['BODY', 'HTML', 'MAIN', 'ARTICLE'].includes(element.tagName);
}

/** Scripts show the whole page when it is ready; only a part of it can be hidden. */
function isRoot(element: Element): boolean {
  return element.tagName === 'BODY' || element.tagName === 'HTML';
}

function removeComments(node: Node): void {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === 8) child.remove();
    else removeComments(child);
  }
}

/** Takes out what no reader sees. It runs before anything else looks at the text. */
export function removeHidden(document: Document): void {
  for (const element of document.querySelectorAll(NEVER_READ)) if (!isRoot(element)) element.remove();
  for (const element of document.querySelectorAll('[style],[class],[id]')) {
    if (!isRoot(element) && (isHidden(element) || isConsentBanner(element))) element.remove();
  }
  removeComments(document.documentElement);
}

/** Takes out what stands on every page of a site alike. */
export function removeBoilerplate(root: Element): void {
  for (const element of root.querySelectorAll(BOILERPLATE)) element.remove();
}
