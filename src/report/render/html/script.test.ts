import { compileFunction } from 'node:vm';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../fixtures/report-input';
import { renderHtml } from './page';
import { PAGE_SCRIPT } from './script-packed';

const HTML = renderHtml((await reportOf()).document);

interface Kept {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

function keeper(first?: string): Kept & { readonly written: string[] } {
  const written: string[] = [];
  return {
    written,
    getItem: () => written.at(-1) ?? first ?? null,
    setItem: (_key, value) => {
      written.push(value);
    },
  };
}

/** Runs the script as a browser would, in a page of its own. */
function opened({
  kept = keeper() as Kept,
  protocol = 'https:',
  clipboard,
}: {
  kept?: Kept;
  protocol?: string;
  clipboard?: { writeText: (text: string) => Promise<void> };
} = {}) {
  const { document } = parseHTML(HTML);
  class Watch {
    observe() {}
  }
  // linkedom knows no dataset on body and no hash of a link.
  const links = [...document.querySelectorAll('a')];
  for (const link of links)
    Object.defineProperty(link, 'hash', {
      value: /#.*/u.exec(link.getAttribute('href') ?? '')?.[0] ?? '',
    });
  const run = compileFunction(PAGE_SCRIPT, [
    'document',
    'localStorage',
    'navigator',
    'location',
    'IntersectionObserver',
    'addEventListener',
  ]) as (...given: readonly unknown[]) => void;
  run(document, kept, { clipboard }, { protocol }, Watch, () => {});
  return document;
}

const boxes = (page: Document) => [...page.querySelectorAll<HTMLInputElement>('.tick input')];

function tick(box: HTMLInputElement | undefined, checked: boolean): void {
  if (box === undefined) throw new Error('No box to tick');
  box.checked = checked;
  box.dispatchEvent(new (parseHTML('').Event)('change'));
}

describe('the page’s script', () => {
  test('makes no HTML of words, reaches no server and runs no text', () => {
    expect(PAGE_SCRIPT).not.toMatch(
      /innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b|Function\(|fetch|XMLHttp|sendBeacon|import\(|WebSocket|\.src\b|\.href\b/u,
    );
    expect(PAGE_SCRIPT).not.toMatch(/<\/?script|<!--/iu);
  });

  test('stores nothing by being opened', () => {
    const kept = keeper();
    opened({ kept });
    expect(kept.written).toEqual([]);
  });

  test('gives every section but the sources a box, and keeps what is ticked', () => {
    const kept = keeper();
    const page = opened({ kept });
    expect(boxes(page)).toHaveLength(page.querySelectorAll('main > section').length - 1);
    tick(boxes(page)[0], true);
    tick(boxes(page)[1], true);
    tick(boxes(page)[0], false);
    expect(kept.written.map((value) => JSON.parse(value) as unknown)).toEqual([
      ['brief'],
      ['brief', 'snapshot'],
      ['snapshot'],
    ]);
    expect([...page.querySelectorAll('.progress')].map(({ textContent }) => textContent)).toEqual([
      '1 of 13 read',
      '1 of 13 read',
    ]);
    expect(
      [...page.querySelectorAll('nav.side a.read')].map((link) => link.getAttribute('href')),
    ).toEqual(['#snapshot']);
  });

  test('shows what was ticked before', () => {
    const page = opened({ kept: keeper('["brief","snapshot"]') });
    expect(boxes(page).filter(({ checked }) => checked)).toHaveLength(2);
    expect(page.querySelector('.progress')?.textContent).toBe('2 of 13 read');
  });

  test.each(['not json', '5', '{}', 'null'])('a store that holds %s counts as empty', (value) => {
    expect(boxes(opened({ kept: keeper(value) })).filter(({ checked }) => checked)).toEqual([]);
  });

  test('a browser that lets nothing be kept still shows the page and its ticks', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const page = opened({ kept: { getItem: refuse, setItem: refuse } });
    tick(boxes(page)[0], true);
    expect(page.querySelector('.progress')?.textContent).toBe('1 of 13 read');
  });

  test('copies a question as it stands, without its mark', async () => {
    const copied: string[] = [];
    const page = opened({
      clipboard: {
        writeText: (text) => {
          copied.push(text);
          return Promise.resolve();
        },
      },
    });
    const claims = [
      ...page.querySelectorAll('.questions-to-ask .claim, .questions-to-expect .claim'),
    ];
    const buttons = [...page.querySelectorAll<HTMLButtonElement>('button.copy')];
    expect(buttons).toHaveLength(claims.length);
    buttons[0]?.dispatchEvent(new (parseHTML('').Event)('click'));
    await Promise.resolve();
    expect(copied).toEqual([claims[0]?.querySelector('.said')?.textContent]);
  });

  test('offers no copying where it cannot be done', () => {
    expect(opened().querySelectorAll('.copy')).toHaveLength(0);
  });

  test('a saved file offers no way to a server that is not there', () => {
    expect(opened({ protocol: 'file:' }).querySelectorAll('a[href^="?wrong="]')).toHaveLength(0);
    expect(opened().querySelectorAll('a[href^="?wrong="]').length).toBeGreaterThan(40);
  });
});
