import { applying } from '../../../server/testing/people.ts';
import type { World } from '../world.ts';

/** A new application to a new job of the company. A day's limit is not what is tried here. */
export async function makeApplication({ t, newJob }: World, by = 'self') {
  await t.db.deleteFrom('usage').where('limit_name', '=', 'applications').execute();
  const job = await newJob();
  const args = applying(job._id);
  const { status, error } = await t.call(by, 'application.add', args);
  if (status !== 200) throw new Error(`makeApplication: ${JSON.stringify(error)}`);
  return { job, _applicationId: args._id };
}

/** One that the company has turned down. */
export async function makeRejected(world: World) {
  const made = await makeApplication(world);
  const { status, error } = await world.t.call('owner', 'application.reject', {
    _applicationId: made._applicationId,
  });
  if (status !== 200) throw new Error(`makeRejected: ${JSON.stringify(error)}`);
  return made;
}
