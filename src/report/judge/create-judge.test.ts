import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { scriptedModel } from '../../platform/models/testing';
import { createJudge } from './create-judge';

test.each([
  ['compatible:judge', true],
  ['minicheck:compatible:judge', false],
])('a judge called %s is asked in the form of its family', async (name, isForm) => {
  const read = readConfig({
    MODEL_WRITE: 'compatible:writer',
    MODEL_JUDGE: name,
    MODEL_COMPATIBLE_URL: 'http://127.0.0.1:9/v1',
  });
  if (!read.ok || read.config.models.judge === undefined) throw new Error('There is no judge.');
  const model = scriptedModel(() => 'Yes');
  const judge = createJudge(read.config.models.judge, () => model, 's');
  await judge.judge([{ premise: 'The mill is old.', hypothesis: 'It is an old mill.' }]);
  expect(model.calls.length).toBeGreaterThan(0);
  expect(model.calls.every(({ form }) => (form !== undefined) === isForm)).toBe(true);
});
