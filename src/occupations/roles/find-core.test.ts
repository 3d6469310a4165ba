import { describe, expect, test } from 'vitest';
import { findCore } from './find-core';

const ROLES = new Set(
  'nurse engineer attorney manager director president partner assistant auditor recruiter cook'.split(
    ' ',
  ),
);
const isRole = (word: string): boolean => ROLES.has(word);
const coreOf = (title: string, takesField = true) =>
  findCore(
    title.split(' | ').map((piece) => piece.split(' ')),
    isRole,
    takesField,
  );

describe('the core of a title', () => {
  test('is the first piece that names a role', () => {
    expect(coreOf('payments | software engineer | remote')).toMatchObject({
      words: ['software', 'engineer'],
      head: 'engineer',
      side: ['payments', 'remote'],
    });
  });

  test('is behind a small word where nothing before it names a role', () => {
    expect(coreOf('live in nurse')).toMatchObject({ words: ['live', 'nurse'], head: 'nurse' });
    expect(coreOf('nurse in recruiter')).toMatchObject({ words: ['nurse'], head: 'nurse' });
  });

  test('takes its field from the piece beside a rank that says only where', () => {
    expect(coreOf('area manager | nursing')).toMatchObject({
      words: ['nursing', 'area', 'manager'],
    });
  });

  test('has its last role as its head', () => {
    expect(coreOf('engineer recruiter')).toMatchObject({
      head: 'recruiter',
      heads: ['recruiter', 'engineer'],
    });
  });

  test('is read whole with “of”, whose head stands before it', () => {
    expect(coreOf('director of nurse training')).toMatchObject({
      head: 'director',
      words: ['director', 'nurse', 'training'],
    });
  });

  test('ends at “for”, “in”, and “to”', () => {
    expect(coreOf('assistant to the director')).toMatchObject({
      head: 'assistant',
      words: ['assistant'],
    });
    expect(coreOf('cook for the night')).toMatchObject({ words: ['cook'], side: ['night'] });
  });

  test('is the first of two roles that “and” joins', () => {
    expect(coreOf('cook and assistant')).toMatchObject({ words: ['cook'], head: 'cook' });
    expect(coreOf('food and drink manager')).toMatchObject({
      words: ['food', 'drink', 'manager'],
    });
  });

  test('takes its field from the piece beside it where it is a rank alone', () => {
    expect(coreOf('manager | nurse training')?.words).toEqual(['nurse', 'training']);
    expect(coreOf('vice president | design')?.words).toEqual(['design', 'vice', 'president']);
    expect(coreOf('vice president | design', false)?.words).toEqual(['vice', 'president']);
  });

  test('is the first piece where none names a role', () => {
    expect(coreOf('help desk | nights')).toMatchObject({ words: ['help', 'desk'], head: 'desk' });
  });

  test('has each word once', () => {
    expect(coreOf('nurse nurse')?.words).toEqual(['nurse']);
  });

  test('is absent where nothing is left', () => {
    expect(findCore([], isRole)).toBeUndefined();
    expect(findCore([['of', 'the']], isRole)).toBeUndefined();
  });
});
