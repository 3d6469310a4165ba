import { GIVEN_POSTING, type Evidence } from '../../research/evidence/shape';
import type { Citation, Picture, SectionId, Unit } from '../document/shape';

/** What a section was written from and what it cites: all that its pictures may be drawn from. */
export interface PictureMaterial {
  readonly section: SectionId;
  readonly rows: readonly Evidence[];
  readonly citedIds: ReadonlySet<string>;
  readonly company: string;
  readonly role: string;
  readonly writtenAt: string;
  cite(row: Evidence): Citation;
}

export type Draw = (material: PictureMaterial) => Picture | undefined;

/** What was found of the company, as it stands now: nothing overtaken, contested, kept apart or handed in. */
export function currentRows({ rows }: PictureMaterial, attribute: string): Evidence[] {
  return found({ rows }, attribute).filter(
    ({ status, rivals = [] }) => status === 'current' && rivals.length === 0,
  );
}

export function found({ rows }: Pick<PictureMaterial, 'rows'>, attribute: string): Evidence[] {
  return rows.filter(
    (row) =>
      row.attribute === attribute && row.sourceId !== GIVEN_POSTING && row.status !== 'kept-apart',
  );
}

/** Each row once, in the order in which the picture tells of them. */
export function citationsOf(rows: readonly Evidence[], { cite }: PictureMaterial): Citation[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(cite);
}

export function moneyUnit(unit: string | undefined): Unit | undefined {
  const code = unit?.toLowerCase() ?? '';
  return /^[a-z]{3}$/u.test(code) ? `money-${code}` : undefined;
}

/** Whether a quote holds a figure, written out or in thousands, millions or billions as tables have it. */
export function tells({ quote }: Evidence, figure: number): boolean {
  const said =
    quote.match(/\d+(?:[.,]\d+)*/gu)?.map((digits) => Number(digits.replace(/,/gu, ''))) ?? [];
  return [1, 1e3, 1e6, 1e9].some((scale) =>
    said.some((one) => Math.abs(one * scale - Math.abs(figure)) <= Math.abs(figure) * 1e-6),
  );
}

export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
