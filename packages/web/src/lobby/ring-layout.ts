interface SeatPosition {
  readonly x: number;
  readonly y: number;
}

/** Where a seat is at an oval table, with me at the near end. Seats go clockwise: the next one is my left neighbour. */
export function seatPosition(
  seat: number,
  { count, near, radii }: { count: number; near: number; radii: SeatPosition },
): SeatPosition {
  const turn = (((seat - near + count) % count) / count) * 2 * Math.PI;
  return { x: -Math.sin(turn) * radii.x, y: Math.cos(turn) * radii.y };
}

/** A name cut to what fits beside a seat. */
export const shortName = (name: string, most = 12): string =>
  [...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name;
