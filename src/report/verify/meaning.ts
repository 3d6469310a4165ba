import type { Evidence } from '../../research/evidence/shape';
import type { Setting } from './claim';
import { compare } from './compare';
import type { Fault } from './faults';
import { fold } from './fold';
import { readPage } from './page';
import { readTokens } from './tokens';

/** The words of names that stand in a sentence whatever its quote says: whom it is about, and who is quoted. */
function wordsKnownToAll(evidence: readonly Evidence[], setting: Setting): ReadonlySet<string> {
  const names = [
    setting.company,
    ...setting.aliases,
    setting.role,
    setting.location ?? '',
    setting.interviewers ?? '',
    ...evidence.map((row) => row.sourceName),
  ];
  return new Set(names.flatMap((name) => readTokens(fold(name)).map(({ stem }) => stem)));
}

const OF_PEOPLE: ReadonlySet<string> = new Set([
  'leadership',
  'board',
  'chief-executive',
  'founder',
]);

/** A page of people has a name in one line and its title in the next. */
function inOneLine({ attribute, quote }: Evidence): string {
  return OF_PEOPLE.has(attribute) ? quote.replace(/\s*\n\s*/gu, ', ') : quote;
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
export function meaningRung(
  text: string,
  evidence: readonly Evidence[],
  setting: Setting,
): string[] {
  const page = readPage(evidence.map(inOneLine));
  const known = wordsKnownToAll(evidence, setting);
  return [text, ...tailOf(text)].flatMap((said) => {
    const { claim, faults } = compare(said, page);
    const isKnownToAll = ({ rung, span }: Fault) =>
      rung === 'names' &&
      claim.tokens
        .slice(span.from, span.to)
        .every((token) => !token.capital || known.has(token.stem));
    return faults
      .filter((fault) => fault.absent !== true && !isKnownToAll(fault))
      .map(({ reason }) => reason);
  });
}
