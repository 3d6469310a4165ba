import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import type { OutlinePicture, Picture } from '../../document';
import { outlinePicture } from '../../document/outline/pictures';
import {
  EVENTS,
  EVERY_KIND,
  LEADERS,
  named,
  PAY,
  TEAMS,
  THEMES,
  YEARS,
  year,
} from '../../fixtures/pictures';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { widthOf } from '../pictures/measure';
import { renderPicture, SHEET } from './render-picture';

const SCHEMES = ['page', 'print'] as const;
const PHONE = 264;
const PAGE = 600;

function outlined(picture: Picture): OutlinePicture {
  const made = outlinePicture(picture, new Map());
  if (made === undefined) throw new Error(`${picture.id} is no picture`);
  return made;
}

const drawingsOf = (picture: Picture, scheme: (typeof SCHEMES)[number]) => [
  ...parseHTML(
    `<body>${renderPicture(outlined(picture), { scheme })}</body>`,
  ).document.querySelectorAll('body > svg'),
];

const wordsOf = (svg: Element) =>
  [...svg.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');

interface Box {
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

/** Where each word stands in a drawing of that width, by the same careful measure that it was laid out with. */
function boxesOf(svg: Element, width: number): Box[] {
  return [...svg.querySelectorAll('text')].map((text) => {
    const said = text.getAttribute('x') ?? '0';
    const x = said.endsWith('%') ? (Number.parseFloat(said) / 100) * width : Number(said);
    const size = Number(text.getAttribute('font-size') ?? svg.getAttribute('font-size'));
    // The measure is careful by about a tenth.
    const long = widthOf(text.textContent ?? '', size) * 0.9;
    const anchor = text.getAttribute('text-anchor');
    const left = anchor === 'end' ? x - long : anchor === 'middle' ? x - long / 2 : x;
    return {
      words: text.textContent ?? '',
      left,
      right: left + long,
      base: Number(text.getAttribute('y')),
      size,
    };
  });
}

function faultsIn(svg: Element, width: number): string[] {
  const boxes = boxesOf(svg, width);
  const height = Number(svg.getAttribute('height'));
  const out = boxes
    .filter(
      ({ left, right, base, size }) =>
        left < -2 || right > width + 2 || base > height || base - size < -2,
    )
    .map(({ words }) => `${words} stands outside`);
  const over = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          Math.abs(one.base - other.base) < Math.min(one.size, other.size) * 0.9,
      )
      .map((other) => `${one.words} covers ${other.words}`),
  );
  return [...out, ...over];
}

const LONG =
  'A name that goes on and on, and on once more, until nobody can remember how it began at all, truly';
describe.each(SCHEMES)('a picture for the %s', (scheme) => {
  test.each(EVERY_KIND)(
    'of $id is an image with a name and a sentence, and says what its figures are',
    (picture) => {
      for (const svg of drawingsOf(picture, scheme)) {
        expect(svg.getAttribute('role')).toBe('img');
        expect([
          svg.firstElementChild?.tagName.toLowerCase(),
          svg.firstElementChild?.textContent,
        ]).toEqual(['title', picture.title]);
        expect([svg.children[1]?.tagName.toLowerCase(), svg.children[1]?.textContent]).toEqual([
          'desc',
          picture.says,
        ]);
        expect(wordsOf(svg).length).toBeGreaterThan(3);
        // What is drawn is said by the two above, and not label by label.
        expect(
          svg.querySelector(':scope > g[aria-hidden="true"]')?.childElementCount,
        ).toBeGreaterThan(3);
      }
    },
  );

  test.each(EVERY_KIND)(
    'of $id has no names to clash, no script, no address and no style of its own',
    (picture) => {
      for (const svg of drawingsOf(picture, scheme)) {
        const attributes = [...svg.querySelectorAll('*'), svg].flatMap((element) =>
          [...element.attributes].map(({ name }) => name),
        );
        expect(attributes.filter((name) => /^(?:id|style|href|src|on)/u.test(name))).toEqual([]);
        const plain = ['title', 'desc', 'g', 'svg', 'rect', 'line', 'circle', 'text'];
        expect(
          [...svg.querySelectorAll('*')]
            .map(({ tagName }) => tagName.toLowerCase())
            .filter((name) => !plain.includes(name)),
        ).toEqual([]);
      }
    },
  );

  test.each(EVERY_KIND)('of $id keeps its words apart and within, at every width', (picture) => {
    for (const svg of drawingsOf(picture, scheme)) {
      const narrow =
        scheme === 'print' ? SHEET : svg.getAttribute('class') === 'wide' ? PAGE : PHONE;
      for (const width of scheme === 'print' ? [narrow] : [narrow, narrow + 40, 672])
        expect(faultsIn(svg, width), `${width}`).toEqual([]);
    }
  });

  test.each(
    EVERY_KIND.flatMap((picture) =>
      [...HOSTILE_NAMES, ['a long sentence', LONG] as const].map(([kind, name]) => ({
        id: picture.id,
        kind,
        picture: named(picture, name),
      })),
    ),
  )('of $id with $kind in it stays whole, and its words apart', ({ picture }) => {
    for (const svg of drawingsOf(picture, scheme)) {
      expect(
        faultsIn(
          svg,
          scheme === 'print' ? SHEET : svg.getAttribute('class') === 'wide' ? PAGE : PHONE,
        ),
      ).toEqual([]);
      expect(svg.querySelectorAll('script, img, style, a, image, foreignObject')).toHaveLength(0);
    }
  });

  test('is the same to the letter whenever it is drawn', () => {
    for (const picture of EVERY_KIND)
      expect(renderPicture(outlined(picture), { scheme })).toBe(
        renderPicture(outlined(JSON.parse(JSON.stringify(picture)) as Picture), { scheme }),
      );
  });
});

