import { expect, test } from 'vitest';
import {
  reviewLimits,
  type ReviewDeskEvidence,
  type ReviewDeskView,
} from '../../src/desk/review/shape';
import { seededRandom } from '../../src/kernel/seeded-random';
import {
  admin,
  again,
  atReviewDesk,
  atDesk,
  fillLogin,
  MARA,
  maraHasAccount,
  openReviewDesk,
  orderToClear,
  shop,
} from './at-the-review-desk';
import { button, COMPANY, heading, newBuyer, placeOrder, WORK_IS_DONE } from './buyer';
import { formatCompany, searchCompany, untilMade } from './company-teller';
import { bringGonePage, lookWithoutPage, tabsBeside } from './kept-pages';
import { faultsOf, findMore, rewriteSection } from './review-tasks';
import {
  reviewDeskIsAlive,
  callDesk,
  clearReport,
  inHand,
  keepSentences,
  plantFaults,
  untilNotified,
} from './reviewer';
import { confirmCompany, signAtOnce } from './signatures';

test('who closes the browser in the middle of an edit, or whose session ends, finds every word again and goes on', async () => {
  const page = await shop.open({ expected: [/401/] });
  await atReviewDesk(page, admin());
  const context = page.context();
  const address = page.url();
  const before = await inHand(page).innerText();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Edit this sentence' }).fill(`${before} So it was said.`);
  await page.close();

  const next = await context.newPage();
  await next.goto(address);
  await reviewDeskIsAlive(next);
  const area = next.getByRole('textbox', { name: 'Edit this sentence' });
  await area.waitFor();
  expect(await area.inputValue()).toBe(`${before} So it was said.`);
  await next.getByText('Your draft was restored.').waitFor();
  // Judged as it was typed: from now on nothing is asked of the server but what is pressed.
  await next.locator('#sentence-trial p').first().waitFor();

  await context.clearCookies();
  await area.press('Control+Enter');
  const dialog = next.getByRole('dialog', { name: 'Log in again' });
  await dialog.waitFor();
  await fillLogin(next, admin());
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => inHand(next).innerText()).toBe(`${before} So it was said.`);
  await area.press('Escape');
  await next.getByRole('group', { name: 'Suggested change' }).waitFor();
  await next.keyboard.press('u');
  await expect.poll(() => inHand(next).innerText()).toBe(before);
});

test('the clause that fails is named while somebody types, fifty thousand characters pasted with markup are refused, and keys typed into a field are letters', async () => {
  const page = await shop.open();
  await atReviewDesk(page, admin());
  const before = await inHand(page).innerText();
  await page.keyboard.press('e');
  const area = page.getByRole('textbox', { name: 'Edit this sentence' });
  await area.press('Control+a');
  await area.pressSequentially('jax?');
  expect(await area.inputValue()).toBe('jax?');
  expect(await inHand(page).innerText()).toBe(before);
  await area.fill('It is old, and it closed 987,654 offices.');
  const failing = page.getByRole('list', { name: 'Clauses that fail' }).getByRole('listitem');
  await failing.filter({ hasText: /it closed 987,654 offices.*987,654/su }).waitFor();
  await area.evaluate((field: HTMLTextAreaElement, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    data.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    document.execCommand('insertText', false, pasted);
  }, '<b onclick="alert(1)">So big</b> '.repeat(1_600));
  await page.getByText('Too long').waitFor();
  expect(await button(page, 'Save').isDisabled()).toBe(true);
  await area.press('Escape');
  expect(await inHand(page).innerText()).toBe(before);
});

test('single keys can be switched off, and everything still has a button', async () => {
  const page = await shop.open();
  await atReviewDesk(page, admin());
  await page.keyboard.press('?');
  await page.getByLabel('Single keys act at once').uncheck();
  await page.keyboard.press('Escape');
  const before = await inHand(page).innerText();
  await page.keyboard.press('j');
  expect(await inHand(page).innerText()).toBe(before);
  await button(page, 'Next').click();
  await expect.poll(() => inHand(page).innerText()).not.toBe(before);
  await button(page, 'Sort by reading order').click();
  await untilNotified(page, 'Sorted in reading order.');
  const first = await inHand(page).innerText();
  await again(page);
  // How somebody likes it comes back with them, and what they had typed into a dialog.
  await button(page, 'Sort by risk').waitFor();
  await expect.poll(() => inHand(page).innerText()).toBe(first);
  const notes = page.getByRole('textbox', { name: 'For reviewers of this report' });
  await button(page, 'Notes').click();
  await notes.fill('Ask the registrar.');
  await again(page);
  await button(page, 'Notes').click();
  expect(await notes.inputValue()).toBe('Ask the registrar.');
});

