import { Trans } from '@lingui/react/macro';

/** What comes of a report: said before it is sent, and again where it waits. */
export function WhatHappens() {
  return (
    <div className="grid gap-1.5 text-small text-soft">
      <h3 className="font-semibold text-ink">
        <Trans>What happens then</Trans>
      </h3>
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          <Trans>A person at Zusage looks at it. No machine decides.</Trans>
        </li>
        <li>
          <Trans>What you report is kept with your report as it is now, even if it is deleted.</Trans>
        </li>
        <li>
          <Trans>The other side is not told that it was you.</Trans>
        </li>
        <li>
          <Trans>You read here and by email what was decided, and why. You can object to it.</Trans>
        </li>
      </ul>
      <p>
        <Trans>Are you in danger? Then call the police: 110, in all of Europe 112.</Trans>
      </p>
    </div>
  );
}
