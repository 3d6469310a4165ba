import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { evidenceSource } from './evidence-source';
import type { EvidenceFile } from '../shape';

const LONGEST_WORD = 30;
const ZERO_WIDTH_SPACE = '\u200b';

/** Files of evidence by Typst, loaded with the first one, since it is large and hardly ever needed. */
export function typstEvidence(): (file: EvidenceFile) => Promise<Uint8Array> {
  let loading: Promise<NodeCompiler> | undefined;
  return async (file) => {
    loading ??= import('@myriaddreamin/typst-ts-node-compiler').then(({ NodeCompiler: Compiler }) =>
      Compiler.create(),
    );
    const compiler = await loading;
    const sections = file.sections.map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => row.map(breakable)),
    }));
    const compiled = compiler.compile({
      mainFileContent: evidenceSource,
      inputs: { evidence: JSON.stringify({ ...file, sections }) },
    });
    if (!compiled.result)
      throw new Error(
        `The file could not be laid out: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`,
      );
    return compiler.pdf(compiled.result, { pdfTags: true });
  };
}

/** A long word wraps instead of leaving the page. */
const breakable = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    word.length <= LONGEST_WORD ? word : (word.match(/.{1,10}/gu)?.join(ZERO_WIDTH_SPACE) ?? word),
  );
