// What bots have learned is a text of numbers, three digits each. First digits are much alike and last ones aren't, so a
// text in which each kind stands together is packed better: the build lays it out so, and here it is read back.

const DIGITS = 3;

/** All first digits, then all second ones, then all third ones. */
export function laidOut(text: string): string {
  return Array.from({ length: DIGITS }, (_, digit) => {
    let plane = '';
    for (let at = digit; at < text.length; at += DIGITS) plane += text[at];
    return plane;
  }).join('');
}

export function readBack(planes: string): string {
  const numbers = planes.length / DIGITS;
  let text = '';
  for (let at = 0; at < numbers; at++) {
    for (let digit = 0; digit < DIGITS; digit++) text += planes[digit * numbers + at];
  }
  return text;
}
