import type { Said } from './said';

const KIN = String.raw`(?:customers?|clients?|competitors?|rivals?|partners?|suppliers?|vendors?|distributors?|resellers?|predecessors?|subsidiar(?:y|ies)|investors?|peers?|neighbou?rs?|namesakes?|tenants?|landlords?|sponsors?)`;
/** “Our customer Brindle Bank …”, “a rival of Loam Ferry …”: the company is named only to say who the other is. */
const OF_OTHERS = new RegExp(
  String.raw`(?:\b(?:our|its|their|[\p{L}]+[’']s)\s+(?:[\p{Ll}-]+\s+){0,2}${KIN}\b|\b${KIN}\s+(?:of|to|for|like)\s+(?:the\s+)?$)`,
  'iu',
);
const NAMED_KIN = new RegExp(String.raw`\b${KIN},?\s+(?:the\s+)?\p{Lu}\p{L}+`, 'u');
const WE = /(?<![\p{L}’'])(?:we|us|ourselves|we[’']re|we[’']ve)(?![\p{L}’'])/iu;
const THE_HOUSE =
  /\b(?:the (?:company|firm|group|business|maker|manufacturer|provider|operator|employer|organi[sz]ation|corporation|registrant|start-?up)|itself)\b/iu;
const OPENS_WITH_IT = /^(?:It|Its)\s/u;

/** Whether a name of ours stands there for ourselves: whole, nobody’s namesake, and not to say whose rival another is. */
function isNamed({ text, names }: Said): boolean {
  return [...text.matchAll(names.own)].some(({ index, 0: name }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + name.length)];
    const goesOn =
      !name.includes(' ') &&
      /^\s(?!(?:Inc|Ltd|Corp|LLC|plc|PLC|GmbH|AG|Co|Group|Holdings)\b)\p{Lu}\p{Ll}+/u.test(after);
    return (
      !goesOn &&
      !new RegExp(String.raw`\b${KIN}\s+(?:of|to|for|like)\s+(?:the\s+)?$`, 'iu').test(before) &&
      !new RegExp(String.raw`^[’']s?\s+(?:[\p{Ll}-]+\s+){0,2}${KIN}\b`, 'iu').test(after)
    );
  });
}

/** Whether the company takes part in what a sentence tells, as who does it or whom it is done to. */
export function isParty(said: Said): boolean {
  const { text, names, told } = said;
  if (names.namesakes !== undefined && [...text.matchAll(names.namesakes)].length > 0) return false;
  if (OF_OTHERS.test(text) || NAMED_KIN.test(text)) return false;
  if (isNamed(said)) return true;
  return (
    told.focus === 'ours' &&
    ((told.isOwnVoice && WE.test(text)) ||
      WE.test(text) ||
      THE_HOUSE.test(text) ||
      OPENS_WITH_IT.test(text))
  );
}
