import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { projectFolder } from '../../project-folder';
import { runProbe, type Probed, type ProbeNews, type ProbeOrder } from '../../research/probe';
import {
  filledOf,
  hasAnswered,
  formatProbeChange,
  type ProbeAnswer,
} from '../../research/probe/shape';
import { catalogue, groupNames, type Group } from '../../research/sources';
import type { SourceState } from '../../research/sources/shape';
import { plural } from '../../kernel/text';
import { readParameters } from '../parameters';
import { formatProven, proveAsked, writeProofIndex } from './proof-files';
import { UsageFault, type Verb } from '../verb';
import { withForeword } from '../with-foreword';

const options = {
  group: { type: 'string', multiple: true },
  again: { type: 'boolean' },
  record: { type: 'boolean' },
  keep: { type: 'string' },
} as const;

const WAITING: Readonly<Partial<Record<SourceState, string>>> = {
  'needs-key': 'need a key',
  'needs-terms': 'need their terms accepted',
  'switched-off': 'are turned off',
  forbidden: 'forbid it',
};

/** Asks each source once and writes down what it said; what was asked before it was stopped is not asked again. */
export const probeVerb: Verb = {
  async run(parameters) {
    const { group = [], again = false, record = false, keep } = readParameters(parameters, options);
    const groups = group.map(groupOrFault);
    const keeper = keep === undefined ? undefined : keeperOf(keep);
    const stop = new AbortController();
    const onSignal = (): void => stop.abort(new Error('stopped'));
    process.once('SIGINT', onSignal);
    return withForeword(async ({ parts: { probing } }) => {
      const order: ProbeOrder = {
        groups,
        again,
        signal: stop.signal,
        async record(source, answer) {
          await keeper?.(source, answer);
          if (record && probing.world === 'web')
            proveAsked(projectFolder(), source, answer, probing.knownFor(source));
        },
      };
      printOutcome(await runProbe(probing, order, createPrinter(probing.world)), probing.world);
      if (record) {
        const count = writeProofIndex(projectFolder());
        process.stdout.write(`${formatProven(count)}\n`);
      }
      return stop.signal.aborted ? 1 : 0;
    }).finally(() => process.off('SIGINT', onSignal));
  },
};

function groupOrFault(name: string): Group {
  const found = groupNames.find((one) => one === name);
  if (found === undefined)
    throw new UsageFault(`Unknown group ${name}. Groups: ${groupNames.join(', ')}.`);
  return found;
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/json/, 'json'],
  [/xml|rss|atom/, 'xml'],
  [/html/, 'html'],
  [/csv/, 'csv'],
  [/pdf/, 'pdf'],
  [/sheet|excel/, 'xlsx'],
];

/** Other people's words stay out of the project: raw answers are kept anywhere but there. */
function keeperOf(folder: string): NonNullable<ProbeOrder['record']> {
  const place = resolve(folder);
  const fromProject = relative(projectFolder(), place);
  if (!fromProject.startsWith('..'))
    throw new UsageFault(
      'Recorded answers belong to their owners; pass --keep a folder outside the project.',
    );
  mkdirSync(place, { recursive: true });
  return async ({ id }, { type, text, bytes }) => {
    const ending = ENDINGS.find(([pattern]) => pattern.test(type))?.[1] ?? 'txt';
    await writeFile(join(place, `${id}.${ending}`), bytes ?? text);
  };
}

const nameOf = (id: string): string => catalogue.find((source) => source.id === id)?.name ?? id;

function lineOf(answer: ProbeAnswer): string {
  const { filled, mapped } = filledOf(answer);
  const fields = mapped === 0 ? '' : `${filled}/${mapped} fields`;
  const changed =
    answer.changes.length === 0 ? '' : ` [${answer.changes.map(formatProbeChange).join('; ')}]`;
  const took = `${answer.milliseconds} ms`.padStart(9);
  return (
    `${answer.outcome.padEnd(14)} ${took} ${fields.padStart(13)}  ` +
    `${nameOf(answer.sourceId)}: ${answer.sentence}${changed}`
  );
}

/** In a terminal the last line says how far it is; elsewhere every line stands. */
function createPrinter(world: 'web' | 'sample'): (news: ProbeNews) => void {
  const isTerminal = process.stderr.isTTY;
  const status = (text: string): void =>
    void (isTerminal && process.stderr.write(`\r\u001b[2K${text}`));
  return (news) => {
    if (news.kind === 'begun') {
      const where =
        world === 'sample' ? 'the built-in sample web, not the internet' : 'the internet';
      const how = {
        new: 'A new probe',
        resumed: `The probe from ${news.run.startedAt.slice(0, 10)} continues`,
        recent: `The last probe ran ${news.run.startedAt.slice(0, 16).replace('T', ' ')}; --again starts over`,
      }[news.how];
      process.stdout.write(
        `${how}. It asks ${where}: ${news.total - news.done} of ${plural(news.total, 'source')} to go.\n`,
      );
      return;
    }
    status('');
    process.stdout.write(
      `${String(news.done).padStart(4)}/${news.total}  ${lineOf(news.answer)}\n`,
    );
    const percent = Math.floor((news.done / news.total) * 100);
    const end = news.done === news.total ? '\n' : '';
    status(`${news.done} of ${news.total} asked (${percent} %)${end}`);
  };
}

function printOutcome({ run, answers, unasked }: Probed, world: 'web' | 'sample'): void {
  const good = answers.filter(hasAnswered);
  const unknown = answers.filter(({ outcome }) => outcome === 'not-applicable');
  const changed = answers.filter(({ changes }) => changes.length > 0);
  const asked = plural(answers.length - unknown.length, 'source');
  const before =
    run.finishedAt === null ? 'Stopped. Run the same command to continue. So far ' : '';
  const where = world === 'sample' ? ' in the sample web' : '';
  const lines = [
    `${before}${good.length} of ${asked} answered${where}.`,
    ...(unknown.length === 0
      ? []
      : [
          `Not asked: ${plural(unknown.length, 'source')} that ` +
            `${unknown.length === 1 ? 'needs' : 'need'} facts we don’t have.`,
        ]),
    ...(changed.length === 0
      ? []
      : [
          `Changed since last time: ${plural(changed.length, 'source')}.`,
          ...changed.map((one) => `  ${lineOf(one)}`),
        ]),
    ...[...unasked].map(
      ([state, sources]) =>
        `Not asked: ${plural(sources.length, 'source')} that ${WAITING[state] ?? state}.`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
