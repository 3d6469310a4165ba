import { CARDS_SCRIPT } from '../night/cards-script';
import { TIMES_SCRIPT } from '../night/times-script';

/**
 * What helps to read: ticks, copying a question, and the contents closing behind a choice. It adds what
 * cannot work without it and nothing that a reader would miss. It never makes HTML of words, stores nothing before
 * something is ticked, and asks no server anything.
 */
const READING_SCRIPT = `
const all = (selector) => [...document.querySelectorAll(selector)];
const made = (tag, className, ...content) => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
};
// A page that was saved with what this script made would show it twice.
for (const old of all('.made')) old.remove();
if (location.protocol === 'file:') for (const link of all('a[href^="?"]')) link.remove();

const sections = all('main > section').filter(({ id }) => id !== 'sources');
const place = 'foreword-read-' + document.body.dataset.report;
const remember = () => {
  try { return new Set(JSON.parse(localStorage.getItem(place) ?? '[]')); } catch { return new Set(); }
};
const read = remember();
const progress = all('nav.side > p, nav.bar summary').map((home) => {
  const line = made('span', 'made progress');
  home.append(line);
  return line;
});
const show = () => {
  const done = sections.filter(({ id }) => read.has(id)).length;
  for (const line of progress) line.textContent = done === 0 ? '' : done + ' of ' + sections.length + ' read';
  for (const link of all('nav a')) {
    link.classList.toggle('read', read.has(link.hash.slice(1)));
    link.querySelector('.made')?.remove();
    if (read.has(link.hash.slice(1))) link.append(made('span', 'made unseen', ', read'));
  }
};
for (const section of sections) {
  const box = made('input', '');
  box.type = 'checkbox';
  box.checked = read.has(section.id);
  box.addEventListener('change', () => {
    if (box.checked) read.add(section.id); else read.delete(section.id);
    try { localStorage.setItem(place, JSON.stringify([...read])); } catch {}
    show();
  });
  const title = section.querySelector('h2')?.textContent ?? '';
  section.append(made('p', 'made tick', made('label', '', box, ' Read', made('span', 'unseen', ': ' + title))));
}
show();

if (navigator.clipboard) {
  const news = made('p', 'made unseen');
  news.setAttribute('role', 'status');
  document.body.append(news);
  for (const claim of all('.questions-to-ask .claim, .questions-to-expect .claim')) {
    const said = claim.querySelector('.said')?.textContent ?? '';
    const button = made('button', 'made copy', 'Copy', made('span', 'unseen', ': ' + said));
    button.type = 'button';
    button.addEventListener('click', async () => {
      try { await navigator.clipboard.writeText(said); } catch { return; }
      button.classList.add('done');
      news.textContent = 'Copied';
      setTimeout(() => { button.classList.remove('done'); news.textContent = ''; }, 2000);
    });
    claim.querySelector('.said').after(' ', button);
  }
}

for (const details of all('nav.bar details')) {
  details.addEventListener('click', ({ target }) => { if (target.closest('a')) details.open = false; });
  document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') details.open = false; });
}
for (const card of all('.card')) card.addEventListener('click', ({ target }) => {
  if (target.closest('a[href^="#"]')) card.hidePopover();
});

const links = new Map(all('nav.side a').map((link) => [link.hash.slice(1), link]));
const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    for (const [id, link] of links)
      if (id === target.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  }
}, { rootMargin: '-20% 0px -70% 0px' });
for (const section of all('main > section')) watch.observe(section);
`;

/** The script as it is written. The page carries it packed: `script-packed.ts`. */
export const PAGE_SOURCE = { reading: READING_SCRIPT, night: CARDS_SCRIPT + TIMES_SCRIPT } as const;
