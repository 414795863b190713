import { buildWhenStale } from '../../server/cli/start/app-build.ts';
import { ROOT } from './step.ts';

/** Builds the app unless it is newer than its sources; a server that is started at the same moment waits for it. */
await buildWhenStale(ROOT, console.log);
