import { Trans, useLingui } from '@lingui/react/macro';
import type { NameShown } from '../../../contract/entities/settings.ts';
import type { User } from '../../../contract/entities/user.ts';
import { AGE_BAND } from '../../i18n/age-band.ts';
import { useClock } from '../../i18n/clock.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CvView, saysSomething } from '../../ui/cv-view.tsx';
import { TextLink } from '../../ui/links.tsx';
import { WeekGrid } from '../../ui/week-grid.tsx';
import { previewOf } from './preview.ts';

type Props = {
  user: User;
  company: string;
  /** The company reads numbers in place of names. */
  blind: boolean;
  nameShown: NameShown;
  onNameShown: (nameShown: NameShown) => void;
};

/** The sender exactly as the company will see them, and what stays with them until it has said yes (job.3). */
export function CompanyPreview({ user, company, blind, nameShown, onNameShown }: Props) {
  const { t, i18n } = useLingui();
  const clock = useClock();
  const { shortName, fullName, email, ageBand, visibility, cv, availability } = previewOf(
    user,
    nameShown,
    clock(),
  );
  const said = saysSomething(cv) ? cv : undefined;
  // The number is given by the server.
  const name = shortName ?? t`Person and a number`;
  return (
    <section aria-label={t`How ${company} sees you`} className="grid gap-3">
      <h3 className="text-small font-semibold">
        <Trans>This is what they see of you</Trans>
      </h3>
      <div className="rounded-card bg-well p-4">
        <div className="flex items-center gap-3.5">
          <Avatar name={name} />
          <div className="min-w-0">
            <p className="font-bold" lang={shortName && ''}>
              {name}
            </p>
            <p className="text-small text-soft">
              <Trans>Age: {i18n._(AGE_BAND[ageBand])}</Trans>
            </p>
          </div>
        </div>
        {said || availability ? (
          <details className="mt-3 border-t border-line pt-1">
            <summary className="link inline-flex min-h-11 items-center text-small font-semibold">
              <Trans>Your CV and your times</Trans>
            </summary>
            <div className="grid gap-4">
              {availability?.text && <p lang="">{availability.text}</p>}
              {availability && availability.times.length > 0 && <WeekGrid times={availability.times} />}
              {said && <CvView cv={said} />}
            </div>
          </details>
        ) : (
          <p className="mt-3 border-t border-line pt-3 text-small text-soft">
            {visibility === 'off' ? (
              <Trans>Your CV stays with you: in your profile you have chosen that nobody sees it.</Trans>
            ) : (
              <Trans>
                No CV goes along, because your profile is empty.{' '}
                <TextLink to="/pwa/user">Fill it in</TextLink>, what you have written here is kept.
              </Trans>
            )}
          </p>
        )}
      </div>
      {blind ? (
        <p role="note" className="text-small">
          <Trans>{company} reads all applications without names.</Trans>
        </p>
      ) : (
        <Checkbox
          checked={nameShown === 'sign'}
          onChange={(event) => onNameShown(event.currentTarget.checked ? 'sign' : 'initial')}
          label={<Trans>Apply without my name</Trans>}
          hint={<Trans>A number stands for it until they invite you to talk.</Trans>}
        />
      )}
      <p className="text-small text-soft">
        <Trans>
          Your full name ({fullName}) and your email address ({email}) are shown only after they have invited
          you to talk. Your date of birth never is.
        </Trans>
      </p>
    </section>
  );
}
