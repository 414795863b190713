import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { JobFeed } from '../../../../contract/entities/job-feed.ts';
import { FEED_URL_MAX, FEEDS_MAX } from '../../../../contract/limits.ts';
import { faultText } from '../../../i18n/error-text.ts';
import { type CallOnce, useIntent } from '../../../sync/react/use-intent.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useTryAgain } from '../../../sync/react/use-try-again.ts';
import { AwayState } from '../../../ui/away-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FeedCard } from './feed-card.tsx';

/** Addresses from which the jobs of a company are fetched every day (import.6). */
export function FeedList({ companyId }: { companyId: string }) {
  const { t, i18n } = useLingui();
  const read = useRead('job.feeds', { companyId });
  const feeds = read.state === 'there' ? read.data : [];
  const isUnderWay = feeds.some(
    ({ state, paused }) => !paused && (state === 'waiting' || state === 'writing'),
  );
  useTryAgain(isUnderWay ? feeds : null, read.again);
  const { state, run, forget } = useIntent<string>();
  /** What is changed next starts from what this has answered, not from what was read before. */
  const act = async (name: string, work: (once: CallOnce) => Promise<readonly JobFeed[]>) => {
    const done = await run(name, async (once) => {
      await read.put([...(await work(once))]);
      return true;
    });
    if (done) read.again();
    return done === true;
  };
  const refusedField = state.step === 'stopped' && state.act === 'add' && fieldOf(state.problem);
  const add = (url: string, _id: string) =>
    act('add', async (once) => {
      const settings = { _id, url, publish: false, closeGone: false, paused: false };
      return withFeed(feeds, await once('job.save-feed', { _companyId: companyId, ...settings }));
    });
  return (
    <Section title={<Trans>Or have them fetched every day</Trans>}>
      <p className="text-small text-soft">
        <Trans>
          Give us the address of your feed in XML or JSON, or of a page with your jobs. We look at it once a
          day: new jobs come as drafts, changes are taken over, and what you have edited here is left as it
          is.
        </Trans>
      </p>
      {read.state === 'loading' && <Skeleton lines={3} />}
      {read.state === 'refused' && (
        <ErrorState title={t`Your addresses could not be loaded`}>{i18n._(faultText(read.code))}</ErrorState>
      )}
      {(read.state === 'away' || read.state === 'missing') && (
        <AwayState title={t`Your addresses could not be loaded`} onAgain={read.again} />
      )}
      {feeds.length > 0 && (
        <ul className="grid gap-4">
          {feeds.map((feed) => (
            <li key={feed._id}>
              <FeedCard
                feed={feed}
                busy={state.step === 'busy' ? state.act : null}
                onSave={(change) =>
                  void act(change.paused === undefined ? feed._id : `pause ${feed._id}`, async (once) => {
                    const settings = { ...settingsOf(feed), ...change };
                    return withFeed(
                      feeds,
                      await once('job.save-feed', { _companyId: companyId, ...settings }),
                    );
                  })
                }
                onFetch={() =>
                  void act(`fetch ${feed._id}`, async (once) =>
                    withFeed(feeds, await once('job.fetch-feed', { _feedId: feed._id })),
                  )
                }
                onRemove={() =>
                  void act(`remove ${feed._id}`, async (once) => {
                    await once('job.delete-feed', { feedId: feed._id });
                    return feeds.filter(({ _id }) => _id !== feed._id);
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {read.state === 'there' && feeds.length < FEEDS_MAX && (
        <AddFeed
          busy={state.step === 'busy' ? state.act : null}
          refused={refusedField}
          onType={forget}
          onAdd={add}
        />
      )}
      {state.step === 'stopped' && !refusedField && (
        <ProblemNote
          problem={state.problem}
          title={t`This was not done`}
          lost={t`It may have arrived. Trying again is safe.`}
        />
      )}
    </Section>
  );
}

/** With one feed as it is now, in its place or as the last one. */
function withFeed(feeds: readonly JobFeed[], feed: JobFeed): readonly JobFeed[] {
  const known = feeds.some(({ _id }) => _id === feed._id);
  return known ? feeds.map((one) => (one._id === feed._id ? feed : one)) : [...feeds, feed];
}

const settingsOf = ({ _id, url, publish, closeGone, paused }: JobFeed) => ({
  _id,
  url,
  publish,
  closeGone,
  paused,
});

type Problem = Parameters<typeof ProblemNote>[0]['problem'];

/** Code of what is wrong with the address that was sent. */
function fieldOf(problem: Problem): string | undefined {
  if (problem.kind !== 'refused') return undefined;
  const { fields } = problem.error as { fields?: readonly { path: string; code: string }[] };
  return fields?.find(({ path }) => path === 'url')?.code;
}

type AddProps = {
  /** What is under way. */
  busy: string | null;
  refused: string | false | undefined;
  onType: () => void;
  onAdd: (url: string, id: string) => Promise<boolean>;
};

function AddFeed({ busy, refused, onType, onAdd }: AddProps) {
  const { t } = useLingui();
  const { newId } = useSync();
  const [url, setUrl] = useState('');
  // The same until it is there: a second try makes no second feed.
  const [id, setId] = useState(newId);
  const [tried, setTried] = useState(false);
  const isAddress = /^https:\/\/[^\s/]+\.[^\s/]+/.test(url.trim());
  const error = !tried
    ? undefined
    : !isAddress
      ? t`Write the whole address, beginning with https://`
      : refused === 'not_unique'
        ? t`This address is in the list already.`
        : refused
          ? t`This address cannot be read by us. Use one without a password that begins with https://`
          : undefined;
  const submit = async () => {
    setTried(true);
    if (!isAddress || !(await onAdd(url.trim(), id))) return;
    setUrl('');
    setTried(false);
    setId(newId());
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={t`Address of the feed`}
        type="url"
        inputMode="url"
        maxLength={FEED_URL_MAX}
        placeholder="https://"
        value={url}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          if (refused) onType();
        }}
        error={error}
      />
      <div>
        <Button
          type="submit"
          variant="quiet"
          busy={busy === 'add' && t`Adding`}
          disabled={busy !== null && busy !== 'add'}
        >
          <Trans>Add this address</Trans>
        </Button>
      </div>
    </form>
  );
}
