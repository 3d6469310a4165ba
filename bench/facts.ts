/**
 * How exactly facts are read: every year's revenue and net income of recorded filings against a plain
 * reading of the same file, and employees from made-up annual reports.  npm run bench -- facts
 */
import { existsSync } from 'node:fs';
import { measureFilings } from './facts/filings';
import { measureReports } from './facts/annual-reports';
import { materialFolder } from '../test/support/material';

const folder = materialFolder('recordings/sec');
const filings = existsSync(folder)
  ? measureFilings(folder)
  : ['The filings are absent: there is no recordings/sec in MATERIAL_DIR (../shared by default).'];
for (const line of [...filings, ...measureReports(Number(process.argv[2] ?? 400))])
  process.stdout.write(`${line}\n`);
