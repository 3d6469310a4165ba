import { defined } from '../../../kernel/defined';
import { plural } from '../../../kernel/text';
import { judgeNothing, judgeWhole } from './judge-answer';
import { meaningFault } from '../definition/meaning';
import { matchItems, type KnownAs } from './match-items';
import { parseHere } from './parse-answer';
import { refusalSentence, siftItems } from '../refusal/refuse-items';
import type { AskedBody, OutcomeCode, ParsedAnswer, Source, SourceItem } from '../shape';
import type { Known } from '../definition/template';

/** What an answer says, whatever kind of source gave it. */
export interface SourceReading {
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  /** Those about the company. */
  readonly items: readonly SourceItem[];
  /** Those that may be about another, kept apart and never used. */
  readonly apart: readonly SourceItem[];
  readonly about: SourceItem;
  /** False where “nothing” may as well mean that the service doesn’t know what was asked for. */
  readonly certain: boolean;
  readonly fill: Readonly<Record<string, number>>;
  /** The whole answer of a service, for those few sources that a mapping can’t say. */
  readonly body?: unknown;
}

function nothing(outcome: OutcomeCode, sentence: string): SourceReading {
  return { outcome, sentence, items: [], apart: [], about: {}, certain: true, fill: {} };
}

/** Reads a source's answer: by its sayings, its mapping and its match. Nothing an answer holds makes it throw. */
export function readAnswer(
  source: Source,
  answer: AskedBody,
  known: Known = {},
  knownAs?: KnownAs,
  read: ParsedAnswer | string = parseHere(source, answer, known),
): SourceReading {
  const isNothing =
    typeof read === 'string' || (read.items.length === 0 && source.extract !== undefined);
  const told = isNothing ? judgeNothing(source, answer) : judgeWhole(source, answer);
  if (told !== undefined) return nothing(...told);
  if (typeof read === 'string') return nothing('shape-changed', read);
  const fault = meaningFault(source, { ...read, text: answer.text }, known);
  if (fault !== undefined) return nothing('shape-changed', fault);
  const { fetchedAt } = answer;
  const { items: kept, refused } = siftItems(source, read, { fetchedAt, known, knownAs });
  const { about: items, apart } =
    knownAs === undefined ? { about: kept, apart: [] } : matchItems(source, kept, knownAs);
  const isWhole =
    source.extract === undefined &&
    (source.kind === 'json' || (source.kind === 'html' && answer.text.trim() !== ''));
  const unsure = read.items.length === 0 && source.extract?.emptyMeans === 'unknown';
  const sentence =
    items.length > 0
      ? `${plural(items.length, 'entry', 'entries')} read.`
      : apart.length > 0
        ? 'What it found is about others.'
        : refused.length > 0
          ? (refusalSentence(refused) ?? '')
          : unsure
            ? 'It lists nothing; it says the same of a name it doesn’t know.'
            : isWhole
              ? 'It was read.'
              : 'It has nothing about the company.';
  return {
    outcome: items.length > 0 || isWhole ? 'ok' : 'empty',
    sentence,
    items,
    apart,
    about: read.about,
    certain: !unsure,
    fill: read.fill,
    ...defined({ body: read.body }),
  };
}
