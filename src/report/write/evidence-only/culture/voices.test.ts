import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../research/evidence/shape';
import { row } from '../../../fixtures/writing';
import { leansTo, rowLeaning, voicesIn } from './voices';

const spoken = (quote: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'public-voice', topic: 'culture', quote, ...changes });

function leaningOf(quote: string): string {
  const [voice] = voicesIn([spoken(quote)]);
  return voice === undefined
    ? 'silent'
    : `+ ${leansTo(voice, 'praise').join(', ')} - ${leansTo(voice, 'blame').join(', ')}`;
}

describe('what a voice leans to', () => {
  test.each([
    ['The pay is fair and the managers are honest.', '+ pay, managers - '],
    ['On-call was rough and the pay is under that of others.', '+  - being on call, pay'],
    ['The engineers are kind and the pager is not.', '+ the people - being on call'],
    ['The managers are not honest with anyone.', '+  - managers'],
    ['The pay is not bad for the valley.', '+  - '],
    ['Interviews ran over two days there.', '+  - '],
    ['Great pay, terrible managers.', '+ pay - managers'],
  ])('“%s”', (quote, leaning) => {
    expect(leaningOf(quote)).toBe(leaning);
  });

  test('words on anything but the work there are no voice on it', () => {
    expect(leaningOf('The probe is the best that I have ever used.')).toBe('silent');
  });
});

describe('who counts as one voice', () => {
  test('all sentences of one page', () => {
    const rows = [
      spoken('I worked there for years.', { url: 'https://talk.example/1' }),
      spoken('The pay was fair.', { url: 'https://talk.example/1' }),
    ];
    const [voice, ...others] = voicesIn(rows);
    expect(others).toEqual([]);
    expect(voice?.inside?.quote).toBe('I worked there for years.');
    expect(voice?.best.quote).toBe('The pay was fair.');
  });

  test('copies of one text on two pages', () => {
    expect(
      voicesIn([
        spoken('The pay was fair.', { cluster: 'one' }),
        spoken('The pay was fair.', { cluster: 'one' }),
      ]),
    ).toHaveLength(1);
  });

  test('nobody, where there are no rows or only markup', () => {
    expect(voicesIn([])).toEqual([]);
    expect(voicesIn([spoken('{"pay":"fair","team":"kind"}')])).toEqual([]);
  });
});

test('of several sentences the one that only praises stands for the praise', () => {
  const url = 'https://talk.example/2';
  const [voice] = voicesIn([
    spoken('The pay was fair and the travel was far too much.', { url }),
    spoken('Managers are honest people.', { url }),
  ]);
  expect(voice && rowLeaning(voice, 'praise').quote).toBe('Managers are honest people.');
  expect(voice && rowLeaning(voice, 'blame').quote).toContain('far too much');
});
