/**
 * Practice cards and the reader's own notes. What is written is kept in this browser, under the report's name, with
 * every letter typed; nothing is sent. Uses `all` and `made` of the page's script.
 */
export const CARDS_SCRIPT = `
const store = 'foreword-night-' + document.body.dataset.report;
// Whoever the report was shared with practices, and writes nothing.
const shared = document.body.hasAttribute('data-shared');
let notes = new Map(), known = new Set(), own = new Set(), times = {};
const recall = () => {
  try {
    const saved = JSON.parse(localStorage.getItem(store));
    notes = new Map(saved.n); known = new Set(saved.k); own = new Set(saved.o); times = { ...saved.t };
  } catch {}
};
recall();
const warnings = [];
const keep = () => {
  let lost = '';
  if (!shared) try {
    localStorage.setItem(store, JSON.stringify({ n: [...notes], k: [...known], o: [...own], t: times }));
  } catch {
    lost = 'This browser can’t keep what you write. Print or copy it before you close the page.';
  }
  for (const line of warnings) if (line.textContent !== lost) line.textContent = lost;
};
const warning = () => {
  const line = made('p', 'made careful');
  line.setAttribute('role', 'status');
  warnings.push(line);
  return line;
};
const button = (name, act) => {
  const element = made('button', 'made', name);
  element.type = 'button';
  element.addEventListener('click', act);
  return element;
};
const labeled = (name, field) => made('label', 'made field', made('span', '', name), field);

const desk = document.querySelector('#practice');
if (desk) {
  const words = (element) => element?.textContent.trim() ?? '';
  const printed = all('#practice li, .questions-to-expect .claim').map((home) => ({
    question: words(home.querySelector('.said')),
    plan: [
      ...[...home.querySelectorAll('.notes > span')].map(words),
      ...[...home.querySelectorAll('.facts a')].map(
        (link) => 'Bring: ' + words(all(link.hash)[0]?.querySelector('.said')),
      ),
    ],
  }));
  const questions = new Set(printed.map(({ question }) => question));
  let cards = [], at = 0, open = false;
  // A note on a question that a newer version no longer asks becomes a card of its own.
  const gather = () => {
    const mine = new Set([...own, ...notes.keys()].filter((question) => !questions.has(question)));
    const asked = [...printed, ...[...mine].map((question) => ({ question, plan: ['Your own question.'] }))];
    const left = new Map(asked.map((card) => [card.question, card]));
    const stay = cards.filter(({ question }) => left.delete(question));
    cards = [...stay, ...left.values()];
    at = Math.max(0, Math.min(at, cards.length - 1));
  };

  const news = made('p', 'made unseen');
  news.setAttribute('role', 'status');
  const count = made('p', 'count');
  const asked = made('p', 'asked');
  asked.dir = 'auto';
  const plan = made('ul', 'plan');
  plan.id = 'practice-plan';
  const turn = button('', () => { open = !open; show(); });
  turn.setAttribute('aria-controls', plan.id);
  const area = made('textarea', '');
  area.rows = 3;
  area.dir = 'auto';
  const current = () => cards[at].question;
  area.addEventListener('input', () => {
    if (area.value) notes.set(current(), area.value); else notes.delete(current());
    keep();
  });
  const tick = button('I know this one', () => {
    if (!known.delete(current())) known.add(current());
    keep();
    show();
  });
  const remove = button('Remove this question', () => {
    own.delete(current());
    notes.delete(current());
    keep();
    gather();
    go(0);
    next.focus();
  });
  const show = () => {
    const { question, plan: lines } = cards[at];
    const learned = cards.filter((card) => known.has(card.question)).length;
    count.textContent = 'Card ' + (at + 1) + ' of ' + cards.length + ' · ' + learned + ' known';
    asked.textContent = question;
    plan.replaceChildren(...lines.map((line) => made('li', '', line)));
    plan.hidden = !open;
    turn.textContent = open ? 'Hide the plan' : 'Show the plan';
    turn.setAttribute('aria-expanded', open);
    tick.setAttribute('aria-pressed', known.has(question));
    remove.hidden = questions.has(question);
    if (area.value !== (notes.get(question) ?? '')) area.value = notes.get(question) ?? '';
  };
  const go = (to) => {
    at = (to + cards.length) % cards.length;
    open = false;
    show();
    news.textContent = count.textContent + '. ' + current();
  };
  // Forward leaves out what is known, as long as anything isn't.
  const forward = () => {
    let to = at + 1;
    while (to < at + cards.length && known.has(cards[to % cards.length].question)) to += 1;
    go(to === at + cards.length ? at + 1 : to);
  };
  const next = button('Next', forward);
  const shuffle = () => {
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = Math.floor(Math.random() * (last + 1));
      [cards[last], cards[other]] = [cards[other], cards[last]];
    }
    go(0);
  };

  const sheets = made('div', 'made sheets');
  document.body.append(sheets);
  const mine = (question) => made('p', 'mine', notes.get(question) ?? '');
  const print = () => {
    const cuts = cards.map(({ question, plan: lines }) => made('div', 'cut',
      made('p', 'asked', question),
      made('div', 'back', mine(question), ...lines.map((line) => made('p', '', line)))));
    sheets.replaceChildren();
    while (cuts.length) sheets.append(made('div', 'sheet', ...cuts.splice(0, 8)));
    // A card holds some 150 letters of a note; a longer one is printed in full behind the cards.
    for (const [question, note] of notes)
      if (note.length > 150) sheets.append(made('p', 'asked', question), mine(question));
    document.documentElement.classList.add('cards');
    window.print();
  };
  addEventListener('afterprint', () => document.documentElement.classList.remove('cards'));

  const typed = made('input', '');
  typed.maxLength = 300;
  const add = () => {
    const question = typed.value.trim();
    if (!question) return typed.focus();
    own.add(question);
    typed.value = '';
    keep();
    gather();
    go(cards.findIndex((card) => card.question === question));
  };
  typed.addEventListener('keydown', ({ key }) => { if (key === 'Enter') add(); });
  const clear = () => {
    if (!confirm('Clear your notes, questions, and times from this browser?')) return;
    try { localStorage.removeItem(store); } catch {}
    notes = new Map(); known = new Set(); own = new Set(); times = {};
    gather();
    go(0);
    tell();
    news.textContent = 'Cleared.';
  };
  const copy = async () => {
    const lines = [...notes].map(([question, note]) => question + '\\n' + note);
    try {
      await navigator.clipboard.writeText(lines.join('\\n\\n'));
      news.textContent = 'Copied';
    } catch {}
  };
  const back = button('Previous', () => go(at - 1));
  const write = [labeled('My notes', area), warning()];
  const deck = made('div', 'made deck', count, asked, made('p', 'keys', turn, back, next), plan,
    ...(shared ? [] : write), made('p', 'keys', tick, button('Shuffle', shuffle), remove));
  deck.addEventListener('keydown', ({ key, target }) => {
    if (target === area) return;
    if (key === 'ArrowRight') forward();
    if (key === 'ArrowLeft') go(at - 1);
  });
  const below = made('p', 'made keys', button('Print the cards', print));
  desk.querySelector('.how').after(deck, below, news);
  if (!shared) {
    below.before(made('div', 'made adding', labeled('Add a question of your own', typed), button('Add', add)));
    if (navigator.clipboard) below.append(button('Copy my notes', copy));
    below.append(button('Clear my notes from this browser', clear));
  }
  gather();
  show();
  addEventListener('storage', ({ key }) => {
    if (key !== store) return;
    recall();
    tell();
    gather();
    if (document.activeElement !== area) show();
  });
}
`;
