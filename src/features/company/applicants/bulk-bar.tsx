import { Plural, Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { may } from '../../../../contract/policy/application.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LABEL_TEXT } from '../applicant/label-text.ts';

type Props = {
  selected: readonly Applicant[];
  mayAnswer: boolean;
  onInvite: () => void;
  onDecline: () => void;
  onLabel: () => void;
  onTag: () => void;
  /** Undefined where nobody else is in the team. */
  onAssign: (() => void) | undefined;
  onClear: () => void;
};

/** What can be done about everybody who is selected. Each decision is about those it can be made about. */
export function BulkBar({ selected, mayAnswer, ...acts }: Props) {
  const { onInvite, onDecline, onLabel, onTag, onAssign, onClear } = acts;
  const { t, i18n } = useLingui();
  const count = selected.length;
  const inviting = selected.filter(({ status }) => may('accept', status)).length;
  const declining = selected.filter(({ status }) => may('reject', status)).length;
  return (
    <ActionBar>
      <p role="status" className="me-auto font-semibold tabular-nums">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      {mayAnswer && inviting > 0 && (
        <Button onClick={onInvite} aria-keyshortcuts="e">
          <Plural value={inviting} one="Invite # to talk" other="Invite # to talk" />
          <Key>E</Key>
        </Button>
      )}
      {mayAnswer && declining > 0 && (
        <Button variant="quiet" onClick={onDecline} aria-keyshortcuts="a">
          <Plural value={declining} one="Decline #" other="Decline #" />
          <Key>A</Key>
        </Button>
      )}
      <Button variant="quiet" onClick={onLabel} aria-keyshortcuts="m">
        {i18n._(LABEL_TEXT.favourite)}
        <Key>M</Key>
      </Button>
      <Button variant="quiet" onClick={onTag} aria-keyshortcuts="t">
        <Trans>Tag</Trans>
        <Key>T</Key>
      </Button>
      {onAssign && (
        <Button variant="quiet" onClick={onAssign} aria-haspopup="dialog" aria-keyshortcuts="g">
          <Trans>Assign</Trans>
          <Key>G</Key>
        </Button>
      )}
      <IconButton name={t`Select nobody`} icon={X} onClick={onClear} />
    </ActionBar>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-inner border border-current/40 px-1.5 font-sans text-note font-normal max-desk:hidden"
    >
      {children}
    </span>
  );
}
