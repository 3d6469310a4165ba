import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportRequest } from '../../report/production';
import { emptyDetails, noAnswers } from '../../shop/orders/shape';
import { readParameters } from '../parameters';
import { UsageFault, type Verb } from '../verb';
import { configOrFault } from '../with-foreword';
import { chosenWorld, worldOptions } from './world';

const options = {
  company: { type: 'string' },
  role: { type: 'string' },
  interviewer: { type: 'string', multiple: true },
  location: { type: 'string' },
  posting: { type: 'string' },
  tape: { type: 'string' },
  ...worldOptions,
  out: { type: 'string' },
} as const;

/** A report without an order: researched, written and rendered into a folder, with no database. */
export const reportVerb: Verb = {
  async run(parameters) {
    const values = readParameters(parameters, options);
    const missing = (['company', 'role'] as const).filter((name) => !values[name]?.trim());
    if (missing.length > 0)
      throw new UsageFault(
        `${missing.map((name) => `--${name}`).join(' and ')} ${missing.length === 1 ? 'is' : 'are'} required.`,
      );
    const { company = '', role = '', posting = '', tape } = values;
    const config = configOrFault();
    const world = chosenWorld(values, config);
    const out = values.out ?? join(config.dataDirectory, 'reports', slugOf(`${company} ${role}`));
    makeFolder(out);
    const request: ReportRequest = {
      ...emptyDetails,
      orderId: 'none',
      company,
      role,
      interviewers: (values.interviewer ?? []).join(', '),
      location: values.location ?? '',
      ...(posting.trim() === '' ? {} : { answers: { ...noAnswers, posting } }),
    };
    // Loaded once all is well, so that a slip of the pen is answered at once.
    const { runReport } = await import('./report-run');
    return runReport({
      config: { ...config, research: world.research },
      out,
      request,
      tape,
      world,
    });
  },
};

const LONGEST_SLUG = 80;

function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, LONGEST_SLUG);
  return slug === '' ? 'report' : slug;
}

/** Before the research, so that nobody waits for a report that has nowhere to go. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UsageFault(`The folder ${folder} isn’t writable; pass another folder with --out.`);
  }
}
