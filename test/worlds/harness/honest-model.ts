import type { Model } from '../../../src/platform/models';
import { entriesOf, statementsOf } from '../hostile/stub';

type Json = Readonly<Record<string, unknown>>;
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const MOST = 8;

/** A sentence as a careful model would write it from one entry and no other. */
function sentenceOf(
  about: string,
  value: string,
  asOf: string,
  quote: string,
  company: string,
): string {
  const year = asOf.slice(0, 4);
  switch (about) {
    case 'revenue':
      return `${company} had revenue of ${Number(value).toLocaleString('en-US')} in ${year}.`;
    case 'employees':
      return `${company} employs ${Number(value).toLocaleString('en-US')} people.`;
    case 'chief-executive':
      return `${value} is the chief executive of ${company}.`;
    case 'founded':
      return `${company} was founded in ${value.slice(0, 4)}.`;
    case 'headquarters':
      return `${company} has its headquarters in ${value}.`;
    case 'launch':
      return `${company} launched ${value}.`;
    default:
      return `It says: “${quote.replace(/\s+/g, ' ').replace(/[.!?]$/, '')}”.`;
  }
}

/** A model that keeps every rule it is given: what it says wrongly it was given wrongly. */
export function honestModel(company: string): Model {
  return {
    name: 'scripted:honest',
    price: { input: 1, output: 1 },
    async ask({ prompt, form, instructions }) {
      const item = object(object(object(object(form)['properties'])['sentences'])['items']);
      const fields = object(item['properties']);
      const entries = entriesOf(prompt);
      const statements = statementsOf(prompt);
      const asks = prompt.includes('ends with a question mark');
      const [heading] = names(object(fields['heading'])['enum']);
      const labels = names(
        object(object(object(object(fields['notes'])['items'])['properties'])['label'])['enum'],
      );
      const chosen = entries
        .filter(({ quote }) => quote.length > 20 && quote.length < 220 && !quote.startsWith('{'))
        .slice(0, MOST);
      const sentences =
        fields['number'] !== undefined
          ? []
          : chosen.flatMap(({ id, about, value, asOf, quote }) => {
              const statement = statements.find((one) => one.entries.includes(id));
              if (statements.length > 0 && statement === undefined) return [];
              const said = sentenceOf(about, value, asOf, quote, company);
              return [
                {
                  text: asks
                    ? `What stands behind “${quote.replace(/\s+/g, ' ').replace(/[.!?]$/, '')}”?`
                    : said,
                  evidenceIds: [id],
                  ...(statement === undefined ? {} : { claimIds: [statement.id] }),
                  ...(heading === undefined ? {} : { heading }),
                  ...(labels.length === 0
                    ? {}
                    : {
                        notes: labels.map((label) => ({
                          label,
                          text: 'That they speak of it openly and give an example.',
                        })),
                      }),
                },
              ];
            });
      const used = {
        inputTokens: Math.ceil((prompt.length + instructions.length) / 4),
        outputTokens: 200,
        micros: 1,
      };
      return { reply: { ok: true, value: JSON.stringify({ sentences }) }, used };
    },
  };
}
