import { countWords } from '../../../../kernel/text';
import { namesOf } from '../../relations/names';
import type { Topic } from '../../shape';
import { linesOf, type Document, type Draft, type Extractor, type Reading } from '../document';
import { officer, relation } from '../people/officers';
import { beginning, dayOf, details, field, stretch } from './record-lines';
import { entry } from './register-entries';
import { goodSentences } from '../statements';

/** Of a source that lists a hundred things, those that tell most: a report is no inventory. */
const MOST_OF_A_SOURCE = 4;
const MOST_LINES = 6;
const LONGEST_VOICE = 45;
/** How much somebody uses it, where a source says so. */
const USE = ['stars', 'downloads', 'pulls', 'installs', 'ratings', 'citations'];

function weight(document: Document): number {
  return Math.max(0, ...USE.map((name) => Number(field(document, name)) || 0));
}

/** What is used most comes first, then what is newest; what a source put first stays before the rest. */
function isAmongTheFirst(document: Document, { all }: Reading): boolean {
  const own = all.filter(
    ({ record }) =>
      record.sourceId === document.record.sourceId && record.kind === document.record.kind,
  );
  const before = own.toSorted(
    (one, other) =>
      weight(other) - weight(one) || (dayOf(other).asOf ?? '').localeCompare(dayOf(one).asOf ?? ''),
  );
  return own.length === 0 || before.indexOf(document) < MOST_OF_A_SOURCE;
}

/** What belongs to one topic is told there; people’s work, which most sources know nothing of, comes last. */
function topicOf(topics: readonly Topic[]): Topic {
  return (
    topics.find((topic) => !['culture', 'leadership', 'hiring'].includes(topic)) ??
    topics[0] ??
    'snapshot'
  );
}

/** What somebody says of it, or what it is called that speaks of it: an episode, a film. */
function voice(document: Document): readonly Draft[] {
  const lines = linesOf(document);
  const said = lines.find(
    ({ block, text }) =>
      block.kind !== 'row' && block.kind !== 'heading' && countWords(text) <= LONGEST_VOICE,
  );
  const line = field(document, 'recommended') !== '' ? said : lines[0];
  return line === undefined
    ? []
    : [
        {
          topic: document.record.topics.includes('products') ? 'products' : 'culture',
          attribute: 'public-voice',
          start: line.block.start,
          end: line.block.end,
          ...dayOf(document),
        },
      ];
}

/** A record that isn't a case, a contract, or a notice: a patent, a release, a plant. */
export const otherRecord: Extractor = (document, reading) => {
  const { topics, reliability } = document.record;
  if (field(document, 'relation') !== '') return relation(document);
  if (topics[0] === 'leadership') return officer(document);
  if (!isAmongTheFirst(document, reading)) return [];
  if (reliability === 'public-voice' && !topics.includes('snapshot')) return voice(document);
  const known = entry(document, reading);
  if (known !== undefined) return [known];
  const place = beginning(document, MOST_LINES);
  return place === undefined
    ? []
    : [
        {
          topic: topicOf(topics),
          attribute: 'statement',
          ...place,
          ...dayOf(document),
          ...details(document, ['status', 'year', 'number', 'place']),
        },
      ];
};

/** The lines of a row on pay that say how much, and of where. */
const PAY_LINES = 'High, Low, Lower, Median, Pay*, Place, Upper, Value';

/**
 * What is known of where the role is, of the economy there and of what such work pays: one row or two sentences of it.
 * It says nothing of the company, so it has a name of its own, and each row says whom it is about.
 */
export const surroundings: Extractor = (document, reading) => {
  const { kind, topics } = document.record;
  if (
    (kind !== 'place' && kind !== 'pay') ||
    field(document, 'employer') !== '' ||
    !isAmongTheFirst(document, reading)
  )
    return [];
  const topic = kind === 'pay' ? 'hiring' : topics.includes('location') ? 'location' : 'market';
  const about =
    kind === 'pay'
      ? { attribute: 'going-pay', details: { subject: 'the occupation, not the company' } }
      : { attribute: 'surroundings', details: { subject: 'the place, not the company' } };
  const { own } = namesOf(reading.card);
  const prose = goodSentences(document)
    .filter(({ text }) => text.search(own) < 0)
    .slice(0, 2);
  const row = kind === 'pay' ? stretch(document, PAY_LINES) : beginning(document, MOST_LINES);
  if (prose.length > 0)
    return prose.map(({ start, end }): Draft => ({
      topic,
      start,
      end,
      ...dayOf(document),
      ...about,
    }));
  const { title, sourceName } = document.record;
  // A row that is only a name says nothing of pay.
  if (
    row === undefined ||
    (kind === 'pay' && !document.text.slice(row.start, row.end).includes('\n'))
  )
    return [];
  return [
    {
      topic,
      ...row,
      ...dayOf(document),
      ...about,
      ...(title === sourceName ? {} : { value: title }),
    },
  ];
};
