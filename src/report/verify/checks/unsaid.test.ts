import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { row, SETTING } from '../../fixtures/writing';
import { checkClaim, verifyClaim } from '..';

const check = (source: string, claim: string) =>
  checkClaim(claim, [source], 'Fernhollow', loadParser());

describe('a denial', () => {
  test.each([
    [
      'The mornings are quiet, and the evenings before a delivery are loud.',
      'It is not a business of loud evenings.',
    ],
    ['The mill works with three growers.', 'No grower works with the mill in winter.'],
    [
      'A shelf of failed parts stands in the mill.',
      'It is not a mill in which trust grows slowly.',
    ],
    ['A delay that is told early is half a delay.', 'A delay not told early is half a delay.'],
    [
      'Much of the equipment is older than the people who use it, and better kept.',
      'Much of the equipment is not older than the people who use it, and better kept.',
    ],
    ['What was left at the end', 'The books are not closed.'],
  ])('can’t be told of a source that denies nothing: “%s”', (source, claim) => {
    const checked = check(source, claim);
    expect(checked.isVetoed).toBe(true);
    expect(checked.reasons).toContain('It denies something, and the evidence denies nothing.');
  });

  test.each([
    ['The mill stopped milling oats in May.', 'Oats are not milled there any more.'],
    ['Only growers may enter the mill.', 'Nobody but growers may enter the mill.'],
    ['The mill has few visitors in winter.', 'Not many visit the mill in winter.'],
    ['The mill is without a roof.', 'The mill has no roof.'],
    ['The mill refuses oats.', 'The mill does not take oats.'],
    ['The mill lost its roof.', 'The mill has no roof now.'],
    ['Nobody rents the mill.', 'The mill is not rented.'],
    ['The mill remains whole.', 'The mill was not divided.'],
    ['The probe is wireless.', 'The probe needs no wires.'],
    ['The mill is private.', 'The mill is not public.'],
    ['The mill has been closed since May.', 'The mill does not run now.'],
    ['Its rules are as strict as before.', 'Its rules have not changed.'],
    ['The board rejected the offer.', 'The offer was not taken.'],
    ['The mill keeps its old wheel.', 'Its old wheel has not been replaced.'],
    ['The report is unaudited.', 'Nobody has audited the report.'],
  ])('is left to a judge where its source tells it otherwise: “%s”', (source, claim) => {
    expect(check(source, claim).reasons).not.toContain(
      'It denies something, and the evidence denies nothing.',
    );
  });

  test('of a value is refused where a model tells it, in whatever section', () => {
    const quote = '{"property": "headquarters", "value": "Ashby Falls"}';
    const evidence = [
      row({ attribute: 'headquarters', quote, value: 'Ashby Falls', sourceId: 'wikidata' }),
    ];
    const verdictOf = (text: string) =>
      verifyClaim(
        { kind: 'fact', text, evidence, restsOn: ['snapshot-1'], author: 'model' },
        SETTING,
        new Map(evidence.map((one) => [one.snapshot, one.quote])),
      ).verdict;
    expect(verdictOf('Fernhollow: It is not here.')).toBe('unsupported');
    expect(verdictOf('Fernhollow is in Ashby Falls.')).not.toBe('unsupported');
  });
});

describe('a superlative of the company', () => {
  const SOURCE = 'Frost is still the largest worry of the growers.';

  test('can’t be told of what the source says of something else', () => {
    const checked = check(SOURCE, 'It is the largest company in its field.');
    expect(checked.isVetoed).toBe(true);
    expect(checked.reasons).toContain('The evidence says “largest” of something else.');
  });

  test.each([
    [
      'Fernhollow is the leading maker of soil probes.',
      'It is the largest company that makes soil probes.',
    ],
    [SOURCE, 'Frost remains the biggest worry of growers.'],
    ['It is the top seller of probes.', 'It is the largest company in probes.'],
    ['The biggest bank in the valley is Fernhollow.', 'Fernhollow is the largest bank there.'],
    ['Fernhollow ranks first among makers of probes.', 'It is the largest firm that makes probes.'],
  ])('is left to a judge where the source may give it to the company: “%s”', (source, claim) => {
    expect(check(source, claim).reasons.join(' ')).not.toContain('of something else');
  });
});
