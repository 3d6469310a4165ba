import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';

/** A moment that never moves, so that what is dated is dated the same in every run. */
const FIXED_NOW = '2026-11-21T08:00:00.000Z';

export interface Ended {
  readonly output: string;
  readonly errors: string;
  readonly end: number | string | null;
  readonly milliseconds: number;
}

/** Something that makes a report in a folder, and goes on there when it was killed. */
export interface Work {
  open(): Place;
  close(): void;
}

export interface Place {
  run(killAfter?: number): Promise<Ended>;
  /** The hashes of the questions whose answers are kept. */
  kept(): ReadonlySet<string>;
  remove(): void;
}

const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'foreword-resume-'));
const company = (): string =>
  (JSON.parse(readFileSync(join(projectFolder(), 'demo/company.json'), 'utf8')) as { name: string })
    .name;

function environmentOf(folder: string, modelUrl: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    DATA_DIR: folder,
    FIXED_NOW,
    JOURNAL: join(folder, 'journal'),
    COMPANY: company(),
    MODEL_WRITE: 'compatible:stub',
    MODEL_COMPATIBLE_URL: modelUrl,
    LOG_LEVEL: 'silent',
  };
}

function bundled(program: string): string {
  const file = execFileSync(process.execPath, ['scripts/bundle-one.mjs', program], {
    cwd: projectFolder(),
    encoding: 'utf8',
  });
  return file.trim().split('\n').at(-1) ?? '';
}

function start(
  parameters: readonly string[],
  environment: Record<string, string>,
  killAfter?: number,
): Promise<Ended> {
  const began = performance.now();
  const child = spawn(process.execPath, [...parameters], {
    cwd: projectFolder(),
    env: environment,
  });
  const timer =
    killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  let output = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ output, errors, end: code ?? signal, milliseconds: performance.now() - began });
    });
  });
}

function placeIn(folder: string, answers: string, run: Place['run']): Place {
  return {
    run,
    kept() {
      try {
        const names = readdirSync(join(folder, answers));
        return new Set(
          names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])),
        );
      } catch {
        return new Set();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Writing and rendering over research that was done once: what a model is paid for, and little else. */
export async function tapedWork(modelUrl: string): Promise<Work> {
  const tape = freshFolder();
  const made = await start(
    [
      join(projectFolder(), 'build/server/cli.js'),
      'report',
      '--company',
      company(),
      '--role',
      'Backend Engineer',
      '--out',
      tape,
    ],
    {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      DATA_DIR: tape,
    },
  );
  if (made.end !== 0) throw new Error(made.errors);
  const program = bundled('test/faults/taped-program.ts');
  return {
    open() {
      const folder = freshFolder();
      return placeIn(folder, 'model-answers/tape', (killAfter) =>
        start([program, tape, folder], environmentOf(folder, modelUrl), killAfter),
      );
    },
    close: () => rmSync(tape, { recursive: true, force: true }),
  };
}

/** The worker as it is: database, jobs, research and all, from a paid order to the report that is mailed. */
export async function wholeWork(modelUrl: string): Promise<Work> {
  const program = bundled('test/faults/worker-program.ts');
  const ordered = freshFolder();
  writeFileSync(join(ordered, 'journal'), '');
  const placed = await start([program, 'place'], environmentOf(ordered, modelUrl));
  if (placed.end !== 0) throw new Error(placed.errors);
  return {
    open() {
      const folder = freshFolder();
      cpSync(ordered, folder, { recursive: true });
      return placeIn(folder, join('files', 'model-answers', placed.output), (killAfter) =>
        start([program, 'work', placed.output], environmentOf(folder, modelUrl), killAfter),
      );
    },
    close: () => rmSync(ordered, { recursive: true, force: true }),
  };
}
