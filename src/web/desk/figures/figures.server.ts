import { data, type LoaderFunctionArgs } from 'react-router';
import { periods } from '../../../desk/figures/shape';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-figures', async () => {
    const asked = new URL(args.request.url).searchParams.get('period');
    const read = await servicesOf(args.context).figures.read(
      args.request,
      periods.find((period) => period === asked) ?? '30',
    );
    if (!read.ok) throw data({ sentence: read.failure.sentence }, { status: 500 });
    return read.value;
  });
}
