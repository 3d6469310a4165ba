const ROOT =
  /^[\s\ufeff]*(?:(?:<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)\s*)*<([\p{L}_][\w:.-]*)[^>]*?(\/?)>/u;

/** Whether XML ends before its root does: then what stands last may be cut anywhere, and nothing of it is to be relied on. */
export function breaksOff(xml: string): boolean {
  const [, root, closed] = ROOT.exec(xml) ?? [];
  return root !== undefined && closed !== '/' && !xml.includes(`</${root}`);
}
