import type { ActDone } from '../../../desk/order/shape';

/** Hands a file that came with an answer to the browser's downloads. */
export function saveFile({ name, type, base64 }: NonNullable<ActDone['file']>): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
