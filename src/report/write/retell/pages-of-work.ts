import { Phrasebook, phraseFinder, wordSet } from '../../../language';
import { countWords } from '../../../kernel/text';
import type { Evidence } from '../../../research/evidence/shape';

/**
 * What a company's page on working there is: one that speaks to applicants, as a report does, one on how they are
 * hired, or one on the terms of its people.
 */
export type PageOfWork = 'to candidates' | 'of hiring' | 'of terms';

const saysHiring = phraseFinder(
  `application process, applying, candidate guide, candidates, hiring, how we hire, interview, interviewing,
   interviews, recruiting, recruitment, working for us, working with us`,
);
/** Pages by which recruiters and interviewers work. */
const saysForStaff = phraseFinder(
  `agency, audit, career fair, careers fair, checklist, exit interview, for hiring managers, for interviewers,
   interviewer, offboarding, onboarding, policies, policy, referral, referrals, rubric, scorecard, template, training`,
);
/** What only an applicant is told. */
const speaksToCandidate = phraseFinder(
  `ask you, contact you, interview with us, invite you, join us, send you, we want you, you apply, you applied, you
   interview, you will (be) asked/interview/meet/speak/talk, you ’ll (be) asked/interview/meet/speak/talk,
   you would work, your application, your cv, your future, your interview/interviews, your interviewer, your
   portfolio, your recruiter, your references, your resume`,
);
const speaksToStaff = phraseFinder(
  `ask/email/give/greet/invite/remind/rate/score/send/tell/thank a/each/the/them candidate/candidates/applicant,
   your candidate, your candidates, your hire, your team is hiring`,
);
const FEWEST = 2;
const saysTerms = phraseFinder(
  `benefits, compensation, employee, employees, for staff, handbook, leave, our people, pay, perks, probation, salary,
   total rewards, vacation, work hours, working at, working hours`,
);
const saysPath = (url: string): string =>
  (URL.canParse(url) ? new URL(url).pathname : url).replaceAll('_', ' ');

export const isOfHiring = (page: PageOfWork | undefined): boolean =>
  page === 'to candidates' || page === 'of hiring';

/** Which pages of the company tell how it hires, and to whom they speak, by all that stands on each. */
export function pagesOfWork(rows: readonly Evidence[]): ReadonlyMap<string, PageOfWork> {
  const pages = Map.groupBy(
    rows.filter(
      ({ reliability, sourceId }) => reliability === 'first-party' && !sourceId.startsWith('sec-'),
    ),
    ({ url }) => url,
  );
  return new Map(
    [...pages].flatMap(([url, own]): readonly (readonly [string, PageOfWork])[] => {
      const widest = own.map(({ title, context }) =>
        [title, context?.headings?.[0] ?? ''].join('\n'),
      );
      if (!widest.some((place) => saysHiring(place)) || widest.some((place) => saysForStaff(place)))
        return [...widest, saysPath(url)].some((place) => saysTerms(place))
          ? [[url, 'of terms']]
          : [];
      const count = (says: (text: string) => boolean): number =>
        new Set(own.filter(({ quote }) => says(quote)).map(({ quote }) => quote)).size;
      const isToCandidates =
        count(speaksToCandidate) >= FEWEST && count(speaksToCandidate) > 2 * count(speaksToStaff);
      return [[url, isToCandidates ? 'to candidates' : 'of hiring']];
    }),
  );
}

/** The words of a list as phrases, without their plurals. */
const exactly = (words: string): string =>
  words
    .split(' ')
    .map((word) => `=${word}`)
    .join(', ');
const ROUNDS =
  'assessment call chat conversation exercise interview presentation project round screen session task test trial';
const isRound = wordSet(ROUNDS);
const lastWord = (name: string): string => name.split(' ').at(-1) ?? '';
const NUMBER = /^(?:step |stage |round )?\d{1,2}[.):]? /iu;
const PLAIN = /^[\p{L}\d][\p{L}\d&’/ -]*$/u;
const MOST_WORDS = 5;

/** “Hiring Manager Interview” in the middle of a sentence; “SQL” and “DevOps” keep their capitals. */
const lowered = (name: string): string =>
  name.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll}*(?![\p{L}\p{N}]))/gu, (letter) =>
    letter.toLowerCase(),
  );

/** What stands below the name of a round and is about it. */
const isOfRound = phraseFinder(
  'assess*, expect, looking for, preparation, prepare, preparing, tips',
);
const opensOtherwise = phraseFinder('^ a/an/how/our/the/what/why/your');

