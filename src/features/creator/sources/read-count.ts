const MOST = 2_000_000_000;

/** A whole number as people type it, with or without marks between thousands: `12.500`, `12 500`. Null: it is none. */
export function readCount(text: string): number | null {
  const typed = text.trim();
  if (!/^(\d+|\d{1,3}([.,\s'’]\d{3})+)$/.test(typed)) return null;
  const n = Number(typed.replace(/\D/g, ''));
  return n <= MOST ? n : null;
}
