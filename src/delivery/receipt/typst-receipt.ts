import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { brand } from '../../../content/brand';
import { receiptSource } from './receipt-source';
import type { Receipt, ReceiptPrinter } from './shape';

const LONGEST_WORD = 30;
const ZERO_WIDTH_SPACE = '\u200b';

/** Receipts by Typst, loaded with the first one, since it is large and not there on every platform. */
export function typstReceipts(): ReceiptPrinter {
  let loading: Promise<NodeCompiler> | undefined;
  return {
    async print(receipt) {
      loading ??= import('@myriaddreamin/typst-ts-node-compiler').then(
        ({ NodeCompiler: Compiler }) => Compiler.create(),
      );
      return compile(await loading, receipt);
    },
  };
}

function compile(compiler: NodeCompiler, receipt: Receipt): Uint8Array {
  const data = {
    ...receipt,
    soldTo: breakable(receipt.soldTo),
    email: breakable(receipt.email),
    company: breakable(receipt.company),
    taxId: breakable(receipt.taxId),
    address: breakable(receipt.address),
    item: breakable(receipt.item),
    discount: receipt.discount && {
      ...receipt.discount,
      label: breakable(receipt.discount.label),
    },
    seller: brand.name,
    accent: brand.accent.deep,
    closing: `${brand.name}, ${brand.location}. Questions? Write to ${brand.supportEmail}`,
  };
  const compiled = compiler.compile({
    mainFileContent: receiptSource,
    inputs: { receipt: JSON.stringify(data) },
  });
  if (!compiled.result) {
    throw new Error(
      `The receipt could not be laid out: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`,
    );
  }
  const pages = compiled.result;
  try {
    return compiler.pdf(pages, { pdfStandard: 'ua-1' });
  } catch {
    // The standard wants a glyph for every letter. A name in a script that the font lacks must not stop a receipt.
    return compiler.pdf(pages, { pdfTags: true });
  }
}

const breakable = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    word.length <= LONGEST_WORD ? word : (word.match(/.{1,10}/gu)?.join(ZERO_WIDTH_SPACE) ?? word),
  );
