import { enumerate } from '../../../kernel/text';
import type { Source } from '../../sources/shape';
import { countryInSentence } from './countries';
import { stateName } from './places';
import type { Profile } from './profile';

export interface SourceFit {
  readonly fits: 'yes' | 'no' | 'unknown';
  /** Why, as part of a sentence: “it is about companies in France”. */
  readonly because: string;
}

/**
 * Most buyers are American: without a known country, ask American sources and no other country's.
 */
const ASSUMED = 'US';
/** A large employer is likely to be in the largest states, wherever it has its seat. */
const LARGEST_STATES: ReadonlySet<string> = new Set(['CA', 'TX', 'NY', 'FL']);
const YES: SourceFit = { fits: 'yes', because: '' };

/** Whether anything of two sets is the same; what is not known can’t be told. */
function meets(wanted: readonly string[], known: ReadonlySet<string>): SourceFit['fits'] {
  if (known.size === 0) return 'unknown';
  return wanted.some((one) => known.has(one)) ? 'yes' : 'no';
}

function byCountry(countries: readonly string[], { countries: known }: Profile): SourceFit {
  const isAssumed = known.size === 0 && countries.includes(ASSUMED);
  const names =
    countries.length > 6
      ? `${countries.length} countries`
      : enumerate(countries.map(countryInSentence));
  return {
    fits: isAssumed ? 'yes' : meets(countries, known),
    because: isAssumed ? 'the country is not known, and most are American' : `it is about ${names}`,
  };
}

function byState(states: readonly string[], { states: known, shares }: Profile): SourceFit {
  const because = `it is about ${enumerate(states.map(stateName))}`;
  if (meets(states, known) === 'yes') return { fits: 'yes', because };
  const isLikely =
    states.some((state) => LARGEST_STATES.has(state)) && (shares === 'listed' || known.size === 0);
  return {
    fits: isLikely ? 'yes' : known.size === 0 ? 'unknown' : 'no',
    because: isLikely ? `${because}, where many large employers are` : because,
  };
}

/** Whom an entry says it serves, set against what is known. Every condition must hold; one that fails decides. */
export function sourceFitOf({ serves }: Pick<Source, 'serves'>, profile: Profile): SourceFit {
  if (serves === undefined) return YES;
  const { countries, states, industries, work, shares } = serves;
  const isByState =
    states !== undefined && countries?.some((country) => profile.countries.has(country)) === true;
  const fits: readonly SourceFit[] = [
    ...(countries === undefined || isByState ? [] : [byCountry(countries, profile)]),
    ...(states === undefined ? [] : [byState(states, profile)]),
    ...(industries === undefined
      ? []
      : [
          {
            fits: meets(industries, profile.industries),
            because: `it is about ${enumerate(industries.map((one) => one.replace('-', ' ')))}`,
          },
        ]),
    ...(work === undefined
      ? []
      : [{ fits: meets(work, profile.work), because: `it is about work in ${enumerate(work)}` }]),
    ...(shares === undefined
      ? []
      : [
          {
            fits:
              profile.shares === 'unknown'
                ? ('unknown' as const)
                : profile.shares === shares
                  ? ('yes' as const)
                  : ('no' as const),
            because: `it is about companies whose shares are ${shares === 'listed' ? '' : 'not '}traded`,
          },
        ]),
  ];
  return (
    fits.find((one) => one.fits === 'no') ??
    fits.find((one) => one.fits === 'unknown') ?? {
      fits: 'yes',
      because: fits.map(({ because }) => because).join(' and '),
    }
  );
}
