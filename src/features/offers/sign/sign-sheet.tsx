import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Company } from '../../../../contract/entities/company.ts';
import type { MinorDuty, Offer } from '../../../../contract/entities/offer.ts';
import type { User } from '../../../../contract/entities/user.ts';
import { missingDuties } from '../../../../contract/law/minor-duties.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChangedMeanwhile } from '../changed-meanwhile.tsx';
import type { CompanyName } from '../offer-acts.ts';
import { DutiesField } from './duties-field.tsx';
import { isSignature, SignatureLine } from './signature-line.tsx';

type Props = {
  /** What is signed and what follows from it. */
  children: ReactNode;
  /** The button. */
  does: ReactNode;
  me: User | undefined;
  company: Company | undefined;
  /** Bound to the version that was there when it opened; a new letter has none. */
  offer?: Offer | undefined;
  /** What the company answers for towards somebody below 18: all of it is ticked before it signs. */
  duties?: readonly MinorDuty[] | undefined;
  onSign: (signed: CompanyName) => Promise<void>;
  onClose: () => void;
};

/** A member signs for the company: the name typed, and the position it is signed in. Drawn while it is open. */
export function SignSheet({ children, does, me, company, offer, duties = [], onSign, onClose }: Props) {
  const { t } = useLingui();
  const [ticked, setTicked] = useState<MinorDuty[]>([]);
  const missing = missingDuties(duties, ticked);
  const [version] = useState(offer?.version);
  const member = company?.members.find(({ _userId }) => _userId === me?._id);
  const own = me ? `${me.general.firstname} ${me.general.lastname}` : undefined;
  const [name, setName] = useState('');
  const [position, setPosition] = useState(member?.position ?? '');
  const [tried, setTried] = useState(false);
  const moved = offer && version !== undefined && offer.version !== version;
  const sign = async () => {
    setTried(true);
    if (isSignature(name, own) && missing.length === 0) await onSign({ name, position, duties: ticked });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      sticky
      title={<Trans>Your signature</Trans>}
      actions={
        <>
          {!moved && <Button onClick={() => void sign()}>{does}</Button>}
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      {moved ? (
        <ChangedMeanwhile offer={offer} version={version} />
      ) : (
        <div className="grid gap-5">
          <div className="text-soft">{children}</div>
          <DutiesField
            duties={duties}
            ticked={ticked}
            onChange={setTicked}
            error={tried && missing.length > 0}
          />
          <SignatureLine
            value={name}
            onChange={setName}
            expected={own}
            error={tried && !isSignature(name, own) && t`Type your name as it stands in your account.`}
          />
          <TextField
            label={t`Position`}
            value={position}
            optional
            maxLength={120}
            onChange={(event) => setPosition(event.currentTarget.value)}
          />
        </div>
      )}
    </Sheet>
  );
}
