import { Trans, useLingui } from '@lingui/react/macro';
import Archive from 'lucide-react/icons/archive';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { useSession } from '../../auth/use-account.ts';
import { type InboxRow, inbox } from '../../replica/queries/inbox.ts';
import { staleSince, syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { MessageHits } from './message-hits.tsx';

type Props = {
  selectedId?: string | undefined;
  /** Open by its application: it may have no conversation yet. */
  applicationId?: string | undefined;
  /** `messageId`: opened at this message. */
  onSelect: (conversationId: string, messageId?: string) => void;
};

type Filter = 'all' | 'unread' | 'offers' | 'hidden';
const PASSES: Record<Filter, (row: InboxRow) => boolean> = {
  all: () => true,
  unread: ({ unread }) => unread > 0,
  offers: ({ hasOffer }) => hasOffer,
  hidden: () => true,
};

/** Everybody one is in touch with, last written first (chat.1). */
export function ConversationList({ selectedId, applicationId, onSelect }: Props) {
  const { t } = useLingui();
  const rows = useLive(inbox);
  const status = useLive(syncStatus);
  const stale = status && staleSince(status);
  const [filter, setFilter] = useState<Filter>('all');
  const [job, setJob] = useState('');
  const [words, setWords] = useState('');
  const [hidden, listed] = partition(rows);
  const pool = filter === 'hidden' ? hidden : listed;
  const unread = listed?.filter((row) => row.unread > 0).length ?? 0;
  const isOpen = ({ conversation }: InboxRow) =>
    conversation._id === selectedId || conversation._applicationId === applicationId;
  // The one that is open stays in sight although it has just been read.
  const shown = pool?.filter(
    (row) => isOpen(row) || (PASSES[filter](row) && (job === '' || row.conversation._jobId === job)),
  );
  const searching = words.trim() !== '';
  return (
    <section className="flex min-h-0 flex-1 flex-col" aria-label={t`Conversations`}>
      <div className="grid gap-4 px-5 pt-6 pb-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <ListHeading main={!selectedId && !applicationId} />
          {stale && (
            <p>
              <AsOf instant={stale} />
            </p>
          )}
        </div>
        {rows && rows.length > 0 && (
          <SearchInput
            label={t`Search all messages`}
            placeholder={t`Search all messages`}
            maxLength={TEXT_MAX.title}
            value={words}
            onType={setWords}
          />
        )}
        {rows && rows.length > 0 && !searching && (
          <>
            <SegmentedControl
              legend={t`Show`}
              hideLegend
              wide
              value={filter}
              onChange={setFilter}
              segments={[
                { value: 'all', label: t`All` },
                { value: 'unread', label: unread > 0 ? t`Unread (${unread})` : t`Unread` },
                { value: 'offers', label: t`Offers` },
              ]}
            />
            <JobFilter rows={pool ?? []} value={job} onChange={setJob} />
          </>
        )}
      </div>
      {searching && <MessageHits words={words} onSelect={onSelect} />}
      {!searching && shown && shown.length > 0 && (
        <div className="border-t border-line">
          <List>
            {shown.map((row) => (
              <ConversationRow
                key={row.conversation._id}
                row={row}
                selected={isOpen(row)}
                onSelect={onSelect}
              />
            ))}
          </List>
        </div>
      )}
      {searching ? null : rows && status ? (
        shown?.length === 0 && <Nothing all={rows.length} filter={filter} loaded={status.loaded} />
      ) : (
        <Loading />
      )}
      {!searching && <HiddenSwitch count={hidden?.length ?? 0} filter={filter} onChange={setFilter} />}
    </section>
  );
}

function partition(rows: readonly InboxRow[] | undefined) {
  return [rows?.filter(({ hidden }) => hidden), rows?.filter(({ hidden }) => !hidden)] as const;
}

type HiddenProps = { count: number; filter: Filter; onChange: (filter: Filter) => void };

/** To what was taken off the list, and back; in no segment, because most people never need it. */
function HiddenSwitch({ count, filter, onChange }: HiddenProps) {
  const box = useRef<HTMLDivElement>(null);
  if (filter !== 'hidden' && (filter !== 'all' || count === 0)) return null;
  // The button that was pressed goes: what stands in its place has the focus.
  const show = (next: Filter) => {
    box.current?.focus();
    onChange(next);
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid justify-items-center gap-2 px-5 py-4 text-center text-small text-soft outline-none"
    >
      {filter === 'hidden' ? (
        <>
          <p>
            <Trans>Taken off the list. A new message brings a conversation back.</Trans>
          </p>
          <Button variant="quiet" icon={ArrowLeft} onClick={() => show('all')}>
            <Trans>Back to all conversations</Trans>
          </Button>
        </>
      ) : (
        <Button variant="bare" icon={Archive} onClick={() => show('hidden')}>
          <Trans>Taken off the list ({count})</Trans>
        </Button>
      )}
    </div>
  );
}

type JobFilterProps = { rows: readonly InboxRow[]; value: string; onChange: (jobId: string) => void };

/** One job of several that more than one person writes about. */
function JobFilter({ rows, value, onChange }: JobFilterProps) {
  const { t } = useLingui();
  const titles = new Map<string, string>();
  for (const { conversation } of rows)
    if (conversation._jobId !== null) titles.set(conversation._jobId, conversation.jobTitle);
  if (titles.size < 2 || rows.length <= titles.size) return null;
  return (
    <Select label={t`Job`} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{t`All jobs`}</option>
      {[...titles].map(([id, title]) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}

function Loading() {
  return (
    <div className="px-5">
      <Skeleton lines={6} />
    </div>
  );
}

type NothingProps = {
  /** Conversations that the filter leaves out. */
  all: number;
  filter: Filter;
  /** The first load is complete. */
  loaded: boolean;
};

function Nothing({ all, filter, loaded }: NothingProps) {
  const company = useSession()?.userMode === 'company';
  const reach = useReachability();
  if (all > 0)
    return (
      <EmptyState
        picture="no-messages"
        title={
          filter === 'unread' ? (
            <Trans>You have read everything.</Trans>
          ) : filter === 'all' ? (
            <Trans>Your list is empty.</Trans>
          ) : (
            <Trans>No conversation like this.</Trans>
          )
        }
      />
    );
  if (!loaded)
    return (
      <NotHere title={<Trans>Your conversations are not on this device yet.</Trans>} {...reach}>
        <Loading />
      </NotHere>
    );
  return (
    <EmptyState
      picture="no-messages"
      title={<Trans>Nobody has written yet.</Trans>}
      action={
        company ? (
          <LinkButton to="/pwa/company" search={{ view: 'applicants' }} variant="quiet">
            <Trans>See the applicants</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/pwa" variant="quiet">
            <Trans>See the jobs</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>A conversation begins with an application.</Trans>
    </EmptyState>
  );
}

/** The heading of the screen while no conversation is open; beside an open one, whose name is the heading, a part. */
function ListHeading({ main }: { main: boolean }) {
  return main ? (
    <MainHeading />
  ) : (
    <h2 className="text-title">
      <Trans>Chat</Trans>
    </h2>
  );
}

function MainHeading() {
  const { t } = useLingui();
  usePageTitle(t`Chat`);
  return <h1 className="text-title">{t`Chat`}</h1>;
}
