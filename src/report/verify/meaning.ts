import type { Evidence } from '../../research/evidence/shape';
import type { Setting } from './claim';
import { compare } from './compare';
import type { Fault } from './faults';
import { fold, foldCase } from './fold';
import { readPage } from './page';

/** Names that stand in a sentence whatever its quote says: whom it is about, and who is quoted. */
function isKnownToAll(fault: Fault, evidence: readonly Evidence[], setting: Setting): boolean {
  if (fault.rung !== 'names') return false;
  const known = [setting.company, ...setting.aliases, setting.role, setting.location ?? '', setting.interviewers ?? '', ...evidence.map((row) => row.sourceName)].map(foldCase);
  return known.some((name) => name !== '' && fold(fault.reason).toLowerCase().includes(`"${name}"`));
}

/** “Tell them that you know this: …” leads a sentence in, which is then held to its source by itself. */
function tailOf(text: string): string[] {
  const tail = /\p{L}: (?!“)(?<tail>\S+(?: \S+){3,})$/u.exec(text)?.groups?.['tail'];
  return tail === undefined ? [] : [tail];
}

/**
 * What a sentence says otherwise than its quotes: one thing in the place of another, a denial, a plan told
 * as done, the wrong direction, two parties exchanged. What is merely found nowhere is judged by the other rungs.
 */
export function meaningRung(text: string, evidence: readonly Evidence[], setting: Setting): string[] {
  const page = readPage(evidence.map((row) => row.quote));
  return [text, ...tailOf(text)].flatMap((said) => compare(said, page).faults).filter((fault) => fault.absent !== true && !isKnownToAll(fault, evidence, setting)).map(({ reason }) => reason);
}
