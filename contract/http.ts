/** Base path of the user API. */
export const API_BASE = '/api';

/** Streams one line for each moved bucket (rule R7); it is no call, because it never answers. */
export const EVENTS_PATH = '/events';
export const HEALTH_PATH = '/health';
/** What the app must know of its server before anybody signs in. */
export const CONFIG_PATH = '/config';

/** Echoed by every answer to a write, so that a captive portal's page is never taken for one (rule W7). */
export const KEY_HEADER = 'idempotency-key';

/**
 * Of a write from an outbox: the epoch of the page that was pulled last. A server of another one refuses it with
 * `epoch_changed` until its device has pulled (rule R3).
 */
export const EPOCH_HEADER = 'sync-epoch';

/** Of a write from an outbox: when the person acted, ISO 8601, by the server's clock as far as the device knows it. */
export const ACTED_AT_HEADER = 'acted-at';
