import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Platform } from '../../../../contract/entities/campaign.ts';
import { type Creator, SOURCES_MAX } from '../../../../contract/entities/creator.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { List } from '../../../ui/list.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddSource, SOURCE_DRAFT, type SourceDraft } from './add-source.tsx';
import { SourceCard } from './source-card.tsx';

type Props = {
  creator: Creator;
  entries: readonly OutboxEntry[];
  signIn: readonly Platform[];
  now: number;
  /** A page that was not taken, put back into the form. */
  amending: OutboxEntry<'creator.add-source'> | null;
  onAmended: () => void;
};

/** The creator's pages, each with its proof. */
export function SourcesSection({ creator, entries, signIn, now, amending, onAmended }: Props) {
  const draft = useKeptDraft<SourceDraft>(SOURCE_DRAFT);
  const [adding, setAdding] = useState(false);
  const [closed, setClosed] = useState(false);
  const { sources } = creator;
  const begun = amending ? draftOf(amending) : (draft.kept ?? null);
  const isOpen = adding || begun !== null;
  const close = () => {
    setAdding(false);
    setClosed(true);
    onAmended();
  };
  return (
    <Section title={<Trans>Your pages</Trans>}>
      <p className="max-w-content text-soft">
        <Trans>Companies see only pages you have proven to be yours. One is enough to be shown.</Trans>
      </p>
      {sources.length > 0 && (
        <Card flush>
          <List>
            {sources.map((source) => (
              <SourceCard
                key={source._id}
                source={source}
                creator={creator}
                entries={entries}
                signIn={signIn}
                now={now}
              />
            ))}
          </List>
        </Card>
      )}
      {draft.kept === undefined ? (
        <Skeleton lines={2} />
      ) : isOpen ? (
        <AddSource
          key={amending?.id ?? 'new'}
          begun={begun}
          draft={draft}
          signIn={signIn}
          focus={adding || amending !== null}
          onDone={close}
          onCancel={() => void draft.drop().then(close)}
        />
      ) : sources.length < SOURCES_MAX ? (
        <div>
          <Button
            variant={sources.length === 0 ? 'primary' : 'quiet'}
            icon={Plus}
            autoFocus={closed}
            onClick={() => setAdding(true)}
          >
            <Trans>Add a page</Trans>
          </Button>
        </div>
      ) : (
        <p className="text-small text-soft">
          <Trans>At most {SOURCES_MAX} pages. Remove one to add another.</Trans>
        </p>
      )}
    </Section>
  );
}

function draftOf({ id, args }: OutboxEntry<'creator.add-source'>): SourceDraft {
  const { platform, url, method } = args;
  return { values: { platform, url, method }, replaces: id, intent: null };
}
