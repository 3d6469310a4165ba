import {
  actorsOf,
  undergoersOf,
  type Clause,
  type ModalityKind,
  type Oblique,
  type Phrase,
} from '../../../language/clauses';
import type { Carried, Relation, Slot } from './relation';

const HARMLESS: ReadonlySet<ModalityKind> = new Set(['begun']);
/** Said by whoever writes the page is as good as stated there; believed or reported is not. */
const DOUBTFUL = new Set(['believed', 'reported']);

/** Who fills a slot, of one reading of a document. */
export interface Parties {
  readonly isCompany: (phrase: Phrase) => boolean;
  readonly isOther: (phrase: Phrase) => boolean;
  readonly isOwnVoice: boolean;
}

function fillersOf(slot: Slot, clause: Clause, carrier: Phrase | undefined): readonly Phrase[] {
  if (slot === 'own voice' || slot === 'nobody') return [];
  if (slot === 'actor') return actorsOf(clause);
  if (slot === 'undergoer') return carrier === undefined ? undergoersOf(clause) : [];
  if (slot === 'indirect object') return clause.indirectObjects;
  if (slot === 'owner of the actor') return actorsOf(clause).flatMap(({ owners }) => owners);
  if (slot === 'owner of the undergoer')
    return undergoersOf(clause).flatMap(({ owners }) => owners);
  if ('within' in slot)
    return [carrier, clause.predicate.phrase, ...undergoersOf(clause)].flatMap((phrase) =>
      (phrase?.modifiers ?? []).filter(({ preposition }) => slot.within.includes(preposition)),
    );
  return [...clause.obliques, ...(carrier?.modifiers ?? [])].filter(({ preposition }: Oblique) =>
    slot.after.includes(preposition),
  );
}

/** The word that carries the relation: the verb itself, or the noun that a light verb has. */
function carrierOf(clause: Clause, { verbs, nouns }: Relation): Phrase | 'verb' | undefined {
  const { lemma, particle } = clause.predicate;
  const verb = particle === undefined ? lemma : `${lemma} ${particle}`;
  if (!verbs.has(verb.toLowerCase())) return undefined;
  if (nouns === undefined) return 'verb';
  const candidates = [
    ...undergoersOf(clause),
    ...(clause.predicate.phrase ? [clause.predicate.phrase] : []),
  ];
  return candidates.find(({ lemma: noun }) => nouns.has(noun.toLowerCase()));
}

/** A fact must be told as one: neither denied, nor feared, nor put into somebody's mouth. */
function assertionOf(clause: Clause, { allows = [] }: Relation): 'fact' | 'plan' | undefined {
  if (clause.negated) return undefined;
  if (clause.attributions.some(({ kind }) => DOUBTFUL.has(kind))) return undefined;
  const kinds = clause.modalities.map(({ kind }) => kind).filter((kind) => !HARMLESS.has(kind));
  const isPlan = clause.tense === 'future' || kinds.length > 0;
  if (!isPlan) return 'fact';
  const isAllowed = allows.length > 0 && kinds.every((kind) => allows.includes(kind));
  return isAllowed ? 'plan' : undefined;
}

const isPlain = ({ text, lemma }: Phrase, beside: ReadonlySet<string>): boolean =>
  [...text.toLowerCase().matchAll(/\p{L}[\p{L}-]*/gu)].every(
    ([word]) => beside.has(word) || word.startsWith(lemma.slice(0, 4).toLowerCase()),
  );

const isAllowedValue = (phrase: Phrase, { only, never, beside }: Relation): boolean => {
  if (beside !== undefined && !isPlain(phrase, beside)) return false;
  const lemma = phrase.lemma.toLowerCase();
  return (
    !(phrase.negated || phrase.joinedBy === 'or' || never?.has(lemma)) && (only?.has(lemma) ?? true)
  );
};

/** The clause that carries a relation of the company, with its values; nothing where a part is missing. */
export function matchRelation(
  clause: Clause,
  relation: Relation,
  lemmas: ReadonlySet<string>,
  { isCompany, isOther, isOwnVoice }: Parties,
): Carried | undefined {
  const carrier = carrierOf(clause, relation);
  if (carrier === undefined) return undefined;
  const assertion = assertionOf(clause, relation);
  if (assertion === undefined) return undefined;
  if (relation.needs !== undefined && ![...relation.needs].some((need) => lemmas.has(need)))
    return undefined;
  if ([...(relation.without ?? [])].some((word) => lemmas.has(word))) return undefined;
  if (
    clause.obliques.some(({ preposition }) => relation.unlessAfter?.includes(preposition) === true)
  )
    return undefined;
  const noun = carrier === 'verb' ? undefined : carrier;
  if (noun?.negated === true) return undefined;
  if (relation.isObjectless === true && clause.objects.length + clause.agents.length > 0)
    return undefined;
  const actors = actorsOf(clause);
  const isOurs = relation.company.some((slot) =>
    slot === 'own voice'
      ? isOwnVoice && !actors.some(isOther)
      : slot === 'nobody'
        ? isOwnVoice && actors.length === 0
        : fillersOf(slot, clause, noun).some(isCompany),
  );
  if (!isOurs) return undefined;
  const values = relation.value
    .flatMap((slot) => fillersOf(slot, clause, noun))
    .filter((phrase) => isAllowedValue(phrase, relation) && !isCompany(phrase));
  return { clause, values, isPlan: assertion === 'plan' };
}
