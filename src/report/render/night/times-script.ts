/** The last hours by the clock, the place, and the note for afterward. Uses what the cards' script has. */
export const TIMES_SCRIPT = `
const served = document.querySelector('.served time');
const begin = () => Date.parse(served?.dateTime ?? times.at);
const clock = (moment) => new Intl.DateTimeFormat('en-US', {
  timeZone: served?.dataset.zone, weekday: 'short', hour: 'numeric', minute: '2-digit',
}).format(moment);
const tell = () => {
  for (const heading of all('[data-before]')) {
    heading.querySelector('.made')?.remove();
    if (begin()) heading.prepend(made('span', 'made at', clock(begin() - heading.dataset.before * 60000)), ' ');
  }
  document.body.classList.toggle('over', begin() < Date.now());
  for (const field of all('[data-kept]'))
    if (document.activeElement !== field) field.value = times[field.dataset.kept] ?? '';
};
const ask = (home, name, type, key) => {
  const field = made('input', '');
  field.type = type;
  field.dataset.kept = key;
  field.addEventListener('input', () => { times[key] = field.value; keep(); tell(); });
  home?.after(labeled(name, field), warning());
};
for (const home of shared ? [] : all('#last-hours h2, #ten-minutes h2')) {
  if (home.id === 'ten-title') ask(home, 'Where: the address, or the link to the call', 'text', 'where');
  if (!served) ask(home, 'When is your interview?', 'datetime-local', 'at');
}
for (const area of all('#thank-you textarea')) {
  if (!navigator.clipboard) continue;
  const copied = button('Copy the note', async () => {
    try { await navigator.clipboard.writeText(area.value); copied.textContent = 'Copied'; } catch {}
  });
  area.parentNode.after(made('p', 'made keys', copied));
}
tell();
`;
