/// <reference lib="webworker" />
import { Replica } from '../database.ts';
import { answerMarket } from './answer-market.ts';
import type { MarketCounting, MarketOpening, MarketQuestion } from './market-message.ts';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data }: MessageEvent<MarketOpening>) => {
  const db = new Replica(data.uid, { name: data.name });
  const { ask, count } = answerMarket(db, (answer) => self.postMessage(answer), {
    next: () => new Promise((resolve) => setTimeout(resolve)),
    now: Date.now,
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  self.onmessage = ({ data: message }: MessageEvent<MarketQuestion | MarketCounting>) =>
    'counting' in message ? count(message) : ask(message);
};
