import type { Random } from '../../src/kernel/seeded-random';

type Damage = (reply: string, random: Random) => string;

const at = (text: string, random: Random): number => Math.floor(random.next() * (text.length + 1));
const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random.next() * items.length)] as Item;
const cut = (text: string, random: Random): [number, number] => {
  const [one, other] = [at(text, random), at(text, random)];
  return one < other ? [one, other] : [other, one];
};

const STRAY = [
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\u0000',
  '\ud800',
  '\udfff',
  '\u2028',
  '\u202e',
  '\ufeff',
  '😀',
  'null',
  'NaN',
  '-',
  '1e999',
  '//',
  '/*',
  '```',
  '<think>',
  '</think>',
  '\n',
  '\t',
  '“',
  '\\u12',
  '\\ud83d',
  '&#',
  '$&',
  '__proto__',
];
const VALUES = [
  'null',
  'true',
  '-1',
  '1e400',
  '99999999999999999999',
  '{}',
  '[]',
  '""',
  '[[[[]]]]',
  '{"__proto__":{"x":1}}',
  '"E0"',
  '"E-1"',
  '"E1 "',
  '"constructor"',
  'undefined',
  'Infinity',
];
const WRAPPERS: readonly Damage[] = [
  (reply) => `<think>First, {"sentences": []}. No.</think>${reply}`,
  (reply) => `<thinking>${reply}`,
  (reply) => `\`\`\`json\n${reply}\n\`\`\``,
  (reply) => `\`\`\`\n${reply}`,
  (reply) => `Certainly! Here you are:\n\n${reply}\n\nLet me know if you need more.`,
  (reply) => `[${reply}]`,
  (reply) => JSON.stringify(reply),
  (reply) => `${reply}${reply}`,
  (reply) => `data: ${reply}\n\ndata: [DONE]`,
  (reply) => `<!doctype html><title>502 Bad Gateway</title><pre>${reply}</pre>`,
  (reply) => `{"answer":${reply}}`,
  (reply) => reply.replaceAll('"', "'"),
  (reply) => reply.replace(/"(\w+)":/gu, '$1:'),
  (reply) => reply.replaceAll('}', ',}'),
  (reply) => reply.replaceAll('\\"', '"'),
  (reply) => reply.replaceAll('"', '”'),
  (reply) => reply.split('').join('\u200b'),
  () => '',
  () => 'I’m sorry, but I can’t help with that.',
  (reply, random) => '['.repeat(1 + Math.floor(random.next() * 3_000)) + reply,
  (reply, random) => '{"a":'.repeat(1 + Math.floor(random.next() * 3_000)) + reply,
  (reply, random) => reply.repeat(1 + Math.floor(random.next() * 5)),
];

const CUTS: readonly Damage[] = [
  (reply, random) => reply.slice(0, at(reply, random)),
  (reply, random) => reply.slice(at(reply, random)),
  (reply, random) => {
    const [start, end] = cut(reply, random);
    return reply.slice(0, start) + reply.slice(end);
  },
  (reply, random) => {
    const [start, end] = cut(reply, random);
    return reply.slice(0, end) + reply.slice(start);
  },
  (reply, random) => {
    const place = at(reply, random);
    return reply.slice(0, place) + pick(STRAY, random) + reply.slice(place);
  },
  (reply, random) => {
    const place = at(reply, random);
    return reply.slice(0, place) + pick(STRAY, random) + reply.slice(place + 1);
  },
  (reply, random) =>
    reply.replace(/"[^"]*"|\[[^\]]*\]/gu, (part) =>
      random.next() < 0.15 ? pick(VALUES, random) : part,
    ),
  (reply, random) =>
    reply.replace(
      /"(?:text|evidenceIds|claimIds|heading|notes|sentences|label|faults|number|fault)"/gu,
      (key) => (random.next() < 0.2 ? '"other"' : key),
    ),
  (reply, random) =>
    Array.from(reply, (sign) =>
      random.next() < 0.01 ? String.fromCharCode(Math.floor(random.next() * 65_536)) : sign,
    ).join(''),
];

/** A model’s reply after one to four misfortunes, each of a kind that services and models have. */
export function damageReply(reply: string, random: Random): string {
  let damaged = reply;
  const times = 1 + Math.floor(random.next() * 4);
  for (let time = 0; time < times; time += 1)
    damaged = pick(random.next() < 0.4 ? WRAPPERS : CUTS, random)(damaged, random);
  return damaged;
}
