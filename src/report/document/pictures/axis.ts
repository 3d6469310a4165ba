/** “2026-03-12”, “2026-03” or “2026” as a day that can be counted with; nothing for what is none. */
export function dayNumber(iso: string): number | undefined {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/u.exec(iso) ?? [];
  const time = Date.parse(
    `${year}-${month === '00' ? '01' : month}-${day === '00' ? '01' : day}T00:00:00Z`,
  );
  return Number.isNaN(time) ? undefined : time / 86_400_000;
}

/** How far along an axis a value stands, from 0 to 1. */
export const positionOn = (value: number, from: number, to: number): number =>
  to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;

/** A number that can be counted or drawn: what a page says may be anything. */
export const isTally = (count: unknown): count is number =>
  typeof count === 'number' && Number.isFinite(count) && count >= 0;
