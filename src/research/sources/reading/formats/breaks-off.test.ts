import { expect, test } from 'vitest';
import { breaksOff } from './breaks-off';

test.each([
  ['<a><b>1</b></a>', false],
  ['<a/>', false],
  ['<?xml version="1.0"?><!-- <x> --><!DOCTYPE a><a k="1"><b>1</b>', true],
  ['\n<rdf:RDF x="1"><item>', true],
  ['<rss><channel></channel></rss>\n<!-- end -->', false],
  ['{"a":1}', false],
  ['', false],
])('%j breaks off: %j', (xml, expected) => {
  expect(breaksOff(xml)).toBe(expected);
});
