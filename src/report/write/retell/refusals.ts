import { countWords } from '../../../kernel/text';

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'iu');

/** Lawyers’ and accountants’ words, and what speaks of the document instead of the company. */
const FORMAL = anyOf([
  'hereby',
  'herein',
  'hereof',
  'thereof',
  'thereto',
  'pursuant',
  'notwithstanding',
  'forward-looking',
  'incorporated (?:herein )?by reference',
  'no assurance',
  'undue reliance',
  'materially',
  'material adverse',
  String.raw`adversely`,
  String.raw`form (?:10|8|20)-[kqf]`,
  String.raw`(?:notes?|items?|exhibits?|part) (?:\d+[a-z]?|[ivx]+)`,
  'annual report',
  'this (?:report|filing|section|document|page|guide|handbook|policy|article|post|chapter|table|list|example|site|website)',
  'consolidated (?:financial )?statements?',
  'financial statements?',
  'fair value',
  'deferred',
  String.raw`amorti[sz]\w*`,
  String.raw`accru\w+`,
  String.raw`hedg(?:e[ds]?|ing)`,
  'derivatives?',
  'defined as',
  'defines',
  'gaap',
  'non-gaap',
  'valuation',
  String.raw`actuar\w+`,
  'unrecognized',
  'recogni[sz]ed',
  'lessees?',
  'registrant’s common',
  'aggregate market value',
  'par value',
  'indenture',
  'covenants?',
  'proxy statement',
  'cookies?',
  'privacy policy',
  'terms of (?:use|service)',
  'subscribe',
  'click(?:ing)?',
  'log ?in',
  'sign up',
  'read more',
  'last updated',
  'pull request',
  'merge request',
  'slack channel',
  'hashtag',
]);

/** What is told of another place or time of the text. */
const ELSEWHERE = anyOf([
  'above',
  'below',
  'herewith',
  'following',
  'preceding',
  'tables?',
  'aforementioned',
  'foregoing',
  'aforesaid',
  'respectively',
  'former',
  'latter',
  'see',
  'refer to',
  'here',
  'there (?:is|are|was|were)',
  'this',
  'these',
  'those',
  'such',
  'same',
  'another',
  'et al',
  'etc',
  'e\\.g',
  'i\\.e',
  'next (?:year|month|quarter|week)',
  'last (?:month|week)',
  'this (?:year|month|quarter|week)',
  'recently',
  'upcoming',
  'soon',
  'at the moment',
  'yesterday',
  'tomorrow',
  'so far',
  'to date',
  'thereafter',
  'thereby',
  'instead',
  'therefore',
  'otherwise',
  'accordingly',
]);

/** A speaker of the page, not the company. */
const FIRST_PERSON =
  /(?<![\p{L}\p{N}’])(?:I|I’m|I’ve|me|my|mine|myself|let’s|ours)(?![\p{L}\p{N}])/u;
const QUESTION_OR_SHOUT = /[?!]/u;
const MARKUP = /[{}<>|\\_=~^#•→]|https?:|www\.|\S@\S|\.\.\.|…|\[|\]|:\/\//u;
/** Words cut from a list, or a list in brackets that goes on elsewhere. */
const LOOSE = /[;:]\s*$|\(\s*\)|^[\p{Ll}\p{P}]/u;
const END = /[\p{L}\p{N}%)”]\.$/u;
/** A quotation of more than a word or two is somebody’s own words. */
const QUOTATION = /[“"][^”"]{40,}[”"]/u;

const FEWEST_WORDS = 4;
const MOST_WORDS = 60;

/** Whether a cleaned sentence can’t be told by itself, whatever it says. */
export function cannotStandAlone(text: string): boolean {
  const words = countWords(text);
  return (
    words < FEWEST_WORDS ||
    words > MOST_WORDS ||
    !END.test(text) ||
    LOOSE.test(text) ||
    MARKUP.test(text) ||
    QUESTION_OR_SHOUT.test(text) ||
    QUOTATION.test(text) ||
    FIRST_PERSON.test(text) ||
    FORMAL.test(text) ||
    ELSEWHERE.test(text)
  );
}
