import { type Language, languageOf } from '@mirabilia/kernel';

/** The language of ours that a browser likes best, by its `Accept-Language`. */
export function languageAsked(header = ''): Language {
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
    return { tag, weight: Number(weight) };
  });
  const liked = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return languageOf(liked.map(({ tag }) => tag));
}
