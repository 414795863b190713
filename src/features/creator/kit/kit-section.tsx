import { Trans } from '@lingui/react/macro';
import type { Creator } from '../../../../contract/entities/creator.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { KIT_DRAFT, type KitDraft, KitEditor } from './kit-editor.tsx';

/** When, for example what, and who watches: the rest of the media kit. */
export function KitSection({ creator }: { creator: Creator }) {
  const draft = useKeptDraft<KitDraft>(KIT_DRAFT);
  return (
    <Section title={<Trans>More for your media kit</Trans>}>
      {draft.kept === undefined ? <Skeleton lines={4} /> : <KitEditor creator={creator} draft={draft} />}
    </Section>
  );
}
