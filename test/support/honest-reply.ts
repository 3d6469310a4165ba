interface Entry {
  readonly id: string;
  readonly quote: string;
}

interface Statement {
  readonly id: string;
  readonly entries: readonly string[];
}

function lines<Value>(prompt: string, letter: 'E' | 'C' | 'S'): (Value & { id: string })[] {
  return Array.from(
    prompt.matchAll(new RegExp(`^(${letter}\\d+) (\\{.*\\})$`, 'gmu')),
    ([, id = '', json = '']) => ({ ...(JSON.parse(json) as Value), id }),
  );
}

function named(prompt: string, beginning: string): string[] {
  const line = prompt.split('\n').find((one) => one.startsWith(beginning)) ?? '';
  return Array.from(line.matchAll(/“([^”]+)”/gu), ([, name = '']) => name);
}

const isSayable = ({ quote }: Entry): boolean =>
  /^[^{}<>|[\]“”"&*@\n]{20,200}$/u.test(quote) && !/\w\.\w|\/\//u.test(quote);

/**
 * What an honest model would say: a few quotes, word for word, with the ids they come from. It
 * reads nothing but the prompt, so that it also shows what the prompt tells a model.
 */
export function honestReply(prompt: string): string {
  if (prompt.startsWith('The sentences below')) return JSON.stringify({ sentences: [] });
  if (prompt.startsWith('Plan the briefing')) return plan(prompt);
  if (prompt.startsWith('Read the whole')) return lastReading(prompt);
  const entries = lines<Entry>(prompt, 'E').filter(isSayable);
  const statements = lines<Statement>(prompt, 'C');
  const headings = named(prompt, 'Headings');
  const end = prompt.includes('ends with a question mark') ? '?' : '.';
  const labels = named(prompt, 'Every sentence has these notes');
  const sentences = entries.flatMap(({ id, quote }, index) => {
    const basis = statements
      .filter((statement) => statement.entries.includes(id))
      .map((statement) => statement.id);
    if (statements.length > 0 && basis.length === 0) return [];
    return [
      {
        text: `“${quote.replace(/[.!?]$/u, '')}”${end}`,
        evidenceIds: [id],
        ...(statements.length === 0 ? {} : { claimIds: basis.slice(0, 1) }),
        ...(headings[0] === undefined ? {} : { heading: headings[index % headings.length] }),
        ...(labels.length === 0
          ? {}
          : {
              notes: labels.map((label) => ({
                label,
                text: 'whether you have read it with care.',
              })),
            }),
      },
    ];
  });
  return JSON.stringify({ sentences: sentences.slice(0, 8) });
}

/** The first entries matter most; nothing is joined that a reader would have to guess at. */
function plan(prompt: string): string {
  const ids = lines<Entry>(prompt, 'E').map(({ id }) => id);
  return JSON.stringify({ leads: ids.slice(0, 5), connected: [] });
}

/** Nothing to cut, and the order as it is. */
function lastReading(prompt: string): string {
  const ids = lines<object>(prompt, 'S').map(({ id }) => id);
  return JSON.stringify({ cut: [], join: [], order: ids });
}
