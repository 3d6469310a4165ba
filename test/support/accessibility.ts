import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** A color scheme changes nothing else that axe looks at. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Selectors of parts that are left out. */
  readonly except?: readonly string[];
}

/** What axe finds on a page as it stands, a line for each element. */
export async function accessibilityFaults(page: Page, look: Look = {}): Promise<readonly string[]> {
  return faults(page, look, { type: 'tag', values: TAGS });
}

/** The same, light and then dark; the page is left dark. */
export async function faultsInBothSchemes(page: Page, look: Look = {}): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityFaults(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faults(page, look, { type: 'rule', values: COLOR_RULES });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

async function faults(
  page: Page,
  { except = [] }: Look,
  runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] },
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  for (const selector of except) axe.exclude(selector);
  // Naming every element that passed takes as long as looking at them.
  const { violations } = await axe.options({ resultTypes: ['violations'], runOnly }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}
