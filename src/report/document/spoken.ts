import type { Outline, OutlineClaim, OutlineSection } from './outline';

function claimWords(claim: OutlineClaim): string[] {
  return [claim.text, ...claim.remarks, ...claim.notes.flatMap(({ label, text }) => [label, text])];
}

function sectionWords(section: OutlineSection, outline: Outline): string[] {
  const groups = section.groups.flatMap(({ title, claims }) => [...(title === undefined ? [] : [title]), ...claims.flatMap(claimWords)]);
  const sources = section.id === 'sources' ? sourceWords(outline) : [];
  return [section.title, ...groups, ...sources, ...(section.notFound === undefined ? [] : [section.notFound])];
}

function sourceWords({ tally, sources, legend }: Outline): string[] {
  const entries = sources.flatMap(({ title, line, quotes }) => [title, line, ...quotes.map(({ text }) => text)]);
  return [tally, ...entries, legend];
}

/** Every stretch of words that a reader meets, in order: what page, PDF, text and Markdown must all say. */
export function spokenWords(outline: Outline): string[] {
  const { title, subtitle, line, notice, sections } = outline;
  return [title, subtitle, line, ...(notice === undefined ? [] : [notice]), ...sections.flatMap((section) => sectionWords(section, outline))];
}
