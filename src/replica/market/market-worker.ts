/// <reference lib="webworker" />
import { indexName, Replica } from '../database.ts';
import { answerMarket } from './answer-market.ts';
import { createIndexStore } from './index-store.ts';
import type { MarketCounting, MarketOpening, MarketQuestion } from './market-message.ts';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data }: MessageEvent<MarketOpening>) => {
  const db = new Replica(data.uid, { name: data.name });
  const name = indexName(data.uid);
  // Held until this worker ends. Without locks every tab writes: what one has written twice is taken once.
  let mayKeep = !navigator.locks;
  void navigator.locks?.request(name, { ifAvailable: true }, (lock) => {
    mayKeep = lock !== null;
    return mayKeep ? new Promise(() => {}) : undefined;
  });
  const { ask, count } = answerMarket(db, (answer) => self.postMessage(answer), {
    next: () => new Promise((resolve) => setTimeout(resolve)),
    now: Date.now,
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    store: createIndexStore(indexedDB, name),
    mayKeep: () => mayKeep,
  });
  self.onmessage = ({ data: message }: MessageEvent<MarketQuestion | MarketCounting>) =>
    'counting' in message ? count(message) : ask(message);
};
