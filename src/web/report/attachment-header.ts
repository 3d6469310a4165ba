/** A file's name in a header: plain letters for old programs, the whole name for all others. */
export function attachmentHeader(how: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replace(/[^\w.-]+/g, '_');
  const whole = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
