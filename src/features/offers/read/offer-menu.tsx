import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { useNow } from '../../../i18n/use-now.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { MenuItem } from '../../../ui/menu-item.tsx';
import { CheckSheet } from '../letter/check-sheet.tsx';
import { PdfButton } from '../letter/pdf-button.tsx';
import { mayDo } from '../offer-state.ts';
import { DeclineSheet } from './decline-sheet.tsx';

/** Beside the letter: ask, check, decline; and the paper. Not hidden, and not beside the yes. */
export function OfferMenu({ detail: { offer } }: { detail: OfferDetail }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'check' | 'decline' | null>(null);
  const conversation = offer._conversationId;
  const signed = offer.signatures.some(({ party }) => party === 'talent');
  const mayDecline = mayDo('decline', 'talent', offer, useNow());
  return (
    <>
      <PdfButton offer={offer} />
      <Menu
        name={t`What you can do here`}
        button={(opener) => <IconButton {...opener} name={t`What you can do here`} icon={EllipsisVertical} />}
      >
        {conversation && (
          <MenuItem
            icon={MessageCircle}
            onSelect={() => void navigate({ to: '/pwa/chat', search: { conversation } })}
          >
            {t`Ask a question`}
          </MenuItem>
        )}
        <MenuItem icon={ShieldCheck} onSelect={() => setSheet('check')}>
          {t`Check the paper`}
        </MenuItem>
        {mayDecline && (
          <MenuItem icon={Ban} danger onSelect={() => setSheet('decline')}>
            {signed ? t`Take my yes back` : t`Decline the offer`}
          </MenuItem>
        )}
      </Menu>
      <CheckSheet offer={offer} open={sheet === 'check'} onClose={() => setSheet(null)} />
      <DeclineSheet offer={offer} side="talent" open={sheet === 'decline'} onClose={() => setSheet(null)} />
    </>
  );
}
