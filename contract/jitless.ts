import { config } from 'zod/mini';

/** Imported first by every entry point: without it zod tries `new Function`, which the content policy reports. */
config({ jitless: true });
