import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detailFields, detailNames } from '../../../../content/order-fields';
import { checkMailAddress } from '../../../platform/mail';
import { adaDetails } from '../../testing';
import { cleanDetails, cleanText, cutDetails, detailFaults, similarityOf } from './clean-details';

describe('What was typed', () => {
  test('is kept as it is, but for the spaces around it', () => {
    const typed = {
      ...adaDetails,
      company: '  Ærø & “Søn”, 株式会社  ',
      interviewers: 'Sam Okoro\r\nLena Vance\n',
    };

    expect(cleanDetails(typed)).toEqual({
      ...adaDetails,
      company: 'Ærø & “Søn”, 株式会社',
      interviewers: 'Sam Okoro\nLena Vance',
    });
  });

  test('keeps emoji, right-to-left letters and markup, which are nobody’s fault', () => {
    for (const text of [
      '👩‍💻 Backend',
      'שלום',
      '<b>Backend</b> & "more"',
      "Robert'); DROP TABLE x;--",
      'a\tb',
    ]) {
      expect(cleanText(text)).toBe(text);
    }
  });

  test('loses what a database can’t hold and a mail’s head must not', () => {
    expect(cleanText('a\u0000b\u0007c\u001bd\u007fe')).toBe('abcde');
    expect(cleanText('a\rb\u2028c\u2029d')).toBe('abcd');
    expect(cleanText('half \ud83d of a pair')).toBe('half \ufffd of a pair');
  });

  test('is clean once it was cleaned, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.length).toBeLessThanOrEqual(text.length);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[\u0000\r\u2028]/u);
      }),
    );
  });

  test('is taken up to each field’s bound, and one more letter is said at its field', () => {
    for (const field of detailNames.filter((one) => one !== 'email')) {
      const { limit } = detailFields[field];
      expect(detailFaults({ ...adaDetails, [field]: 'x'.repeat(limit) }), field).toEqual({});
      const faults = detailFaults({ ...adaDetails, [field]: 'x'.repeat(limit + 1) });
      expect(Object.keys(faults), field).toEqual([field]);
      expect(faults[field], field).toContain(limit.toLocaleString('en-US'));
    }
  });

  test('needs a company, a role and an address, and nothing else', () => {
    const least = { ...adaDetails, name: '', interviewers: '', location: '' };
    expect(detailFaults(least)).toEqual({});
    expect(detailFaults({ ...least, company: ' ', role: '', email: '' })).toEqual({
      company: 'Company name is required',
      role: 'Role is required',
      email: 'Email is required',
    });
  });

  test('is cut where the provider cuts, never through a letter, and an address is not cut at all', () => {
    const long = {
      ...adaDetails,
      company: `${'a'.repeat(499)}😀`,
      role: 'b'.repeat(900),
      email: `${'c'.repeat(600)}@candidate.example`,
    };

    const cut = cutDetails(long, 500);

    expect(cut.company).toHaveLength(500);
    expect(cut.company.isWellFormed()).toBe(true);
    expect(cut.role).toBe('b'.repeat(500));
    expect(cut.email).toBe(long.email);
  });
});

describe('The address of a buyer', () => {
  const cleanAddress = (email: string): string => cleanDetails({ ...adaDetails, email }).email;
  const faultOf = (email: string): string | undefined =>
    detailFaults(cleanDetails({ ...adaDetails, email })).email;

  test('is taken if and only if the mailer can send to it, whatever was typed', () => {
    const pieces = [
      ...'ab1.@,;:<>()[]"\\ \u0007\n',
      'mailto:',
      'jane@mail.example',
      'x'.repeat(250),
    ];
    const typed = fc
      .array(fc.constantFrom(...pieces), { maxLength: 12 })
      .map((some) => some.join(''));
    fc.assert(
      fc.property(typed, (email) => {
        expect(faultOf(email) === undefined).toBe(checkMailAddress(cleanAddress(email)).ok);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['a,b@x.example', 'x@[127.0.0.1].example', '"jane"@x.example', 'Jane<jane@x.example>'])(
    'is refused in a sentence that says what is taken: %s',
    (email) => expect(faultOf(email)).toContain('Enter one address, such as jane@mail.com'),
  );

  test.each([
    'jane@x.example,',
    'jane@x.example;',
    'jane@x.example.',
    '<jane@x.example>',
    '<jane@x.example>,',
    'jane@x.example,;',
    ' mailto:jane@x.example ',
  ])('is taken without what a paste brought along: %s', (email) => {
    expect(faultOf(email)).toBeUndefined();
    expect(cleanAddress(email)).toBe('jane@x.example');
  });
});

describe('The same buyer and the same company', () => {
  test('are known in any case and spacing', () => {
    const one = similarityOf({ email: 'Ada@Candidate.example', company: 'Quillhaven  Systems' });
    expect(similarityOf({ email: ' ada@candidate.example ', company: 'quillhaven systems' })).toBe(
      one,
    );
  });

  test('differ if either does', () => {
    const one = similarityOf({ email: 'ada@candidate.example', company: 'Quillhaven' });
    expect(
      similarityOf({ email: 'ada@candidate.example', company: 'Quillhaven Systems' }),
    ).not.toBe(one);
    expect(similarityOf({ email: 'tom@candidate.example', company: 'Quillhaven' })).not.toBe(one);
  });
});
