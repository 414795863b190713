import { useLingui } from '@lingui/react/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { savedCreators } from '../../../replica/queries/found-creators.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useSaveCreator } from '../../../sync/react/use-save-creator.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = {
  creatorId: string;
  handle: string;
  /** At the edge of a row, or among the buttons of a page. */
  form?: 'sign' | 'button';
};

/** Puts a creator aside, for oneself. */
export function SaveCreator({ creatorId, handle, form = 'sign' }: Props) {
  const { t } = useLingui();
  const saved = useLive(savedCreators)?.includes(creatorId) ?? false;
  const save = useSaveCreator();
  const saving = useSaving();
  const toggle = () => void saving(() => save(creatorId, !saved));
  const icon = saved ? BookmarkCheck : Bookmark;
  if (form === 'button')
    return (
      <Button variant="quiet" icon={icon} aria-pressed={saved} onClick={toggle}>
        {saved ? t`Saved` : t`Save`}
      </Button>
    );
  return <IconButton name={t`Save ${handle}`} icon={icon} pressed={saved} onClick={toggle} />;
}
