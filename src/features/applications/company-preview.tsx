import { Trans, useLingui } from '@lingui/react/macro';
import { AGE_BAND } from '../../i18n/age-band.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Preview } from './preview.ts';

/** The sender exactly as the company will see them, and what stays with them until it has said yes (job.3). */
export function CompanyPreview({ preview, company }: { preview: Preview; company: string }) {
  const { t, i18n } = useLingui();
  const { shortName, fullName, email, ageBand } = preview;
  return (
    <section aria-label={t`How ${company} sees you`} className="grid gap-3">
      <h3 className="text-small font-semibold">
        <Trans>This is what they see of you</Trans>
      </h3>
      <div className="flex items-center gap-3.5 rounded-card bg-well p-4">
        <Avatar name={shortName} />
        <div className="min-w-0">
          <p className="font-bold">{shortName}</p>
          <p className="text-small text-soft">
            <Trans>Age: {i18n._(AGE_BAND[ageBand])}</Trans>
          </p>
        </div>
      </div>
      <p className="text-small text-soft">
        <Trans>
          Your full name ({fullName}) and your mail address ({email}) are shown only after they have invited
          you to talk. Your date of birth never is.
        </Trans>
      </p>
    </section>
  );
}
