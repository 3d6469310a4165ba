// npm run security: an inventory of packages, known vulnerabilities, and secrets in the repository.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every package of the lock file as a CycloneDX bill of materials; without a time, so that it's the same each time. */
export function inventory(folder = root) {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const components = Object.entries(lock.packages)
    .filter(([path, about]) => path !== '' && !about.link)
    .map(([path, about]) => componentOf(path.split('node_modules/').at(-1), about));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components,
  };
}

function componentOf(name, { version, integrity, license, dev, optional }) {
  const [algorithm, digest] = /^(sha\d+)-(.+)$/.exec(integrity ?? '')?.slice(1) ?? [];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: dev || optional ? 'optional' : 'required',
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(digest
      ? {
          hashes: [
            {
              alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
              content: Buffer.from(digest, 'base64').toString('hex'),
            },
          ],
        }
      : {}),
  };
}

/** What npm said about vulnerabilities, as a sentence and an exit code; not being able to ask isn't a clean bill. */
export function judgeAudit(output) {
  let answer;
  try {
    answer = JSON.parse(output);
  } catch {
    answer = undefined;
  }
  const found = answer?.metadata?.vulnerabilities;
  if (found === undefined)
    return {
      code: 2,
      sentence: 'Not audited: the registry can’t be asked. Nothing is known about vulnerabilities.',
    };
  const [critical, high] = [found.critical ?? 0, found.high ?? 0];
  const names = Object.keys(answer.vulnerabilities ?? {});
  return found.total === 0
    ? { code: 0, sentence: 'No known vulnerability in what the shop loads.' }
    : {
        code: critical + high > 0 ? 1 : 0,
        sentence: `${found.total} known vulnerabilities (${critical} critical, ${high} high): ${names.join(', ')}.`,
      };
}

function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  });
  return judgeAudit(stdout ?? '');
}

/** What a secret looks like. Made-up ones in tests repeat themselves, and are let through by that. */
const SECRETS = [
  /\b[sr]k_live_[A-Za-z0-9]{16,}/g,
  /\bwhsec_[A-Za-z0-9+/=]{24,}/g,
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/g,
  /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/g,
  /\bAIza[0-9A-Za-z_-]{35}/g,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/g,
  /\bSG\.[\w-]{20,}\.[\w-]{20,}/g,
];
const PRIVATE_FILES =
  /(?:^|\/)(?:\.env(?:\.\w+)?|id_(?:rsa|ed25519)|[^/]+\.(?:pem|p12|pfx|backup))$/;
/** Distinct characters of a real key's random part; what repeats a pattern has fewer, or counts up. */
const FEWEST_DISTINCT = 14;

const isMadeUp = (secret) => {
  const random = secret.replace(/^[a-z]+[_-](?:live_|proj-|ant-)?/i, '');
  return new Set(random).size < FEWEST_DISTINCT || random.startsWith('0123456789');
};

/** Where in a text secrets are, as “line: kind”. */
export function secretsIn(text) {
  return SECRETS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([secret]) => secret.startsWith('-----') || !isMadeUp(secret))
      .map(
        ({ index, 0: secret }) =>
          `${text.slice(0, index).split('\n').length}: ${secret.slice(0, 8)}…`,
      ),
  );
}

/** Every tracked file that holds a secret, or is one. */
export function findSecrets(folder = root) {
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' });
  const files = (listed.stdout ?? '').split('\0').filter(Boolean);
  const found = files.flatMap((file) => [
    ...(PRIVATE_FILES.test(file) ? [`${file}: private by its name`] : []),
    ...secretsIn(readText(join(folder, file))).map((where) => `${file}:${where}`),
  ]);
  return { count: files.length, found };
}

const LARGEST = 2_000_000;

function readText(path) {
  try {
    const bytes = readFileSync(path);
    return bytes.length > LARGEST || bytes.includes(0) ? '' : bytes.toString('utf8');
  } catch {
    return '';
  }
}

function scan() {
  const { count, found } = findSecrets();
  if (count === 0) return { code: 2, sentence: 'Not scanned: git doesn’t list any files here.' };
  return found.length === 0
    ? { code: 0, sentence: `No secret in ${count} files.` }
    : {
        code: 1,
        sentence: `${found.join('\n')}\nRemove these, and make new ones: what was committed is known.`,
      };
}

function run(wanted) {
  if (wanted === 'inventory') {
    process.stdout.write(`${JSON.stringify(inventory(), null, 2)}\n`);
    return 0;
  }
  const parts = { audit, secrets: scan };
  const names = wanted === undefined ? Object.keys(parts) : [wanted];
  if (!names.every((name) => name in parts)) {
    process.stderr.write(`Unknown part “${wanted}”. Parts: inventory, audit, secrets.\n`);
    return 2;
  }
  if (wanted === undefined)
    process.stdout.write(`${inventory().components.length} packages are in the inventory.\n`);
  const results = names.map((name) => parts[name]());
  for (const { sentence } of results) process.stdout.write(`${sentence}\n`);
  return Math.max(...results.map(({ code }) => code));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = run(process.argv[2]);
