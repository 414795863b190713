import { Trans } from '@lingui/react/macro';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { CreatorEdit } from '../../../replica/queries/creator.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FACTS_DRAFT, type FactsDraft, FactsEditor } from './facts-editor.tsx';

type Props = {
  edit: CreatorEdit;
  /** A refused change that is put back into the form. */
  amending: OutboxEntry<'creator.update'> | null;
  /** A new profile was saved on this device. */
  onMade: () => void;
  onAmended: () => void;
};

export function FactsSection({ edit, amending, onMade, onAmended }: Props) {
  const draft = useKeptDraft<FactsDraft>(FACTS_DRAFT);
  return (
    <Section title={<Trans>Who you are</Trans>}>
      <div className="max-w-form">
        {draft.kept === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <FactsEditor
            // Another change to be edited begins with a form of its own.
            key={amending?.id ?? 'own'}
            edit={edit}
            amending={amending}
            draft={draft}
            onMade={onMade}
            onAmended={onAmended}
          />
        )}
      </div>
    </Section>
  );
}
