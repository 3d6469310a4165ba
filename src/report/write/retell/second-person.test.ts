import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { inSecondPerson } from './second-person';

const TELLER = { company: 'Bellmark', aliases: ['Bellmark Inc.'], parser: loadParser() };
const said = (text: string) => inSecondPerson(text, TELLER);

describe('a sentence on the company, said to its people', () => {
  test.each([
    ['Bellmark sells 40 kinds of gauges to mills.', 'You sell 40 kinds of gauges to mills.'],
    ['Its rail network includes 1,200 miles.', 'Your rail network includes 1,200 miles.'],
    [
      'It operates 12 mills and employs 900 people in its own shops.',
      'You operate 12 mills and employ 900 people in your own shops.',
    ],
    [
      'In May 2024, Bellmark sold its valve business.',
      'In May 2024, you sold your valve business.',
    ],
    [
      'Bellmark is the largest maker of gauges in Ohio.',
      'You are the largest maker of gauges in Ohio.',
    ],
    [
      'Bellmark is a company that focuses on gauges and valves.',
      'You are a company that focuses on gauges and valves.',
    ],
    ['Bellmark has opened 14 stores since 2021.', 'You have opened 14 stores since 2021.'],
  ])('becomes one with “you”: %s', (text, told) => {
    expect(said(text)).toBe(told);
  });

  test.each([
    ['somebody else acts', 'In May, Cobham bought Bellmark.'],
    ['something is done to it', 'Bellmark is run by a board of nine.'],
    ['the name is part of another', 'The Bellmark team is now 160 people.'],
    ['what is named after it acts', 'Bellmark servers ping a host with some data.'],
    ['two act', 'Bellmark sells gauges, and Cobham sells valves under its name.'],
    [
      'a verb of its isn’t read as one',
      'Bellmark values employee wellbeing and provides meal and rest breaks.',
    ],
    ['“it” stands in it again', 'Bellmark sells gauges where it has stores.'],
  ])('stays unsaid where %s', (_, text) => {
    expect(said(text)).toBeUndefined();
  });
});
