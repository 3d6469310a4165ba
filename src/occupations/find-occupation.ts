import { readPacked } from './data-files';
import type { Occupation } from './occupation';

let kept: ReadonlyMap<string, string> | undefined;

/** The packed rows by code; each is parsed when it is asked for. */
function rows(): ReadonlyMap<string, string> {
  kept ??= new Map(
    readPacked('occupations.jsonl.br').map((line) => [
      /"code":"([^"]+)"/u.exec(line)?.[1] ?? '',
      line,
    ]),
  );
  return kept;
}

/** What is known about an occupation in general; nothing about any employer. */
export function findOccupation(code: string): Occupation | undefined {
  const row = rows().get(code);
  return row === undefined ? undefined : (JSON.parse(row) as Occupation);
}
