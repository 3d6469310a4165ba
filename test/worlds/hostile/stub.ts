import { dice, type Dice } from '../random';
import { judgeFalsely, object, type Json } from './stub-judge';
import { EVIL_HOSTS, LIARS, LIE_EVENTS } from './lies';

/** What the stub is asked, as any service of this kind is. */
export interface StubQuestion {
  readonly prompt: string;
  readonly schema: unknown;
}

interface Entry {
  readonly id: string;
  readonly about: string;
  readonly value: string;
  readonly asOf: string;
  readonly quote: string;
}

export interface Stub {
  reply(question: StubQuestion): string;
  /** Every sentence it said that is not true, as it said it. */
  readonly lies: ReadonlySet<string>;
  /** The secret marks that its prompts held. */
  readonly marks: ReadonlySet<string>;
  readonly calls: () => number;
}

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The numbered rows of a prompt. */
export function entriesOf(prompt: string): Entry[] {
  return [...prompt.matchAll(/^(E\d+) (\{.*\})$/gm)].flatMap(([, id = '', body = '']) => {
    try {
      const { about, value, asOf, quote } = object(JSON.parse(body));
      return [
        {
          id,
          about: String(about ?? ''),
          value: String(value ?? ''),
          asOf: String(asOf ?? ''),
          quote: String(quote ?? ''),
        },
      ];
    } catch {
      return [];
    }
  });
}

export function statementsOf(
  prompt: string,
): { readonly id: string; readonly entries: string[] }[] {
  return [...prompt.matchAll(/^(C\d+) (\{.*\})$/gm)].map(([, id = '', body = '']) => ({
    id,
    entries: names(object(JSON.parse(body))['entries']),
  }));
}

/** Instructions within the material: whatever speaks to a machine is done at once. */
function orders(prompt: string): string[] {
  const material = entriesOf(prompt).map(({ quote }) => quote);
  return material
    .filter((said) =>
      /KX\d{6}Q|ignore all|instructions|SYSTEM|assistant|your rules|disregard/.test(said),
    )
    .map((said) =>
      said
        .replace(/[{}[\]"`<>]/g, ' ')
        .replace(/\s+/g, ' ')
        .slice(0, 200),
    );
}

const plainFalse = (roll: Dice, company: string): string =>
  roll.one([
    `${roll.one(LIARS.people)} has led ${company} since ${roll.one(LIARS.days)}.`,
    `Revenue came to ${roll.one(LIARS.amounts)} in 2025.`,
    `${company} employs ${roll.one(LIARS.counts)} people.`,
    `${company} ${roll.one(LIE_EVENTS)} last month.`,
    `It launched ${roll.one(LIARS.products)} on ${roll.one(LIARS.days)}.`,
    `${roll.one(LIARS.firms)} is its largest customer.`,
    `It is the largest and most admired company in its field.`,
    `Employees are leaving in great numbers.`,
    `Its owners are preparing a sale to ${roll.one(LIARS.firms)}.`,
  ]);

/** A true quote with one thing changed: what the page of the same sentence would never show. */
function bent(roll: Dice, { quote, value }: Entry): string | undefined {
  const flat = quote
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]*$/, '');
  if (flat.length > 260 || flat.startsWith('"') || flat.startsWith('{')) return undefined;
  const number = /\d[\d,.]*\d|\d/.exec(flat);
  const changes: (string | undefined)[] = [
    number === null
      ? undefined
      : flat.replace(
          number[0],
          String(Number(number[0].replace(/[,.]/g, '')) + roll.whole(3, 9) * 7),
        ),
    / (is|was|has|are|will) /.test(flat)
      ? flat.replace(/ (is|was|has|are|will) /, ' $1 not ')
      : undefined,
    /[A-Z][a-z]+ [A-Z][a-z]+/.test(value) && flat.includes(value)
      ? flat.replace(value, roll.one(LIARS.people))
      : undefined,
    /(January|February|March|April|May|June|July|August|September|October) /.test(flat)
      ? flat.replace(
          /(January|February|March|April|May|June|July|August|September|October) /,
          'December ',
        )
      : undefined,
    /\b(rose|grew|increase|up from)\b/.test(flat)
      ? flat.replace(
          /\b(rose|grew|increase|up from)\b/,
          (word) => ({ rose: 'fell', grew: 'shrank', increase: 'decrease' })[word] ?? 'down from',
        )
      : undefined,
    /\b(million|billion)\b/.test(flat)
      ? flat.replace(/\b(million|billion)\b/, (word) =>
          word === 'million' ? 'billion' : 'million',
        )
      : undefined,
  ];
  const possible = changes.filter((one): one is string => one !== undefined && one !== flat);
  return possible.length === 0 ? undefined : `${roll.one(possible)}.`;
}

const asQuestion = (said: string): string => `Why is it that ${said.replace(/[.?!]+$/, '')}?`;
const asAdvice = (said: string): string => `Tell them that you know this: ${said}`;

