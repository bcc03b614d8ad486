/** What a language joins or bends where two words meet: "à Le Havre" is "au Havre", and one o’clock is singular. */

type Contraction = readonly [pattern: RegExp, replacement: string];

const CONTRACTIONS: Readonly<Record<string, readonly Contraction[]>> = {
  fr: [
    [/(?<!\p{L})à Le (?=\p{Lu})/gu, 'au '],
    [/(?<!\p{L})à Les (?=\p{Lu})/gu, 'aux '],
  ],
  es: [[/(?<!\p{L})las (?=01:)/gu, 'la ']],
  it: [[/(?<!\p{L})a L['’](?=\p{L})/gu, 'all’']],
  pt: [
    [/(?<!\p{L})em (?=(?:segunda|terça|quarta|quinta|sexta)-feira)/gu, 'na '],
    [/(?<!\p{L})em (?=sábado|domingo)/gu, 'no '],
    [/(?<!\p{L})em (?=(?:Rio de Janeiro|Porto|Recife|Cairo|Funchal)(?!\p{L}| \p{Lu}))/gu, 'no '],
    [/(?<!\p{L})às (?=1h)/gu, 'à '],
    [/(?<!\p{L})das (?=1h)/gu, 'da '],
  ],
};

/** A text of a language with its contractions. */
export function contracted(text: string, language: string): string {
  return (CONTRACTIONS[language] ?? []).reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text,
  );
}
