/** What workers of this bench use of their scope: the tests are checked with the page's types. */
type WorkerScope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};
export type WorkerEvent = Event & {
  request: Request;
  data: unknown;
  ports: MessagePort[];
  tag: string;
  lastChance: boolean;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
};
export const worker = self as unknown as WorkerScope;
