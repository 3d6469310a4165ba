/**
 * How well `rank` finds what supports a claim (WiCE) and the paragraphs that answer a question about a
 * company's tables (TAT-QA), beside plain BM25 in the same run.  npm run bench -- retrieval
 */
import { existsSync } from 'node:fs';
import { measureClaims } from './retrieval/claims';
import { measureQuestions } from './retrieval/questions';
import { materialFolder } from '../test/support/material';

const folder = materialFolder('bench');
const lines = existsSync(folder)
  ? [...measureClaims(folder), ...measureQuestions(folder)]
  : [
      'The claims and questions are absent: there is no bench in MATERIAL_DIR (../shared by default).',
    ];
for (const line of lines) process.stdout.write(`${line}\n`);
