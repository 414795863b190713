import { Trans } from '@lingui/react/macro';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useState } from 'react';
import type { LogEntry } from '../../../../contract/entities/log.ts';
import { sha256 } from '../../../../contract/sha256.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { type ChainState, checkChain } from './chain.ts';

type Props = { entries: readonly LogEntry[]; more: boolean };

/** Whether the entries follow each other as they were written, computed here from their hashes. */
export function ChainNote({ entries, more }: Props) {
  const format = useFormat();
  const [chain, setChain] = useState<ChainState | null>(null);
  useEffect(() => {
    let left = false;
    void checkChain(entries, sha256).then((state) => !left && setChain(state));
    return () => {
      left = true;
    };
  }, [entries]);
  if (!chain || chain.state === 'empty') return <p className="min-h-lh text-small">{'\u00a0'}</p>;
  if (chain.state === 'broken')
    return (
      <p role="alert" className="flex gap-2 rounded-card bg-danger-wash px-4 py-3 text-small">
        <Icon of={ShieldAlert} className="shrink-0 text-danger" />
        <span>
          <Trans>
            Entry {chain.seq} is missing or was changed afterwards. Write to us:{' '}
            <TextLink to="/sites/imprint">how to reach us</TextLink>.
          </Trans>
        </span>
      </p>
    );
  const since = format.date(chain.since);
  return (
    <p className="flex gap-2 text-small text-soft">
      <Icon of={ShieldCheck} className="shrink-0 text-success" />
      <span>
        {more && !chain.first ? (
          <Trans>Unbroken since {since}, as far as it is loaded. Your device has just checked it.</Trans>
        ) : (
          <Trans>Unbroken since {since}. Your device has just checked it.</Trans>
        )}
      </span>
    </p>
  );
}
