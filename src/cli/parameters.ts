import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UsageFault } from './verb';

/** What follows the verb, as options by name; whatever else was typed is told in one sentence. */
export function readParameters<const Options extends ParseArgsOptionsConfig>(
  parameters: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...parameters], options }).values;
  } catch (error) {
    throw new UsageFault(sentenceOf(error as NodeJS.ErrnoException, Object.keys(options)));
  }
}

const namesInSentence = (names: readonly string[]): string =>
  names.length === 0
    ? 'this verb takes no options'
    : `options: ${names.map((name) => `--${name}`).join(', ')}`;

function sentenceOf({ code, message }: NodeJS.ErrnoException, names: readonly string[]): string {
  const typed = /'([^']+)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `Unknown option ${typed}; ${namesInSentence(names)}.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `“${typed}” belongs to no option; quote values of several words.`;
    default:
      return `${typed.split(' ')[0] ?? ''} needs a value; write one that starts with a dash as --option=-value.`;
  }
}
