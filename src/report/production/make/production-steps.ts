import { createHash } from 'node:crypto';
import { z } from 'zod';
import { paperFor, type Paper } from '../../../kernel/formats/paper';
import { fail, succeed, type Result } from '../../../kernel/result';
import { RunErased, type StepRun } from '../../../platform/jobs';
import type { Candidate, EntityCard } from '../../../research/company/shape';
import type { Evidence } from '../../../research/evidence/shape';
import type { ReportDocument } from '../../document/shape';
import type { GivenPosting } from '../..';
import type {
  Findings,
  Identified,
  ProductionContext,
  ReportRequest,
  ResearchProblem,
  ReportContents,
} from '../ports';
import { addEvidence, replaceEvidence, withoutRows } from '../store';
import { findLatestVersion } from '../versions/version-store';
import { reportsOf } from './order-folders';

export interface Beginning {
  readonly reportId: string;
  readonly request: ReportRequest;
  /** The one moment the report speaks from; stored, so that a resumed run writes the same bytes. */
  readonly writtenAt: string;
}

export interface Files {
  readonly digest: string;
  readonly pdfFile: string;
  readonly htmlFile: string;
}

/** Outputs are ours and were checked when they were made; they only pass through JSON. */
export const stored = <Value>(): z.ZodType<Value> =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null);

export const storedBeginning = z.object({ value: stored<Beginning>().nullable() });

/** Which company the report is about; “waits” until someone has told namesakes apart. */
export async function identifyStep(
  context: ProductionContext,
  run: StepRun,
  request: ReportRequest,
): Promise<Result<EntityCard, ResearchProblem | 'waits'>> {
  const { orderId } = request;
  const identified = await run.step({
    name: 'identify',
    output: stored<Identified>(),
    work: () => identify(context, request),
    async write(transaction, output) {
      const candidates = candidatesOf(output);
      if (candidates.length > 0) await context.choices.ask(transaction, { orderId, candidates });
    },
  });
  if (identified.ok || candidatesOf(identified).length === 0) return identified;
  const chosen = await context.choices.chosen(orderId);
  if (chosen === undefined) return fail('waits', 'Waiting to learn which company it is.');
  if (chosen === null) return fail('ambiguous', NOBODY_KNOWS);
  return succeed(
    await run.step({
      name: 'complete',
      output: stored<EntityCard>(),
      work: () => context.research.complete(chosen),
    }),
  );
}

/** Where somebody has said who is meant before anyone looked, there is nothing to find out. */
async function identify(
  { choices, research }: ProductionContext,
  request: ReportRequest,
): Promise<Identified> {
  const chosen = await choices.chosen(request.orderId);
  return chosen ? succeed(await research.complete(chosen)) : research.identify(request);
}

const NOBODY_KNOWS =
  'More than one company uses this name, and we couldn’t find out which one you mean.';

function candidatesOf(identified: Identified): readonly Candidate[] {
  return identified.ok ? [] : (identified.failure.candidates ?? []);
}

export function gatherStep(
  context: ProductionContext,
  run: StepRun,
  company: EntityCard,
  { reportId, request }: Beginning,
): Promise<Findings> {
  return run.step({
    name: 'gather',
    output: stored<Findings>(),
    work: () => context.research.gather(company, request),
    async write(transaction, output) {
      const rows = [...output.evidence, ...interviewerRows(output)];
      // Done anew, it must not take the sources from under a version that stands.
      if (await findLatestVersion(transaction, reportId))
        await addEvidence(transaction, reportId, rows);
      else await replaceEvidence(transaction, reportId, rows);
    },
  });
}

function interviewerRows({ interviewers = [] }: Findings): readonly Evidence[] {
  return interviewers.flatMap(({ evidence }) => evidence);
}

/** Only where one was given: its rows join the report’s others, and stay apart in what is written. */
export async function postingStep(
  context: ProductionContext,
  run: StepRun,
  company: EntityCard,
  { reportId, request }: Beginning,
): Promise<GivenPosting | undefined> {
  const posting = request.answers?.posting ?? '';
  if (posting === '') return undefined;
  let given: GivenPosting | undefined;
  try {
    return await run.step({
      name: 'posting',
      output: stored<GivenPosting>(),
      work: async () => (given = await context.research.readPosting(company, posting)),
      write: (transaction, output) => addEvidence(transaction, reportId, output.evidence),
    });
  } catch (error) {
    if (error instanceof RunErased && given !== undefined) {
      const names = given.evidence.map(({ snapshot }) => snapshot);
      await context.research.forgetSnapshots(await withoutRows(context.database.read, names));
    }
    throw error;
  }
}

export function renderStep(
  context: ProductionContext,
  run: StepRun,
  written: ReportContents,
  { orderId, paper }: ReportRequest,
): Promise<Files> {
  return run.step({
    name: 'render',
    output: stored<Files>(),
    work: async () => ({
      digest: digestOfDocument(written.document),
      ...(await render(context, orderId, written.document, paper)),
    }),
  });
}

/** Named by order and by what is in them: none is written twice, and none outlives its order. */
export async function render(
  { rendering, files }: Pick<ProductionContext, 'rendering' | 'files'>,
  orderId: string,
  document: ReportDocument,
  paper: Paper = paperFor(null),
): Promise<Pick<Files, 'pdfFile' | 'htmlFile'>> {
  const [pdf, html] = await Promise.all([rendering.pdf(document, paper), rendering.html(document)]);
  const page = new TextEncoder().encode(html);
  const pdfFile = `${reportsOf(orderId)}/${hash(pdf)}.pdf`;
  const htmlFile = `${reportsOf(orderId)}/${hash(page)}.html`;
  await files.put(pdfFile, pdf);
  await files.put(htmlFile, page);
  return { pdfFile, htmlFile };
}

/** Of a report's words, whatever files are made of them. */
export const digestOfDocument = (document: ReportDocument): string =>
  hash(new TextEncoder().encode(JSON.stringify(document)));

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
