const CYRILLIC =
  'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф ' +
  'f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya і i ї yi є ye ґ g ў u ј j љ lj њ nj ' +
  'ћ c ђ dj џ dz';
const GREEK =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o';
const LATIN = 'ß ss ø o æ ae œ oe ł l đ d ð d þ th ı i ŋ ng ħ h';

function table(...lists: readonly string[]): ReadonlyMap<string, string> {
  const pairs = lists.flatMap((list) => {
    const parts = list.split(' ');
    return parts.flatMap((part, index) =>
      index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : [],
    );
  });
  return new Map(pairs);
}

const LETTERS = table(CYRILLIC, GREEK, LATIN);

/** In plain Latin letters where there is a usual way to write them so; other scripts stay as they are. */
export function transliterate(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ßøæœłđðþıŋħ\u0370-\u03ff\u0400-\u04ff]/giu, (letter) => {
      const plain = letter.toLowerCase();
      return (
        LETTERS.get(plain) ?? LETTERS.get(plain.normalize('NFD').replace(/\p{M}/gu, '')) ?? letter
      );
    })
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
