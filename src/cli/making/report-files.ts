import { defined } from '../../kernel/defined';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writers } from '../../report/writers';
import type { Config } from '../../config';
import { projectFolder } from '../../project-folder';
import type { WrittenReport } from '../../report';
import type { Findings, ReportRequest } from '../../report/production';
import { renderHtml } from '../../report/render';
import type { EntityCard } from '../../research/company';
import type { Evidence } from '../../research/evidence';
import type { Gathered } from '../../research/gather';

export interface ReportOutcome {
  readonly config: Config;
  readonly request: ReportRequest;
  readonly company: EntityCard;
  readonly gathered: Gathered | undefined;
  readonly writtenAt: string;
  readonly pdf: Uint8Array;
  readonly written: WrittenReport;
  readonly findings: Findings;
  readonly writers: Writers;
  /** What the model used that read pages, where one did. */
  readonly reading?: Pick<Writers['ledger'], 'spending'>;
  readonly tape: string | undefined;
  readonly milliseconds: Readonly<Record<string, number>>;
}

/** The report in its forms, what it stands on, and how it came about. */
export function storeReport(out: string, outcome: ReportOutcome): void {
  const { written, findings, pdf } = outcome;
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'report.json': `${JSON.stringify(written.document, null, 2)}\n`,
    'evidence.jsonl': rowsOf(findings)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
    'report.html': renderHtml(written.document),
    'report.pdf': pdf,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content);
  const sha256 = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      createHash('sha256').update(content).digest('hex'),
    ]),
  );
  writeFileSync(
    join(out, 'run.json'),
    `${JSON.stringify({ ...account(outcome), sha256 }, null, 2)}\n`,
  );
}

function rowsOf({ evidence, interviewers = [], posting }: Findings): readonly Evidence[] {
  return [
    ...evidence,
    ...interviewers.flatMap((person) => person.evidence),
    ...(posting?.evidence ?? []),
  ];
}

/** What each source answered, and whether a sentence stands on it. */
function sourcesOf({ gathered, findings, written }: ReportOutcome): object {
  const cited = new Set(
    [
      ...written.document.sections.flatMap(({ claims }) => claims),
      ...(written.document.pictures ?? []),
    ].flatMap(({ citations }) => citations.map(({ evidenceId }) => evidenceId)),
  );
  const stoodOn = new Set(
    rowsOf(findings)
      .filter(({ id }) => cited.has(id))
      .map(({ sourceId }) => sourceId),
  );
  const each = (gathered?.outcomes ?? []).map(
    ({ sourceId, sourceName, outcome, sentence, requests, items }) => ({
      id: sourceId,
      name: sourceName,
      outcome,
      sentence,
      requests,
      items,
      cited: stoodOn.has(sourceId),
    }),
  );
  return { ...written.document.tally, ...gathered?.spent, citedIds: [...stoodOn].toSorted(), each };
}

function account(outcome: ReportOutcome): object {
  const { config, request, writtenAt, findings, written, writers, reading, tape, milliseconds } =
    outcome;
  const { company, role, interviewers, location } = request;
  const { version } = JSON.parse(readFileSync(join(projectFolder(), 'package.json'), 'utf8')) as {
    version: string;
  };
  const nameOf = (model: Config['models']['write']) =>
    model === undefined ? null : `${model.provider}:${model.name}`;
  const stages = [...(reading?.spending() ?? []), ...writers.ledger.spending()];
  const dollars = (micros: number) => micros / 1_000_000;
  return {
    asked: { company, role, interviewers, location, posting: request.answers?.posting ?? '' },
    company: {
      id: outcome.company.id,
      name: outcome.company.name,
      legalName: outcome.company.legalName,
      domain: outcome.company.domain ?? null,
    },
    writtenAt,
    versions: { foreword: version, node: process.version, document: written.document.version },
    research: config.research,
    ...defined({ tape }),
    sources: sourcesOf(outcome),
    evidence: {
      rows: rowsOf(findings).length,
      claims: written.document.sections.reduce((sum, { claims }) => sum + claims.length, 0),
    },
    models: {
      write: nameOf(config.models.write),
      rewrite: nameOf(config.models.rewrite ?? config.models.write),
      judge: nameOf(config.models.judge),
    },
    cost: {
      capDollars: dollars(config.models.budget.micros),
      countedDollars: dollars(stages.reduce((sum, { micros }) => sum + micros, 0)),
      paidDollars: dollars(stages.reduce((sum, { paidMicros }) => sum + paidMicros, 0)),
      stages: stages.map(({ micros, paidMicros, ...stage }) => ({
        ...stage,
        countedDollars: dollars(micros),
        paidDollars: dollars(paidMicros),
      })),
    },
    milliseconds,
    writtenWithoutModel: writers.standIns,
    decidedWithoutJudge: writers.unjudged,
    judgeDropped: writers.unreliable,
    rejected: written.rejected,
  };
}
