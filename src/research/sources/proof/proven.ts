import days from './proven.json';

/** Of each source whose form was proven on a real answer, the day of its newest proof. */
export function proofDays(): ReadonlyMap<string, string> {
  return new Map(Object.entries(days));
}
