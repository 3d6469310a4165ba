import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { succeed } from '../../../kernel/result';
import { days } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { folderStorage } from '../../../platform/files';
import type { Claim, ReportDocument } from '../../document/shape';
import { row } from '../../fixtures/writing';
import { approveReport } from './approve-report';
import { forgetInterviewers } from './forget-interviewers';
import { produceReport } from '../make/produce-report';
import { readProduction, readPublishedReport } from '../read-report';
import { findReportOfOrder, readEvidenceRows } from '../store';
import { countedProduction, smallDocument } from '../testing';

let database: Database;
const clock = testClock();
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-forgetting-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const NAME = 'Ottoline Brask';
const person = row({
  id: 'p1',
  attribute: 'interviewer',
  quote: `${NAME} leads the mill at Pennant.`,
});
const fact = row({ id: 'f1', attribute: 'founded', quote: 'Pennant Mills was founded in 1911.' });

function claim(
  id: string,
  text: string,
  evidence: typeof person | undefined,
  restsOn: readonly string[] = [],
): Claim {
  const citations =
    evidence === undefined
      ? []
      : [
          {
            evidenceId: evidence.id,
            sourceName: evidence.sourceName,
            title: evidence.title,
            url: `https://${evidence.id}.example/`,
            quote: evidence.quote,
            fetchedAt: evidence.fetchedAt,
          },
        ];
  return { id, kind: 'fact', text, verdict: 'supported', citations, restsOn };
}

function documentOf(writtenAt: string): ReportDocument {
  return {
    ...smallDocument(writtenAt),
    sections: [
      {
        id: 'snapshot',
        title: 'Company snapshot',
        claims: [claim('s1', 'It was founded in 1911.', fact)],
        notFound: [],
      },
      {
        id: 'interviewers',
        title: 'Your interviewers',
        claims: [claim('i1', `${NAME} leads the mill.`, person)],
        notFound: [],
      },
      {
        id: 'questions-to-ask',
        title: 'Questions to ask',
        claims: [
          claim('q1', `Ask ${NAME} about the mill.`, undefined, ['i1']),
          claim('q2', 'Ask about 1911.', undefined, ['s1']),
        ],
        notFound: [],
      },
    ],
    sources: [fact, person].map(({ id, sourceName, title, fetchedAt }) => ({
      sourceName,
      title,
      url: `https://${id}.example/`,
      fetchedAt,
    })),
  };
}

/** An order whose report tells of an interviewer. */
async function delivered(orderId: string, review: 'auto' | 'required' = 'auto') {
  const { context: counted, emitted } = countedProduction({ database, clock, files, review });
  const context = {
    ...counted,
    research: {
      ...counted.research,
      gather: async () => ({ evidence: [person, fact], tally: { asked: 2, answered: 2 } }),
    },
    writing: {
      write: async ({ writtenAt }: { readonly writtenAt: string }) =>
        succeed({
          document: documentOf(writtenAt),
          rejected: [{ text: `${NAME} is kind.`, reasons: ['no source'] }],
        }),
    },
    rendering: {
      pdf: async (document: ReportDocument) =>
        new TextEncoder().encode(`${orderId} ${JSON.stringify(document)}`),
      html: async (document: ReportDocument) => `<p>${orderId} ${JSON.stringify(document)}</p>`,
    },
  };
  await produceReport(context, orderId);
  if (review === 'required')
    await approveReport(context, { orderId, number: 1, approvedBy: 'mara' });
  return { context, emitted, shown: async () => await readPublishedReport(context, orderId) };
}

const versions = (orderId: string) =>
  database.queryRows(
    'SELECT number, digest, approved_by, pdf_file, document::text AS document, rejected::text AS rejected, content_removed_at FROM report_version JOIN report ON report.id = report_id WHERE order_id = $1 ORDER BY number',
    [orderId],
  );

test('thirty days after delivery nothing of an interviewer is left in page, PDF, evidence or steps, and the rest is', async () => {
  const { context, emitted, shown } = await delivered('forgotten', 'required');
  const [before] = await versions('forgotten');
  clock.advance(days(29));
  expect(await forgetInterviewers(context)).toEqual({ reports: 0 });
  expect((await shown())?.html).toContain(NAME);
  clock.advance(days(2));
  expect(await forgetInterviewers(context)).toEqual({ reports: 1 });

  const after = await shown();
  expect(after?.html).toContain('It was founded in 1911.');
  expect(after?.html).toContain('Ask about 1911.');
  expect(`${after?.html}${new TextDecoder().decode(after?.pdf)}`).not.toContain(NAME);
  expect(after?.document.sources.map(({ url }) => url)).toEqual(['https://f1.example/']);
  const kept = await versions('forgotten');
  expect(JSON.stringify(kept)).not.toContain(NAME);
  expect(kept).toMatchObject([
    { number: 1, digest: before?.['digest'], approved_by: 'mara', pdf_file: '' },
    { number: 2, approved_by: 'mara' },
  ]);
  expect(await files.has(String(before?.['pdf_file']))).toBe(false);
  const report = await findReportOfOrder(database.read, 'forgotten');
  expect((await readEvidenceRows(database.read, report?.id ?? '')).map(({ id }) => id)).toEqual([
    'f1',
  ]);
  expect((await readProduction(context, 'forgotten'))?.steps).toEqual([]);
  // Nobody is written to about it, and whoever keeps words of it besides is told.
  expect(emitted.map(({ event }) => event)).toEqual(['report-approved', 'interviewers-forgotten']);
  expect(await forgetInterviewers(context)).toEqual({ reports: 0 });
});

test('a report without interviewers stays as it was made', async () => {
  const { context, calls } = countedProduction({ database, clock, files });
  await produceReport(context, 'nobody-named');
  clock.advance(days(60));
  await forgetInterviewers(context);
  expect(await versions('nobody-named')).toMatchObject([{ number: 1, content_removed_at: null }]);
  expect(calls.pdf).toBe(1);
});

test('a process that dies on the way, or a second at the same time, leaves nothing half done', async () => {
  const { context, shown } = await delivered('contested');
  clock.advance(days(31));
  const dying = {
    ...context,
    rendering: { ...context.rendering, pdf: () => Promise.reject(new Error('no ink')) },
  };
  await expect(forgetInterviewers(dying)).rejects.toThrow('no ink');
  expect((await shown())?.html).toContain(NAME);
  await Promise.all([forgetInterviewers(context), forgetInterviewers(context)]);
  expect(await versions('contested')).toHaveLength(2);
  expect((await shown())?.html).not.toContain(NAME);
});

test('what a report tells now is known by its document, whoever stored it', async () => {
  await delivered('counted');
  expect(
    await database.queryRows(
      'SELECT holds_interviewers FROM report_version JOIN report ON report.id = report_id WHERE order_id = $1',
      ['counted'],
    ),
  ).toEqual([{ holds_interviewers: true }]);
});
