import { describe, expect, test } from 'vitest';
import { mentionOf, onDomain, sameName } from './compare-names';

describe('somebody’s name', () => {
  test.each([
    ['TARROW LANTERN WORKS, INC.', ['Tarrow Lantern Works, Inc.']],
    ['The Tarrow Lantern Works Incorporated', ['Tarrow Lantern Works, Inc.']],
    ['Tarrow Lantern Works', ['Tarrow Lantern Works, Inc.']],
    ['Société Générale S.A.', ['Societe Generale SA']],
    ['Johnson and Wick Co.', ['Johnson & Wick Company']],
    ['Target Corporation', ['Target Corp']],
  ])('“%s” is the company’s own', (said, known) => {
    expect(sameName(said, known)).toBe(1);
  });

  test.each([
    ['Tarrow Lantern Works, Inc. - Kern depot', ['Tarrow Lantern Works, Inc.'], 0.9],
    ['Tarrow Lantern Works #204', ['Tarrow Lantern Works'], 0.9],
    ['Tarrow Lantern Works dba Bright', ['Tarrow Lantern Works'], 0.9],
    ['Tarrow Lantern Works LLC', ['Tarrow Lantern Works, Inc.'], 0.85],
    ['Tarrow Lantern Works of Ohio', ['Tarrow Lantern Works'], 0.5],
    ['Target Hospitality Corp', ['Target Corporation'], 0.5],
    ['Apple Bank for Savings', ['Apple Inc.'], 0.5],
    ['Delta Dental', ['Delta Air Lines'], 0],
    ['Pineapple', ['Apple Inc.'], 0],
    ['Works Lantern Tarrow', ['Tarrow Lantern Works'], 0],
    ['', ['Tarrow'], 0],
    ['Tarrow', [''], 0],
    ['Tarrow', [], 0],
  ])('“%s” beside %j scores %d', (said, known, score) => {
    expect(sameName(said, known)).toBe(score);
  });
});

describe('a text', () => {
  test.each([
    ['Harbour picks Tarrow Lantern Works for its pier', ['Tarrow Lantern Works, Inc.'], false, 0.95],
    ['Shares of Target Corp. fell', ['Target'], true, 0.95],
    ['Target names a new chief', ['Target'], false, 0.8],
    ['Target names a new chief', ['Target'], true, 0.4],
    ['The bank will target small firms', ['Target'], false, 0.4],
    ['TARGET CLOSES STORES', ['Target'], false, 0.8],
    ['GAP analysis', ['Gap'], false, 0.4],
    ['Stargate opens', ['Target'], false, 0],
    ['Lantern works in Tarrow', ['Tarrow Lantern Works'], false, 0],
    ['', ['Target'], false, 0],
  ])('“%s” speaks of %j (rivals: %s) with %d', (text, known, hasRivals, score) => {
    expect(mentionOf(text, known, hasRivals)).toBe(score);
  });
});

test.each([
  ['https://news.tarrow.example/x', 'tarrow.example', 1], ['tarrow.example', 'tarrow.example', 1], ['https://nottarrow.example/', 'tarrow.example', 0], ['https://tarrow.example.evil.example/', 'tarrow.example', 0], ['https://tarrow.example/', undefined, 0],
])('%s lies on %s: %d', (value, domain, score) => {
  expect(onDomain(value, domain)).toBe(score);
});
