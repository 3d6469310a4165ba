import { createReadStream, existsSync } from 'node:fs';
import { systemClock } from '../kernel/time';
import { loadPay, returnToPreviousPay } from '../research/gather';
import { readParameters } from './parameters';
import { UsageFault, type Verb } from './verb';
import { withForeword } from './with-foreword';

const options = {
  file: { type: 'string' },
  period: { type: 'string' },
  back: { type: 'boolean' },
} as const;

const PERIOD = /^FY(20\d{2}) Q([1-4])$/;

/** The workbook of a quarter is saved as comma-separated values first: so it can be read row by row. */
export const payVerb: Verb = {
  async run(parameters) {
    const { file, period = '', back = false } = readParameters(parameters, options);
    if (back) return withForeword(async ({ parts: { platform } }) => tell(await returnToPreviousPay({ database: platform.database, clock: systemClock })));
    const [, year, quarter] = PERIOD.exec(period) ?? [];
    if (file === undefined || year === undefined) throw new UsageFault('--file and --period must be given, the period as in "FY2026 Q3"; or --back alone.');
    if (!existsSync(file)) throw new UsageFault(`There is no file ${file}.`);
    const url = `https://www.dol.gov/sites/dolgov/files/ETA/oflc/pdfs/LCA_Disclosure_Data_FY${year}_Q${quarter ?? ''}.xlsx`;
    return withForeword(async ({ parts: { platform } }) => tell(await loadPay({ database: platform.database, clock: systemClock }, { period, url, chunks: createReadStream(file) })));
  },
};

function tell(loaded: Awaited<ReturnType<typeof loadPay>> | Awaited<ReturnType<typeof returnToPreviousPay>>): number {
  if (loaded.ok) process.stdout.write(`In use: ${loaded.value.period}, ${loaded.value.rows} declarations of pay.\n`);
  else process.stderr.write(`${loaded.failure.sentence}\n`);
  return loaded.ok ? 0 : 1;
}
