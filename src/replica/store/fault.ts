/**
 * What a failed request tells about the store (rule S3).
 * full: no room · aborted: a transaction ended without a reason; some browsers run out of room like this · closed: the
 * connection is gone and a new one may work · newer: the database belongs to a newer version of the app · damaged: the
 * database cannot be read or opened · denied: this browser gives us no database at all · none: not the store's doing.
 */
export type StoreFault = 'full' | 'aborted' | 'closed' | 'newer' | 'damaged' | 'denied' | 'none';

type Shape = { name: string; message: string };

/**
 * Pure. Decided on names along the whole chain of causes; on texts only where a browser gives one name to a connection
 * that was lost and to a damaged file (UnknownError) or to a closed connection and a forbidden store
 * (InvalidStateError). A text that is not known falls to the milder side: nothing is deleted because of a new wording.
 */
export function storeFault(error: unknown): StoreFault {
  const chain = causes(error);
  const has = (...names: string[]) => chain.some(({ name }) => names.includes(name));
  const says = (pattern: RegExp) => chain.some(({ message }) => pattern.test(message));
  if (has('QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'NS_ERROR_FILE_NO_DEVICE_SPACE')) return 'full';
  if (has('UnknownError', 'AbortError', 'DataError') && says(NO_ROOM)) return 'full';
  if (has('VersionError')) return 'newer';
  if (has('MissingAPIError', 'SecurityError', 'NotAllowedError')) return 'denied';
  if (has('InvalidStateError') && says(FORBIDDEN)) return 'denied';
  if (says(CONNECTION_LOST)) return 'closed';
  if (has('DataError') && says(/large IndexedDB value/i)) return 'damaged';
  if (has('NotReadableError', 'NotFoundError')) return 'damaged';
  if (has('UnknownError')) return 'damaged';
  // A transaction may end early by our own fault as well; a fresh connection does no harm to that.
  if (has('InvalidStateError', 'DatabaseClosedError', 'TransactionInactiveError')) return 'closed';
  if (has('PrematureCommitError')) return 'none';
  if (has('AbortError')) return 'aborted';
  return 'none';
}

const NO_ROOM = /full disk|disk is full|no space|exceeded (its|the) quota/i;
const FORBIDDEN = /did not allow mutations/i;
/** WebKit loses its network process on waking up; Chromium ends transactions when the site's data are cleared. */
const CONNECTION_LOST =
  /server lost|connection (is|was) (closing|closed|lost)|connection is closing|without an in-progress transaction|deleted by request of the user|server terminated|network process crashed/i;

const DEEPEST = 8;

/** The error, what it wraps (Dexie: `inner`, `failures`), and what that wraps. */
function causes(error: unknown): Shape[] {
  const found: Shape[] = [];
  const queue = [error];
  while (queue.length > 0 && found.length < DEEPEST) {
    const next = queue.shift() as Record<string, unknown> | null | undefined;
    if (typeof next !== 'object' || next === null) continue;
    const { name = '', message = '', inner, cause, failures } = next;
    // Dexie writes the name of what it wraps in front of the text, and some versions wrap nothing else.
    const wrapped = /^(?:\w+: )?(\w+Error)\b/.exec(String(message))?.[1];
    found.push({ name: String(name), message: String(message) });
    if (wrapped) found.push({ name: wrapped, message: '' });
    queue.push(inner, cause, ...(Array.isArray(failures) ? failures.slice(0, 1) : []));
  }
  return found;
}
