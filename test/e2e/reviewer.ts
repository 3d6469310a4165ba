import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type {
  ActionOutcome,
  ReviewDeskClaim,
  ReviewDeskView,
  ReviewAction,
} from '../../src/desk/review/shape';
import type { Result } from '../../src/kernel/result';
import type { Random } from '../../src/kernel/seeded-random';

export const inHand = (page: Page): Locator => page.locator('#claim-in-hand');
export const status = (page: Page): Promise<string> =>
  page.locator('footer').getByRole('status').innerText();

/** Keys count from now on. */
export async function reviewDeskIsAlive(page: Page): Promise<void> {
  await page.locator('body[data-keys]').waitFor();
}

export async function untilNotified(page: Page, words: string): Promise<void> {
  await expect.poll(() => status(page)).toContain(words);
}

/** What the bench's own script would ask, asked from its page. */
export async function callDesk<Answer>(page: Page, number: string, asked: object): Promise<Answer> {
  const answer = (await page.evaluate(
    async ([path = '', body = '']) => {
      const sent = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      return sent.json() as Promise<unknown>;
    },
    [`/desk/review/${number}/call`, JSON.stringify(asked)],
  )) as Result<Answer>;
  if (!answer.ok) throw new Error(answer.failure.sentence);
  return answer.value;
}

/** Cuts sentences here and there until so many are left, as a colleague may have before; each section keeps one. */
export async function keepSentences(page: Page, number: string, wanted: number): Promise<number> {
  const opened = await callDesk<ReviewDeskView>(page, number, { call: 'open' });
  const claims = opened.sections.flatMap((section) =>
    section.claims.map((claim, at) => ({ id: claim.id, isFirst: at === 0 })),
  );
  const spare = claims.filter(({ isFirst }) => !isFirst);
  const kept = wanted - (claims.length - spare.length);
  const cut = spare.filter(
    (_, at) =>
      Math.floor(((at + 1) * kept) / spare.length) === Math.floor((at * kept) / spare.length),
  );
  let { revision } = opened;
  for (const { id } of cut) {
    ({ revision } = await callDesk<ActionOutcome>(page, number, {
      call: 'act',
      revision,
      action: { do: 'cut', claimId: id, reason: 'Not useful.' },
    }));
  }
  return claims.length - cut.length;
}

interface PlantedFault {
  readonly kind: 'false-number' | 'wrong-quote';
  readonly falsehood: string;
}

/** Six sentences made false: a number that no source has, or a quote that speaks of something else. */
export async function plantFaults(
  page: Page,
  number: string,
  random: Random,
): Promise<readonly PlantedFault[]> {
  const planted: PlantedFault[] = [];
  const { sections, evidence } = await callDesk<ReviewDeskView>(page, number, { call: 'open' });
  const facts = sections
    .flatMap(({ claims }) => claims)
    .filter(
      ({ kind, verdict, state, evidenceIds }) =>
        state !== 'cut' &&
        kind === 'fact' &&
        (verdict === 'supported' || verdict === 'company-says') &&
        evidenceIds.length > 0,
    );
  const shuffled = facts
    .map((claim) => ({ claim, place: random.next() }))
    .toSorted((one, other) => one.place - other.place);
  for (const [at, { claim }] of shuffled.entries()) {
    if (planted.length === 6) break;
    const kind = at % 2 === 0 ? 'false-number' : 'wrong-quote';
    const other = evidence.find(
      ({ id, topic, status }) =>
        !claim.evidenceIds.includes(id) &&
        topic !== evidence.find((row) => row.id === claim.evidenceIds[0])?.topic &&
        status === 'current',
    );
    const falsehood = `${claim.text.replace(/\.$/u, '')}, 98,765 times.`;
    const isFalseAfter = async (action: ReviewAction): Promise<boolean> => {
      const { revision } = await callDesk<ReviewDeskView>(page, number, { call: 'open' });
      return (
        (
          await callDesk<{ readonly claim: ReviewDeskClaim | null }>(page, number, {
            call: 'act',
            revision,
            action,
          })
        ).claim?.verdict === 'unsupported'
      );
    };
    // Some other quotes happen to support a little of it; a number that no source has supports nothing.
    if (
      kind === 'wrong-quote' &&
      other &&
      (await isFalseAfter({ do: 'replace-quote', claimId: claim.id, evidenceIds: [other.id] }))
    )
      planted.push({ kind, falsehood: '' });
    else if (await isFalseAfter({ do: 'edit', claimId: claim.id, text: falsehood }))
      planted.push({ kind: 'false-number', falsehood });
  }
  if (planted.length < 6)
    throw new Error(`Only ${planted.length} of these sentences could be made false`);
  return planted;
}

const WAYS = ['rewrite', 'cut', 'replace'] as const;

interface Cleared {
  /** Places of the sentences in the order in which they came to hand. */
  readonly seen: readonly string[];
  readonly keys: number;
}

interface InHand {
  readonly place: string;
  readonly sentence: string;
  readonly offers: readonly string[];
  readonly isFaulty: boolean;
  readonly allSeen: boolean;
}

/** What one picture of the page shows, so that no two pictures are taken for one. */
async function look(page: Page): Promise<InHand> {
  return page.evaluate(() => {
    const words = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    return {
      place: words('article p span'),
      sentence: words('#claim-in-hand'),
      offers: [...document.querySelectorAll('article [role="group"] button')].map(
        (button) => button.textContent,
      ),
      isFaulty: [...document.querySelectorAll('article span')].some(
        ({ textContent }) => textContent === 'Unsupported',
      ),
      allSeen: words('header').includes('done'),
    };
  });
}

/** Knows of no fault: it reads what the page says of the sentence in hand, and presses what the page offers. */
export async function clearReport(page: Page): Promise<Cleared> {
  const seen: string[] = [];
  let keys = 0;
  let mended = 0;
  const press = async (...pressed: readonly string[]): Promise<void> => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      keys += 1;
    }
  };
  for (;;) {
    const { place, sentence, isFaulty } = await look(page);
    seen.push(place);
    if (isFaulty) {
      const way = WAYS[mended % WAYS.length] ?? 'cut';
      mended += 1;
      if (way === 'rewrite') {
        // The source's own words, pasted, which is one key.
        const words = await page.locator('.desk-quote').innerText();
        await press('e', 'Control+a');
        await page.keyboard.insertText(words);
        keys += 1;
        await press('Control+Enter');
        await untilNotified(page, 'erified.');
      } else if (way === 'replace') {
        await press('q');
        await page.keyboard.insertText(sentence);
        keys += 1;
        await page.getByText(/^\d+ quotes?$/u).waitFor();
        await press('Enter');
        await untilNotified(page, 'erified.');
      }
    }
    // It is still in hand: nothing but the expert's word leads on to the next.
    const now = await look(page);
    expect(now.place).toBe(place);
    if (now.isFaulty) await press('x', 'Enter');
    else if (now.offers.some((offer) => offer.startsWith('Decide'))) await press('d', 'Enter');
    else await press('a');
    // Keys run ahead of the answers; at the last sentence all that are still on their way are waited for.
    await page.waitForFunction(
      (before) =>
        document.querySelector('article p span')?.textContent !== before ||
        document.querySelector('header')?.textContent.includes('done'),
      place,
      { timeout: 80_000 },
    );
    if ((await look(page)).allSeen) return { seen, keys };
  }
}
