import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../auth/use-account.ts';
import { LinkButton, TextLink } from '../../ui/links.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Doors } from './doors.tsx';
import { HomeJobs } from './home/home-jobs.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { Promises } from './promises.tsx';
import { TunnelDrawing } from './tunnel-drawing.tsx';

/** `/`: what this is, for whom, and the three doors (home.1). */
export function WelcomeScreen() {
  const { t } = useLingui();
  usePageTitle(t`Jobs that answer`);
  const session = useSession();
  return (
    <div className="page-wide grid gap-14 pt-5 pb-16 desk:gap-20 desk:pt-16">
      {/* On a phone the drawing comes after the jobs: the first of them is in sight at once. */}
      <div className="grid gap-5 desk:gap-20">
        <section className="contents items-center gap-16 desk:grid desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="grid gap-3 desk:gap-5">
            <h1 className="text-hero desk:text-[4.25rem] desk:leading-none">
              <Trans>Jobs that answer.</Trans>
            </h1>
            <p className="max-w-[30rem] text-lead text-soft">
              <Trans>For people who look for work, and for companies that answer them.</Trans>
            </p>
            <div className="hidden desk:block">
              <TheWayIn signedIn={session !== null} />
            </div>
          </div>
          <div className="order-last desk:order-none">
            <TunnelDrawing />
          </div>
        </section>
        <Doors session={session} />
        <HomeJobs />
      </div>
      <HowItWorks />
      <Promises />
      <div className="desk:hidden">
        <TheWayIn signedIn={session !== null} />
      </div>
    </div>
  );
}

function TheWayIn({ signedIn }: { signedIn: boolean }) {
  if (signedIn)
    return (
      <LinkButton to="/pwa">
        <Trans>Go on where you were</Trans>
      </LinkButton>
    );
  return (
    <p className="text-soft">
      <Trans>
        You have an account? <TextLink to="/login">Sign in</TextLink>
      </Trans>
    </p>
  );
}
