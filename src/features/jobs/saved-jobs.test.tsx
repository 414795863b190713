import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { applicationItemsByJob } from '../../replica/queries/application-items.ts';
import { savedJobs } from '../../replica/queries/kept-jobs.ts';
import { marketPart } from '../../replica/queries/market-part.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';

const here = vi.hoisted(() => ({ answers: new Map<unknown, unknown>(), fetched: vi.fn() }));
vi.mock('../../replica/use-live.ts', () => ({ useLive: (query: unknown) => here.answers.get(query) }));
vi.mock('../../sync/react/use-fetched-job.ts', () => ({ useFetchedJob: here.fetched }));
vi.mock('../../sync/react/use-market-acts.ts', () => ({ useMarketActs: () => ({}) }));
vi.mock('../../ui/use-saving.ts', () => ({ useSaving: () => () => undefined }));
vi.mock('./use-card-acts.ts', () => ({ useCardActs: () => ({}) }));
vi.mock('./job-card.tsx', () => ({ JobCard: () => null }));

const { SavedJobs } = await import('./saved-jobs.tsx');

const CLOSED = 'This job is closed.';

it.each([
  ['all of the market', false, undefined, CLOSED],
  ['a part of it, and no answer', true, 'away', 'The ad itself is still on its way to this device.'],
  ['a part of it, and the server has no such job', true, 'gone', CLOSED],
] as const)(
  'job.7 what is said of a saved job that is not here, on a device with %s',
  (_, isPart, end, text) => {
    here.fetched.mockReset().mockReturnValue(end);
    here.answers = new Map<unknown, unknown>([
      [savedJobs, [{ id: 'elsewhere', job: undefined }]],
      [applicationItemsByJob, new Map()],
      [syncStatus, { loaded: true }],
      [marketPart, { isPart }],
    ]);
    const said = renderToStaticMarkup(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <SavedJobs onAll={() => undefined} />
      </I18nProvider>,
    );
    expect(said).toContain(text);
    // Of a market that is all here nothing is asked for.
    expect(here.fetched).toHaveBeenCalledWith(isPart ? 'elsewhere' : undefined);
  },
);
