import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { maySign } from '../../../../contract/policy/offer.ts';
import { useNow } from '../../../i18n/use-now.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { MenuItem } from '../../../ui/menu-item.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { CheckSheet } from '../letter/check-sheet.tsx';
import { PdfButton } from '../letter/pdf-button.tsx';
import { mayDo } from '../offer-state.ts';
import { DeclineSheet } from '../read/decline-sheet.tsx';
import { useOfferActs } from '../use-offer-acts.ts';
import { WithdrawSheet } from './withdraw-sheet.tsx';

/** What a company does once in an offer's life: give more time, take it back, say no, check a paper. */
export function OwnOfferMenu({ detail }: { detail: OfferDetail }) {
  const { t } = useLingui();
  const now = useNow();
  const { extend } = useOfferActs();
  const saving = useSaving();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'check' | 'decline' | 'withdraw' | null>(null);
  const { offer, company, me } = detail;
  const member = company?.members.find(({ _userId }) => _userId === me?._id);
  const signs = member !== undefined && maySign(member);
  const received = offer.termsHash !== '';
  const draft = offer.status === 'draft';
  // Who only signs reads the conversation, and cannot write in it.
  const writes = member?.role === 'owner' || member?.canChat === true;
  const conversation = writes ? offer._conversationId : null;
  const mayExtend = signs && mayDo('extend', 'canSign', offer, now);
  const mayDecline = signs && mayDo('decline', 'canSign', offer, now);
  const mayWithdraw = signs && mayDo('withdraw', 'canSign', offer, now);
  if (!received && !mayWithdraw) return null;
  return (
    <>
      {received && !draft && <PdfButton offer={offer} />}
      <Menu
        name={t`What you can do here`}
        button={(opener) => <IconButton {...opener} name={t`What you can do here`} icon={EllipsisVertical} />}
      >
        {conversation && (
          <MenuItem
            icon={MessageCircle}
            onSelect={() => void navigate({ to: '/pwa/chat', search: { conversation } })}
          >
            {t`Write a message`}
          </MenuItem>
        )}
        {mayExtend && (
          <MenuItem icon={CalendarPlus} onSelect={() => void saving(() => extend(offer))}>
            {t`Give seven more days`}
          </MenuItem>
        )}
        {received && !draft && (
          <MenuItem icon={ShieldCheck} onSelect={() => setSheet('check')}>
            {t`Check the paper`}
          </MenuItem>
        )}
        {mayDecline && (
          <MenuItem icon={Ban} danger onSelect={() => setSheet('decline')}>
            {offer.status === 'accepted' ? t`Decline the offer` : t`Decline their wishes`}
          </MenuItem>
        )}
        {mayWithdraw && (
          <MenuItem icon={Undo} danger onSelect={() => setSheet('withdraw')}>
            {draft ? t`Discard the draft` : t`Withdraw the offer`}
          </MenuItem>
        )}
      </Menu>
      <CheckSheet offer={offer} open={sheet === 'check'} onClose={() => setSheet(null)} />
      <DeclineSheet offer={offer} side="company" open={sheet === 'decline'} onClose={() => setSheet(null)} />
      <WithdrawSheet offer={offer} open={sheet === 'withdraw'} onClose={() => setSheet(null)} />
    </>
  );
}
