import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { MarketClient, type MarketPort } from './market-client.ts';
import type { MarketAnswer } from './market-message.ts';

const answer = (question: number, ids: string[]): { data: MarketAnswer } => ({
  data: { question, hour: 0, ids, first: [], size: 9, all: true, whole: true, loaded: true, places: [] },
});

function open() {
  const sent: unknown[] = [];
  const port: MarketPort = { postMessage: (message) => sent.push(message), onmessage: null };
  return { sent, port, client: new MarketClient(() => port, { uid: 'mia', name: 'zusage-mia' }) };
}

describe('pwa.2 the page’s end of the market', () => {
  it('the worker starts with the first question, and not with the screen that will ask it', () => {
    const { sent, port, client } = open();
    const stop = client.subscribe(() => undefined);
    expect([client.answer(), client.counts(), port.onmessage, sent]).toEqual([null, {}, null, []]);
    client.ask(NO_FILTERS);
    expect(sent).toEqual([
      { uid: 'mia', name: 'zusage-mia' },
      { question: 1, filters: NO_FILTERS },
    ]);
    stop();
  });

  it('an answer keeps the filters it was found by while the next one is on its way', () => {
    const { port, client } = open();
    const bakers = { ...NO_FILTERS, words: 'bäcker' };
    client.ask(NO_FILTERS);
    port.onmessage?.(answer(1, ['a', 'b']));
    client.ask(bakers);
    expect(client.answer()).toMatchObject({ ids: ['a', 'b'], filters: NO_FILTERS });
    port.onmessage?.(answer(2, ['b']));
    expect(client.answer()).toMatchObject({ ids: ['b'], filters: bakers });
  });

  it('an answer that nobody waits for any more is not shown', () => {
    const { port, client, sent } = open();
    client.ask(NO_FILTERS);
    client.ask({ ...NO_FILTERS, words: 'bäcker' });
    port.onmessage?.(answer(1, ['a']));
    expect(client.answer()).toBeNull();
    expect(sent).toHaveLength(3);
  });

  it('S3.1 a worker that has gone with the store is begun again once there is one, and asked what is wanted now', () => {
    const { port, client, sent } = open();
    client.beginAgain();
    expect(sent).toEqual([]);
    const one = { key: 'a', filters: NO_FILTERS, since: null };
    client.ask(NO_FILTERS);
    client.count({}, [one]);
    sent.length = 0;
    client.beginAgain();
    expect(sent).toEqual([
      { uid: 'mia', name: 'zusage-mia' },
      { question: 1, filters: NO_FILTERS },
      { counting: [one] },
    ]);
    port.onmessage?.(answer(1, ['a']));
    expect(client.answer()?.ids).toEqual(['a']);
  });

  it('pwa.4 what several parts of the page want to be counted is one message', () => {
    const { port, client, sent } = open();
    const one = { key: 'a', filters: NO_FILTERS, since: null };
    const two = { key: 'b', filters: NO_FILTERS, since: null };
    const tabs = {};
    const map = {};
    client.count(tabs, [one]);
    client.count(map, [two]);
    expect(sent.at(-1)).toEqual({ counting: [one, two] });
    port.onmessage?.({ data: { counts: { a: { all: 3, fresh: 1, ids: [], places: [] } } } });
    expect(client.counts().a?.fresh).toBe(1);
    client.count(map, []);
    expect(sent.at(-1)).toEqual({ counting: [one] });
    const before = sent.length;
    client.count(map, []);
    expect(sent).toHaveLength(before);
  });
});