describe('colour', () => {
  test('is the page’s own on the page, and fixed in print', () => {
    for (const picture of EVERY_KIND) {
      expect(renderPicture(outlined(picture), { scheme: 'page' })).not.toMatch(
        /fill=|stroke=|#[0-9a-f]{6}/u,
      );
      expect(renderPicture(outlined(picture), { scheme: 'print' })).not.toMatch(/class=|var\(/u);
    }
  });
});

/** As a phone shows it. */
const shapes = (picture: Picture, tag: string, role: string) => [
  ...(drawingsOf(picture, 'page')[0]?.querySelectorAll(`${tag}.p-${role}`) ?? []),
];
const phoneWords = (picture: Picture) => drawingsOf(picture, 'page').slice(0, 1).flatMap(wordsOf);
const lengths = (found: readonly Element[], name: string) =>
  found.map((element) => Number.parseFloat(element.getAttribute(name) ?? ''));

describe('columns', () => {
  test('are as high as their figures, and a year without one has none', () => {
    const bars = [...shapes(YEARS, 'rect', 'pale'), ...shapes(YEARS, 'rect', 'bar')];
    const [first = 0, second = 0, third = 0] = lengths(bars, 'height');
    expect(bars).toHaveLength(3);
    expect(second / third).toBeCloseTo(1410 / 1577, 2);
    expect(first / third).toBeCloseTo(1200 / 1577, 2);
    expect(drawingsOf(YEARS, 'page').flatMap(wordsOf)).toEqual(
      expect.arrayContaining(['2024', '–']),
    );
  });

  test('hang hollow below the line where a year was a loss', () => {
    const picture = { ...YEARS, values: [year('2023', -20), year('2024', -10), year('2025', 10)] };
    const [deep = 0, shallow = 0] = lengths(shapes(picture, 'rect', 'hollow'), 'height');
    const [up] = shapes(picture, 'rect', 'bar');
    expect(deep / shallow).toBeCloseTo(2, 1);
    expect(Number(up?.getAttribute('y')) + Number(up?.getAttribute('height'))).toBeCloseTo(
      lengths(shapes(picture, 'rect', 'hollow'), 'y')[0] ?? 0,
      1,
    );
  });

  test.each([
    ['all are equal', [5, 5, 5], [84, 84, 84]],
    ['all are nothing', [0, 0, 0], [0, 0, 0]],
    ['one is beyond all measure', [1, 2, 9e14], [1.5, 1.5, 84]],
  ])('stay on the page when %s', (_kind, values, heights) => {
    const picture = { ...YEARS, values: values.map((value, at) => year(String(2020 + at), value)) };
    const columns = [...shapes(picture, 'rect', 'pale'), ...shapes(picture, 'rect', 'bar')];
    expect(lengths(columns, 'height')).toEqual(heights);
    for (const svg of drawingsOf(picture, 'page')) expect(faultsIn(svg, PHONE)).toEqual([]);
  });

  test('of four hundred years draw eight, one of them dark, and name that, the first, and the last', () => {
    const picture = {
      ...YEARS,
      values: Array.from({ length: 400 }, (_, at) => year(String(1600 + at), at + 1)),
    };
    expect(shapes(picture, 'rect', 'pale')).toHaveLength(7);
    expect(shapes(picture, 'rect', 'bar')).toHaveLength(1);
    expect(phoneWords(picture).filter((words) => /^\d{4}$/u.test(words))).toEqual(['1992', '1999']);
  });

  test('make the year dark in which losses turned to profit', () => {
    const values = [-5, -3, 4, 9].map((value, at) => year(String(2020 + at), value));
    const [dark] = shapes({ ...YEARS, values }, 'rect', 'bar');
    expect(Number.parseFloat(dark?.getAttribute('x') ?? '')).toBeCloseTo(54.75, 1);
  });
});

describe('bars', () => {
  test('are as long as their figures, and nothing is drawn for nothing', () => {
    const [long = 0, short = 0, ...others] = lengths(shapes(THEMES, 'rect', 'bar'), 'width');
    expect(short / long).toBeCloseTo(1 / 3, 2);
    expect(others).toEqual([]);
  });
});

describe('ranges of pay', () => {
  test('are told apart in grey: the reader’s is dark and named, the others are light', () => {
    expect(shapes(PAY, 'rect', 'strong')).toHaveLength(1);
    expect(shapes(PAY, 'rect', 'pale')).toHaveLength(1);
    expect(drawingsOf(PAY, 'page').flatMap(wordsOf)).toEqual(
      expect.arrayContaining(['your role', '$148K – $176K', '$61.5K – $80K']),
    );
  });

  test('stand on one axis whose ends are said', () => {
    const words = drawingsOf(PAY, 'page').flatMap(wordsOf);
    expect(words.slice(-2)).toEqual(['$50K', '$200K']);
    const [own] = shapes(PAY, 'rect', 'strong');
    expect(Number.parseFloat(own?.getAttribute('x') ?? '')).toBeCloseTo(
      ((148 - 50) / 150) * 100,
      1,
    );
    expect(Number.parseFloat(own?.getAttribute('width') ?? '')).toBeCloseTo((28 / 150) * 100, 1);
  });

  test.each([
    [500, 500],
    [1, 9e14],
    [0.5, 0.75],
  ])('from %d to %d are still drawn within the width', (low, high) => {
    const [bar] = shapes(
      { ...PAY, ranges: [{ label: 'Miller', low, high, evidenceIds: [] }] },
      'rect',
      'pale',
    );
    expect(
      Number.parseFloat(bar?.getAttribute('x') ?? '') +
        Number.parseFloat(bar?.getAttribute('width') ?? ''),
    ).toBeLessThanOrEqual(100);
  });
});

describe('the other kinds', () => {
  test('tenures begin where somebody came, and end today', () => {
    const bars = shapes(LEADERS, 'rect', 'bar');
    expect(
      bars.map((bar) =>
        Math.round(
          Number.parseFloat(bar.getAttribute('x') ?? '') +
            Number.parseFloat(bar.getAttribute('width') ?? ''),
        ),
      ),
    ).toEqual([100, 100]);
    expect(drawingsOf(LEADERS, 'page').flatMap(wordsOf)).toContain('not said since when');
  });

  test('names stand above their bars on a phone, and beside them where there is room', () => {
    const [narrow, wide] = drawingsOf(PAY, 'page').map((svg) =>
      lengths([...svg.querySelectorAll('rect')], 'x'),
    );
    expect(Math.min(...(narrow ?? []))).toBeLessThan(40);
    expect(Math.min(...(wide ?? []))).toBeGreaterThan(40);
    expect(drawingsOf(PAY, 'page').map((svg) => Number(svg.getAttribute('height')) > 60)).toEqual([
      true,
      true,
    ]);
  });

  test('a timeline is drawn for two widths, and the style shows one', () => {
    expect(drawingsOf(EVENTS, 'page').map((svg) => svg.getAttribute('class'))).toEqual([
      'narrow',
      'wide',
    ]);
    expect(drawingsOf(EVENTS, 'print')).toHaveLength(1);
    expect(
      drawingsOf(EVENTS, 'page').map(
        (svg) => wordsOf(svg).filter((words) => words === 'March 11, 2026').length,
      ),
    ).toEqual([1, 1]);
  });

  test('a grid is darker where there is more, with the count in it', () => {
    expect(shapes(TEAMS, 'rect', 'bar')).toHaveLength(1);
    expect(shapes(TEAMS, 'rect', 'pale')).toHaveLength(2);
    expect(phoneWords(TEAMS).filter((words) => words === '3')).toHaveLength(1);
  });
});
