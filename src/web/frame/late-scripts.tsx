import { createContext, use } from 'react';
import { Scripts } from 'react-router';

/** What the answer's content policy asks of each script that stands in the page; browsers keep it to themselves. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * Scripts fetched along with a page share a slow phone's line with its styles, and keep its words from being seen. So
 * they wait in an element that neither a browser with scripts nor React looks into, and are begun by the first paint,
 * by whoever is faster than that, or by the clock should no paint be told of.
 */
const BEGIN = `
const { nonce, previousElementSibling: held } = document.currentScript;
const parsed = document.createElement('template');
parsed.innerHTML = held.textContent;
// A script that was parsed never runs here, one that is made does.
const made = ({ localName, attributes, textContent }) => {
  const element = document.createElement(localName);
  for (const { name, value } of attributes) element.setAttribute(name, value);
  return Object.assign(element, { nonce, textContent });
};
const all = Array.from(parsed.content.children, made);
const late = all.filter(({ rel, type }) => rel === 'modulepreload' || type === 'module');
const begin = () => document.head.append(...late.splice(0));
// What React Router sends after this is put where the first of its scripts says.
document.head.append(...all.filter((element) => !late.includes(element)));
for (const kind of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(kind, begin, { once: true, capture: true, passive: true });
setTimeout(begin, 3000);
if (document.hidden) begin();
else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
`;

/** React Router's scripts, begun once the page is painted. Until then its forms are sent as forms are. */
export function LateScripts() {
  const nonce = use(NonceContext);
  return (
    <>
      <noscript>
        <Scripts />
      </noscript>
      <script nonce={nonce} suppressHydrationWarning>{`{${BEGIN}}`}</script>
    </>
  );
}
