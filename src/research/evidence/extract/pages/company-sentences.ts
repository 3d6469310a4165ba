import { phraseFinder, readNames } from '../../../../language';
import type { EntityCard } from '../../../company';
import {
  allSentences,
  isFirstParty,
  isPermanentPage,
  pathOf,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
  type Sentence,
} from '../document';
import { isGuidance } from './page-subject';

const tellsMission = phraseFinder(
  `=it/=we exist/exists so that, =it/=we exist/exists to, =we/<our-company> was/were founded/started/<set-up> so that,
   =we/<our-company> was/were founded/started/<set-up> to, <our> (*) =purpose/<aim> is/remains,
   <our> (*) =purpose/<aim> has always been, on a =mission to, we are here so that, we are here to,
   what we are (here) for, why we are here, why we exist`,
  [
    ['aim', '=mission, =vision, reason for being'],
    ['our', "our, the company's"],
    ['our-company', 'our company'],
    ['set-up', 'set up'],
  ],
);
const opensAsCreed = phraseFinder('^ our aim/mission/purpose/vision, ^ we');
const isToVisitor = phraseFinder(
  "^ we are hiring/looking/sorry, ^ we can't, ^ we couldn't, ^ we use",
);
const WORDS_ALONE = /^(?:We|Our)(?:\s[\p{L}\p{N}’',&-]+){3,15}[.!]?$/u;
/** The heading of a page about the company that says in a sentence what it does for others. */
const isCreed = (text: string): boolean =>
  WORDS_ALONE.test(text) && opensAsCreed(text) && !isToVisitor(text);
const announcesMission = phraseFinder(
  `^ our <mission> $, ^ our <mission> statement $, ^ <mission> $, ^ <mission> statement $`,
  [
    [
      'mission',
      `aim, mission, mission and vision, purpose, vision, what drives us, what we are for, why we are here,
       why we exist`,
    ],
  ],
);
/** A handbook, a team or a rule has a purpose too, which isn't the company's. */
const saysPart = phraseFinder(
  `chapter, committee, department, document, guide, guild, handbook, page, policy, practice,
   programm, programme, team's`,
);
/** What a page is for, told to whoever reads it. */
const speaksToReader = phraseFinder('overview, you, your');
/** A page of a part of the company tells the aims of that part. */
const titlesPart = phraseFinder(
  `chapter, club, committee, department, guide, guild, interview*, practice, programm,
   programme, team`,
);
const LONGEST = 400;

/** “Its rival Brindle Boats …”: the name stands beside the word. */
const endsOnRival = phraseFinder('=competitor/=rival (_) $');
const rivalIn = (text: string): string | undefined =>
  readNames(text).find(({ start }) => endsOnRival(text.slice(0, start)))?.text;

const saysWhatItDoes = phraseFinder(`^ <does>, ^ _ <does>`, [
  [
    'does',
    'builds/creates/designs/develops/helps/=is/makes/offers/operates/=plans/provides/=runs/sells',
  ],
]);

const at = ({ start, end }: Sentence): Pick<Draft, 'start' | 'end'> => ({ start, end });

function ofSentence(sentence: Sentence): readonly Draft[] {
  const { text } = sentence;
  const drafts: Draft[] = [];
  if (tellsMission(text) && !saysPart(text) && !speaksToReader(text))
    drafts.push({ topic: 'culture', attribute: 'mission', ...at(sentence) });
  const rival = text.length < LONGEST ? rivalIn(text) : undefined;
  if (rival !== undefined)
    drafts.push({ topic: 'market', attribute: 'competitor', ...at(sentence), value: rival });
  return drafts;
}

const saysPolicy = phraseFinder(
  'cookie, legal, license, licensing, policy, privacy, security, terms',
);

/** What a company does with data, and what its people were asked, isn’t what it is. */
const isAside = ({ record: { title, url } }: Document): boolean =>
  saysPolicy(`${title} ${url.replaceAll(/[-_/]/gu, ' ')}`);

const saysOrigin = phraseFinder('is/was based/founded/listed/traded');

/** “Mill Systems makes …”: what the company says it does, once per page. */
function description(sentences: readonly Sentence[], card: EntityCard): readonly Draft[] {
  const names = [card.legalName, card.name, ...card.aliases].map((name) => name.toLowerCase());
  const tells = (text: string): boolean => {
    const said = text.toLowerCase();
    const told = said.startsWith('at ') ? said.slice('at '.length) : said;
    return names.some((name) => told.startsWith(name) && saysWhatItDoes(told.slice(name.length)));
  };
  const found = sentences.find(
    ({ text }) => tells(text) && !saysOrigin(text) && text.length > 30 && text.length < 300,
  );
  return found === undefined ? [] : [{ topic: 'snapshot', attribute: 'description', ...at(found) }];
}

const isOfCompany = phraseFinder('/ about/=company/=mission, / our =story, / who we are');

/** Where the mission is a heading’s, or stands below one that announces it. */
function creed(document: Document): readonly Draft[] {
  const lines = sectionsOf(document);
  const announced = lines.flatMap(({ heading, lines: below }): readonly Draft[] => {
    const first =
      heading !== undefined && announcesMission(heading.text)
        ? below.flatMap(sentencesOf)[0]
        : undefined;
    return first === undefined || first.text.length < 20
      ? []
      : [{ topic: 'culture', attribute: 'mission', ...at(first) }];
  });
  const top = lines.find(({ heading }) => heading?.block.level === 1)?.heading;
  if (isGuidance(document)) return [];
  if (
    announced.length > 0 ||
    top === undefined ||
    !isOfCompany(pathOf(document)) ||
    !isCreed(top.text)
  )
    return announced;
  return [{ topic: 'culture', attribute: 'mission', start: top.block.start, end: top.block.end }];
}

export const companySentences: Extractor = (document, { card }) => {
  const { kind, reliability, topics } = document.record;
  // A reference work says in its first sentence what a company is.
  if (kind === 'page' && reliability === 'reference' && topics[0] === 'snapshot')
    return description(allSentences(document), card);
  if (!isFirstParty(document) || !['page', 'news', 'job-posting'].includes(document.record.kind))
    return [];
  const sentences = allSentences(document);
  const isOfPart = titlesPart(document.record.title);
  const isPosting = document.record.kind === 'job-posting';
  const found = sentences
    .flatMap((sentence) => ofSentence(sentence))
    .filter(({ attribute }) => attribute !== 'mission' || isPosting || !isOfPart);
  return isPosting
    ? found.filter(({ attribute }) => attribute === 'mission')
    : [
        ...found,
        ...(isPermanentPage(document) &&
        !isOfPart &&
        !found.some(({ attribute }) => attribute === 'mission')
          ? creed(document)
          : []),
        ...(document.record.topics[0] === 'snapshot' && !isAside(document)
          ? description(sentences, card)
          : []),
      ];
};
