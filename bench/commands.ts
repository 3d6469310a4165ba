/**
 * How many texts that command their reader are recognised, and how many ordinary sentences are taken for such.
 * npm run bench -- commands [file for the false alarms of the tuning half]
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { sentencesOf } from '../src/research/evidence';
import { commandIn, readPage } from '../src/research/read';
import { OWN_INJECTIONS } from '../test/worlds/hostile/injections';
import { readItems } from './extraction/pages';
import { materialFolder } from '../test/support/material';

const SENTENCES = 2_000;
const material = materialFolder();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(1)} % (${part} of ${of})`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As the engine sees it: a block with one commanding sentence is left out whole. */
const isSeen = (text: string): boolean =>
  [
    text,
    ...sentencesOf({ block: { kind: 'paragraph', start: 0, end: text.length }, text }).map(
      (sentence) => sentence.text,
    ),
  ].some((one) => commandIn(one) !== undefined);

function foreignTexts(): readonly (readonly [group: string, text: string])[] {
  const folder = join(material, 'bench/injection');
  if (!existsSync(folder)) return [];
  return ['text-attacks.json', 'code-attacks.json'].flatMap((file) =>
    Object.entries(
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string[]>,
    ).flatMap(([group, texts]) =>
      texts.map((text) => [`${file.split('-')[0]}: ${group}`, text] as const),
    ),
  );
}

interface Ordinary {
  readonly half: 'tuning' | 'other';
  readonly text: string;
}

function sentencesOfPage(html: string, url: string, half: Ordinary['half']): readonly Ordinary[] {
  const { text, blocks } = readPage({ html, url });
  return blocks
    .filter(({ kind }) => kind !== 'heading' && kind !== 'row')
    .flatMap((block) => sentencesOf({ block, text: text.slice(block.start, block.end) }))
    .map((sentence) => ({ half, text: sentence.text }));
}

function ordinarySentences(): readonly Ordinary[] {
  const folder = join(material, 'recordings/news-html');
  const recorded = existsSync(folder)
    ? readdirSync(folder).flatMap((file) =>
        sentencesOfPage(
          readFileSync(join(folder, file), 'utf8'),
          'https://news.example/',
          hashOf(file) < '8' ? 'tuning' : 'other',
        ),
      )
    : [];
  const others = Array.from(readItems()).flatMap(({ html, url, half }) =>
    sentencesOfPage(html, url, half),
  );
  const seeded = new Map([...recorded, ...others].map((one) => [hashOf(one.text), one]));
  return [...seeded].toSorted(([one], [other]) => one.localeCompare(other)).map(([, one]) => one);
}

const foreign = foreignTexts();
say(`our own: ${percent(OWN_INJECTIONS.filter(isSeen).length, OWN_INJECTIONS.length)}`);
if (foreign.length === 0) say('The texts of the material are absent.');
for (const [group, texts] of Map.groupBy(foreign, ([name]) => name))
  say(`  ${group}: ${percent(texts.filter(([, text]) => isSeen(text)).length, texts.length)}`);
for (const kind of ['text', 'code']) {
  const some = foreign.filter(([group]) => group.startsWith(kind));
  say(`${kind}: ${percent(some.filter(([, text]) => isSeen(text)).length, some.length)}`);
}
const all = ordinarySentences();
const alarms: string[] = [];
for (const half of ['tuning', 'other'] as const) {
  const own = all.filter((one) => one.half === half);
  const sample = own.slice(0, SENTENCES);
  const [few, many] = [sample, own].map((some) =>
    some.filter(({ text }) => commandIn(text) !== undefined),
  );
  say(
    `false alarms, ${half} half: ${percent(few?.length ?? 0, sample.length)} of a sample, ` +
      `${percent(many?.length ?? 0, own.length)} of all; goal ≤ 0.5 %`,
  );
  if (half === 'tuning')
    alarms.push(...(many ?? []).map(({ text }) => `${commandIn(text) ?? ''}: ${text}`));
}
const [file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${alarms.join('\n')}\n`);
