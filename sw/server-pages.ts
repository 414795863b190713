/**
 * Pages that the server writes itself (server/http/public): jobs, lists of them, companies, cards of creators,
 * reports, checks of proofs, previews of links.
 * Workbox compares the path with its query.
 */
export const SERVER_PAGES = /^\/(?:jobs|companies|creators|report|proof|og)(?:[/?]|$)/;

const JOB = /^\/jobs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** How long a job that lies on this device waits for the page of the server, in milliseconds. */
const PATIENCE_MS = 6_000;

type Ports = {
  fetch: () => Promise<Response>;
  /** Whether somebody is signed in here whose device has this job. */
  hasJob: (jobId: string) => Promise<boolean>;
  sleep: (ms: number) => Promise<void>;
};

/**
 * A link to a page of the server is answered by the server. Without network, or on a line that does not get there, a
 * job that lies on this device is opened in the app; for everything else stands a page that says so.
 */
export async function answerServerPage({ pathname, search }: URL, ports: Ports): Promise<Response> {
  const network = ports.fetch().catch(() => null);
  const inTime = await Promise.race([network, ports.sleep(PATIENCE_MS).then(() => undefined)]);
  if (inTime) return inTime;
  const jobId = JOB.exec(pathname)?.[1];
  // That this device cannot be looked at is no reason to answer nothing.
  if (jobId !== undefined && (await ports.hasJob(jobId).catch(() => false))) return leadTo(`/pwa/${jobId}`);
  return (await network) ?? leadTo(`/offline?page=${encodeURIComponent(pathname + search)}`);
}

const leadTo = (path: string) => new Response(null, { status: 302, headers: { location: path } });
