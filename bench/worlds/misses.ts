import type { World } from '../../test/worlds/make-world';
import type { JudgedEvidence, JudgedTelling } from '../../test/worlds/harness/judge-evidence';

export interface JudgedWorld {
  readonly world: World;
  readonly judged: JudgedEvidence;
}

function lines(title: string, tellings: readonly JudgedTelling[], most: number): string[] {
  const byPhrasing = Map.groupBy(tellings, ({ telling }) => telling.phrasing);
  const worst = [...byPhrasing].map(([id, all]) => ({ id, all, missed: all.filter(({ found }) => !found) })).filter(({ missed }) => missed.length > 0).toSorted((one, other) => other.missed.length - one.missed.length);
  return [`### ${title}`, '', ...worst.slice(0, most).flatMap(({ id, all, missed }) => {
    const why = [...new Set(missed.map((one) => one.why))].join(', ');
    const [example] = missed;
    return [`- \`${id}\` missed ${missed.length} of ${all.length} (${why}), on ${[...new Set(missed.map(({ telling }) => telling.spot))].join(', ')}: ${example?.telling.text ?? ''}`];
  }), ''];
}

/** What the engine misses, by class and phrasing: of the tuning part only. */
export function missesOf(worlds: readonly JudgedWorld[]): string {
  const tuning = worlds.flatMap(({ judged }) => judged.tellings).filter(({ telling }) => telling.part === 'tuning');
  const read = Map.groupBy(tuning.filter((one) => one.read), ({ telling }) => telling.fact.class);
  const unread = Map.groupBy(tuning.filter((one) => !one.read), ({ telling }) => telling.spot);
  const heldOut = worlds.flatMap(({ judged }) => judged.tellings.filter(({ telling }) => telling.part === 'held-out').map(({ telling }) => telling.text));
  const faults = worlds.flatMap(({ world, judged }) => judged.faults.map((fault) => ({ ...fault, world })))
    // A misread sentence of the held-out part is counted, not shown.
    .filter(({ note }) => !heldOut.some((text) => text.includes(note.split('“')[1]?.slice(0, 40) ?? '\u0000')));
  return [
    '# What the engine misses in the made-up worlds (tuning phrasings only)', '',
    `${worlds.length} worlds. A telling is one sentence, table or list on a page that was read; found means a row from that page in use with the right value and the dates it tells.`, '',
    '## Tellings read but not found', '',
    ...[...read].toSorted().flatMap(([factClass, all]) => lines(`${factClass}: ${all.filter(({ found }) => found).length} of ${all.length} found`, all, 40)),
    '## Never read', '', ...[...unread].map(([spot, all]) => `- ${spot}: ${all.length}`), '',
    '## Taken for true though it is not', '',
    ...[...Map.groupBy(faults, ({ kind }) => kind)].flatMap(([kind, all]) => [`### ${kind}: ${all.length}`, '', ...all.slice(0, 40).map(({ class: factClass, note, decoy, row, world }) => `- ${factClass}${decoy === undefined ? '' : ` (${decoy.kind})`}: ${note} — ${row?.url.replace(`https://www.${world.company.domain}`, '') ?? ''} (world ${world.seed.split(' ')[1]})`), '']),
  ].join('\n');
}
