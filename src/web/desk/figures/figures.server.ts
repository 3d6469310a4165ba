import type { LoaderFunctionArgs } from 'react-router';
import { readFigures } from '../../../desk/figures';
import { periods } from '../../../desk/figures/shape';
import { deskOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-figures', (allowed) => {
    const asked = new URL(args.request.url).searchParams.get('period');
    const period = periods.find((known) => known === asked) ?? '30';
    return readFigures(deskOf(args.context).figures, allowed, { period });
  });
}
