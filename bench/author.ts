/**
 * An editor's report over the demo's evidence, told by a scripted model that says it honestly, and by one that changes
 * each sentence; with a judge that is wrong on one answer in ten. How many of each reach print.
 *   npm run bench -- author FOLDER [--without-clauses] [--show]
 * FOLDER holds what `npm run foreword -- report --company NAME --role "Backend Engineer" --out FOLDER` made.
 */
import { parseArgs } from 'node:util';
import { materialFolder } from '../test/support/material';
import { readGold } from './author/gold';
import { LIES } from './author/lies';
import { runReport } from './author/run-report';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-clauses': { type: 'boolean' }, show: { type: 'boolean' } },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const share = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(0)} %`;
const [folder] = positionals;
const gold = readGold(
  materialFolder('examples/gold-report-quillhaven.md'),
  materialFolder('examples/gold-report-quillhaven.rows.tsv'),
);

if (gold === undefined || folder === undefined)
  say(
    'The editor’s report is absent from MATERIAL_DIR, or no folder of a finished report was named.',
  );
else {
  const withClauses = values['without-clauses'] !== true;
  for (const judged of [true, false]) {
    const { told, kept, printed, reworded, cut, refused, prose } = await runReport(folder, gold, {
      withClauses,
      judged,
    });
    say(
      `${judged ? 'judge wrong 10 %' : 'no judge'}: ${gold.length} sentences, ` +
        `${told} of them shown all their sources, ` +
        `${printed} printed as written (${share(printed, told)}), ${reworded} in other words, ${cut} cut short ` +
        `(${share(printed + reworded + cut, told)} in all); ` +
        `${prose.words} words, ${prose.quotedShare.toFixed(1)} % quoted`,
    );
    if (values.show !== true || !judged) continue;
    for (const { text, reasons } of refused) say(`- ${text}\n    ${reasons.join(' ')}`);
    for (const { section, text } of kept) say(`  not shown, ${section}: ${text.slice(0, 90)}`);
  }
  let [lies, passed] = [0, 0];
  for (const [kind, lie] of Object.entries(LIES)) {
    const { told, printed } = await runReport(folder, gold, { withClauses, judged: true, lie });
    say(`lie, ${kind}: ${printed} of ${told} printed`);
    lies += told;
    passed += printed;
  }
  say(`lies in all: ${passed} of ${lies} printed (${share(passed, lies)})`);
}
