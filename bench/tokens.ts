/**
 * Sentences, tokens, tags, and lemmas on the treebank's test part: ours, and those of wink-nlp where a folder is
 * given in which wink-nlp and wink-eng-lite-web-model are installed.  npm run bench -- tokens [FOLDER]
 */
import { splitSentences } from '../src/language';
import { loadParser } from '../src/research/evidence';
import { describeReading, joinSentences, scoreReading, type Reader } from './parser/reading';
import { hasTreebank, readTreebank } from './parser/treebank';
import { winkReader } from './parser/wink';

const [folder] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const parser = loadParser();
const own: Reader = (text) => ({
  sentences: splitSentences(text),
  tokens: splitSentences(text).flatMap((sentence) => parser.parse(text, sentence).tokens),
});

if (!hasTreebank()) say('The treebank of the material is absent.');
else {
  const passages = joinSentences(readTreebank('test'));
  say(describeReading('ours, with trees', scoreReading(own, passages)));
  if (folder !== undefined)
    say(describeReading('wink-nlp', scoreReading(await winkReader(folder), passages)));
}
