import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../contract/entities/user.ts';
import { isHeld, type Tells } from '../../../contract/policy/name-in-text.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

const WHY: Record<Exclude<Tells, 'nothing'>, MessageDescriptor> = {
  identity: msg`It contains your family name or a way to reach you.`,
  firstname: msg`It contains your first name.`,
  unread: msg`A picture or a scan, which may show who you are.`,
};

type Props = {
  files: readonly WaitingFile[];
  user: User;
  signed: boolean;
  open: readonly string[];
  onOpen: (ids: string[]) => void;
};

/** Which of the files the company reads only once it has invited, and why; each can be shown at once (job.3). */
export function HeldFiles({ files, user, signed, open, onOpen }: Props) {
  const { i18n } = useLingui();
  const known = useTells(files, user);
  const held = files.flatMap((file) => {
    const tells = known.get(file.id);
    return tells && tells !== 'nothing' && isHeld(tells, signed) ? [{ ...file, tells }] : [];
  });
  const toggle = (id: string) => onOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return (
    <div role="status" className="w-full empty:hidden">
      {held.length > 0 && (
        <fieldset className="rounded-card border border-line px-4 py-3">
          <legend className="-mx-1 px-1 text-small font-semibold">
            <Trans>Held back until they invite you</Trans>
          </legend>
          {held.map(({ id, name, tells }) => (
            <Checkbox
              key={id}
              checked={open.includes(id)}
              onChange={() => toggle(id)}
              label={
                <span className="wrap-anywhere">
                  <Trans>Show {name} at once</Trans>
                </span>
              }
              hint={i18n._(WHY[tells])}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** What each file tells, once it was read. */
function useTells(files: readonly WaitingFile[], { general, email }: User): ReadonlyMap<string, Tells> {
  const [known, setKnown] = useState<ReadonlyMap<string, Tells>>(new Map());
  const asked = useRef(new Set<string>());
  const { firstname, lastname, phone } = general;
  useEffect(() => {
    for (const file of files) {
      if (asked.current.has(file.id)) continue;
      asked.current.add(file.id);
      import('./name-in-file.ts')
        .then(({ tellsOf }) => tellsOf(file, { firstname, lastname, email, phone }))
        .catch((): Tells => 'unread')
        .then((tells) => setKnown((before) => new Map([...before, [file.id, tells]])));
    }
  }, [files, firstname, lastname, email, phone]);
  return known;
}
