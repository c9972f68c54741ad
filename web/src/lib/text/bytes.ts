const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** «36 kB», «1,8 MB» */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1_000 ** power;
  const maximumFractionDigits = power > 1 && value < 10 ? 1 : 0;
  return `${value.toLocaleString('es', { maximumFractionDigits })} ${units[power]}`;
}
