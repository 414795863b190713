import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AGE_CREATOR } from '../../../../contract/law/guardian.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { ShopDoor, StudioDoor } from './door-drawings.tsx';

/** For those who came by the wrong door: companies and creators. */
export function Sides() {
  return (
    <section className="grid gap-4 desk:grid-cols-2 desk:gap-6">
      <Side drawing={<ShopDoor />} title={<Trans>Looking for people?</Trans>}>
        <p className="text-soft">
          <Trans>
            Say in one sentence who you are looking for. Pay, times and the minimum age are filled in with
            you.
          </Trans>
        </p>
        <blockquote className="border-s-2 border-accent ps-3.5">
          <Trans>“We need somebody for the shop on Saturdays, from December if possible.”</Trans>
        </blockquote>
        <LinkButton to="/register" search={{ mode: 'company' }} variant="primary" wide>
          <Trans>Begin an ad</Trans>
        </LinkButton>
        <p className="text-note text-soft">
          <Trans>The first ad is free.</Trans>
        </p>
      </Side>
      <Side drawing={<StudioDoor />} title={<Trans>You make content?</Trans>}>
        <p className="text-soft">
          <Trans>
            Show your channels with figures that were checked, name your price, and see of each campaign what
            it asks for and what it pays.
          </Trans>
        </p>
        {/* A page of the server's: the router does not know it. */}
        <a href="/jobs/all/campaign" className={buttonStyle('quiet', true)}>
          <Trans>See campaigns</Trans>
        </a>
        <p className="text-note text-soft">
          <Trans>From 18 on. From {AGE_CREATOR} to 17 with your parents.</Trans>
        </p>
      </Side>
    </section>
  );
}

function Side({ drawing, title, children }: { drawing: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3 rounded-[1.125rem] border border-line bg-sheet p-5 desk:p-8">
      <div className="flex items-center gap-3.5">
        <span className="w-[52px] shrink-0">{drawing}</span>
        <h2 className="text-title">{title}</h2>
      </div>
      {children}
    </div>
  );
}
