import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { testClock } from '../../../../test/support/test-clock';
import type { Database } from '../../../platform/database';
import { findClaims } from '../store';
import { atReviewDesk, reviewWorld } from '../testing';

eachDatabase('a stored claim', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  test('has its state under the word that older releases know, in the history too', async () => {
    const world = await reviewWorld(database, testClock('2026-03-20T13:00:00.000Z'));
    const order = await world.waiting('stored');
    const desk = atReviewDesk(world, order);
    const { id } = await desk.find('It was founded in 1987');
    const stored = () =>
      database.queryRows(
        `SELECT state->>'standing' AS now, state ? 'state' AS twice FROM review_claim WHERE claim_id = $1`,
        [id],
      );
    await desk.does({ do: 'cut', claimId: id, reason: 'Wrong.' });
    expect(await stored()).toEqual([{ now: 'cut', twice: false }]);
    expect(
      await database.queryRows(
        `SELECT before->'claims'->0->1->>'standing' AS before, after->'claims'->0->1->>'standing' AS after
         FROM review_event WHERE what = 'cut'`,
      ),
    ).toEqual([{ before: 'open', after: 'cut' }]);
    await desk.does({ do: 'undo' });
    expect(await stored()).toEqual([{ now: 'open', twice: false }]);
    await database.runScript(
      `UPDATE review_claim SET state = jsonb_set(state, '{standing}', '"accepted"') WHERE claim_id = '${id}'`,
    );
    const [row] = await database.queryRows('SELECT report_id FROM review_claim LIMIT 1');
    const claims = await findClaims(database.read, String(row?.['report_id']));
    expect(claims.find((claim) => claim.id === id)).toMatchObject({ state: 'accepted' });
    expect(claims.find((claim) => claim.id === id)).not.toHaveProperty('standing');
  });
});
