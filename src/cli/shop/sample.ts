import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../project-folder';
import { readParameters } from '../parameters';
import { asSamplePage } from './sample-page';
import { makeSample } from '../sample/make-sample';
import type { Verb } from '../verb';
import { configOrFault } from '../with-foreword';

/** Where the shop reads it from; the page and the PDF are bytes to be sent as they are. */
const KEPT_IN = 'content/sample';
const FILES = ['report.json', 'page.html', 'report.pdf'] as const;

type Sample = Readonly<Record<(typeof FILES)[number], Uint8Array>>;

export const sampleVerb: Verb = {
  async run(parameters) {
    const values = readParameters(parameters, {
      check: { type: 'boolean' },
      recording: { type: 'string' },
    });
    const folder = join(projectFolder(), KEPT_IN);
    const { document, page, pdf } = await makeSample(
      configOrFault(),
      values.recording ?? join(folder, 'recording'),
    );
    const made: Sample = {
      'report.json': Buffer.from(document),
      'page.html': Buffer.from(asSamplePage(page)),
      'report.pdf': pdf,
    };
    if (values.check === true) return compare(folder, made);
    mkdirSync(folder, { recursive: true });
    for (const name of FILES) writeFileSync(join(folder, name), made[name]);
    process.stderr.write(`Wrote the sample to ${KEPT_IN}: ${FILES.join(', ')}.\n`);
    return 0;
  },
};

function compare(folder: string, made: Sample): number {
  const kept = (name: string): Buffer | undefined => {
    try {
      return readFileSync(join(folder, name));
    } catch {
      return undefined;
    }
  };
  const other = FILES.filter((name) => kept(name)?.equals(made[name]) !== true);
  process.stderr.write(
    other.length === 0
      ? 'The committed sample is up to date.\n'
      : `Out of date: ${other.join(', ')}. Update it with npm run foreword -- sample.\n`,
  );
  return other.length === 0 ? 0 : 1;
}
