import { countWords } from '../../kernel/text';
import type {
  BarPicture,
  Claim,
  ClaimNote,
  ReportDocument,
  SectionId,
} from '../../report/document/shape';

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

/** What the landing page shows of the sample; a part that the sample lacks is empty or null. */
export interface SampleExcerpt {
  readonly company: string;
  readonly role: string;
  readonly brief: readonly { readonly heading: string; readonly texts: readonly string[] }[];
  readonly news: readonly {
    readonly text: string;
    readonly source: string;
    readonly day: string;
  }[];
  readonly values: readonly { readonly text: string; readonly source: string }[];
  readonly ask: SaidAloud | null;
  readonly practice: SaidAloud | null;
  readonly avoid: readonly SaidAloud[];
  readonly chart: Pick<BarPicture, 'title' | 'values'> | null;
  readonly cited: BarPicture['values'];
  readonly checked: CheckedSentence;
  readonly tally: ReportDocument['tally'];
}

/** A question or a topic, with what the report says beside it. */
export interface SaidAloud {
  readonly text: string;
  readonly notes: readonly ClaimNote[];
}

/** The brief's own headings that say most in least room, and how many sentences of each. */
const SHOWN = [
  ['In one line', 1],
  ['Three things to know', 3],
  ['Your best question', 1],
] as const;
const NEWS_SHOWN = 3;
const SHORT_LIST = 2;
/** On a card, with its plan beside it. */
const MOST_ON_A_CARD = 130;
/** As in the report: nobody is quoted at greater length. */
const MOST_WORDS = 25;
const FEWEST_WORDS = 6;

/** Quotes that read as sentences, not as a row of a table. */
function isReadable({ quote }: Claim['citations'][number]): boolean {
  const words = countWords(quote);
  return words >= FEWEST_WORDS && words <= MOST_WORDS && !/[{|\n]/.test(quote);
}

const FIGURE = /\d[\d,.]*\d/gu;
/** Of two sources each says a figure of its own. */
const joinsSources = ({ text, citations }: Claim): boolean =>
  new Set(citations.map(({ url }) => url)).size > 1 &&
  (text.match(FIGURE) ?? []).filter((figure) =>
    citations.some(({ quote }) => quote.includes(figure)),
  ).length > 1;

/** Two sources that count differently show best what is checked; else a sentence from outside the company. */
function mostTelling(claims: readonly Claim[]): Claim {
  const readable = claims.filter(
    ({ citations }) => citations.length > 0 && citations.every(isReadable),
  );
  const found =
    readable.find(({ verdict, citations }) => verdict === 'conflicted' && citations.length > 1) ??
    readable.find(joinsSources) ??
    readable.find(({ verdict }) => verdict === 'supported') ??
    readable[0];
  if (found === undefined)
    throw new Error('No sentence of the sample can be shown with its quote.');
  return found;
}

const cardsOf = (claims: readonly Claim[]): readonly SaidAloud[] =>
  claims.flatMap(({ text, notes }) =>
    notes && text.length <= MOST_ON_A_CARD ? { text, notes } : [],
  );

const barsOf = (pictures: ReportDocument['pictures'], id: string): BarPicture | null =>
  pictures?.find((one): one is BarPicture => one.id === id && one.kind === 'bars') ?? null;

export function excerptOf({
  company,
  role,
  sections,
  tally,
  pictures,
}: ReportDocument): SampleExcerpt {
  const claimsOf = (id: SectionId) => sections.find((one) => one.id === id)?.claims ?? [];
  const { text, citations } = mostTelling(
    sections.filter(({ id }) => id !== 'brief').flatMap(({ claims }) => claims),
  );
  return {
    company,
    role,
    tally,
    brief: SHOWN.map(([heading, most]) => ({
      heading,
      texts: claimsOf('brief')
        .filter(({ group }) => group === heading)
        .slice(0, most)
        .map((claim) => claim.text),
    })).filter(({ texts }) => texts.length > 0),
    news: claimsOf('developments')
      .filter(({ group }) => group === 'In the news')
      .flatMap(({ text: words, citations: [first] }) =>
        first?.publishedAt === undefined
          ? []
          : { text: words, source: first.sourceName, day: first.publishedAt.slice(0, 10) },
      )
      .slice(0, NEWS_SHOWN),
    values: claimsOf('culture')
      .filter((claim) => claim.citations.length > 0)
      .slice(0, SHORT_LIST)
      .map((claim) => ({ text: claim.text, source: claim.citations[0]?.sourceName ?? '' })),
    ask: cardsOf(claimsOf('questions-to-ask'))[0] ?? null,
    // The longest that fits shows best what is asked there.
    practice:
      cardsOf(claimsOf('questions-to-expect')).toSorted(
        (one, other) => other.text.length - one.text.length,
      )[0] ?? null,
    avoid: cardsOf(claimsOf('avoid')).slice(0, SHORT_LIST),
    chart: barsOf(pictures, 'revenue'),
    cited: barsOf(pictures, 'coverage')?.values ?? [],
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
