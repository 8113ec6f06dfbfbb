/** Minutes and seconds; hours and days where there is more. */
export function clockTime(seconds: number, units: { readonly hours: string; readonly days: string }): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${units.days}`;
  if (hours >= 1) return `${hours} ${units.hours}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
