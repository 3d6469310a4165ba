import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readProofs } from '../../src/cli/sources/proof-files';
import { listRecordings, readSourceRecording } from '../../src/cli/sources/recordings';
import { projectFolder } from '../../src/project-folder';
import {
  catalogue,
  proveAnswer,
  readAnswer,
  readWikidataEntity,
  type ProvenAnswer,
  type Source,
} from '../../src/research/sources';
import { bodyText } from '../../src/research/sources/proof/skeleton';
import { proofDays } from '../../src/research/sources/proof/proven';
import { materialFolder } from '../support/material';
import { hasMaterial } from './material';
import { runsOfWords } from './runs-of-words';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const proofs = readProofs(projectFolder()).flatMap(({ source, answers }) =>
  answers.map((answer) => [source, answer] as const),
);

const textOf = (source: Source, { body }: ProvenAnswer): string =>
  bodyText(body, source.extract?.lines === true);

function read(source: Source, answer: ProvenAnswer) {
  const { type, url, date, known } = answer;
  const text = textOf(source, answer);
  const fetchedAt = `${date}T00:00:00.000Z`;
  return readAnswer(source, { outcome: 'ok', url, type, text, headers: {}, fetchedAt }, known);
}

describe('the form of a real answer, kept without its content,', () => {
  test.each(proofs)(
    'of %s is mapped to the things and fields of the answer itself',
    (id, proof) => {
      const reading = read(sourceOf(id), proof);
      const { outcome, items, fields, about } = proof.reading;
      expect([reading.outcome, reading.items.length]).toEqual([outcome, items]);
      // A mapping that has learned to read more than it did is no worse.
      const lost = Object.entries(fields).filter(
        ([name, count]) => reading.items.filter((item) => item[name] !== undefined).length < count,
      );
      expect(lost).toEqual([]);
      expect(about.filter((name) => reading.about[name] === undefined)).toEqual([]);
    },
  );

  test('is there for each source that counts as proven, and for no other', () => {
    expect([...proofDays().keys()].toSorted()).toEqual(
      [...new Set(proofs.map(([id]) => id))].toSorted(),
    );
  });

  test('says where the answer came from, on which terms, and by which hash it is known', () => {
    for (const [id, { origin, hash, date, bytes }] of proofs) {
      expect(origin.length, id).toBeGreaterThan(10);
      expect(hash, id).toMatch(/^[0-9a-f]{64}$/);
      expect(date, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(bytes, id).toBeGreaterThan(0);
    }
  });

  test('is read by readers of whole answers too', () => {
    const facts = proofs.filter(([id]) => id === 'sec-companyfacts');
    expect(facts.length).toBeGreaterThan(0);
    for (const [, proof] of facts)
      expect(JSON.parse(textOf(sourceOf('sec-companyfacts'), proof))).toMatchObject({
        entityName: expect.any(String),
        facts: { 'us-gaap': expect.any(Object) },
      });
    const entities = proofs
      .filter(([id]) => id === 'wikidata-entity')
      .map(([, proof]) => JSON.parse(textOf(sourceOf('wikidata-entity'), proof)) as object);
    const statements = entities.map((entity) => {
      const whole = 'entities' in entity ? entity : { entities: { Q1: entity } };
      const id = Object.keys(whole.entities as object)[0] ?? '';
      return readWikidataEntity(whole, id)?.statements.length ?? 0;
    });
    expect(Math.min(...statements)).toBeGreaterThan(0);
  });
});

describe.skipIf(!hasMaterial)('a recorded answer', () => {
  const proven = new Map(proofs.map(([id, proof]) => [`${id} ${proof.hash}`, proof]));
  const answers = listRecordings(materialFolder('recordings')).flatMap((recording) => {
    const source = sourceOf(recording.id);
    const terms = { origin: 'recordings', date: '2026-11-23' };
    const answer = readSourceRecording(source, recording, terms);
    const hash = createHash('sha256').update(answer.text).digest('hex');
    const proof = proven.get(`${source.id} ${hash}`);
    return proof === undefined ? [] : [{ source, answer, proof }];
  });

  test('is there for most of what is proven', () => {
    expect(answers.length).toBeGreaterThan(80);
  });

  test.each(answers.map((one) => [one.source.id, one] as const))(
    'of %s is mapped like its skeleton, of which no run of words is its own',
    (_, { source, answer, proof }) => {
      const whole = runsOfWords(source, answer.text);
      expect(
        [...runsOfWords(source, textOf(source, proof))].filter((run) => whole.has(run)),
      ).toEqual([]);
      expect(proveAnswer(source, answer)).toMatchObject({ ok: true, value: { hash: proof.hash } });
    },
  );
});
