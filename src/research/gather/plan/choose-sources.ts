import type { Topic } from '../../evidence/shape';
import type { Source } from '../../sources/shape';
import type { Profile } from '../choice/profile';
import { PROMISED } from './gaps';
import type { Known } from '../../sources';
import { planRound, plainSources } from './plan-questions';
import { wordsIn } from './words';

/** What people say when they ask for a topic, beside the words its pages go by. */
const ASKED_BY: Readonly<Record<Topic, string>> = {
  snapshot: 'founded history size employees headcount grow grew many',
  financials:
    'revenue profit earn earnings money loss losses margin growth valuation raised funding ' +
    'ipo shares sales figures income',
  leadership:
    'ceo cto cfo chief founder founders leads leader leaders board executive executives manager director president',
  products: 'product customer price prices sell sells offer offers roadmap feature integration',
  news:
    'recent lately latest new announced announcement acquired acquisition merger partnership ' +
    'outage incident breach plans planned',
  market: 'competitor rival rivals competes competition share sector trend',
  culture:
    'remote hybrid office flexible leave diversity inclusion workload overtime turnover people benefits mission values',
  hiring:
    'interview interviews interviewers process job role salary pay wage compensation bonus ' +
    'recruiter recruiting posting vacancy onboarding',
  engineering:
    'engineers stack language languages code software architecture testing tests deploy ' +
    'deployment infrastructure database cloud api tools sensors',
  location: 'where office headquarters based city country region site sites',
  legal:
    'lawsuit lawsuits court sued dispute fine fined regulator regulation violation layoff ' +
    'layoffs strike union recall safety',
};

/** The topics that a question asks for, by its words. */
export function topicsOf(question: string): readonly Topic[] {
  const asked = wordsIn(question);
  return PROMISED.filter(({ topic, words }) =>
    [...words.flatMap((word) => [...wordsIn(word)]), ...ASKED_BY[topic].split(' ')].some(
      (word) => asked.has(word) && !EVERYWHERE.has(word),
    ),
  ).map(({ topic }) => topic);
}

const EVERYWHERE = new Set(['company', 'about', 'we', 'are', 'who', 'open', 'case']);
/** At most so many for one question. */
const MOST_SOURCES = 14;

/**
 * The sources that may know about these topics and can be asked with what we know. Those with the
 * fewest topics are the closest.
 */
export function sourcesFor(
  topics: readonly Topic[],
  sources: readonly Source[],
  known: Known,
  profile: Profile,
): readonly Source[] {
  const wanted = new Set<Topic>(topics.length === 0 ? ['news', 'snapshot'] : topics);
  const fitting = planRound(plainSources(sources), {
    known,
    only: new Map(),
    profile,
    room: sources.length,
  })
    .now.map(({ source }) => source)
    .filter(
      (source) =>
        source.topics.some((topic) => wanted.has(topic)) &&
        (source.evidence.kind !== 'job-posting' || wanted.has('hiring')),
    );
  const far = ({ topics: own }: Source): number => own.filter((topic) => !wanted.has(topic)).length;
  return fitting.toSorted((one, other) => far(one) - far(other)).slice(0, MOST_SOURCES);
}
