import { Trans, useLingui } from '@lingui/react/macro';
import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { saidOfSchool } from '../../../contract/law/schooling.ts';
import { creatorGate } from '../../../contract/policy/creator.ts';
import { useNow } from '../../i18n/use-now.ts';
import { creatorEdit } from '../../replica/queries/creator.ts';
import { useLive } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { LinkButton } from '../../ui/links.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CreatorEditor } from './creator-editor.tsx';
import { GateNotice } from './gate/gate-notice.tsx';
import type { AskForm } from './gate/guardian-ask.tsx';
import { KitView } from './kit/kit-view.tsx';
import type { CreatorPart } from './parts/parts.ts';
import type { Returned } from './sources/sign-in-return.tsx';

type Props = {
  view: 'edit' | 'kit';
  part: CreatorPart | undefined;
  onPart: (part: CreatorPart) => void;
  /** Of a platform's sign-in. */
  returned: Returned | null;
  onReturned: () => void;
  askForm: AskForm;
};

/** /pwa/user/create-creator */
export function CreatorScreen({ view, part, onPart, returned, onReturned, askForm }: Props) {
  const { t } = useLingui();
  const edit = useLive(creatorEdit);
  const reach = useReachability();
  const now = useNow();
  const title = t`Creator profile`;
  if (!edit?.user) {
    return (
      <Page title={title}>
        {edit ? (
          <NotHere title={<Trans>Your details are not on this device yet.</Trans>} {...reach} />
        ) : (
          <Skeleton lines={6} />
        )}
      </Page>
    );
  }
  const { user, creator } = edit;
  const today = dayOf(now);
  const age = ageOn(user.general.dateOfBirth, today);
  const compulsorySchool = saidOfSchool(user.general.compulsorySchool, today);
  const { userMode: mode, guardian, creatorGuardian } = user;
  const gate = creatorGate({ mode, age, compulsorySchool, guardian, creatorGuardian });
  if (view === 'kit' && creator) return <KitView creator={creator} />;
  return (
    <Page
      title={title}
      wide={creator !== null}
      lead={
        <span className={part && creator ? 'max-desk:hidden' : undefined}>
          <Trans>For people who make posts, videos or podcasts and are paid for them by companies.</Trans>
        </span>
      }
      actions={
        creator && (
          <div className={part ? 'max-desk:hidden' : 'flex flex-wrap gap-2'}>
            <LinkButton to="/pwa/user" search={{ view: 'campaigns' }} variant="quiet">
              <Trans>Campaigns</Trans>
            </LinkButton>
            <LinkButton to="/pwa/user/create-creator" search={{ view: 'kit' }} variant="quiet">
              <Trans>See the media kit</Trans>
            </LinkButton>
          </div>
        )
      }
    >
      {!creator && gate !== 'ok' ? (
        <GateNotice gate={gate} user={user} askForm={askForm} />
      ) : (
        <CreatorEditor
          edit={edit}
          user={user}
          gate={gate}
          age={age}
          now={now}
          {...{ part, onPart, returned, onReturned }}
          askForm={askForm}
        />
      )}
    </Page>
  );
}
