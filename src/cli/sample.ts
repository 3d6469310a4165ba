import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config';
import { projectFolder } from '../project-folder';
import { readParameters } from './parameters';
import { asSamplePage } from './sample-page';
import type { Verb } from './verb';
import { configOrFault } from './with-foreword';

/** Where the shop reads it from; the page and the PDF are bytes to be sent as they are. */
const KEPT_IN = 'content/sample';
const FILES = ['report.json', 'page.html', 'report.pdf'] as const;

type Sample = Readonly<Record<(typeof FILES)[number], Uint8Array>>;

export const sampleVerb: Verb = {
  async run(parameters) {
    const { check } = readParameters(parameters, { check: { type: 'boolean' } });
    const folder = join(projectFolder(), KEPT_IN);
    const made = await makeSample();
    if (made === undefined) return 1;
    if (check === true) return compare(folder, made);
    mkdirSync(folder, { recursive: true });
    for (const name of FILES) writeFileSync(join(folder, name), made[name]);
    process.stderr.write(`Wrote the sample to ${KEPT_IN}: ${FILES.join(', ')}.\n`);
    return 0;
  },
};

/** What is said of the company, and the day on which it is asked, lie with the sample web. */
function truth(): { readonly name: string; readonly today: string } {
  return JSON.parse(readFileSync(join(projectFolder(), 'demo/company.json'), 'utf8')) as {
    name: string;
    today: string;
  };
}

async function makeSample(): Promise<Sample | undefined> {
  const { name, today } = truth();
  const out = mkdtempSync(join(tmpdir(), 'foreword-sample-'));
  try {
    const { runReport } = await import('./report-run');
    const code = await runReport({
      config: withoutSettings(configOrFault()),
      out,
      tape: undefined,
      sample: true,
      // What is kept must come out the same whenever it is made.
      world: {
        research: 'sample',
        hosts: undefined,
        clock: { now: () => new Date(`${today}T12:00:00Z`) },
      },
      request: {
        orderId: 'sample',
        company: name,
        role: 'Backend Engineer',
        name: '',
        interviewers: 'Saoirse Bellweather, Kwabena Aldersgate',
        location: 'Omaha, Nebraska',
      },
    });
    if (code !== 0) return undefined;
    const file = (one: string): Buffer => readFileSync(join(out, one));
    return {
      'report.json': file('report.json'),
      'page.html': Buffer.from(asSamplePage(file('report.html').toString('utf8'))),
      'report.pdf': file('report.pdf'),
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Nobody's models, keys or address change what everybody sees. */
function withoutSettings(config: Config): Config {
  return {
    ...config,
    research: 'sample',
    baseUrl: undefined,
    models: { ...config.models, write: undefined, rewrite: undefined, judge: undefined },
    sources: { ...config.sources, keys: {} },
  };
}

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
