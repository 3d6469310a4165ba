import { seededRandom, type Random } from '../../src/kernel/seeded-random';
import { scriptedModel } from '../../src/platform/models/testing';
import { claimsOn, inputFor } from '../../src/report/fixtures/writing';
import { EVIDENCE } from '../../src/report/fixtures/made-up-company';
import { chatJudge } from '../../src/report/judge';
import {
  evidenceOnlyWriter,
  modelWriter,
  type DraftClaim,
  type WritingInput,
} from '../../src/report/write';
import { damageReply } from '../../test/support/damage-reply';
import { honestReply } from '../../test/support/honest-reply';

export interface Tally {
  replies: number;
  crashes: number;
  /** Sections that a model's reply made in the end, and those that code took. */
  byModel: number;
  byCode: number;
  /** Drafts that name what was not given, bear a link or a mark, or have a kind of their own. */
  escapes: number;
  readonly firstCrashes: string[];
}

const LINK = /https?:|www\.|@|\]\(/u;

function isEscape(draft: DraftClaim, input: WritingInput, marks: readonly string[]): boolean {
  const rows = new Set(input.rows.map(({ evidence }) => evidence.id));
  const claims = new Set(input.written.map(({ id }) => id));
  const texts = [draft.text, ...(draft.notes ?? []).map(({ text }) => text)];
  return (
    draft.evidenceIds.length === 0 ||
    draft.evidenceIds.some((id) => !rows.has(id)) ||
    draft.restsOn.some((id) => !claims.has(id)) ||
    'kind' in draft ||
    texts.some(
      (text) =>
        LINK.test(text) || !text.isWellFormed() || marks.some((mark) => text.includes(mark)),
    )
  );
}

const INPUTS: readonly WritingInput[] = [
  inputFor(
    'culture',
    EVIDENCE.filter(({ topic }) => topic === 'culture'),
  ),
  inputFor(
    'snapshot',
    EVIDENCE.filter(
      ({ topic }) => topic === 'snapshot' || topic === 'financials' || topic === 'leadership',
    ),
  ),
  inputFor('questions-to-ask', EVIDENCE, claimsOn(EVIDENCE)),
  inputFor('avoid', EVIDENCE, claimsOn(EVIDENCE)),
];

const LABELS = '{"labels":[{"item":"a1b2c3","label":"entailed","confidence":90}]}';
const REWRITTEN =
  '{"sentences":[{"number":1,"text":"It measures rivers."},{"number":2,"text":""}]}';

async function trySection(input: WritingInput, random: Random, tally: Tally): Promise<void> {
  const marks: string[] = [];
  let isByCode = false;
  const model = scriptedModel(({ prompt, stage }) => {
    tally.replies += 1;
    marks.push(
      ...Array.from(prompt.matchAll(/(?:===|Mark:) ([0-9a-f]{20})/gu), ([, mark = '']) => mark),
    );
    const reply = stage === 'rewrite' ? REWRITTEN : honestReply(prompt);
    // A model that repeats what it must not is as common as one that writes bad JSON.
    return damageReply(
      random.next() < 0.05 ? reply.replace(/“[^”]*”/u, marks.at(-1) ?? '') : reply,
      random,
    );
  });
  const writer = modelWriter({
    model,
    secret: 's',
    standIn: evidenceOnlyWriter(),
    noteStandIn: () => (isByCode = true),
  });
  const drafts = await writer.writeSection(input);
  tally.escapes += isByCode ? 0 : drafts.filter((draft) => isEscape(draft, input, marks)).length;
  if (isByCode) tally.byCode += 1;
  else tally.byModel += 1;
  const failed = drafts
    .slice(0, 2)
    .map((draft) => ({ draft, reasons: ['“7” isn’t in the cited evidence.'] }));
  const rewritten = (await writer.rewrite?.(input, failed)) ?? [];
  tally.escapes += rewritten.filter(
    (draft) => draft !== undefined && isEscape(draft, input, marks),
  ).length;
}

async function tryJudge(random: Random, tally: Tally): Promise<void> {
  const judge = chatJudge({
    model: scriptedModel(() => ((tally.replies += 1), damageReply(LABELS, random))),
    secret: 's',
  });
  const pairs = [1, 2, 3].map((number) => ({
    premise: `The mill has ${number} doors.`,
    hypothesis: `There are ${number} doors.`,
  }));
  const judgments = await judge.judge(pairs);
  tally.escapes += judgments.some((one) => one !== undefined) ? 1 : 0;
}

/** At least so many damaged replies to writer, rewriter and judge; a crash is anything thrown. */
export async function tryReplies(count: number, seed: number): Promise<Tally> {
  const tally: Tally = {
    replies: 0,
    crashes: 0,
    byModel: 0,
    byCode: 0,
    escapes: 0,
    firstCrashes: [],
  };
  const random = seededRandom(seed);
  for (let turn = 0; tally.replies < count; turn += 1) {
    const input = INPUTS[turn % INPUTS.length];
    try {
      if (input !== undefined) await trySection(input, random, tally);
      await tryJudge(random, tally);
    } catch (error) {
      tally.crashes += 1;
      if (tally.firstCrashes.length < 3)
        tally.firstCrashes.push(
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        );
    }
  }
  return tally;
}
