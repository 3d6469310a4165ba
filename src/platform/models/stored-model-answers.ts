import type { FileStorage } from '../files';
import type { AnswerStore } from './on-record';

/** Answers in file storage, a folder for each order: a killed run finds there what it has paid for. */
export function storedModelAnswers(files: FileStorage, folder: string): AnswerStore {
  const nameOf = (hash: string): string => `${folder}/${hash}.json`;
  return {
    async get(hash) {
      const bytes = await files.get(nameOf(hash));
      return bytes && Buffer.from(bytes).toString('utf8');
    },
    put: (hash, answer) => files.put(nameOf(hash), Buffer.from(answer, 'utf8')),
  };
}