test('of two experts the second sees who has the report and what they do, and takes it over when it is let go', async () => {
  await maraHasAccount();
  const second = await shop.open();
  const number = await atReviewDesk(second, MARA);
  // Should an attempt before this one have ended in the middle.
  await callDesk(second, number, { call: 'release' }).catch(() => undefined);
  const first = await shop.open();
  await atReviewDesk(first, admin());
  await button(first, 'Claim').or(button(first, 'Release')).waitFor();
  if ((await button(first, 'Claim').count()) > 0) await button(first, 'Claim').click();
  await button(first, 'Release').waitFor();
  await again(second);
  await second.getByText(/admin is reviewing until/).waitFor();
  expect(await button(second, 'Edit').isDisabled()).toBe(true);
  const sentence = await inHand(first).innerText();
  await first.keyboard.press('x');
  await first.keyboard.press('Enter');
  await untilNotified(first, 'Deleted.');
  await second
    .getByRole('region', { name: 'The report' })
    .locator('.line-through', { hasText: sentence })
    .waitFor();
  await first.keyboard.press('u');
  await untilNotified(first, 'Undone.');

  await button(first, 'Release').click();
  await button(first, 'Claim').waitFor();
  await button(second, 'Claim').click();
  await button(second, 'Release').waitFor();
  // The first has not looked since: what they try is refused with the other's name, and nothing is overwritten.
  await first.keyboard.press('e');
  await first.getByRole('textbox', { name: 'Edit this sentence' }).fill('Words of the first.');
  await first.getByRole('textbox', { name: 'Edit this sentence' }).press('Control+Enter');
  await untilNotified(first, MARA.name);
  expect(await first.getByRole('textbox', { name: 'Edit this sentence' }).inputValue()).toBe(
    'Words of the first.',
  );
  await button(second, 'Release').click();
  await button(second, 'Claim').waitFor();
});

test.each([390, 820, 1280])(
  'at %i pixels the bench has no fault that axe finds, light or dark, and never scrolls sideways',
  async (width) => {
    const page = await shop.open({ reducedMotion: 'reduce', width });
    await atReviewDesk(page, admin());
    for (const key of ['', 'e', '?', 'g', 'h', 'w']) {
      if (key !== '') await page.keyboard.press(key);
      expect(await faultsOf(page, key)).toEqual([]);
      if (key !== '') await page.keyboard.press('Escape');
    }
  },
);

test('a section is written anew as the expert asks: what they edit meanwhile stays theirs, all else waits for their yes and can be undone', async () => {
  const page = await shop.open();
  const number = await atReviewDesk(page, admin());
  const { before, after, mine, afterUndo } = await rewriteSection(page, number);
  expect(after.filter((text) => mine.includes(text))).toEqual(mine);
  expect(after.length).toBeLessThanOrEqual(mine.length + 1);
  expect(afterUndo).toEqual(before);
});

test('more is looked for on a question, and what speaks of it is shown and among the evidence; a phone can do it too', async () => {
  const page = await shop.open({ reducedMotion: 'reduce', width: 390 });
  const number = await atReviewDesk(page, admin());
  const { quote, faults } = await findMore(page, number);
  expect(faults).toEqual([]);
  const words = quote.slice(0, reviewLimits.search);
  const found = await callDesk<readonly ReviewDeskEvidence[]>(page, number, {
    call: 'search',
    words,
  });
  expect(found.some((row) => row.quote.startsWith(quote))).toBe(true);
});

test('a source that is gone is said to be so, its kept quote still stands, and a tablet tells which pane is beside the sentence', async () => {
  const page = await shop.open({ width: 820 });
  await atReviewDesk(page, admin());
  const { before, without } = await lookWithoutPage(page, shop.output());
  expect(without).toBe(before);
  expect(await tabsBeside(page)).toEqual([
    { Report: 'false', Source: 'true' },
    { Report: 'true', Source: 'false' },
  ]);
  expect(await bringGonePage(page, 'https://www.quillhaven.example/it-was-here-once')).toBe(0);
});

