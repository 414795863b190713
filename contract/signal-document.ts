/**
 * Signals by Firestore (rule R7): the document `signals/UID` counts the moves of the person's own buckets, and
 * `signals/market` those of the market. Nothing else stands in them, and nobody but the server writes them.
 *
 * A field's name is a simple identifier, so that no path to it ever has to be quoted.
 */
export const SIGNALS = 'signals';
export const MARKET_DOCUMENT = 'market';
/** Everybody hears of the market at the same moment, and pulls within this time, in milliseconds. */
export const MARKET_SPREAD_MS = 10_000;

const COMPANY = 'company_';

/** The field in which a bucket's moves are counted. */
export function signalField(bucket: string): string {
  if (bucket.startsWith('user:')) return 'user';
  return bucket.replaceAll(/[:-]/g, '_');
}

/** The bucket a field of `signals/UID` or `signals/market` counts; undefined for a field this version does not know. */
export function signalBucket(field: string, uid: string): string | undefined {
  if (field === 'user') return `user:${uid}`;
  if (field === 'market') return 'market';
  return field.startsWith(COMPANY)
    ? `company:${field.slice(COMPANY.length).replaceAll('_', '-')}`
    : undefined;
}
