import { containsWords, foldCase, phraseFinder } from '../../../language';
import type { Quantity } from '../../../language';
import { RELATION_WORDS, type RelationWords } from './relation-words';
import type { RowSlots } from './row-slots';
import type { ClaimSegment } from './segments';

const endsOnBeing = phraseFinder('are/be/been/=is/=was/were (*ly) $');
const isMoney = ({ unit }: Quantity): boolean => !['', 'percent', 'points', 'code'].includes(unit);

function countsHere({ needs }: RelationWords, { quantities }: ClaimSegment): boolean {
  if (needs === undefined) return true;
  return quantities.some((said) => needs === 'figure' || isMoney(said));
}

/** The relations that a segment states. */
export function relationsIn(segment: ClaimSegment): readonly RelationWords[] {
  const text = foldCase(segment.text);
  return RELATION_WORDS.filter(
    (relation) =>
      countsHere(relation, segment) && relation.words.some((word) => containsWords(text, word)),
  );
}

function isLicensed(relation: RelationWords, slots: RowSlots): boolean {
  if (relation.attributes.some((attribute) => slots.attributes.includes(attribute))) return true;
  if (relation.isStrict === true) return false;
  const quote = foldCase(slots.quote);
  return relation.words.some((word) => containsWords(quote, word));
}

function signFault({ sign }: RelationWords, slots: RowSlots): boolean {
  const values = slots.rows.flatMap(({ attribute, value }) =>
    attribute === 'net-income' && typeof value === 'number' ? [value] : [],
  );
  if (sign === undefined || values.length === 0) return false;
  return sign === 'loss' ? values.every((value) => value >= 0) : values.every((value) => value < 0);
}

/** “X bought it” where it bought X. */
function isTurned(
  { words, actor }: RelationWords,
  { text }: ClaimSegment,
  slots: RowSlots,
): boolean {
  const value = slots.rows.map((row) => row.value).find((one) => typeof one === 'string');
  if (actor === undefined || value === undefined) return false;
  const said = foldCase(text);
  const at = said.indexOf(foldCase(value));
  const verb = words
    .map((word) => said.search(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u')))
    .find((place) => place >= 0);
  if (at < 0 || verb === undefined || verb === -1) return false;
  const isPassive = endsOnBeing(said.slice(0, verb));
  const isActor = at < verb !== isPassive;
  return (actor === 'company') === isActor;
}

/** Whether the row states what the segment's words state, of the right party. */
export function relationFaults(
  relations: readonly RelationWords[],
  segment: ClaimSegment,
  slots: RowSlots,
): readonly string[] {
  return relations.flatMap((relation) => {
    const said = relation.words.find((word) => containsWords(foldCase(segment.text), word));
    const word = said ?? relation.words[0] ?? '';
    if (!isLicensed(relation, slots)) return [`Its evidence isn't about “${word}”.`];
    if (signFault(relation, slots)) return [`Its evidence has the opposite of “${word}”.`];
    return isTurned(relation, segment, slots) ? [`“${word}” is told the wrong way round.`] : [];
  });
}
