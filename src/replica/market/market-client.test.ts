import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { MarketClient, type MarketPort } from './market-client.ts';
import type { MarketAnswer } from './market-message.ts';

const answer = (question: number, ids: string[]): { data: MarketAnswer } => ({
  data: { question, ids, first: [], size: 9, whole: true, loaded: true, places: [] },
});

function open() {
  const sent: unknown[] = [];
  const port: MarketPort = { postMessage: (message) => sent.push(message), onmessage: null };
  return { sent, port, client: new MarketClient(port, { uid: 'mia', name: 'zusage-mia' }) };
}

describe('pwa.2 the page’s end of the market', () => {
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
});
