import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedSnapshots } from '../../src/research/evidence/snapshots/stored-snapshots';
import { folderStorage } from '../../src/platform/files';
import { scriptedModel } from '../../src/platform/models/testing';
import { writeReport } from '../../src/report';
import type { Judge } from '../../src/report/judge';
import { clausesOf } from '../../src/report/judge/pairs-of-claim';
import { FACT_SECTIONS } from '../../src/report/write';
import { evidenceOnlyWriter, modelWriter } from '../../src/report/write';
import type { Evidence } from '../../src/research/evidence/shape';
import { measureProse, type Prose } from '../prose/measure';
import type { GoldSentence } from './gold';
import { scriptedEditor, type ToldSentence } from './scripted-editor';

interface Outcome {
  readonly told: number;
  readonly kept: readonly GoldSentence[];
  /** Printed as written, in other words, and without a clause. */
  readonly printed: number;
  readonly reworded: number;
  readonly cut: number;
  readonly refused: readonly { readonly text: string; readonly reasons: readonly string[] }[];
  readonly prose: Prose;
}

const draw = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16) / 2 ** 32;

const WRONG = 0.1;

/** Knows what is true, and is wrong on one answer in ten, the same ones in every run. */
const judgeOf = (isTrue: (hypothesis: string) => boolean): Judge => ({
  name: 'nine of ten',
  judge: async (pairs) =>
    pairs.map(({ hypothesis }) => ({
      label: isTrue(hypothesis) === draw(hypothesis) >= WRONG ? 'entailed' : 'neutral',
      confidence: 90,
    })),
});

/** In all that an honest sentence says, and in each of its clauses. */
function truthsOf(honest: readonly ToldSentence[], company: string): ReadonlySet<string> {
  const texts = honest.flatMap(({ text, clauses }) => [text, ...clauses.map((one) => one.text)]);
  return new Set(
    texts.flatMap((text) => [
      text,
      ...clausesOf(text, company),
      text.replace(/^(?:It|The company)\b/u, company).replace(/^Its\b/u, `${company}'s`),
    ]),
  );
}

function readRun(folder: string) {
  const run = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as {
    writtenAt: string;
    asked: { company: string; role: string };
    sources: { asked: number; answered: number };
  };
  const evidence = readFileSync(join(folder, 'evidence.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Evidence);
  return { ...run, evidence };
}

const asBegun = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.]$/u, '')}.`;

const titleOf = (section: GoldSentence['section']): string =>
  FACT_SECTIONS.find(({ id }) => id === section)?.title ?? section;

interface Asked {
  readonly withClauses: boolean;
  readonly judged: boolean;
  /** Says something else in place of an honest sentence. */
  readonly lie?: (told: ToldSentence) => ToldSentence | undefined;
}

export async function runReport(
  folder: string,
  gold: readonly GoldSentence[],
  { withClauses, judged, lie }: Asked,
): Promise<Outcome> {
  const { asked, sources, writtenAt, evidence } = readRun(folder);
  const editor = scriptedEditor(
    gold,
    { company: asked.company, titleOf },
    { withClauses, ...(lie === undefined ? {} : { change: lie }) },
  );
  const isTrue = (hypothesis: string): boolean =>
    lie === undefined || truthsOf(editor.honest, asked.company).has(hypothesis);
  const snapshots = storedSnapshots(folderStorage(join(folder, 'files')));
  const written = await writeReport(
    {
      writer: modelWriter({
        model: scriptedModel(({ prompt }) => editor.reply(prompt)),
        secret: 'the same in every run',
        standIn: evidenceOnlyWriter(),
        noteStandIn: (reason) =>
          FACT_SECTIONS.some(({ id }) => id === reason.section) &&
          process.stdout.write(`code took ${reason.section}: ${reason.fault}\n`),
      }),
      ...(judged
        ? {
            judging: {
              judge: judgeOf(isTrue),
              noteUnanswered: () => undefined,
              noteUnreliable: () => undefined,
            },
          }
        : {}),
      readSnapshot: (sha256) => snapshots.get(sha256),
    },
    {
      company: { name: asked.company },
      role: asked.role,
      evidence,
      tally: sources,
      writtenAt,
    },
  );
  if (!written.ok) throw new Error(written.failure.sentence);
  const { document, rejected } = written.value;
  const printed = new Set(
    document.sections.flatMap(({ claims }) => claims.map(({ text }) => text)),
  );
  const texts = new Set(editor.told.map(({ text }) => text));
  const isReworded = (text: string): boolean =>
    !printed.has(text) && printed.has(editor.reworded.get(text) ?? '');
  const isCut = ({ text, clauses }: ToldSentence): boolean =>
    !printed.has(text) &&
    [...printed].some((one) => clauses.some((clause) => one.includes(asBegun(clause.text))));
  return {
    told: texts.size,
    kept: editor.kept,
    printed: [...texts].filter((text) => printed.has(text)).length,
    reworded: [...texts].filter(isReworded).length,
    cut: editor.told.filter((one) => !isReworded(one.text) && isCut(one)).length,
    refused: rejected.filter(({ text }) => texts.has(text)),
    prose: measureProse(document),
  };
}
