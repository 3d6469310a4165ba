import { defined } from '../../kernel/defined';
import { existsSync } from 'node:fs';
import {
  acceptHeld,
  goBack,
  listBulk,
  loadBulk,
  type BulkContext,
  type BulkListed,
} from '../../research/bulk';
import { catalogue, type Source } from '../../research/sources';
import { readParameters } from '../parameters';
import { UsageFault, type Verb } from '../verb';
import { withForeword } from '../with-foreword';

const PERIOD = /^20\d{2}(?: Q[1-4])?$/;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function line({ source, closed, versions, dueAt }: BulkListed, now: Date): readonly string[] {
  const told = versions.map(
    ({ state, period, rows, bytes, loadedAt, sha256, sentence, failures }) => {
      if (state === 'failed')
        return `  failed ${failures} time${failures === 1 ? '' : 's'}, last on ${dayOf(loadedAt)}: ${sentence}`;
      const size = (bytes / 1e6).toFixed(1).padStart(7);
      const why = state === 'held' ? `\n           ${sentence}` : '';
      return (
        `  ${state.padEnd(8)} ${period.padEnd(10)} ${String(rows).padStart(9)} rows  ${size} MB  ` +
        `loaded ${dayOf(loadedAt)}  ${sha256?.slice(0, 12) ?? ''}${why}`
      );
    },
  );
  const next = closed ?? (dueAt <= now ? 'due now' : `next check ${dayOf(dueAt)}`);
  return [
    `${source.id}: ${source.name} (${next})`,
    ...(told.length === 0 ? ['  not loaded yet'] : told),
  ];
}

/** One line that is written over and over where somebody watches it; in a log only how it ended. */
function progress(): { tell(text: string): void; end(): void } {
  const isWatched = process.stderr.isTTY;
  let told = false;
  return {
    tell(text) {
      if (!isWatched) return;
      told = true;
      process.stderr.write(`\r${text.padEnd(60)}`);
    },
    end: () => void (told && process.stderr.write('\n')),
  };
}

async function load(
  context: BulkContext,
  source: Source,
  file: { path: string; period: string } | undefined,
): Promise<number> {
  const { tell, end } = progress();
  const outcome = await loadBulk(context, {
    source,
    isByHand: true,
    tell: ({ stage, count }) =>
      tell(
        stage === 'download'
          ? `fetched ${(count / 1e6).toFixed(0)} MB`
          : `${count.toLocaleString('en-US')} rows`,
      ),
    ...defined({ file }),
  });
  end();
  if (outcome.ok) say(outcome.value.sentence);
  else process.stderr.write(`${outcome.failure.sentence}\n`);
  return outcome.ok ? 0 : 1;
}

async function change(changed: ReturnType<typeof goBack>, { name }: Source): Promise<number> {
  const outcome = await changed;
  if (outcome.ok) say(`${name}: now using ${outcome.value.period}, ${outcome.value.rows} rows.`);
  else process.stderr.write(`${outcome.failure.sentence}\n`);
  return outcome.ok ? 0 : 1;
}

/** The words before the first option: the command and whose file. */
function read(parameters: readonly string[]) {
  const first = parameters.findIndex((one) => one.startsWith('-'));
  const words = first < 0 ? parameters : parameters.slice(0, first);
  const options = readParameters(parameters.slice(Math.min(2, words.length)), {
    file: { type: 'string' },
    period: { type: 'string' },
  });
  return { ...options, command: words[0] ?? 'list', id: words[1] };
}

export const bulkVerb: Verb = {
  async run(parameters) {
    const { command, id, file, period } = read(parameters);
    const source = catalogue.find((one) => one.id === id && one.bulk !== undefined);
    if (!['list', 'load', 'back', 'accept'].includes(command))
      throw new UsageFault(`“${command}” isn’t a command; use list, load, back, or accept.`);
    if (command !== 'list' && source === undefined)
      throw new UsageFault(
        `“${id ?? ''}” has no large file; “bulk list” shows the sources that do.`,
      );
    if (file !== undefined && !existsSync(file)) throw new UsageFault(`File not found: ${file}.`);
    if (
      (file === undefined) !== (period === undefined) ||
      (period !== undefined && !PERIOD.test(period))
    )
      throw new UsageFault('--file needs --period, such as --period "2026 Q3" or --period 2025.');
    return withForeword(async ({ parts: { bulk } }) => {
      if (bulk === undefined) return 1;
      if (source === undefined || command === 'list') {
        for (const one of await listBulk(bulk, catalogue)) line(one, bulk.clock.now()).forEach(say);
        return 0;
      }
      if (command === 'load')
        return load(
          bulk,
          source,
          file === undefined || period === undefined ? undefined : { path: file, period },
        );
      return change(command === 'back' ? goBack(bulk, source) : acceptHeld(bulk, source), source);
    });
  },
};
