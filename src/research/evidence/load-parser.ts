import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createParser, createParserInParts, type SentenceParser } from '../../language/parser';
import { projectFolder } from '../../platform/files/project-folder';

const MODEL = 'src/language/parser/model/english.bin';

let kept: SentenceParser | undefined;

/** The English parser; its model is read when somebody asks first, and once in a process or thread. */
export function loadParser(): SentenceParser {
  kept ??= createParser(readFileSync(join(projectFolder(), MODEL)));
  return kept;
}

/** The same before it's needed, where pages are served meanwhile. */
export async function prepareParser(rest: () => Promise<void>): Promise<void> {
  if (kept !== undefined) return;
  const prepared = await createParserInParts(await readFile(join(projectFolder(), MODEL)), rest);
  kept ??= prepared;
}
