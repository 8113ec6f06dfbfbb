/** There are only three Ages. */
export const roman = (age: number): string => 'I'.repeat(age);
