import type { EntityCard } from '../../company';
import { allSentences, isFirstParty, type Draft, type Extractor, type Sentence } from './document';

const MISSION = /\b(?:our|the company[’']s|its) (?:mission|purpose|aim) is\b|\bwe exist to\b/i;
const RIVALS = /\bcompetitors?\b|\bcompetes? with\b|\bcompanies we meet\b|\brivals?\b/i;

const at = ({ start, end }: Sentence): Pick<Draft, 'start' | 'end'> => ({ start, end });

function ofSentence(sentence: Sentence): readonly Draft[] {
  const { text } = sentence;
  const drafts: Draft[] = [];
  if (MISSION.test(text)) drafts.push({ topic: 'culture', attribute: 'mission', ...at(sentence) });
  if (RIVALS.test(text) && text.length < 400) drafts.push({ topic: 'market', attribute: 'competitor', ...at(sentence) });
  return drafts;
}

/** “Mill Systems makes …”: what the company says it does, once per page. */
function description(sentences: readonly Sentence[], card: EntityCard): readonly Draft[] {
  const names = [card.legalName, card.name, ...card.aliases].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`^(?:At )?(?:${names}),? (?:is|makes|builds|provides|develops|offers|operates|designs|runs|helps|sells|plans|creates)\\b`, 'i');
  const found = sentences.find(({ text }) => pattern.test(text) && !/\b(?:is|was) (?:listed|founded|traded|based)\b/i.test(text) && text.length > 30 && text.length < 300);
  return found === undefined ? [] : [{ topic: 'snapshot', attribute: 'description', ...at(found) }];
}

export const companySentences: Extractor = (document, { card }) => {
  if (!isFirstParty(document) || !['page', 'news', 'job-posting'].includes(document.record.kind)) return [];
  const sentences = allSentences(document);
  const isPosting = document.record.kind === 'job-posting';
  const found = sentences.flatMap((sentence) => ofSentence(sentence));
  return isPosting ? found.filter(({ attribute }) => attribute === 'mission') : [...found, ...(document.record.topics[0] === 'snapshot' ? description(sentences, card) : [])];
};
