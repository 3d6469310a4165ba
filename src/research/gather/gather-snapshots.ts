import { readPage } from '../read';
import type { EntityCard } from '../company';
import { catalogue, type SourceOutcome } from '../sources';
import { askCompanyFacts, askEntity } from './ask-registers';
import { askDiscussions, askJobBoard } from './ask-services';
import { askSite } from './ask-site';
import { REPORT_BUDGET, withBudget } from './budget';
import { findJobBoards } from './find-job-boards';
import type { Errand, Finding, GatherContext, Gathered, GatherOrder } from './errand';

const NOT_ASKED = new Set(['not-applicable', 'off']);
const ANSWERED = new Set(['ok', 'empty', 'not-modified']);

function place({ source }: Finding): number {
  return catalogue.indexOf(source);
}

/** Asks every source that applies to a company and stores what they said. What failed is in the log, not thrown. */
export async function gatherSnapshots(context: GatherContext, card: EntityCard, order: GatherOrder): Promise<Gathered> {
  const { ask, requestsOf } = withBudget(context.ask, context.budget ?? REPORT_BUDGET, context.clock);
  const errand: Errand = { ask, card, store: context.snapshots, read: context.read ?? (async (input) => readPage(input)) };
  const [facts, entity, site, discussions] = await Promise.all([askCompanyFacts(errand), askEntity(errand), askSite(errand), askDiscussions(errand)]);
  const jobBoards = { ...card.jobBoards, ...findJobBoards(site.pages) };
  const known: EntityCard = { ...card, jobBoards };
  const jobs = await askJobBoard({ ...errand, card: known }, order.role);
  const findings = [facts, entity, ...site.findings, jobs, ...discussions].toSorted((one, other) => place(one) - place(other));
  const outcomes = findings.map(({ source, url, outcome, sentence, snapshots }): SourceOutcome => ({
    sourceId: source.id,
    sourceName: source.name,
    url,
    outcome,
    sentence,
    requests: requestsOf(source.id),
    items: snapshots.length,
  }));
  const asked = outcomes.filter(({ outcome }) => !NOT_ASKED.has(outcome));
  return {
    card: known,
    snapshots: findings.flatMap(({ snapshots }) => snapshots),
    outcomes,
    tally: { asked: asked.length, answered: asked.filter(({ outcome }) => ANSWERED.has(outcome)).length },
  };
}
