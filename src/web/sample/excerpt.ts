import { countWords } from '../../kernel/text';
import type { Claim, ReportDocument } from '../../report/document/shape';

/** A sentence of the report, and the words of others that it rests on. */
export interface CheckedSentence {
  readonly text: string;
  readonly quotes: readonly {
    readonly words: string;
    readonly source: string;
    readonly title: string;
    readonly url: string;
    readonly day: string;
  }[];
}

/** What the landing page shows of the sample: lines of its brief, and one sentence with its quotes. */
export interface SampleExcerpt {
  readonly company: string;
  readonly role: string;
  readonly lines: readonly {
    readonly heading: string;
    readonly text: string;
    readonly source: string;
  }[];
  readonly checked: CheckedSentence;
  readonly tally: ReportDocument['tally'];
}

/** The brief's own headings that say most in least room. */
const SHOWN = ['In one line', 'Three things to know', 'Leave alone unless they raise it'];
/** As in the report: nobody is quoted at greater length. */
const MOST_WORDS = 25;
const FEWEST_WORDS = 6;

/** Quotes that read as sentences, not as a row of a table. */
function isReadable({ quote }: Claim['citations'][number]): boolean {
  const words = countWords(quote);
  return words >= FEWEST_WORDS && words <= MOST_WORDS && !/[{|\n]/.test(quote);
}

function lineOf({ group = '', text, citations }: Claim): SampleExcerpt['lines'][number] {
  return {
    heading: group,
    text,
    source: [...new Set(citations.map(({ sourceName }) => sourceName))].slice(0, 2).join(', '),
  };
}

/** Two sources that contradict each other show best what is checked; else a sentence from outside the company. */
function mostTelling(claims: readonly Claim[]): Claim {
  const readable = claims.filter(
    ({ citations }) => citations.length > 0 && citations.every(isReadable),
  );
  const found =
    readable.find(({ verdict, citations }) => verdict === 'conflicted' && citations.length > 1) ??
    readable.find(({ verdict }) => verdict === 'supported') ??
    readable[0];
  if (found === undefined)
    throw new Error('No sentence of the sample can be shown with its quote.');
  return found;
}

export function excerptOf({ company, role, sections, tally }: ReportDocument): SampleExcerpt {
  const [brief, ...rest] = sections;
  const { text, citations } = mostTelling(rest.flatMap(({ claims }) => claims));
  return {
    company,
    role,
    tally,
    lines: SHOWN.flatMap(
      (heading) => brief?.claims.find(({ group }) => group === heading) ?? [],
    ).map(lineOf),
    checked: {
      text,
      quotes: citations.map(({ quote, sourceName, title, url, publishedAt, fetchedAt }) => ({
        words: quote,
        source: sourceName,
        title,
        url,
        day: (publishedAt ?? fetchedAt).slice(0, 10),
      })),
    },
  };
}
