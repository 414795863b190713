import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type DocumentItem, myDocuments } from '../../replica/queries/documents.ts';
import { filesHere } from '../../replica/queries/files.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { FilterChip } from '../../ui/chip.tsx';

type Props = { chosen: readonly WaitingFile[]; onChoose: (file: File) => void };

/** Documents of the profile that can go along; what goes is a copy, which stays when the document is removed (user.5). */
export function DocumentChoice({ chosen, onChoose }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const { readFile } = useSync();
  const documents = useLive(myDocuments) ?? [];
  const [failed, setFailed] = useState<string>();
  const left = documents.filter(({ name, hash }) =>
    chosen.every((file) => file.name !== name && (hash === '' || file.hash !== hash)),
  );
  if (left.length === 0) return null;

  const take = async ({ _fileId, name, mime }: DocumentItem) => {
    setFailed(undefined);
    try {
      const here = (await filesHere(db, [_fileId])).get(_fileId);
      const bytes = here ? here.bytes : await readFile(_fileId, 'full');
      onChoose(new File([bytes], name, { type: mime }));
    } catch {
      setFailed(name);
    }
  };
  return (
    <div className="grid gap-2">
      <ul aria-label={t`From your profile`} className="flex flex-wrap gap-2">
        {left.map((one) => (
          <li key={one._fileId} className="max-w-full">
            <FilterChip pressed={false} icon={Plus} onPress={() => void take(one)}>
              <span className="truncate">{one.name}</span>
            </FilterChip>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className="text-small font-medium text-danger wrap-anywhere">
          <Trans>{failed} is not on this device. Try again once you are online.</Trans>
        </p>
      )}
    </div>
  );
}
