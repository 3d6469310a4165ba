import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defined } from '../../../kernel/defined';
import { succeed } from '../../../kernel/result';
import { requestValue, createFences, type Fences, type Model } from '../../../platform/models';
import { GIVEN_POSTING } from '../../../research/evidence/shape';
import { visible } from '../../document';
import type { DraftClaim, FailedDraft, WritingInput } from '../ports';
import { leftOut } from './contested';
import { RULES } from './guidance';
import { fenced, idOf, materialOf } from './material';
import { clausesForm, readRepliedClauses } from './reply/clauses';
import { textFault } from './sentences';

interface Rewriter {
  readonly model: Model;
  readonly secret: string;
}

const MOST_OUTPUT_TOKENS = 4_000;
/** More failures than this are no slip but a section gone wrong, which the stand-in takes. */
const MOST_FAILED = 12;

/** What a model has worded anew is the model's, whoever wrote it first. */
const asModel = ({ basis: _basis, clauses: _clauses, ...draft }: DraftClaim): DraftClaim => ({
  ...draft,
  author: 'model',
});

const form = z.object({
  sentences: z.array(z.object({ number: z.number(), text: z.string(), clauses: clausesForm })),
});

const TASK =
  'The sentences below did not stand up to their entries. ' +
  'Write each once more so that it says no more than its entries say, ' +
  'keeping close to their words, or give an empty text where nothing can be said. ' +
  'Name each by its number.';

/** Once, and from nothing but the quotes that the sentences cite. */
export async function rewriteFailed(
  { model, secret }: Rewriter,
  input: WritingInput,
  failed: readonly FailedDraft[],
): Promise<readonly (DraftClaim | undefined)[]> {
  const given = new Set(
    input.rows.flatMap(({ evidence }) =>
      evidence.sourceId === GIVEN_POSTING ? [evidence.id] : [],
    ),
  );
  // What the buyer gave as the posting is shown to no service.
  const ours = failed.filter(({ draft }) => !draft.evidenceIds.some((id) => given.has(id)));
  // What tells one side of a contradiction is written anew from both.
  const whole = (draft: DraftClaim): DraftClaim => ({
    ...draft,
    evidenceIds: [
      ...draft.evidenceIds,
      ...leftOut(draft, input.rows).map(({ evidence }) => evidence.id),
    ],
  });
  if (ours.length === 0 || input.section.guidance === null) return failed.map(() => undefined);
  const tried = ours
    .slice(0, MOST_FAILED)
    .map(({ draft, reasons }) => ({ draft: whole(draft), reasons }));
  const cited = new Set(tried.flatMap(({ draft }) => draft.evidenceIds));
  const rows = input.rows.filter(({ evidence }) => cited.has(evidence.id));
  const call = JSON.stringify([input.section.id, input.writtenAt, tried]);
  const answer = await requestValue(model, {
    stage: 'rewrite',
    instructions: RULES,
    form,
    mostOutputTokens: MOST_OUTPUT_TOKENS,
    fencesOf: (attempt) =>
      createFences(secret, createHash('sha256').update(`rewrite ${attempt} ${call}`).digest('hex')),
    promptOf: (fences) => promptOf(input, tried, fences, materialOf(rows, fences)),
    read: succeed,
  });
  if (!answer.ok) return failed.map(() => undefined);
  const known = [
    input.company,
    input.role,
    input.location ?? '',
    input.interviewers ?? '',
    ...rows.map(({ evidence }) => evidence.quote),
  ];
  return failed.map((one) => {
    const draft = tried[ours.indexOf(one)]?.draft;
    if (draft === undefined) return undefined;
    const told = answer.value.sentences.find(({ number }) => number === ours.indexOf(one) + 1);
    const text = visible(told?.text ?? '');
    if (text === '' || text === draft.text || textFault(text, known) !== undefined)
      return undefined;
    const cited = rows.filter(({ evidence }) => draft.evidenceIds.includes(evidence.id));
    const clauses =
      draft.restsOn.length > 0
        ? undefined
        : readRepliedClauses(told?.clauses ?? [], new Map(cited.map((row) => [idOf(row), row])));
    return { ...asModel(draft), text, ...defined({ clauses }) };
  });
}

function promptOf(
  input: WritingInput,
  failed: readonly FailedDraft[],
  fences: Fences,
  material: string,
): string {
  const sentences = failed.map(({ draft, reasons }, index) => {
    const entries = input.rows
      .filter(({ evidence }) => draft.evidenceIds.includes(evidence.id))
      .map(({ number }) => `E${number}`);
    return `${index + 1} ${JSON.stringify({ sentence: draft.text, entries, faults: reasons })}`;
  });
  return [TASK, fenced(fences, `${material}\n\n${sentences.join('\n')}`)].join('\n\n');
}
