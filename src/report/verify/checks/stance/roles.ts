import { wordSet } from '../../../../language';
import type { Clause, Phrase } from '../../../../language/clauses';
import type { ClauseAnchor } from '../../anchors/clause-anchors';
import type { Finding } from '../finding';

/** The company, however it's called. */
const OWN = '@';
const OWN_WORDS = ['company', 'we', 'us'];

type Parties = ReadonlySet<string>;

const meets = (one: Parties, other: Parties): boolean =>
  Array.from(one).some((word) => other.has(word));

/** Reads who is meant; “It” opens a report’s sentence on the company, and may be anything in a source. */
function partyReader(company: string, isClaim: boolean): (phrases: readonly Phrase[]) => Parties {
  const names = new Set([...OWN_WORDS, ...company.toLowerCase().split(' ')]);
  const isOwn = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[ .,]+/u)
      .every((word) => word === '' || names.has(word));
  return (phrases) =>
    new Set(
      phrases.flatMap(({ kind, lemma, text }) => {
        if (isOwn(text) || names.has(lemma.toLowerCase()) || (isClaim && text === 'It'))
          return [OWN];
        if (kind === 'pronoun') return [];
        // The head of a name is read differently from sentence to sentence.
        return kind === 'name' ? wordsOf(text) : [lemma.toLowerCase()];
      }),
    );
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]{3,30}/gu) ?? [];

/** Who meets somebody is met. */
const isMutual = wordSet(`border equal marry meet neighbor resemble`);
const TURNED: Finding = { slot: 'roles', reason: 'It reverses who did what to whom.' };

/** Actor and object exchanged, or the company told to do what somebody else does. */
export function rolesFault(
  claim: Clause,
  { clause, isSamePredicate }: ClauseAnchor,
  company: string,
): Finding[] {
  if (!isSamePredicate || isMutual(claim.predicate.lemma.toLowerCase())) return [];
  const [said, read] = [partyReader(company, true), partyReader(company, false)];
  const [doing, done] = [
    said(claim.passive ? claim.agents : claim.subjects),
    said(claim.passive ? claim.subjects : claim.objects),
  ];
  const [known, undergone] = [
    read(clause.passive ? clause.agents : clause.subjects),
    read(clause.passive ? clause.subjects : clause.objects),
  ];
  const isActorUndergoing = meets(doing, undergone) && !meets(doing, known);
  const isOtherActing = meets(done, known) && !meets(done, undergone);
  // “It owns Abbott” of a source in which Abbott owns something.
  const isAnothersAct = isOtherActing && doing.has(OWN) && known.size > 0 && !meets(doing, known);
  return (isActorUndergoing && isOtherActing) || isAnothersAct ? [TURNED] : [];
}
