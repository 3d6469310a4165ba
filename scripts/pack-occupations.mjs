// Packs occupation data into content/occupations: node scripts/pack-occupations.mjs (MATERIAL_DIR, default ../shared).
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(
  resolve(process.env.MATERIAL_DIR ?? join(root, '../shared')),
  'real/occupations',
);
const target = join(root, 'content/occupations');
/** Words of the description and tasks that tell an occupation from the others. */
const TELLING_WORDS = 45;
const FEW = 8;

const lines = (file) => readFileSync(join(folder, file), 'utf8').trim().split('\n');
const rows = (file) =>
  lines(file)
    .slice(1)
    .map((line) => line.split('\t'));
const occupations = lines('occupations.jsonl').map((line) => JSON.parse(line));
const names = new Map(
  readFileSync(join(target, 'names.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')),
);
const wages = new Map(rows('wages-us-2024.tsv').map((row) => [row[0], row]));
const titles = Map.groupBy(rows('titles.tsv'), ([code]) => code);

/** British and European titles, where the crosswalk is more than a guess. */
function europeanTitles() {
  const known = new Map(
    lines('esco-occupations.jsonl').map((line) => {
      const { code, title, altTitles } = JSON.parse(line);
      return [code, [title, ...(altTitles ?? [])]];
    }),
  );
  const found = new Map();
  for (const [esco, , , code, , confidence] of rows('esco-to-onet.tsv'))
    if (Number(confidence) >= 1)
      found.set(code, [...(found.get(code) ?? []), ...(known.get(esco) ?? [])]);
  return found;
}
const european = europeanTitles();

function singular(word) {
  const irregular = { men: 'man', women: 'woman', clergy: 'clergy', waitresses: 'waitress' };
  const low = word.toLowerCase();
  if (irregular[low]) return irregular[low];
  if (/(?:ss|us|is)$/.test(low) || !low.endsWith('s')) return word;
  if (low.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=sses|ches|shes)es$|s$/, '');
}

/** What a person in the job would say: one of its own titles where the official one is a list. */
function personTitle({ code, title, reportedTitles = [] }) {
  const named = names.get(code);
  if (named) return named;
  const plain = title.replace(/, (?:All Other|Except .*|Including .*|General|Postsecondary)$/, '');
  if (!/,|\band\b|--/.test(plain)) return plain.replace(/[^ ]+$/, singular);
  const wanted = new Set(
    title
      .toLowerCase()
      .match(/[a-z]+/g)
      .map(singular),
  );
  const score = (one) => {
    const words = one.toLowerCase().match(/[a-z]+/g) ?? [];
    return words.filter((word) => wanted.has(word)).length - words.length / 4;
  };
  const own = reportedTitles.map((one) => one.replace(/ \(.*/, ''));
  const [best] = own.toSorted((one, other) => score(other) - score(one));
  return best ?? plain.split(/,| and /)[0].replace(/[^ ]+$/, singular);
}

const textOf = ({ description, tasks = [], technology = [] }) =>
  `${description} ${tasks.join(' ')} ${technology.map(({ name }) => name).join(' ')}`;
const wordsOf = (text) => text.toLowerCase().match(/[a-z][a-z+#]{2,}/g) ?? [];
const inHowMany = new Map();
for (const one of occupations)
  for (const word of new Set(wordsOf(textOf(one))))
    inHowMany.set(word, (inHowMany.get(word) ?? 0) + 1);

function tellingWords(one) {
  const counts = new Map();
  for (const word of wordsOf(textOf(one))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = ([word, count]) => count * Math.log(occupations.length / inHowMany.get(word));
  return [...counts]
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, TELLING_WORDS)
    .map(([word]) => word);
}

const byKind = (code, ...kinds) =>
  (titles.get(code) ?? []).filter(([, , kind]) => kinds.includes(kind)).map(([, title]) => title);

const table = occupations.map((one) =>
  [
    one.code,
    personTitle(one),
    wages.get(one.wageSoc ?? one.code.slice(0, 7))?.[3] ?? '',
    one.noData ? 'none' : '',
    byKind(one.code, 'occupation', 'reported', 'short').join('|'),
    byKind(one.code, 'alternate').join('|'),
    [...new Set(european.get(one.code) ?? [])].join('|'),
    tellingWords(one).join(' '),
  ].join('\t'),
);

const number = (text) => (text === undefined || text === '' ? undefined : text);
function wageOf(code) {
  const row = wages.get(code);
  if (!row) return undefined;
  const [, title, , employment, , , p10, p25, median, p75, p90] = row;
  return {
    title,
    employment: number(employment),
    p10: number(p10),
    p25: number(p25),
    median: number(median),
    p75: number(p75),
    p90: number(p90),
  };
}

const details = occupations.map((one) => ({
  code: one.code,
  title: personTitle(one),
  officialTitle: one.title,
  description: one.description,
  ...(one.jobZone === undefined ? {} : { jobZone: one.jobZone }),
  ...(one.preparation === undefined ? {} : { preparation: one.preparation }),
  tasks: one.tasks ?? [],
  coreTasks: one.coreTasks ?? 0,
  skills: (one.skills ?? []).slice(0, FEW).map(({ name }) => name),
  knowledge: (one.knowledge ?? []).slice(0, FEW).map(({ name }) => name),
  technology: (one.technology ?? []).map(({ name, kind, inDemand, hot }) => ({
    name,
    kind,
    ...(inDemand ? { inDemand } : {}),
    ...(hot ? { hot } : {}),
  })),
  tools: one.tools ?? [],
  related: one.related ?? one.siblings ?? [],
  wage: wageOf(one.wageSoc ?? one.code.slice(0, 7)),
}));

function pack(name, text) {
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  writeFileSync(join(target, name), packed);
  process.stdout.write(`${name}: ${packed.length} bytes\n`);
}
pack('titles.tsv.br', `${table.join('\n')}\n`);
pack('occupations.jsonl.br', `${details.map((one) => JSON.stringify(one)).join('\n')}\n`);
