import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { CommandSearch } from '../../ui/command-search.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Frame } from '../frame.ts';
import { useCommands } from './use-commands.ts';

export type PaletteProps = { open: boolean; onClose: () => void; frame: Frame };

/** Anywhere in the company, and anything of it, by its name. */
export function Palette({ open, ...rest }: PaletteProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Sheet open={open} onClose={rest.onClose} title={t`Search and go to`} top focus={field}>
      <Finder {...rest} field={field} />
    </Sheet>
  );
}

type FinderProps = Omit<PaletteProps, 'open'> & { field: RefObject<HTMLInputElement | null> };

function Finder({ onClose, frame, field }: FinderProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const groups = useCommands(typed, frame, onClose);
  const count = groups?.reduce((sum, { commands }) => sum + commands.length, 0) ?? 0;
  return (
    <CommandSearch
      field={field}
      label={t`Screen, job, applicant or conversation`}
      text={typed}
      onText={setTyped}
      groups={groups ?? []}
      found={t`${count} found`}
      nothing={
        groups && (
          <Trans>Nothing here has these words. Try the beginning of a name, or of a job's title.</Trans>
        )
      }
    />
  );
}
