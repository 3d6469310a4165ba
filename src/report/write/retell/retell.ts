import { countWords } from '../../../kernel/text';
import { withoutYou } from './audience';
import { cleanSentence } from './clean-sentence';
import { inThirdPerson, mentionsCompany, speaksAsCompany, withStandIn } from './mentions';
import { faultOf } from './readable';
import { cannotStandAlone } from './refusals';
import { MOST_WORDS_RETOLD, withoutTail } from './shorten';
import type { Retold, SourceSentence, Teller } from './shape';
import { treeOf } from './tree';

/** Longer is no sentence that anyone would tell, and reading it costs. */
const LONGEST = 500;
const MOST_CUTS = 3;

const PRONOUN = /^(?<word>It|Its|They|Their|He|His|She|Her)(?= )/u;
const DATE = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December)`;
const AS_OF_DAY = new RegExp(String.raw`\b(?<as>[Aa])s of (?=${DATE} \d{1,2},)`, 'gu');
const AS_OF_MONTH = new RegExp(String.raw`\b(?<as>[Aa])s of (?=${DATE} \d{4})`, 'gu');

/** “Its” of a sentence whose neighbor says whose. */
function withReferent(text: string, refersTo: Readonly<Record<string, string>>): string {
  const word = PRONOUN.exec(text)?.groups?.['word'];
  const name = word === undefined ? undefined : refersTo[word.toLowerCase()];
  if (word === undefined || name === undefined) return text;
  const owns = /^(?:Its|Their|His)$/u.test(word);
  return `${owns ? `${name}’s` : name}${text.slice(word.length)}`;
}

const withPlainDates = (text: string): string =>
  text
    .replace(AS_OF_DAY, (_, as: string) => (as === 'A' ? 'On ' : 'on '))
    .replace(AS_OF_MONTH, (_, as: string) => (as === 'A' ? 'In ' : 'in '))
    .replace(/\bfiscal year (?=(?:19|20)\d\d)/gu, 'fiscal ');

/** What a source says as an editor would tell it, or why it can’t be told. */
export function tryRetelling(source: SourceSentence, teller: Teller): Retold | string {
  const { context, own } = source;
  if (source.text.length > LONGEST) return 'long';
  if (context?.speaker !== undefined) return 'somebody’s own words';
  const cleaned = withReferent(cleanSentence(source.text), context?.refersTo ?? {});
  if (cannotStandAlone(cleaned)) return 'leans on its page';
  const mayAddress = own && !source.filing;
  const addressed = mayAddress ? withoutYou(cleaned, headingsOf(source)) : cleaned;
  if (addressed === undefined || /\byou(?:r|rs)?\b/iu.test(addressed)) return 'speaks to somebody';
  const readable = withStandIn(addressed, teller);
  return readable === undefined ? 'no name free' : tellShortened(readable, source, teller);
}

function tellShortened(whole: string, source: SourceSentence, teller: Teller): Retold | string {
  let text = whole;
  for (let cuts = 0; ; cuts += 1) {
    const sentence = teller.parser.parse(text);
    const tree = treeOf(sentence);
    const shorter = cuts < MOST_CUTS ? withoutTail(tree) : undefined;
    if (shorter !== undefined) {
      text = shorter;
      continue;
    }
    if (countWords(text) > MOST_WORDS_RETOLD) return 'too many words';
    const fault = faultOf(sentence, tree, source);
    if (fault !== undefined) return fault;
    if (!source.own && (speaksAsCompany(tree) || !mentionsCompany(tree))) return 'somebody else';
    const told = inThirdPerson(tree, teller);
    return {
      ...told,
      text: withPlainDates(told.text),
      continued: withPlainDates(told.continued),
    };
  }
}

/**
 * What a source says of the company, in the third person, in one plain sentence; nothing where that can’t be done
 * for sure.
 */
export function retell(source: SourceSentence, teller: Teller): Retold | undefined {
  const told = tryRetelling(source, teller);
  return typeof told === 'string' ? undefined : told;
}

const headingsOf = ({ context, title }: SourceSentence): readonly string[] => [
  ...(context?.headings ?? []),
  ...(title === undefined ? [] : [title]),
];
