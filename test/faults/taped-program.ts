/**
 * Writes a report from research that lies on a tape, as the worker’s writing and rendering do, and
 * prints the digest of its forms. It may be killed at any moment and begun again.
 *
 *   taped-program TAPE FOLDER
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolders } from '../../src/compose/report';
import { createWriters } from '../../src/report/writers';
import { writeWith } from '../../src/report/writers';
import { readConfig } from '../../src/config';
import { storedModelAnswers } from '../../src/platform/models';
import { systemClock } from '../../src/kernel/time';
import { folderStorage } from '../../src/platform/files';
import { createLog } from '../../src/platform/log';
import { projectFolder } from '../../src/project-folder';
import { renderHtml, renderPdf } from '../../src/report/render';
import type { Evidence } from '../../src/research/evidence/shape';

const [tape = '', folder = ''] = process.argv.slice(2);
const result = readConfig();
if (!result.ok) throw new Error(result.faults.join('\n'));
const run = JSON.parse(readFileSync(join(tape, 'run.json'), 'utf8')) as {
  writtenAt: string;
  asked: { company: string; role: string };
  sources: { asked: number; answered: number };
};
const evidence = readFileSync(join(tape, 'evidence.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Evidence);
const own = folderStorage(folder);
const writers = createWriters({
  models: result.config.models,
  clock: systemClock,
  log: createLog({ level: 'silent' }),
  secret: 'the same in every run',
  answers: storedModelAnswers(own, 'model-answers/tape'),
  keepOutages: true,
});
const { company, role } = run.asked;
const written = await writeWith(folderStorage(join(tape, 'files')), writers, {
  request: { orderId: 'tape', company, role, name: '', interviewers: '', location: '' },
  company: {
    id: 'tape',
    name: company,
    legalName: company,
    aliases: [],
    jobBoards: {},
    namesakes: [],
  },
  findings: { evidence, tally: run.sources },
  writtenAt: run.writtenAt,
});
if (!written.ok) throw new Error(written.failure.sentence);
const { document } = written.value;
const forms = [
  JSON.stringify(document),
  renderHtml(document),
  await renderPdf(document, { paper: 'us-letter', fonts: fontFolders(projectFolder()) }),
];
process.stdout.write(
  JSON.stringify({
    digest: forms.map((form) => createHash('sha256').update(form).digest('hex')).join(' '),
  }),
);
