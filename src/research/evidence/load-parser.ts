import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createParser, type SentenceParser } from '../../language/parser';
import { projectFolder } from '../../platform/files/project-folder';

const MODEL = 'src/language/parser/model/english.bin';

let kept: SentenceParser | undefined;

/** The English parser; its model is read when somebody asks first, and once in a process or thread. */
export function loadParser(): SentenceParser {
  kept ??= createParser(readFileSync(join(projectFolder(), MODEL)));
  return kept;
}
