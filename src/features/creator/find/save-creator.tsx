import { useLingui } from '@lingui/react/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { savedCreators } from '../../../replica/queries/found-creators.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useSaveCreator } from '../../../sync/react/use-save-creator.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { creatorId: string; handle: string };

/** Puts a creator aside, for oneself. */
export function SaveCreator({ creatorId, handle }: Props) {
  const { t } = useLingui();
  const saved = useLive(savedCreators)?.includes(creatorId) ?? false;
  const save = useSaveCreator();
  const saving = useSaving();
  const toggle = () => void saving(() => save(creatorId, !saved));
  return (
    <IconButton
      name={t`Save ${handle}`}
      icon={saved ? BookmarkCheck : Bookmark}
      pressed={saved}
      onClick={toggle}
    />
  );
}
