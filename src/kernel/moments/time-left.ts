/** With so many hours left nobody counts minutes. */
const EXACT = 10;

/** “12 min”, “1 h 10 min”, “20 h”, “3 d 2 h” */
export function formatSpan(minutes: number): string {
  const whole = Math.floor(minutes);
  const [days, hour, minute] = [Math.floor(whole / 1_440), Math.floor(whole / 60) % 24, whole % 60];
  if (days > 0) return hour === 0 ? `${days} d` : `${days} d ${hour} h`;
  if (hour === 0) return `${minute} min`;
  return hour >= EXACT || minute === 0 ? `${hour} h` : `${hour} h ${minute} min`;
}

/** “2 h 5 min left”, “12 min late”; null is a wait without an end. */
export function formatTimeLeft(minutesLeft: number | null): string {
  if (minutesLeft === null) return 'no deadline';
  return `${formatSpan(Math.abs(minutesLeft))} ${minutesLeft < 0 ? 'late' : 'left'}`;
}