/** The round that a sentence stands under: “the system design interview”. */
export function roundOf(headings: readonly string[]): string | undefined {
  const last = headings.at(-1) ?? '';
  const at = headings.length - (isOfRound(last) ? 2 : 1);
  const heading = headings[at] ?? '';
  const name = heading.replace(NUMBER, '').trim();
  const isPlain = PLAIN.test(name) && countWords(name) <= MOST_WORDS && !opensOtherwise(name);
  if (at < 1 || !isPlain) return undefined;
  if (isRound(lastWord(name))) return lowered(name);
  // “Team interviews”, and below it “Values”.
  const above = headings[at - 1] ?? '';
  const isListed = name !== heading && above.toLowerCase().endsWith('interview');
  return isListed || above.toLowerCase().endsWith('interviews')
    ? `${lowered(name)} interview`
    : undefined;
}

const POINTERS = new Phrasebook(
  [
    ['subject', '^ the/this <round>'],
    ['place', '^ during/in this <round> (_), ^ here (_)'],
  ],
  [['round', `${exactly(ROUNDS)}, =stage`]],
);
const opensOnPeople = phraseFinder('^ we/you/=your');

/** The sentence with the round it speaks of named. */
export function withRound(text: string, headings: readonly string[]): string {
  const round = roundOf(headings);
  if (round === undefined) return text;
  const [pointer] = POINTERS.find(text);
  const rest = text.slice(pointer?.end ?? 0);
  if (pointer !== undefined && /^ \p{L}/u.test(rest))
    return pointer.kind === 'subject' ? `The ${round}${rest}` : `In the ${round},${rest}`;
  return opensOnPeople(text)
    ? `In the ${round}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

const JOINTS = new Phrasebook(
  [['joint', '{_ and/but} <who>, {;/and/but} <who>']],
  [['who', 'anyone, =candidates, everyone, we, you']],
);

/** What a long sentence for applicants says in each of its halves, the more telling one first. */
export function halvesOf(text: string): readonly string[] {
  const [joint] = JOINTS.find(text);
  if (joint === undefined) return [];
  const rest = text.slice(joint.end).trimStart();
  const halves = [
    `${text.slice(0, joint.start).trimEnd()}.`,
    `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
  ];
  return text.slice(joint.start, joint.end).endsWith('but') ? halves.toReversed() : halves;
}

const TERM_NOUNS =
  'allowance assurance benefit bonus budget cover fund insurance leave loan pension plan policies policy program ' +
  'programme scheme schemes';
const isTermNoun = wordSet(TERM_NOUNS);
const THIS_TERM = new Phrasebook([['term', '^ this <term>']], [['term', exactly(TERM_NOUNS)]]);

/** “This policy pays …” under “Life insurance”: “Our life insurance pays …”. */
export function withTerm(text: string, headings: readonly string[]): string {
  const heading = (headings.at(-1) ?? '').trim();
  const isTerm =
    isTermNoun(lastWord(heading)) && PLAIN.test(heading) && countWords(heading) <= MOST_WORDS;
  const [found] = isTerm ? THIS_TERM.find(text) : [];
  return found === undefined ? text : `Our ${lowered(heading)}${text.slice(found.end)}`;
}

/** What a handbook says of these holds for whoever works there. */
const TERMS: ReadonlySet<string> = new Set(
  'bonus holiday insurance leave pension probation sabbatical salary vacation'.split(' '),
);
/** These say it only with a word before them: “the pension scheme”. */
const KINDS_OF_TERMS: ReadonlySet<string> = new Set(
  'allowance budget contribution cover increase plan policy program programme rate review scheme year'.split(
    ' ',
  ),
);
const isTermWord = (lemma: string): boolean => TERMS.has(lemma) || OF_PAY.has(lemma);
const OF_PAY: ReadonlySet<string> = new Set('parental pay share stock retirement'.split(' '));

/** Whether a subject is a term of work, by its own word or the one before it. */
export const isTermOfWork = (lemma: string, before: readonly string[]): boolean =>
  TERMS.has(lemma) || (KINDS_OF_TERMS.has(lemma) && before.some((word) => isTermWord(word)));

/** Who and what acts in the hiring of anybody. */
export const OF_HIRING: ReadonlySet<string> = new Set(
  (
    'answer call candidate conversation exercise interview interviewer loop manager offer panel process project ' +
    'recruiter reference round screen session stage step task test you'
  ).split(' '),
);
