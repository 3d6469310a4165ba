import type { Evidence, Topic } from '../shape';
import { rankEvidence } from './rank-evidence';

/** So many sentences of one topic are enough for any section; a large site has thousands. */
const MOST_OF_A_TOPIC = 40;
/** What an applicant would ask on each topic, in the words that answers tend to hold. */
const ASKED: Readonly<Record<Topic, string>> = {
  snapshot: 'What does the company do, for whom, and how does it earn its money?',
  financials: 'What does the company expect of its revenue, profit, margin and cash this year?',
  leadership: 'What does the chief executive say, and who leads, joins or leaves the board?',
  products: 'Which products and platform does it build, launch and release to customers?',
  news: 'What is new: launches, contracts, acquisitions, priorities, problems and plans?',
  culture:
    'How do people work together: values, team, remote and office days, growth and learning?',
  hiring: 'What does the role do, what is required, and how do interviews and hiring work?',
  engineering:
    'How do engineers build, test, deploy and run the software, and which incidents did they have?',
  location: 'Where are the offices, and what moves or opens there?',
  legal: 'Which lawsuits, settlements, fines, investigations or restatements are there?',
  market: 'Who are the customers and competitors, and how does the market change?',
};

/** A list of fields, as registers have it: worth a place where sentences leave one. */
const isFields = ({ quote }: Evidence): boolean => quote.includes('\n') || quote.startsWith('{');

function best(told: readonly Evidence[], asked: string): readonly Evidence[] {
  if (told.length <= MOST_OF_A_TOPIC) return told;
  const sentences = told.filter((row) => !isFields(row));
  return [...rankEvidence(sentences, asked), ...told.filter(isFields)].slice(0, MOST_OF_A_TOPIC);
}

/** Of each topic the statements that answer best; everything that is no statement stays. */
export function bestStatements(rows: readonly Evidence[]): readonly Evidence[] {
  const topics = Map.groupBy(
    rows.filter(({ attribute }) => attribute === 'statement'),
    ({ topic }) => topic,
  );
  const kept = new Set(
    [...topics].flatMap(([topic, told]) => best(told, ASKED[topic]).map(({ id }) => id)),
  );
  return rows.filter(({ attribute, id }) => attribute !== 'statement' || kept.has(id));
}
