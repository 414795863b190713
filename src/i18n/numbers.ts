import { numberFormat } from './number-format.ts';

/** "1.234", "3,5" */
export function formatNumber(tag: string, value: number, digits = 1): string {
  return numberFormat(tag, { maximumFractionDigits: digits }).format(value);
}

/** As exact as anybody needs it: hundreds of metres below a kilometre, one decimal below ten. */
export function formatDistance(tag: string, km: number): string {
  if (km < 0.95) return unit(tag, 'meter', Math.max(100, Math.round(km * 10) * 100), 0);
  return km < 9.95 ? unit(tag, 'kilometer', km, 1) : unit(tag, 'kilometer', Math.round(km), 0);
}

/** "4 kB", "1,2 MB": sizes of files as the device's own list of files tells them. */
export function formatBytes(tag: string, bytes: number): string {
  if (bytes < 999_500) return unit(tag, 'kilobyte', Math.max(1, Math.round(bytes / 1000)), 0);
  return unit(tag, 'megabyte', bytes / 1_000_000, 1);
}

function unit(tag: string, name: string, value: number, digits: number): string {
  return numberFormat(tag, { style: 'unit', unit: name, maximumFractionDigits: digits }).format(value);
}
