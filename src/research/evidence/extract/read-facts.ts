import { careers, postings } from './pages/careers';
import { companyFacts } from './records/company-facts';
import { companySentences } from './pages/company-sentences';
import { entityFacts } from './records/entity';
import { foundPosting, givenPosting } from './pages/given-posting';
import { fundingRounds } from './figures/funding-rounds';
import { figuresByYear } from './figures/figures-by-year';
import { partsOfWhole } from './figures/parts-of-whole';
import { listedJobs } from './pages/listed-jobs';
import { analyses } from './pages/analyses';
import { news, products } from './pages/news';
import { payRatio } from './people/pay-ratio';
import { officersTable } from './people/officers-table';
import { peopleOnPage } from './people/people';
import { relations } from './relations';
import { publicVoices, statements } from './statements';
import { surroundings } from './records/other-records';
import { declaredPay, headlines, records } from './records/records';
import type { Document, Draft, Extractor, Reading } from './document';

const EXTRACTORS: readonly Extractor[] = [
  companyFacts,
  entityFacts,
  peopleOnPage,
  officersTable,
  companySentences,
  relations,
  figuresByYear,
  partsOfWhole,
  products,
  news,
  headlines,
  analyses,
  records,
  declaredPay,
  payRatio,
  surroundings,
  fundingRounds,
  careers,
  listedJobs,
  postings,
  givenPosting,
  foundPosting,
  publicVoices,
  statements,
];

/** What may be, parts and others are spoken of here: the sentences are kept, and no facts are read. */
const UNTYPED_PARTS: ReadonlySet<string> = new Set([
  'letter',
  'risks',
  'cybersecurity',
  'statements',
]);

/** Readers of facts see this much of a document; of what is longer the sentences are still kept. */
const READ_FOR_FACTS = 200_000;

function shortened(document: Document): Document {
  const { record, text } = document;
  if (text.length <= READ_FOR_FACTS || record.blocks.length === 0) return document;
  const blocks = record.blocks.filter(({ end }) => end <= READ_FOR_FACTS);
  return { text, record: { ...record, blocks } };
}

function extractorsFor({ record }: Document): readonly Extractor[] {
  return record.kind === 'filing' && UNTYPED_PARTS.has(String(record.details?.['part'] ?? ''))
    ? [statements, partsOfWhole]
    : EXTRACTORS;
}

/** All that the readers of facts find in a document, and the sentences that can be quoted of it. */
export function readFacts(document: Document, reading: Reading): readonly Draft[] {
  const read = shortened(document);
  return extractorsFor(document).flatMap((extract) => extract(read, reading));
}
