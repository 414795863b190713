import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SyncChip } from '../ui/sync-chip.tsx';
import { DisplayControls, DisplayMenu } from './display-controls.tsx';
import type { Frame } from './frame.ts';

type Props = {
  frame: Frame | undefined;
  /** At the start: where one is. */
  lead: ReactNode;
  /** In the middle of wide bars. */
  navigation?: ReactNode;
  /** At the end: instead of what only somebody signed in has, or of what their page has no other place for. */
  guest?: ReactNode;
  /** Desks have something else in its place. */
  phoneOnly?: boolean;
  /** Language and theme; left out where they stand elsewhere. */
  display?: boolean;
};

export function TopBar({ frame, lead, navigation, guest, phoneOnly = false, display = true }: Props) {
  const { t } = useLingui();
  return (
    <header className={classNames('top-bar', phoneOnly && 'desk:hidden')}>
      <div className="top-bar-line">
        {lead}
        {navigation && <div className="max-desk:hidden">{navigation}</div>}
        <div className="ms-auto flex shrink-0 items-center gap-1 desk:gap-2">
          {frame?.search && <SearchButton {...frame.search} />}
          {frame && <SyncChip {...frame.sync} onClick={frame.sync.onOpen} />}
          {frame && (
            <IconButton
              name={t`Notifications`}
              icon={Bell}
              count={frame.notifications.count}
              onClick={frame.notifications.onOpen}
            />
          )}
          {display && (
            <>
              <div className="max-desk:hidden">
                <DisplayControls />
              </div>
              <div className="desk:hidden">
                <DisplayMenu />
              </div>
            </>
          )}
          {guest}
        </div>
      </div>
    </header>
  );
}

/** A field's form where there is room, an icon where there is none; both lead to the field itself. */
function SearchButton({ name, onOpen }: NonNullable<Frame['search']>) {
  return (
    <>
      <div className="min-[70rem]:hidden">
        <IconButton name={name} icon={Search} onClick={onOpen} />
      </div>
      <button type="button" onClick={onOpen} className="search-button max-[70rem]:hidden">
        <Icon of={Search} />
        {name}
      </button>
    </>
  );
}
