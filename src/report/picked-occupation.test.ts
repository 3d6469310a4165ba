import { expect, test } from 'vitest';
import { honestReply } from '../../test/support/honest-reply';
import { findOccupation, listCandidates } from '../occupations';
import { scriptedModel } from '../platform/models/testing';
import type { ReportDocument } from './document/shape';
import { contextOver, INPUT } from './fixtures/report-input';
import { evidenceOnlyWriter, modelWriter } from './write';
import { rewriteRoleTips } from './rewrite-role-tips';
import { writeReport, type ReportInput } from './write-report';

const ROLE = 'Quality Engineer';
const [, second] = listCandidates(ROLE);
const PICKED = findOccupation(second?.code ?? '');

async function written(input: Partial<ReportInput> = {}, number = 'O2') {
  const model = scriptedModel(({ stage, prompt }) =>
    stage === 'occupation' ? JSON.stringify({ occupation: number }) : honestReply(prompt),
  );
  const writer = modelWriter({ model, secret: 's', standIn: evidenceOnlyWriter() });
  const context = { ...contextOver(), writer };
  const asked = { ...INPUT, role: ROLE, ...input };
  const report = await writeReport(context, asked);
  if (!report.ok) throw new Error(report.failure.sentence);
  const questions = () => model.calls.filter(({ stage }) => stage === 'occupation').length;
  return { context, asked, report: report.value, questions };
}

const typicalIn = ({ sections }: ReportDocument): readonly string[] =>
  sections.flatMap(({ claims }) => claims.filter(({ typical }) => typical).map(({ text }) => text));

test('a title that may mean several occupations is written about as the one that the model picked', async () => {
  const { report, questions } = await written();
  expect(questions()).toBe(1);
  expect(PICKED).toBeDefined();
  expect(report.document.occupation).toBe(PICKED?.code);
  const { report: plain } = await written({}, 'O1');
  expect(typicalIn(report.document)).not.toEqual(typicalIn(plain.document));
});

test('tips that are written again later keep what was picked, and ask nobody', async () => {
  const { context, asked, report, questions } = await written();
  const anew = await rewriteRoleTips(context, asked, report);
  expect(anew.ok && anew.value.document.occupation).toBe(PICKED?.code);
  expect(questions()).toBe(1);
});

test('a model isn’t asked where the buyer chose', async () => {
  const { report, questions } = await written({ occupation: PICKED?.code ?? '' });
  expect(questions()).toBe(0);
  expect(report.document).not.toHaveProperty('occupation');
});

test('an answer that can’t be used leaves what the title says', async () => {
  const { report } = await written({}, 'O99');
  expect(report.document).not.toHaveProperty('occupation');
});
