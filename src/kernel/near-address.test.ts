import { expect, test } from 'vitest';
import { nearAddress } from './near-address';

const COMMON = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'comcast.net',
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (domain: string) => domain.split('.')[0] ?? '';
const at = (text: string, index: number) => text.slice(0, index);

/** Every slip of one kind that a finger makes in the name of a provider, or in its ending. */
const SLIPS: Readonly<Record<string, (domain: string) => readonly string[]>> = {
  'two letters swapped': (domain) =>
    [...nameOf(domain)]
      .slice(1)
      .map((letter, index) => at(domain, index) + letter + domain[index] + domain.slice(index + 2)),
  'a letter missing': (domain) =>
    [...nameOf(domain)].map((_, index) => at(domain, index) + domain.slice(index + 1)),
  'a letter doubled': (domain) =>
    [...nameOf(domain)].map((letter, index) => at(domain, index) + letter + domain.slice(index)),
  'another letter': (domain) =>
    [...nameOf(domain)].flatMap((own, index) =>
      [...LETTERS]
        .filter((letter) => letter !== own)
        .map((letter) => at(domain, index) + letter + domain.slice(index + 1)),
    ),
  'a wrong ending': (domain) =>
    (domain.endsWith('.com')
      ? ['con', 'cmo', 'om', 'cm', 'co', 'comm', 'cpm', 'vom', 'xom', 'cop']
      : ['ent', 'ne', 'nte', 'nett', 'nrt', 'bet']
    ).map((ending) => `${nameOf(domain)}.${ending}`),
  'no dot': (domain) => [domain.replace('.', '')],
  'no ending': (domain) => [nameOf(domain)],
};
/** A slip may land on a provider’s own name. */
const REAL = new Set(['mail.com', 'email.com', 'ymail.com', 'tmail.com']);

test.each(Object.entries(SLIPS))(
  '%s in a common provider is seen, and the right one offered',
  (_, slipsOf) => {
    const wrong = COMMON.flatMap((domain) =>
      slipsOf(domain)
        .filter((slip) => slip !== domain && !REAL.has(slip))
        .map((slip) => [`sam.field@${slip}`, nearAddress(`sam.field@${slip}`), domain] as const)
        .filter(([, offered, right]) => offered !== `sam.field@${right}`),
    );
    expect(wrong).toEqual([]);
  },
);

test.each([
  'sam@gmail.com',
  'sam@GMAIL.COM',
  'sam@ymail.com',
  'sam@email.com',
  'sam@yahoo.co.uk',
  'sam@yahoo.fr',
  'sam@hotmail.it',
  'sam@outlook.de',
  'sam@live.nl',
  'sam@gmx.at',
  'sam@mail.example',
  'sam@quillhaven.example',
  'sam@cobalt-mail.example',
  'sam@students.example.edu',
  'sam@female.example',
  'sam@oak.net',
  'sam@lime.com',
  'sam@mei.com',
  'sam@aole.com',
  'sam',
  '@gmial.com',
  'sam@',
  '',
  `sam@${'g'.repeat(500)}`,
  '🌿@🌿.🌿',
])('%j is left alone', (address) => {
  expect(nearAddress(address)).toBeNull();
});