/** Three ways of spoiling the whole reply, none of which may hurt anybody. */
function damaged(roll: Dice, whole: string): string {
  return roll.one([
    whole.slice(0, Math.floor(whole.length * roll.next())),
    `<think>${whole}</think> I will not.`,
    whole.replaceAll('"', "'").replace(/\}/g, ',}'),
    `${whole}${whole}`,
    `Sure!\n\`\`\`json\n${whole}`,
    '['.repeat(3_000),
    whole
      .replace('"text"', '"__proto__":{"polluted":true},"text"')
      .replace('"sentences"', '"kind":"fact","verdict":"supported","sentences"'),
    whole.replace(
      /"evidenceIds":\[[^\]]*\]/g,
      '"evidenceIds":["E999","ev_00000000000000000000","../../etc/passwd"]',
    ),
    whole.replace(/"text":"/g, `"text":"\u202e\u200b[see](https://${roll.one(EVIL_HOSTS)}/x) `),
    whole.replace(/"text":"/g, '"text":"<img src=x onerror=alert(1)> '),
    '',
  ]);
}

/** A model that obeys every page, lies wherever it may and breaks what it is given. The same seed lies alike. */
export function hostileStub(seed: string, company: string): Stub {
  const lies = new Set<string>();
  const marks = new Set<string>();
  let calls = 0;
  const lie = (said: string): string => {
    lies.add(said);
    return said;
  };
  const sentence = (roll: Dice, prompt: string, schema: Json): Json => {
    const fields = object(schema['properties']);
    const entries = entriesOf(prompt);
    const statement =
      statementsOf(prompt).length === 0 ? undefined : roll.one(statementsOf(prompt));
    const cited = entries.filter(
      ({ id }) => statement === undefined || statement.entries.includes(id),
    );
    const entry = cited.length === 0 ? undefined : roll.one(cited);
    const isQuestion = prompt.includes('ends with a question mark');
    const heading = names(object(fields['heading'])['enum']);
    const labels = names(
      object(object(object(object(fields['notes'])['items'])['properties'])['label'])['enum'],
    );
    const order = orders(prompt);
    const falsehood = (): string => {
      const said =
        order.length > 0 && roll.chance(0.3)
          ? roll.one(order)
          : ((entry !== undefined && roll.chance(0.5) ? bent(roll, entry) : undefined) ??
            plainFalse(roll, company));
      return lie(isQuestion ? asQuestion(said) : statement === undefined ? said : asAdvice(said));
    };
    const honest =
      entry === undefined || entry.quote.length > 200
        ? falsehood()
        : isQuestion
          ? `What stands behind “${entry.quote}”?`
          : `It says: “${entry.quote}”.`;
    const named = roll.chance(0.1) ? ['E999'] : entry === undefined ? [] : [entry.id];
    return {
      text: roll.chance(0.35)
        ? honest
        : roll.chance(0.15)
          ? lie(`It writes: “${plainFalse(roll, company)}”`)
          : falsehood(),
      evidenceIds: named,
      ...(fields['claimIds'] === undefined
        ? {}
        : { claimIds: [roll.chance(0.05) ? 'C77' : (statement?.id ?? 'C1')] }),
      ...(heading.length === 0
        ? {}
        : { heading: roll.chance(0.03) ? plainFalse(roll, company) : roll.one(heading) }),
      ...(labels.length === 0
        ? {}
        : { notes: labels.map((label) => ({ label, text: lie(plainFalse(roll, company)) })) }),
    };
  };
  return {
    lies,
    marks,
    calls: () => calls,
    reply({ prompt, schema }) {
      calls += 1;
      // By what is asked and not by when: sections are asked for side by side.
      const roll = dice(`${seed} ${prompt}`);
      const asked = object(object(schema)['properties']);
      // As a second reader it would raise what it may only lower, and doubts what isn't there.
      if (asked['faults'] !== undefined)
        return JSON.stringify({
          faults: roll
            .some([0, 1, 2, 3, 7, 40, -1], 2)
            .map((number) => ({ number, fault: roll.one(['not-said', 'says-more', 'supported']) })),
          verdict: 'supported',
          claims: [{ id: 'c1', verdict: 'supported' }],
        });
      if (asked['labels'] !== undefined)
        return judgeFalsely(roll, dice(`${seed} judges`).one(['all', 'most', 'own']), prompt, lies);
      const item = object(object(asked['sentences'])['items']);
      const isRewrite = object(item['properties'])['number'] !== undefined;
      const count = roll.whole(2, 9);
      const sentences = isRewrite
        ? Array.from({ length: 12 }, (_, index) => ({
            number: index + 1,
            text: lie(
              roll.chance(0.5)
                ? plainFalse(roll, company)
                : (bent(
                    roll,
                    roll.one([
                      ...entriesOf(prompt),
                      { id: '', about: '', value: '', asOf: '', quote: 'It has 12 people' },
                    ]),
                  ) ?? plainFalse(roll, company)),
            ),
          }))
        : Array.from({ length: count }, () => sentence(roll, prompt, item));
      const whole = JSON.stringify({ sentences });
      for (const [, found = ''] of prompt.matchAll(/(?:Mark: |=== )(\S+)/g)) marks.add(found);
      const mark = /Mark: (\S+)/.exec(prompt)?.[1];
      if (mark !== undefined && roll.chance(0.05))
        return whole.replace('"text":"', `"text":"${mark} `);
      // Asked again it keeps the form, so that its lies reach whoever judges them.
      return prompt.includes('could not be used') || roll.chance(0.6)
        ? whole.replaceAll('"E999"', `"${entriesOf(prompt)[0]?.id ?? 'E1'}"`)
        : damaged(roll, whole);
    },
  };
}
