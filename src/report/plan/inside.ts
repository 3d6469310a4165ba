import { phraseFinder } from '../../language';
import type { Evidence } from '../../research/evidence/shape';

/** Words by which somebody shows that they speak of their own time there. */
const saysInside =
  phraseFinder(`as an employee, as an ex employee, i joined/left/moved/work/worked, i was laid off, my
   boss/manager/team, my first month/week/year, of mine in, used to work, we said so, worked
   at/for/here/in/support/there`);

export function speaksFromInside({ quote }: Pick<Evidence, 'quote'>): boolean {
  return saysInside(quote);
}