test('an expert clears a report of sixty sentences by keyboard alone: each once, every planted fault mended, nothing false released, and of two signatures one counts', async () => {
  const { number, track } = await orderToClear();
  const page = await shop.open();
  await atDesk(page, admin());
  await openReviewDesk(page, number);
  const sentences = await keepSentences(page, number, 60);
  const planted = await plantFaults(page, number, seededRandom(60));
  await again(page);
  const cleared = await clearReport(page);
  expect([sentences, cleared.seen.length > 50]).toEqual([60, true]);
  expect(new Set(cleared.seen).size).toBe(cleared.seen.length);
  expect(
    cleared.keys,
    `${cleared.keys} keys for ${cleared.seen.length} sentences`,
  ).toBeLessThanOrEqual(120);
  const view = await callDesk<ReviewDeskView>(page, number, { call: 'open' });
  expect(view.progress.settled).toBe(view.progress.total);
  const live = view.sections.flatMap(({ claims }) => claims.filter(({ state }) => state !== 'cut'));
  expect(live.filter(({ verdict }) => verdict === 'unsupported')).toEqual([]);
  for (const { falsehood } of planted)
    expect(live.map(({ text }) => text)).not.toContain(falsehood);

  await confirmCompany(page);
  await callDesk(page, number, { call: 'release' });
  await maraHasAccount();
  const other = await shop.open();
  await atDesk(other, MARA);
  await signAtOnce([page, other], number);
  const signed = await callDesk<ReviewDeskView>(page, number, { call: 'open' });
  expect(signed.history.filter(({ what }) => what === 'approved')).toHaveLength(1);
  expect(
    signed.versions.map(({ approvedBy }) => approvedBy).filter((name) => name !== null),
  ).toEqual([signed.history.find(({ what }) => what === 'approved')?.actor]);

  // Signed, it waits for as long as the signature can be taken back.
  const buyer = await shop.open();
  await buyer.goto(track);
  await buyer.getByRole('link', { name: 'Read the report' }).waitFor(WORK_IS_DONE);
  const [released] = (await callDesk<ReviewDeskView>(page, number, { call: 'open' })).versions;
  expect(
    Date.parse(released?.publishedAt ?? '') - Date.parse(released?.approvedAt ?? ''),
  ).toBeGreaterThanOrEqual(8_000);
});

test('a company that nobody could tell is named by an expert, and a report about the wrong one is made anew with nothing of it left', async () => {
  const buyer = await shop.open();
  await placeOrder(buyer, newBuyer({ location: '' }));
  await buyer.getByRole('link', { name: 'Follow your order' }).click();
  const track = buyer.url();
  await buyer.getByRole('link', { name: 'Choose the company' }).click();
  await buyer
    .getByLabel('The company’s website, or what it does (optional)')
    .fill('They cool warehouses');
  await button(buyer, 'None of these').click();
  await buyer.getByText('An expert is looking into it.', { exact: false }).waitFor();
  const page = await shop.open();
  await atDesk(page, admin());
  await page.getByText('They cool warehouses').waitFor();
  await page.getByRole('link', { name: /^Answer: Quillhaven,/ }).click();
  await heading(page, 'Which company?').waitFor();
  expect(await faultsOf(page, 'which company')).toEqual([]);
  // The wrong one at first: too little is known of it.
  await searchCompany(page, 'Mossbeck Lanterns');
  await formatCompany(page, 'Mossbeck Lanterns', 'A guess.');
  await untilMade(page, 'No report created');
  await searchCompany(page, 'quillhaven.example');
  await formatCompany(page, COMPANY, 'They cool warehouses.');
  await untilMade(page, 'Is this the right company?');

  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Open review desk' }).click();
  await reviewDeskIsAlive(page);
  expect((await callDesk<ReviewDeskView>(page, number, { call: 'open' })).company).toMatchObject({
    name: COMPANY,
    confirmed: null,
  });
  await page.keyboard.press('g');
  await page.getByRole('link', { name: 'Wrong company?' }).click();
  await searchCompany(page, 'Mossbeck Lanterns');
  await formatCompany(page, 'Mossbeck Lanterns', 'It is the lanterns after all.');
  await page.goto(`/desk/review/${number}`);
  // Nothing is left to be looked at there: the way leads back to what it is about.
  expect(new URL(page.url()).pathname).toBe(`/desk/company/${number}`);
  await untilMade(page, 'No report created');
  await page.getByText('It is the lanterns after all.', { exact: false }).waitFor();
  await buyer.goto(track);
  await heading(buyer, 'Researching').waitFor();
});
