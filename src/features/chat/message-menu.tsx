import { useLingui } from '@lingui/react/macro';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { useOpenReport } from '../../ui/use-open-report.ts';

/** What one can do about a message of the other side. With a mouse it shows where one points. */
export function MessageMenu({ messageId }: { messageId: string }) {
  const { t } = useLingui();
  const report = useOpenReport();
  return (
    <div className="-my-0.5 motion-colors pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 focus-within:opacity-100">
      <Menu
        name={t`About this message`}
        button={(opener) => <IconButton {...opener} name={t`About this message`} icon={EllipsisVertical} />}
      >
        <MenuItem icon={Flag} onSelect={() => report('message', messageId)}>
          {t`Report this message`}
        </MenuItem>
      </Menu>
    </div>
  );
}
