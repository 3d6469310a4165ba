import { catalogue } from '../catalogue';

/** What the licences of some sources ask to be said where they are used, each sentence once, in the catalogue's order. */
export function creditsFor(sourceIds: ReadonlySet<string>): readonly string[] {
  return [
    ...new Set(
      catalogue.flatMap(({ id, licence }) =>
        licence.credit !== undefined && sourceIds.has(id) ? [licence.credit] : [],
      ),
    ),
  ];
}
