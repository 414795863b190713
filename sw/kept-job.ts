import { knowsJob } from '../src/replica/queries/jobs.ts';
import { isSomebodyHere, workerEngine } from './engine.ts';

/** Whether somebody is signed in here whose replica has this job, or their own application to it. */
export async function hasJob(jobId: string): Promise<boolean> {
  // Asked first: where nobody is, the engine waits for a sign-in that may just have happened.
  const engine = (await isSomebodyHere()) ? await workerEngine() : null;
  return engine !== null && knowsJob(engine.db, jobId);
}
