/** Legal forms that are one form in two spellings. */
const FORMS: Readonly<Record<string, string>> = Object.fromEntries([
  ['inc', 'incorporated'], ['corp', 'corporation'], ['co', 'company'], ['ltd', 'limited'], ['llc'], ['llp'], ['lp'], ['plc'], ['gmbh'], ['ag'], ['se'], ['kg'],
  ['sa'], ['sas'], ['sarl'], ['nv'], ['bv'], ['ab'], ['oy', 'oyj'], ['as', 'asa'], ['spa'], ['srl'], ['pty'], ['kk'],
].flatMap(([form = '', ...others]) => [form, ...others].map((one) => [one, form])));

interface Name {
  readonly words: readonly string[];
  readonly form: string;
}

function wordsIn(text: string): readonly string[] {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’.]/g, '').replace(/&/g, ' and ').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && word !== 'the');
}

function nameIn(text: string): Name {
  const all = wordsIn(text);
  let end = all.length;
  while (end > 1 && Object.hasOwn(FORMS, all[end - 1] ?? '')) end -= 1;
  return { words: all.slice(0, end), form: all.slice(end).map((word) => FORMS[word] ?? '').join(' ') };
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** Where a name is whole and something else follows: a place, a branch's number, another name it trades under. */
const BRANCH = /\s+[-–—/(#:@]|\s+(?:dba|d\/b\/a|store|site|plant)\b|\s+no\.?\s*\d/i;

function wholeName(said: string, names: readonly Name[]): number {
  const one = nameIn(said);
  const equal = names.filter(({ words }) => same(words, one.words));
  if (equal.length === 0) return 0;
  const forms = equal.map(({ form }) => form).filter((form) => form !== '');
  return one.form === '' || forms.length === 0 || forms.includes(one.form) ? 1 : 0.85;
}

/**
 * How sure it is that somebody's name is the company's: 1 for the same name, less where the legal
 * form is another one or a branch is named behind it, far too little where the name goes on.
 */
export function sameName(said: string, known: readonly string[]): number {
  const names = known.map(nameIn).filter(({ words }) => words.length > 0);
  const whole = wholeName(said, names);
  if (whole > 0) return whole;
  const branch = BRANCH.exec(said);
  if (branch !== null && wholeName(said.slice(0, branch.index), names) === 1) return 0.9;
  const { words: longer } = nameIn(said);
  return names.some(({ words }) => words.every((word, index) => longer[index] === word)) ? 0.5 : 0;
}

/** How sure it is that a text speaks of one of the names: whole names of two words settle it, a single word only hints. */
export function mentionOf(text: string, known: readonly string[], hasRivals: boolean): number {
  const said = wordsIn(text);
  return Math.max(0, ...known.map((name) => {
    const { words } = nameIn(name);
    const at = words.length === 0 ? -1 : said.findIndex((_, index) => words.every((word, offset) => said[index + offset] === word));
    if (at < 0) return 0;
    if (words.length > 1 || Object.hasOwn(FORMS, said[at + 1] ?? '')) return 0.95;
    const [word = ''] = words;
    const written = [name.split(' ')[0] ?? '', `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()];
    const large = written.some((one) => one !== one.toLowerCase() && text.includes(one));
    return word.length > 3 && large && !hasRivals ? 0.8 : 0.4;
  }));
}

/** Whether a name is one of the known ones and goes on: “Loam Ferry Tours” beside “Loam Ferry”. */
export function goesBeyond(name: string, known: readonly string[]): boolean {
  const { words } = nameIn(name);
  return known.map(nameIn).some((one) => one.words.length > 0 && words.length > one.words.length && one.words.every((word) => words.includes(word)));
}

/** The text without the names of others. */
export function withoutNames(text: string, others: readonly string[]): string {
  const patterns = others.map((name) => nameIn(name).words).filter((words) => words.length > 0);
  return patterns.reduce((rest, words) => rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'giu'), ' … '), text);
}

/** Whether a text has one of the names with its legal form. */
export function statesForm(text: string, legalNames: readonly string[]): boolean {
  const spelled = (of: string): string => ` ${wordsIn(of).map((word) => (Object.hasOwn(FORMS, word) ? FORMS[word] : word)).join(' ')} `;
  return legalNames.some((name) => nameIn(name).form !== '' && spelled(text).includes(spelled(name)));
}

/** Whether an address lies on the company's own domain. */
export function onDomain(value: string, domain: string | undefined): number {
  if (domain === undefined) return 0;
  const host = URL.canParse(value) ? new URL(value).hostname : value.toLowerCase();
  return host === domain || host.endsWith(`.${domain}`) ? 1 : 0;
}
