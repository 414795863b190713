import { Trans, useLingui } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import type { Company } from '../../../../contract/entities/company.ts';
import { maySign } from '../../../../contract/policy/offer.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';

type Props = {
  company: Company;
  signs: boolean;
  mayDraft: boolean;
  /** What was written last is not on this device. */
  failed: boolean;
  isChange: boolean;
  onSign: () => void;
  onDraft: () => void;
};

/** Who may sign sends; everybody else leaves a draft for them, and reads who they are. */
export function EditorActions({ company, signs, mayDraft, failed, isChange, onSign, onDraft }: Props) {
  const { offline } = useReachability();
  return (
    <ActionBar>
      {signs && (
        <Button icon={PenLine} onClick={onSign}>
          {isChange ? <Trans>Sign and send the change</Trans> : <Trans>Sign and send</Trans>}
        </Button>
      )}
      {mayDraft && (
        <Button variant={signs ? 'quiet' : 'primary'} onClick={onDraft}>
          <Trans>Keep as a draft</Trans>
        </Button>
      )}
      <div className="grid min-w-60 flex-1 gap-1 text-note text-soft">
        {!signs && <WhoSigns company={company} />}
        {signs && company.settings.requireSecond && (
          <p>
            <Trans>Two of you sign: a colleague who may sign has to sign as well.</Trans>
          </p>
        )}
        {signs && isChange && (
          <p>
            <Trans>Signatures under the version before become void.</Trans>
          </p>
        )}
        <p>
          <KeptNote failed={failed} offline={offline} />
        </p>
      </div>
    </ActionBar>
  );
}

/** Whose signature a draft waits for. */
export function WhoSigns({ company }: { company: Company }) {
  const { i18n } = useLingui();
  const names = company.members.filter(maySign).map(({ name }) => name);
  const who = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names);
  return (
    <p>
      <Trans>You may prepare offers. {who} may sign and send them.</Trans>
    </p>
  );
}
