import { expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock';
import { labourConditionApplications, type Ask } from '../../sources';
import { lookAtBulk } from '../index';

const HEADER =
  'CASE_NUMBER,CASE_STATUS,DECISION_DATE,JOB_TITLE,SOC_CODE,SOC_TITLE,EMPLOYER_NAME,WORKSITE_CITY,WORKSITE_STATE,WAGE_RATE_OF_PAY_FROM,WAGE_UNIT_OF_PAY';
const FILE = [
  HEADER,
  ...Array.from(
    { length: 2_000 },
    (_, number) =>
      `a-${number},Certified,2026-03-02,Keeper,17-2199,Keepers,"TARROW LANTERN WORKS, INC.",Duluth,MN,90000,Year`,
  ),
].join('\n');

/** Looks for the file where only these periods have one, and tells what was asked and how much of it was sent. */
async function look(web: Readonly<Record<string, string>>) {
  const asked: (readonly [period: string, isProbe: boolean | undefined])[] = [];
  let sent = 0;
  const ask: Ask = async ({ url, into, isProbe, signal }) => {
    const period = url.split('_').slice(-2).join(' ').replace('.xlsx', '');
    asked.push([period, isProbe]);
    const text = web[period];
    if (text === undefined) return { outcome: 'gone', sentence: 'It is gone.' };
    await into?.begin();
    for (let at = 0; at < text.length && signal?.aborted !== true; at += 900) {
      sent += 900;
      await into?.write(new TextEncoder().encode(text.slice(at, at + 900)));
    }
    return signal?.aborted === true
      ? { outcome: 'over-budget', sentence: '' }
      : { outcome: 'ok', url, type: 'text/csv', text: '', headers: {}, fetchedAt: '' };
  };
  // In the last quarter of a year, so that the government's own year has begun.
  const clock = testClock('2026-11-22T09:00:00.000Z');
  const seen = await lookAtBulk({ clock, ask }, { ...labourConditionApplications, enabled: true });
  return { seen, asked, sent };
}

test('whether a file is there is told by its beginning, and the rest of it is left where it is', async () => {
  const { seen, asked, sent } = await look({ 'FY2026 Q3': FILE });
  expect(seen).toMatchObject({ ok: true, value: { period: '2026 Q3' } });
  expect(asked).toEqual([
    ['FY2027 Q1', true],
    ['FY2026 Q4', true],
    ['FY2026 Q3', true],
  ]);
  expect(sent).toBeLessThan(FILE.length);
});

test('a page that stands where a file was is told as what it is', async () => {
  const page = '<!DOCTYPE html><html><body>Please verify you are human';
  expect((await look({ 'FY2026 Q4': page })).seen).toMatchObject({
    ok: false,
    failure: { code: 'blocked' },
  });
});

test('a file that no period has is gone', async () => {
  expect((await look({})).seen).toMatchObject({ ok: false, failure: { code: 'gone' } });
});
