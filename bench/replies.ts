/**
 * What writer, rewriter and second reader do with replies that are damaged in every way that models
 * and services damage them.  npm run bench -- replies [replies] [seed]
 */
import { tryReplies } from './replies/try-replies';

const [count = '100000', seed = '5'] = process.argv.slice(2);
const began = performance.now();
const { replies, crashes, escapes, byModel, byCode, firstCrashes } = await tryReplies(
  Number(count),
  Number(seed),
);
const seconds = (performance.now() - began) / 1_000;
process.stdout.write(
  `${replies} damaged replies: ${crashes} crashes, ${escapes} escapes (a foreign id, a link, a mark, a kind); ` +
    `${byModel} sections came out of mended replies or a second try, ` +
    `${byCode} were left to code; ${seconds.toFixed(0)} s, ` +
    `${((seconds * 1_000) / replies).toFixed(2)} ms each\n`,
);
for (const crash of firstCrashes) process.stdout.write(`${crash}\n`);
process.exitCode = crashes + escapes === 0 ? 0 : 1;
