import { existsSync } from 'node:fs';
import { plural } from '../../kernel/text';
import { projectFolder } from '../../project-folder';
import { catalogue, NEEDS, proveAnswer, type Known } from '../../research/sources';
import { readParameters } from '../parameters';
import { formatProven, writeProof, writeProofIndex } from './proof-files';
import {
  listRecordings,
  readSourceRecording,
  type SourceRecording,
  type RecordingTerms,
} from './recordings';
import { UsageFault, type Verb } from '../verb';

const options = {
  origin: { type: 'string' },
  date: { type: 'string' },
  url: { type: 'string' },
  known: { type: 'string', multiple: true },
  envelope: { type: 'string' },
  all: { type: 'string' },
  project: { type: 'string' },
} as const;

/** Makes the proof of a source from an answer that was recorded, or of all recordings of a folder. */
export const proveVerb: Verb = {
  async run(words) {
    const named = words.findIndex((word) => word.startsWith('-'));
    const [id, file, ...more] = named < 0 ? words : words.slice(0, named);
    const {
      origin = 'recorded by the shop',
      date = new Date().toISOString().slice(0, 10),
      all,
      project = projectFolder(),
      ...rest
    } = readParameters([...more, ...(named < 0 ? [] : words.slice(named))], options);
    const recordings = all === undefined ? [oneRecording(id, file)] : listRecordings(all);
    let proven = 0;
    for (const recording of recordings) {
      const said = prove(project, recording, { origin, date, ...rest });
      process.stdout.write(
        `${said.isProven ? 'proven' : 'NOT   '}  ${recording.id}: ${said.sentence}\n`,
      );
      proven += said.isProven ? 1 : 0;
    }
    process.stdout.write(
      `${proven} of ${plural(recordings.length, 'answer')} proven; ${formatProven(writeProofIndex(project))}\n`,
    );
    return all !== undefined || proven > 0 ? 0 : 1;
  },
};

function oneRecording(id: string | undefined, path: string | undefined): SourceRecording {
  if (id === undefined || path === undefined)
    throw new UsageFault('Name a source and a file: prove ats-ashby answer.json; or --all FOLDER.');
  if (!existsSync(path)) throw new UsageFault(`There is no file ${path}.`);
  return { id, path };
}

interface Said extends RecordingTerms {
  readonly known?: readonly string[] | undefined;
}

function prove(
  project: string,
  recording: SourceRecording,
  { known = [], ...said }: Said,
): { readonly isProven: boolean; readonly sentence: string } {
  const source = catalogue.find(({ id }) => id === recording.id);
  if (source === undefined) return { isProven: false, sentence: 'it isn’t in the catalog.' };
  const made = proveAnswer(
    source,
    readSourceRecording(
      source,
      { ...recording, known: { ...recording.known, ...knownFrom(known) } },
      said,
    ),
  );
  if (!made.ok) return { isProven: false, sentence: made.failure.sentence };
  writeProof(project, { source: source.id, answers: [made.value] });
  const { of, reading } = made.value;
  return {
    isProven: true,
    sentence: `${plural(of, 'entry', 'entries')} read, ${reading.items} kept with made-up values.`,
  };
}

function knownFrom(pairs: readonly string[]): Known {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const name = pair.slice(0, Math.max(0, at));
      if (!Object.hasOwn(NEEDS, name))
        throw new UsageFault(`--known ${pair} should be name=value, as in --known cik=320193.`);
      return [name, pair.slice(at + 1)];
    }),
  );
}
