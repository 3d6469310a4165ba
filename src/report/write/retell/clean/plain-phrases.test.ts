import { describe, expect, test } from 'vitest';
import {
  inPlainPhrases,
  withoutCompanions,
  withoutPraise,
  withoutSelfPortrait,
} from './plain-phrases';

describe('longer ways to say a thing give way to the shorter', () => {
  test.each([
    ['Our mill is located in Omaha.', 'Our mill is in Omaha.'],
    ['Bell pays for trains as well as parking.', 'Bell pays for trains along with parking.'],
    [
      'Its staff owns bees, and its clerks are in 9 states, with half of its clerks in Ohio.',
      'Its staff owns bees, and its clerks are in 9 states, with half of its clerks in Ohio.',
    ],
    [
      'Bell’s clerks are in 9 states, with half of its clerks in Ohio.',
      'Bell’s clerks are in 9 states, with half of them in Ohio.',
    ],
    [
      'Bell sold 40 mills, a 6% increase versus 2023.',
      'Bell sold 40 mills, a 6% increase from 2023.',
    ],
    ['Ada Moss is Chief Executive Officer.', 'Ada Moss is chief executive officer.'],
    ['Vice President Ada Moss bakes.', 'Vice President Ada Moss bakes.'],
    ['Bell is a company focusing on bread.', 'Bell is a company that focuses on bread.'],
    ['In May, Bell announced its intention to close.', 'In May, Bell announced plans to close.'],
    [
      'Our staff are located in 9 states, with over half of its employees located in Ohio.',
      'Our staff are in 9 states, with over half of its employees in Ohio.',
    ],
    ['In May 2024 it completed the sale of its mill.', 'In May 2024 it sold its mill.'],
    ['Bell completed its acquisition of Tarn.', 'Bell acquired Tarn.'],
    ['Bell is a rapidly growing team with a mill.', 'Bell is a team with a mill.'],
    ['The Recruiter calls one of our recruiters.', 'The recruiter calls one of our recruiters.'],
    ['Bell is a California Benefit Corporation.', 'Bell is a California benefit corporation.'],
    ['You will be presented with a mill.', 'You will be given a mill.'],
    ['You meet one of Bell’s Co-Founders.', 'You meet one of Bell’s co-founders.'],
    ['You have one to one talks.', 'You have one-on-one talks.'],
    [
      'Recruiters call, and Recruiter calls are short.',
      'Recruiters call, and recruiter calls are short.',
    ],
    ['Recruiter calls are short.', 'Recruiter calls are short.'],
    ['The Hiring Manager’s interview is short.', 'The hiring manager’s interview is short.'],
    ['Bell has three operating business segments.', 'Bell has three segments.'],
    [
      'Sales of Tarn are presented with those of Bell.',
      'Sales of Tarn are presented with those of Bell.',
    ],
    ['The mill located in Omaha burned.', 'The mill located in Omaha burned.'],
    [
      'Bell intends to complete the sale of its mill.',
      'Bell intends to complete the sale of its mill.',
    ],
  ])('%s', (written, told) => {
    expect(inPlainPhrases(written)).toBe(told);
  });
});

test.each([
  ['As a fully remote and global team, we meet twice a year.', 'We meet twice a year.'],
  ['As a member of the team, you bake.', 'As a member of the team, you bake.'],
  ['As a company we bake.', 'As a company we bake.'],
])('what a company calls itself goes before what it does: %s', (written, told) => {
  expect(withoutSelfPortrait(written)).toBe(told);
});

test.each([
  [
    'Tarn, a mill of Bell, along with other mills and bakers, is a defendant in 46 lawsuits.',
    'Tarn, a mill of Bell, is a defendant in 46 lawsuits.',
  ],
  [
    'Bell works along with other mills, and is paid.',
    'Bell works along with other mills, and is paid.',
  ],
])('who shares it goes: %s', (written, told) => {
  expect(withoutCompanions(written)).toBe(told);
});

test.each([
  ['We have a partnership with Tarn, a leading maker of bags.', 'We have a partnership with Tarn.'],
  ['Tarn, a leading maker of bags, is ours.', 'Tarn, a leading maker of bags, is ours.'],
  [
    'Tarn, the leading mill of Ohio, sold flour, and bread.',
    'Tarn, the leading mill of Ohio, sold flour, and bread.',
  ],
  ['Tarn is a leading maker of bags.', 'Tarn is a leading maker of bags.'],
  [
    'We bought Tarn, a leading mill with 40 presses.',
    'We bought Tarn, a leading mill with 40 presses.',
  ],
])('praise behind a name goes from the end of a sentence: %s', (written, told) => {
  expect(withoutPraise(written)).toBe(told);
});
