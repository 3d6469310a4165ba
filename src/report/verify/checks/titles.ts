import {
  containsWords,
  fold,
  foldCase,
  placeTitles,
  readHoldings,
  readPersons,
  sameTitle,
} from '../../../language';
import { isHeldByAnother, readTitleHolders } from '../values/title-holders';
import type { Finding, SlotCheck } from './finding';

const wordsOf = (title: string): readonly string[] => title.split(/[^\p{L}]+/u).filter(Boolean);

/** “Senior vice president” of a source that calls somebody an executive vice president. */
function isOtherRank(title: string, known: readonly string[]): boolean {
  const said = wordsOf(title);
  const head = said.at(-1) ?? '';
  const alike = known.filter((one) => wordsOf(one).includes(head));
  return (
    said.length > 1 &&
    alike.length > 0 &&
    !alike.some((one) => said.every((word) => wordsOf(one).includes(word)))
  );
}

/** A title keeps its rank and its holder. */
export const checkTitles: SlotCheck = ({ claim, source }) => {
  const text = fold(source.text);
  const known = placeTitles(text).map(({ title }) => title);
  const ranks = placeTitles(fold(claim.text)).flatMap(({ title }): readonly Finding[] =>
    isOtherRank(title, known) && !containsWords(foldCase(source.text), title)
      ? [{ slot: 'roles', reason: `The evidence has another title than “${title}”.` }]
      : [],
  );
  const people = readPersons(fold(claim.text)).map((person) => person.text);
  const beside = readTitleHolders(claim.text);
  const held = readHoldings(claim.text, people)
    // “Ada Bell reports to the chairman”: it isn't hers.
    .filter(({ name, title }) =>
      beside.some((one) => one.name === name && sameTitle(one.title, title)),
    )
    .flatMap(({ name, title }): readonly Finding[] =>
      isHeldByAnother(source.text, { name, title })
        ? [{ slot: 'holder', reason: `The evidence gives the title “${title}” to somebody else.` }]
        : [],
    );
  return [...ranks, ...held];
};
