import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import type { Picture } from '../../document';
import { outlinePicture } from '../../document/outline/pictures';
import { EVERY_KIND, named, PAY, TEAMS, YEARS } from '../../fixtures/pictures';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { picturesHtml } from './picture-html';
import { renderPicture } from './render-picture';

const LABELS = new Map(
  EVERY_KIND.flatMap(({ citations }) =>
    citations.map(({ evidenceId }, at) => [evidenceId, `${at + 1}a`] as const),
  ),
);

function figureOf(picture: Picture): Element {
  const outlined = outlinePicture(picture, LABELS);
  const figure =
    outlined &&
    parseHTML(`<body>${picturesHtml([outlined])}</body>`).document.querySelector('figure');
  if (!figure) throw new Error(`${picture.id} is no picture`);
  return figure;
}

const cellsOf = (figure: Element, selector: string) =>
  [...figure.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

describe('a picture on the page', () => {
  test.each(EVERY_KIND)(
    'of $id has its title and sentence before it, and its figures behind it',
    (picture) => {
      const figure = figureOf(picture);
      expect(cellsOf(figure, 'figcaption p').slice(0, 2)).toEqual([picture.title, picture.says]);
      expect([...figure.children].map(({ tagName }) => tagName.toLowerCase())).toEqual([
        'figcaption',
        ...cellsOf(figure, ':scope > svg').map(() => 'svg'),
        'details',
      ]);
      expect(figure.querySelectorAll('details table tbody tr').length).toBeGreaterThan(1);
    },
  );

  test('names the rows and columns of its table for those who hear it', () => {
    const figure = figureOf(TEAMS);
    expect(cellsOf(figure, 'thead th[scope=col]')).toEqual([
      'Jobs',
      'Ashby Falls',
      'Moss Landing',
      'Remote',
    ]);
    expect(figure.querySelectorAll('tbody th[scope=row]')).toHaveLength(2);
  });

  test('lets a table of many columns be moved by keys, and a small one stay where it is', () => {
    expect(figureOf(TEAMS).querySelector('.figures')?.getAttribute('tabindex')).toBe('0');
    expect(figureOf(TEAMS).querySelector('.figures')?.getAttribute('aria-label')).toBe(TEAMS.title);
    expect(figureOf(PAY).querySelector('.figures')?.hasAttribute('tabindex')).toBe(false);
  });

  test('breaks no figure over two lines', () => {
    expect(cellsOf(figureOf(PAY), 'td.n')).toEqual(['$148,000', '$176,000', '$61,500', '$80,000']);
    expect(cellsOf(figureOf(YEARS), 'td:not(.n)')).toEqual(['none found']);
  });

  test('leads from each figure to the source it was read from', () => {
    expect(cellsOf(figureOf(YEARS), 'tbody tr').map((row) => /\[\d+\]/u.test(row))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test.each(EVERY_KIND)(
    'of $id is drawn as it was made, with what the style says of nearly every word left unsaid',
    (picture) => {
      const outlined = outlinePicture(picture, LABELS);
      if (outlined === undefined) throw new Error(`${picture.id} is no picture`);
      const made = parseHTML(
        `<body>${renderPicture(outlined, { scheme: 'page' })}</body>`,
      ).document;
      const told = (text: Element) => [
        text.textContent,
        text.getAttribute('x') ?? '0',
        text.getAttribute('y'),
        text.getAttribute('text-anchor'),
      ];
      const words = [...figureOf(picture).querySelectorAll('svg text')];
      expect(words.map(told)).toEqual([...made.querySelectorAll('text')].map(told));
      const small = [...made.querySelectorAll('text')].map(
        (text) => text.getAttribute('font-size') === '11.5',
      );
      expect(
        words.map((text) => (text.getAttribute('class') ?? '').split(' ').includes('s')),
      ).toEqual(small);
    },
  );

  test('has its note only where there is one', () => {
    expect(figureOf(YEARS).querySelectorAll('.note-line')).toHaveLength(0);
    expect(cellsOf(figureOf({ ...YEARS, note: 'Sources differ on 2024.' }), '.note-line')).toEqual([
      'Sources differ on 2024.',
    ]);
  });
});

test.each(HOSTILE_NAMES)('%s in a picture stays text', (_kind, name) => {
  for (const picture of EVERY_KIND) {
    const figure = figureOf({ ...named(picture, name), title: name, says: name, note: name });
    expect(figure.querySelectorAll('script, img, style, iframe, object, form')).toHaveLength(0);
    const attributes = [...figure.querySelectorAll('*')].flatMap((element) => [
      ...element.attributes,
    ]);
    expect(
      attributes
        .filter(
          (attribute) =>
            /^on|^style$|^src/u.test(attribute.name) || /javascript:/iu.test(attribute.value),
        )
        .filter((attribute) => !attribute.name.startsWith('aria-')),
    ).toEqual([]);
  }
});
