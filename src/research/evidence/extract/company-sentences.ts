import { comparableName, type EntityCard } from '../../company';
import { findDate } from '../../read';
import { allSentences, isFirstParty, linesOf, type Draft, type Extractor, type Sentence } from './document';

const FOUNDED = /\b(?:founded|established|incorporated)\b(?:\s+(?:in|on))?\s+(?:(?:the\s+)?[a-z]+\s+of\s+)?(?:[A-Z][a-z]+\.?\s+)?(?:\d{1,2},\s+)?(\d{4})\b/;
const PLACE = '([\\p{Lu}][\\p{L}.’\'-]*(?:(?:,\\s|\\s)[\\p{Lu}][\\p{L}.’\'-]*){0,3})';
const HEADQUARTERS = new RegExp(`\\b(?:headquarter(?:s|ed)(?:\\s+(?:is|are))?|head office(?:\\s+is)?|based)\\s+in\\s+${PLACE}`, 'u');
const EMPLOYEES = /\b(?:had|has|have|employs?|employed|employing)\s+(about |around |approximately |roughly |more than |over |nearly |almost )?([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{1,6})\s+(?:full-time\s+)?(?:employees|people|staff|colleagues)\b/i;
const MISSION = /\b(?:our|the company[’']s|its) (?:mission|purpose|aim) is\b|\bwe exist to\b/i;
const RIVALS = /\bcompetitors?\b|\bcompetes? with\b|\bcompanies we meet\b|\brivals?\b/i;

function ofCompany(text: string, card: EntityCard): boolean {
  const said = ` ${comparableName(text)} `;
  return /\b(?:we|our|us|the company)\b/i.test(text) || [card.name, card.legalName, ...card.aliases].some((name) => said.includes(` ${comparableName(name)} `));
}

const at = ({ start, end }: Sentence): Pick<Draft, 'start' | 'end'> => ({ start, end });

function ofSentence(sentence: Sentence, card: EntityCard): readonly Draft[] {
  const { text } = sentence;
  const drafts: Draft[] = [];
  const founded = FOUNDED.exec(text)?.[1];
  if (founded !== undefined && ofCompany(text, card)) drafts.push({ topic: 'snapshot', attribute: 'founded', ...at(sentence), value: founded });
  const place = HEADQUARTERS.exec(text)?.[1];
  if (place !== undefined && ofCompany(text, card)) drafts.push({ topic: 'location', attribute: 'headquarters', ...at(sentence), value: place.replace(/[.,]$/, '') });
  const employees = EMPLOYEES.exec(text);
  if (employees !== null && ofCompany(text, card)) {
    const date = findDate(text);
    const about = employees[1] === undefined ? {} : { details: { about: employees[1].trim() } };
    drafts.push({ topic: 'snapshot', attribute: 'employees', ...at(sentence), value: Number((employees[2] ?? '').replaceAll(',', '')), unit: 'people', ...about, ...(date === undefined ? {} : { asOf: date.day }) });
  }
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

/** Employees by year, from a table whose header names the years. */
function employeesByYear(document: Parameters<Extractor>[0]): readonly Draft[] {
  const rows = linesOf(document).filter(({ block }) => block.kind === 'row');
  return rows.flatMap(({ block, text }, index) => {
    if (!/^employees\b/i.test(text)) return [];
    const counts = text.split(' | ').slice(1);
    const header = rows.slice(0, index).findLast((row) => (row.text.match(/\b(?:19|20)\d{2}\b/g)?.length ?? 0) >= 2);
    const years = header?.text.split(' | ').slice(1).map((cell) => /\b(?:19|20)\d{2}\b/.exec(cell)?.[0]) ?? [];
    const calendar = /ended December 31/i.test(header?.text ?? '');
    return counts.flatMap((count, column): readonly Draft[] => {
      const year = years[column];
      if (year === undefined || counts.length !== years.length || !/^[\d,]+$/.test(count)) return [];
      return [{ topic: 'snapshot', attribute: 'employees', start: block.start, end: block.end, value: Number(count.replaceAll(',', '')), unit: 'people', asOf: calendar ? `${year}-12-31` : year }];
    });
  });
}

export const companySentences: Extractor = (document, { card }) => {
  if (!isFirstParty(document) || !['page', 'news', 'job-posting'].includes(document.record.kind)) return [];
  const sentences = allSentences(document);
  const isPosting = document.record.kind === 'job-posting';
  const found = sentences.flatMap((sentence) => ofSentence(sentence, card));
  return isPosting ? found.filter(({ attribute }) => attribute === 'mission') : [...found, ...(document.record.topics[0] === 'snapshot' ? description(sentences, card) : []), ...employeesByYear(document)];
};
