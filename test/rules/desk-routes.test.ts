import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deskRoutes, realRoutes, sourceOf } from './desk-routes';

test('every address of the desk says whose it is', () => {
  expect(realRoutes.map(({ path }) => path).toSorted()).toEqual(Object.keys(deskRoutes).toSorted());
});

test('every call of the desk says who may make it', () => {
  for (const { path, file } of realRoutes) {
    const source = sourceOf(file);
    const calls = deskRoutes[path]?.calls ?? [];
    expect({ path, takesCalls: /\baction\b[^;]*\} from/u.test(source) }).toEqual({
      path,
      takesCalls: calls.length > 0,
    });
    const [, server] = /\baction\b[^;]*\} from '\.\/(.+)'/u.exec(source) ?? [];
    const code = server === undefined ? '' : sourceOf(join(file, '..', `${server}.ts`));
    const words = [...code.matchAll(/case '([a-zA-Z-]+)'|intent === '([a-z-]+)'/gu)].flatMap(
      ([, one, other]) => one ?? other ?? [],
    );
    const known = calls.flatMap(({ sent }) => Object.values(sent));
    // A file of several pages tells its calls apart by other means than one word.
    const unknown = file.startsWith('desk/operations/')
      ? []
      : words.filter((word) => !known.includes(word));
    expect({ path, unknown }).toEqual({ path, unknown: [] });
  }
});
