// The tools every change must pass. npm test and npm run check run them on the project,
// test/rules runs them on small trees that break every rule once.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary } from '../install.mjs';
import { importDigest } from './import-digest.mjs';
import { runProgram } from './run-program.mjs';

const CRUISED = ['src', 'emails', 'content', 'demo', 'scripts', 'test', 'bench', 'migrations'];

/** The project has some thousand files; a tool that met fewer than this has lost its way to them. */
const FEWEST = 100;

export const checks = [
  { name: 'format', run: ofWholeProject(checkFormat) },
  { name: 'types', run: ofWholeProject(checkTypes) },
  { name: 'lint', run: ofWholeProject(checkLint) },
  { name: 'import rules', run: ofWholeProject(checkImports) },
  { name: 'dead code', run: checkDeadCode },
];

function ofWholeProject(check) {
  return async (root, kept) => {
    const { ok, count, output } = await check(root, kept);
    if (count > FEWEST) return { ok, count, output };
    return { ok: false, count, output: `${output}\nOnly ${count} were checked.`.trim() };
  };
}

/**
 * Each gives { ok, count, output }: a tool that looked at nothing has not passed. With a folder to keep
 * things in, a tool goes on from what it read the last time.
 */
function verdict({ code, count, output, what }) {
  if (count === 0)
    return { ok: false, count, output: `${output}\nNot one ${what} was checked.`.trim() };
  return { ok: code === 0, count, output: output.trim() };
}

function runTool(root, entry, parameters) {
  return runProgram(nodeBinary(), [join(root, 'node_modules', entry), ...parameters], {
    cwd: root,
  });
}

export async function checkFormat(root) {
  const { code, stdout, stderr } = await runTool(root, 'oxfmt/bin/oxfmt', ['--check', '.']);
  const counted = /on (\d+) files?/.exec(stdout + stderr);
  const output = (stdout + stderr).trim();
  return verdict({ code, count: Number(counted?.[1] ?? 0), output, what: 'file' });
}

export async function checkTypes(root, kept) {
  const { code, stdout, stderr } = await runTool(root, 'typescript/bin/tsc', [
    '-p',
    '.',
    '--listFiles',
    '--pretty',
    'false',
    ...(kept ? ['--incremental', '--tsBuildInfoFile', join(kept, 'types.tsbuildinfo')] : []),
  ]);
  const lines = stdout.split('\n');
  const isListing = (line) => /^(\/|[A-Za-z]:[\\/])\S.*\.(ts|tsx|mts|cts|json)$/.test(line);
  const count = lines.filter((line) => isListing(line) && !line.includes('node_modules')).length;
  return verdict({
    code,
    count,
    output: lines.filter((line) => !isListing(line)).join('\n') + stderr,
    what: 'file',
  });
}

export async function checkLint(root) {
  const { code, stdout, stderr } = await runTool(root, 'oxlint/bin/oxlint', [
    '--format=json',
    '--deny-warnings',
  ]);
  const report = parse(stdout);
  if (!report) return { ok: false, count: 0, output: stdout + stderr };
  const lines = report.diagnostics.map(
    ({ filename, code: rule, message, labels }) =>
      `${filename}:${labels?.[0]?.span?.line ?? 1} ${rule}: ${message}`,
  );
  return verdict({
    code,
    count: report.number_of_files ?? 0,
    output: `${lines.join('\n')}\n${stderr}`,
    what: 'file',
  });
}

export async function checkImports(root, kept) {
  const folders = CRUISED.filter((folder) => existsSync(join(root, folder)));
  if (!kept) return cruise(root, folders);
  const digest = importDigest(root, folders);
  const file = join(kept, 'import-rules.json');
  const last = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  if (last?.digest === digest) return last.verdict;
  const verdict = await cruise(root, folders);
  mkdirSync(kept, { recursive: true });
  if (verdict.ok) writeFileSync(file, JSON.stringify({ digest, verdict }));
  return verdict;
}

async function cruise(root, folders) {
  const { stdout, stderr } = await runTool(root, 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...folders,
  ]);
  const report = parse(stdout);
  if (!report) return { ok: false, count: 0, output: stdout + stderr };
  const { violations, totalCruised } = report.summary;
  const comments = new Map(
    report.summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]),
  );
  const lines = violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}\n    ${comments.get(rule.name) ?? ''}`,
  );
  return verdict({
    code: violations.length === 0 ? 0 : 1,
    count: totalCruised,
    output: lines.join('\n'),
    what: 'module',
  });
}

export async function checkDeadCode(root, kept) {
  const look = (...parameters) =>
    runTool(root, 'knip/bin/knip.js', [
      '--no-progress',
      '--reporter',
      'compact',
      '--no-config-hints',
      ...parameters,
    ]);
  const quick = kept
    ? await look('--cache', '--cache-location', join(kept, 'dead-code'))
    : undefined;
  // What it kept misses a page that a route names since, so a fault is looked for again without it.
  const { code, stdout, stderr } = quick?.code === 0 ? quick : await look();
  return { ok: code === 0, count: undefined, output: (stdout + stderr).trim() };
}

/** A tool may say a sentence before its report. */
function parse(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{')));
  } catch {
    return undefined;
  }
}
