import { defined } from '../../kernel/defined';
import { succeed } from '../../kernel/result';
import type { Model, ModelCall } from '../../platform/models';
import { shorten, visible } from '../../report/document';
import type { Evidence } from '../../research/evidence/shape';
import { StartupFault } from '../../process/startup-fault';
import type { RecordedSection, RecordedSentence, SampleRecording } from './recording';

const NOTHING_USED = { inputTokens: 0, outputTokens: 0, micros: 0 };
const REFUSED = /Your last reply could not be used\. (?<fault>.*) Reply again/su;
const TITLE = /^Section: (?<title>.+)\. Today is/mu;
const LINE = /^(?<id>[ECS]?\d+) (?<entry>\{.*\})$/gmu;
/** As long as a quote may be in a prompt. */
const LONGEST_QUOTE = 600;

const faultOf = (text: string): StartupFault =>
  new StartupFault(`The sample’s recording is out of date. ${text}`);

interface Line {
  readonly id: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

const linesIn = (prompt: string): readonly Line[] =>
  Array.from(prompt.matchAll(LINE), ({ groups }) => ({
    id: groups?.['id'] ?? '',
    entry: JSON.parse(groups?.['entry'] ?? '{}') as Line['entry'],
  }));

/** The one that begins so. */
function only<Item>(
  items: readonly Item[],
  start: string,
  textOf: (item: Item) => string,
  what: string,
): Item {
  const found = items.filter((item) => textOf(item).startsWith(start));
  const [one, another] = found;
  if (one === undefined) throw faultOf(`${what} “${start}” isn’t there any more.`);
  if (another !== undefined) throw faultOf(`${what} “${start}” may be any of ${found.length}.`);
  return one;
}

/** The rows of a report, found again by their ids in a prompt that numbers them anew. */
function entryIds(evidence: readonly Evidence[], lines: readonly Line[]) {
  const clean = (text: string) => shorten(visible(text), LONGEST_QUOTE);
  return (start: string, where: string): string => {
    const { attribute, quote, value } = only(evidence, start, ({ id }) => id, 'Row');
    const shown = typeof value === 'string' ? clean(value) : value;
    const line = lines.find(
      ({ id, entry }) =>
        id.startsWith('E') &&
        entry['about'] === attribute &&
        entry['quote'] === clean(quote) &&
        entry['value'] === shown,
    );
    if (line === undefined) throw faultOf(`“${where}” is no longer shown row ${start}.`);
    return line.id;
  };
}

type EntryOf = ReturnType<typeof entryIds>;

function replyOn(
  { title, sentences }: RecordedSection,
  lines: readonly Line[],
  entryOf: EntryOf,
): object {
  const statements = lines.filter(({ id }) => id.startsWith('C'));
  const claimOf = (start: string): string =>
    only(statements, start, ({ entry }) => String(entry['statement']), `${title}: statement`).id;
  const written = ({ text, rows, restsOn, heading, notes }: RecordedSentence) => ({
    text,
    evidenceIds: rows.map((row) => entryOf(row, title)),
    ...(restsOn === undefined ? {} : { claimIds: restsOn.map(claimOf) }),
    ...defined({ heading }),
    ...(notes === undefined
      ? {}
      : { notes: Object.entries(notes).map(([label, note]) => ({ label, text: note })) }),
  });
  return { sentences: sentences.map(written) };
}

function answerTo(
  { stage, prompt }: ModelCall,
  { plan, sections, edit }: SampleRecording,
  evidence: readonly Evidence[],
): object {
  const lines = linesIn(prompt);
  const entryOf = entryIds(evidence, lines);
  const fault = REFUSED.exec(prompt)?.groups?.['fault'];
  const title = TITLE.exec(prompt)?.groups?.['title'] ?? stage;
  if (fault !== undefined) throw faultOf(`Its answer on “${title}” can’t be used. ${fault}`);
  switch (stage) {
    case 'plan':
      return {
        leads: plan.leads.map((row) => entryOf(row, title)),
        connected: plan.connected.map((rows) => ({ ids: rows.map((row) => entryOf(row, title)) })),
      };
    case 'edit': {
      const idOf = (start: string): string =>
        only(lines, start, ({ entry }) => String(entry['text']), 'Last reading: sentence').id;
      return {
        cut: edit.cut.map(idOf),
        join: edit.join.map(({ sentences, text }) => ({ ids: sentences.map(idOf), text })),
        order: edit.order.map(idOf),
      };
    }
    case 'write': {
      const section = sections.find((one) => one.title === title);
      if (section === undefined) throw faultOf(`It has no answer on “${title}”.`);
      return replyOn(section, lines, entryOf);
    }
    default: {
      const refused = lines.filter(({ entry }) => entry['sentence'] !== undefined);
      const told = refused.map(({ entry }) =>
        [`“${String(entry['sentence'])}”`, ...(entry['faults'] as readonly string[])].join(' '),
      );
      throw faultOf(`It has no second wording for what was refused: ${told.join(' · ')}`);
    }
  }
}

/** A model that says what was recorded, and whose reports fail where something is asked that was not. */
export function recordedModel(recording: SampleRecording, evidence: readonly Evidence[]): Model {
  return {
    name: 'recorded:sample',
    price: { input: 0, output: 0 },
    ask: async (call) => ({
      reply: succeed(JSON.stringify(answerTo(call, recording, evidence))),
      used: NOTHING_USED,
    }),
  };
}
