// French: “de” loses its vowel before a name that begins with one.

/**
 * “de Léa”, “d’Éphèse”. A name with an h is left alone, since its spelling doesn't say whether the h counts; a y counts as a vowel
 * only before a consonant (“d’Yves”, “de Yann”).
 */
export const de = (name: string): string =>
  /^(?:[aeiouæœ]|y[^aeiou])/.test(name.normalize('NFD').toLowerCase()) ? `d’${name}` : `de ${name}`;
