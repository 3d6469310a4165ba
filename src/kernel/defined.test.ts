import { expect, expectTypeOf, test } from 'vitest';
import { defined } from './defined';

test('what is undefined leaves no key behind, and everything else stays', () => {
  const made = defined({ mill: 'Tarn', bags: 0, sold: false, owner: null, note: undefined });
  expect(Object.keys(made)).toEqual(['mill', 'bags', 'sold', 'owner']);
  expect(made).toEqual({ mill: 'Tarn', bags: 0, sold: false, owner: null });
});

test('a key that may be undefined may be missing, and one that can’t be is there', () => {
  const note = undefined as string | undefined;
  expectTypeOf(defined({ mill: 'Tarn', note }).mill).toEqualTypeOf<string>();
  expectTypeOf<{ note?: string }>().toExtend<
    ReturnType<typeof defined<{ note: string | undefined }>>
  >();
  expect({ note: 'kept', ...defined({ note }) }).toEqual({ note: 'kept' });
});
