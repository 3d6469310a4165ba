import { catalogue } from '../catalogue';

/** The credits that sources' licenses require where they're used, once each, in catalog order. */
export function creditsFor(sourceIds: ReadonlySet<string>): readonly string[] {
  return [
    ...new Set(
      catalogue.flatMap(({ id, licence }) =>
        licence.credit !== undefined && sourceIds.has(id) ? [licence.credit] : [],
      ),
    ),
  ];
}
