import { Plural, Trans, useLingui } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useMemo, useState } from 'react';
import type { Applicant } from '../../../contract/entities/application.ts';
import { isKept } from '../../../contract/policy/application.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { staleSince } from '../../replica/queries/outbox.ts';
import { useReplica } from '../../replica/use-live.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { List, ListRow, RowButton } from '../../ui/list.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accessOf } from './access.ts';
import { ApplicantPanel } from './applicant-panel.tsx';
import type { ApplicantsAddress } from './applicants/applicants-address.ts';
import { matching } from './applicants/matching.ts';
import { tagsOf } from './applicants/tags-of.ts';
import { useApplicants } from './applicants/use-applicants.ts';
import { FirstLoad } from './overview/first-load.tsx';

type Props = { address: ApplicantsAddress; onSelect: (next: ApplicantsAddress) => void };

/** /pwa/company?view=pool: people who let the company keep their application, and until when (company.9). */
export function PoolScreen({ address, onSelect }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const read = useApplicants();
  const [search, setSearch] = useState(address.q ?? '');
  const kept = useMemo(() => (read?.applicants ?? []).filter(isKept).sort(endingFirst), [read?.applicants]);
  const shown = matching(kept, search);
  const stale = read && staleSince(read.status);
  const mayWrite = accessOf(read?.company, db.uid).answer;
  return (
    <div className="beside-panel">
      <Page
        title={t`Talent pool`}
        lead={
          stale ? (
            <AsOf instant={stale} />
          ) : (
            <Trans>People who agreed that you keep their application, ending soonest first.</Trans>
          )
        }
        actions={
          <LinkButton variant="quiet" to="/pwa/company" search={{ view: 'applicants' }}>
            <Trans>All applicants</Trans>
          </LinkButton>
        }
      >
        {!read && <Skeleton lines={6} />}
        {read && kept.length === 0 && (read.status.loaded ? <NobodyKept /> : <FirstLoad />)}
        {kept.length > 0 && (
          <div className="grid gap-4">
            <SearchInput
              label={t`Search in the talent pool`}
              placeholder={t`Name, letter, tag`}
              value={search}
              onType={(words) => {
                setSearch(words);
                onSelect({ q: words || undefined });
              }}
            />
            <p role="status" className="text-small text-soft">
              <Plural value={shown.length} one="# person" other="# people" />
            </p>
            <List aria-label={t`Talent pool`}>
              {shown.map((one) => (
                <KeptRow
                  key={one._id}
                  applicant={one}
                  mayWrite={mayWrite}
                  selected={one._id === address.applicant}
                  onOpen={() => onSelect({ applicant: one._id })}
                />
              ))}
            </List>
          </div>
        )}
      </Page>
      <ApplicantPanel
        applicantId={address.applicant}
        order={shown.map(({ _id }) => _id)}
        knownTags={tagsOf(read?.applicants ?? [])}
        onOpen={(applicant) => onSelect({ applicant })}
        onClose={() => onSelect({ applicant: undefined })}
      />
    </div>
  );
}

type RowProps = { applicant: Applicant; mayWrite: boolean; selected: boolean; onOpen: () => void };

function KeptRow({
  applicant: { _id, name, job, keeping, private: notes },
  mayWrite,
  selected,
  onOpen,
}: RowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const until = keeping?.until ? format.deadline(keeping.until) : '';
  return (
    <ListRow
      lead={<Avatar name={name} />}
      title={
        <RowButton data-applicant={_id} onClick={onOpen}>
          {name}
        </RowButton>
      }
      detail={
        <>
          <span lang="" className="block truncate">
            {job.title}
          </span>
          <Trans>until {until}</Trans>
          {notes.tags.length > 0 && <span lang=""> · {notes.tags.join(', ')}</span>}
        </>
      }
      selected={selected}
      trail={
        mayWrite && (
          <LinkButton
            variant="quiet"
            icon={MessageCircle}
            to="/pwa/chat"
            search={{ application: _id }}
            aria-label={t`Write to ${name}`}
          >
            {/* A phone has its room for the job and the day. */}
            <span className="max-sm:sr-only">
              <Trans>Write</Trans>
            </span>
          </LinkButton>
        )
      }
    />
  );
}

function NobodyKept() {
  return (
    <EmptyState picture="no-applicants" title={<Trans>Nobody is in your talent pool yet</Trans>}>
      <Trans>
        When an application is over, open it and ask whether you may keep it. People who say yes appear here.
      </Trans>
    </EmptyState>
  );
}

function endingFirst(a: Applicant, b: Applicant): number {
  return (a.keeping?.until ?? '').localeCompare(b.keeping?.until ?? '');
}
