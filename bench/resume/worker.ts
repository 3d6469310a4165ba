import { spawn } from 'node:child_process';
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

export interface Place {
  readonly folder: string;
  run(parameters: readonly string[], killAfter?: number): Promise<Ended>;
  /** The hashes of the questions whose answers are kept for this order. */
  kept(order: string): ReadonlySet<string>;
  copy(): Place;
  remove(): void;
}

/** A shop’s data in a folder of its own, worked on by processes that can be killed. */
export function openPlace(program: string, modelUrl: string, folder = mkdtempSync(join(tmpdir(), 'foreword-resume-'))): Place {
  const journal = join(folder, 'journal');
  writeFileSync(journal, '');
  const company = (JSON.parse(readFileSync(join(projectFolder(), 'demo/company.json'), 'utf8')) as { name: string }).name;
  const environment = {
    PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', DATA_DIR: folder, FIXED_NOW, JOURNAL: journal, COMPANY: company,
    MODEL_WRITE: 'compatible:stub', MODEL_COMPATIBLE_URL: modelUrl, LOG_LEVEL: 'silent',
  };
  return {
    folder,
    run(parameters, killAfter) {
      const began = performance.now();
      const child = spawn(process.execPath, [program, ...parameters], { cwd: projectFolder(), env: environment });
      const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
      let output = '';
      let errors = '';
      child.stdout.on('data', (part: Buffer) => { output += part.toString(); });
      child.stderr.on('data', (part: Buffer) => { errors += part.toString(); });
      return new Promise((resolve) => {
        child.once('close', (code, signal) => {
          clearTimeout(timer);
          resolve({ output, errors, end: code ?? signal, milliseconds: performance.now() - began });
        });
      });
    },
    kept(order) {
      try {
        const names = readdirSync(join(folder, 'files', 'model-answers', order));
        return new Set(names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])));
      } catch {
        return new Set();
      }
    },
    copy() {
      const target = mkdtempSync(join(tmpdir(), 'foreword-resume-'));
      cpSync(folder, target, { recursive: true });
      return openPlace(program, modelUrl, target);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
