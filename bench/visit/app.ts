import { API_BASE, calls } from '../../contract/calls.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { ROOT, startServer } from '../../tests/harness/server.ts';

/** A server of this checkout or another one. @property job path of a job's page, as somebody has handed it on */
export type App = { name: string; origin: string; job: string; stop: () => Promise<void> };

/** This checkout and, if there is one, the one beside it: what was begun is stopped where the other cannot be. */
export async function startApps(beside: string | undefined): Promise<App[]> {
  const apps = [await startApp('this', ROOT)];
  if (beside === undefined) return apps;
  try {
    return [...apps, await startApp(beside, beside)];
  } catch (error) {
    await apps[0]?.stop();
    throw error;
  }
}

async function startApp(name: string, root: string): Promise<App> {
  const data = await newDataDir();
  const server = await startServer(data.dataDir, {}, root);
  const stop = async () => {
    await server.stop();
    await data.remove();
  };
  // As any page of search does: of another version this contract knows nothing.
  const search = `${server.origin}${API_BASE}${calls['search.jobs'].path}?limit=1`;
  try {
    const { data: found } = (await (await fetch(search)).json()) as { data: { items: [{ _id: string }] } };
    return { name, origin: server.origin, job: `/jobs/${found.items[0]._id}?via=link`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
