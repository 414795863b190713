import { Trans } from '@lingui/react/macro';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { isStopped } from '../../../replica/outbox-entry.ts';
import { ownDetailsEntries } from '../../../replica/queries/own-details.ts';
import { useLive } from '../../../replica/use-live.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { StateLine } from '../../../ui/state-line.tsx';

/** What has become of the last correction, until it is received; the ways out of a refused one are with the outbox. */
export function DetailsState() {
  const entries = useLive(ownDetailsEntries) ?? [];
  const entry = entries.find(isStopped) ?? entries.at(-1);
  const steps = useShownSteps(changeSteps(entry));
  if (!entry) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-small font-semibold">
        <Trans>Your last change</Trans>
      </h2>
      <StateLine
        steps={steps}
        wayOut={
          isStopped(entry) && (
            <LinkButton variant="quiet" to="/pwa/user/settings" search={{}}>
              <Trans>See why, and what to do</Trans>
            </LinkButton>
          )
        }
      />
    </section>
  );
}
