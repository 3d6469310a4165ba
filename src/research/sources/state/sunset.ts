import type { Source } from '../shape';

/** An address that stopped answering as it did, or will: from which day, how, and what is asked instead. */
export interface Sunset {
  readonly address: string;
  /** The day from which nobody may ask it as before. */
  readonly on: string;
  readonly change: 'shut' | 'key' | 'moved';
  readonly instead: string;
}

/** A day ahead is fine: whoever hears of an end writes it here, and the check reminds from that day on. */
export const sunsets: readonly Sunset[] = [
  {
    address: 'https://api.openalex.org/',
    on: '2026-02-13',
    change: 'key',
    instead: 'the same addresses with a key of the owner’s',
  },
  {
    address: 'https://search.patentsview.org/',
    on: '2026-03-20',
    change: 'shut',
    instead: 'pat-uspto-odp',
  },
  {
    address: 'https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/v4/',
    on: '2026-09-01',
    change: 'moved',
    instead: 'pc/v6/jobs, whose answer lists ergebnisliste',
  },
  {
    // No new keys since 2026; the last old ones end with the year.
    address: 'https://www.googleapis.com/customsearch/',
    on: '2026-11-23',
    change: 'shut',
    instead: 'brave-search, or any other engine with a key',
  },
];

type Asked = Pick<Source, 'id' | 'enabled' | 'auth' | 'request'>;

const keeps = ({ enabled, auth }: Asked, { change }: Sunset): boolean => {
  if (enabled === 'shut' || enabled === 'licence') return true;
  return change === 'key' && auth !== undefined && auth !== 'none' && auth.optional === undefined;
};

/** Each entry that asks an address past its day, in a sentence that says what to ask instead. */
export function sunsetFaults(
  sources: readonly Asked[],
  today: string,
  listed: readonly Sunset[] = sunsets,
): readonly string[] {
  return sources.flatMap((source) => {
    const urls = [...source.request.urls, source.request.next?.url ?? ''];
    return listed
      .filter(
        (sunset) =>
          sunset.on <= today &&
          urls.some((url) => url.startsWith(sunset.address)) &&
          !keeps(source, sunset),
      )
      .map(
        ({ address, on, instead }) =>
          `${source.id} asks ${address}, which ended on ${on}; instead: ${instead}.`,
      );
  });
}
