import { describe, expect, it } from 'vitest';
import { lemmaOf } from './lemma';
import type { PartOfSpeech } from './shape';

const VERBS = new Set('acquire close decide hope hop offer plan sell tie use visit'.split(' '));

describe('lemmaOf', () => {
  it.each<readonly [text: string, pos: PartOfSpeech, tag: string, lemma: string]>([
    ['acquired', 'VERB', 'VBD', 'acquire'],
    ['planned', 'VERB', 'VBD', 'plan'],
    ['offering', 'VERB', 'VBG', 'offer'],
    ['hoping', 'VERB', 'VBG', 'hope'],
    ['hopping', 'VERB', 'VBG', 'hop'],
    ['tied', 'VERB', 'VBD', 'tie'],
    ['sold', 'VERB', 'VBD', 'sell'],
    ['closes', 'VERB', 'VBZ', 'close'],
    ['rebranded', 'VERB', 'VBD', 'rebrand'],
    ['onboarding', 'VERB', 'VBG', 'onboard'],
    ['was', 'AUX', 'VBD', 'be'],
    ['’s', 'AUX', 'VBZ', 'be'],
    ['wo', 'AUX', 'MD', 'will'],
    ['’ll', 'AUX', 'MD', 'will'],
    ['companies', 'NOUN', 'NNS', 'company'],
    ['businesses', 'NOUN', 'NNS', 'business'],
    ['analyses', 'NOUN', 'NNS', 'analysis'],
    ['people', 'NOUN', 'NNS', 'people'],
    ['exceed', 'VERB', 'VBP', 'exceed'],
    ['safer', 'ADJ', 'JJR', 'safe'],
    ['headquarters', 'NOUN', 'NNS', 'headquarters'],
    ['largest', 'ADJ', 'JJS', 'large'],
    ['bigger', 'ADJ', 'JJR', 'big'],
    ['Redloft', 'PROPN', 'NNP', 'Redloft'],
    ['Not', 'PART', 'RB', 'not'],
  ])('gives the form that a dictionary lists of %s', (text, pos, tag, lemma) => {
    expect(lemmaOf(text, pos, tag, VERBS)).toBe(lemma);
  });
});
