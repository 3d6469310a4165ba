import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../project-folder';
import { knownAs } from '../../research/company';
import { catalogue, groupNames, scaffoldSource } from '../../research/sources';
import type { SourceKind } from '../../research/sources/shape';
import { readParameters } from '../parameters';
import { UsageFault, type Verb } from '../verb';

const options = {
  from: { type: 'string' },
  kind: { type: 'string' },
  url: { type: 'string' },
  group: { type: 'string' },
  project: { type: 'string' },
} as const;

const KINDS: readonly SourceKind[] = ['json', 'search', 'xml', 'csv', 'html', 'feed'];
/** As in test/contract/contract-case.ts: all made-up answers are about this company, which nobody has. */
const COMPANY = knownAs({
  id: 'domain:tarrowlantern.example',
  name: 'Tarrow Lantern Works',
  legalName: 'Tarrow Lantern Works, Inc.',
  aliases: [],
  domain: 'tarrowlantern.example',
  jobBoards: {},
  namesakes: ['Tarrow Lantern Tours LLC', 'Tarrow & Sons'],
});
const CATALOGUE = 'src/research/sources/catalogue';
const ANSWERS = 'test/contract/answers';

/** Begins an entry of the catalogue and its contract from one recorded answer, and puts both into their indexes. */
export const newSourceVerb: Verb = {
  async run([id = '', ...parameters]) {
    if (id === '' || id.startsWith('-'))
      throw new UsageFault(
        'Start with the new source’s id: new-source made-up-register --from answer.json.',
      );
    const {
      from,
      kind: kindName,
      url = 'https://service.example/search?q={company}',
      group = 'reference',
      project = projectFolder(),
    } = readParameters(parameters, options);
    if (from === undefined || !existsSync(from))
      throw new UsageFault(
        '--from needs a file with a recorded answer; “probe --keep FOLDER” saves some.',
      );
    const kind = KINDS.find((one) => one === (kindName ?? kindOf(from)));
    if (kind === undefined) throw new UsageFault(`--kind is one of ${KINDS.join(', ')}.`);
    if (!groupNames.some((one) => one === group))
      throw new UsageFault(`Unknown group ${group}. Groups: ${groupNames.join(', ')}.`);
    const files = [join(CATALOGUE, group, `${id}.ts`), join(ANSWERS, `${id}.ts`)] as const;
    if (
      catalogue.some((source) => source.id === id) ||
      files.some((file) => existsSync(join(project, file)))
    )
      throw new UsageFault(`Source ${id} already exists.`);
    const made = scaffoldSource({
      id,
      kind,
      url,
      text: readFileSync(from, 'utf8'),
      company: COMPANY,
    });
    if (!made.ok) throw new UsageFault(made.failure.sentence);
    const { name, entry, contract } = made.value;
    mkdirSync(join(project, CATALOGUE, group), { recursive: true });
    writeFileSync(join(project, files[0]), entry);
    writeFileSync(join(project, files[1]), contract);
    addLines(
      join(project, CATALOGUE, 'index.ts'),
      `import { ${name} } from './${group}/${id}';`,
      `  ['${group}', [${name}]],`,
    );
    addLines(
      join(project, ANSWERS, 'index.ts'),
      `import { ${name} } from './${id}';`,
      `  ...${name},`,
    );
    process.stdout.write(
      `${[
        `Created: ${files.join(' and ')}, each with a line in its index.`,
        'Now read docs/adding-a-source.md and fill in the name, address, terms, topics, fields, and match,',
        'then run npx vitest run --project unit test/contract src/research/sources, ' +
          `and npm run foreword -- probe --group ${group}`,
      ].join('\n')}\n`,
    );
    return 0;
  },
};

function kindOf(file: string): string {
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? '';
  return { htm: 'html', rss: 'feed', atom: 'feed', txt: 'csv' }[ending] ?? ending;
}

/** After the last import, and before the end of the first list: where the others of their kind stand. */
function addLines(file: string, importLine: string, listLine: string): void {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/^import .* from '\.[^']*';\n|^\} from '\.[^']*';\n/gm)];
  const last = imports.at(-1);
  const afterImports = last === undefined ? 0 : last.index + last[0].length;
  const withImport = `${text.slice(0, afterImports)}${importLine}\n${text.slice(afterImports)}`;
  const end = withImport.indexOf('\n];');
  if (end < 0) throw new UsageFault(`${file} has no list to add to.`);
  writeFileSync(file, `${withImport.slice(0, end + 1)}${listLine}\n${withImport.slice(end + 1)}`);
}
