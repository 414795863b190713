import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/links.tsx';

/** What somebody was about to do when it turned out that they need an account. */
export type CameFor = 'apply' | 'invitation';

/** Says why this page is in between, and leads to its sister page: most who come from a shared job are new here. */
export function CameForNote(props: { cameFor: CameFor | null; page: 'login' | 'register' }) {
  const { page } = props;
  // The build paints the page for all, and of whom it does not know what they have come for only some see the note
  // (src/ui/first-paint.css).
  const isForSome = import.meta.env.SSR && props.cameFor === null;
  const cameFor = isForSome ? 'apply' : props.cameFor;
  if (cameFor === null) return null;
  return (
    <p className={`${isForSome ? 'for-applicants ' : ''}rounded-card bg-well p-4`}>
      {cameFor === 'apply' && page === 'login' && (
        <Trans>
          Sign in to apply. You come straight back to the job. New here?{' '}
          <TextLink to="/register" search={{ mode: 'user' }}>
            Make a free account
          </TextLink>
        </Trans>
      )}
      {cameFor === 'apply' && page === 'register' && (
        <Trans>
          To apply you need an account. It is free, and you come straight back to the job. You have one
          already? <TextLink to="/login">Sign in</TextLink>
        </Trans>
      )}
      {cameFor === 'invitation' && page === 'login' && (
        <Trans>
          A company invites you to its team. Sign in to answer. New here?{' '}
          <TextLink to="/register">Create an account</TextLink> with the email address the invitation came to.
        </Trans>
      )}
      {cameFor === 'invitation' && page === 'register' && (
        <Trans>
          A company invites you to its team. Create an account with the email address the invitation came to,
          then you can answer. You have one already? <TextLink to="/login">Sign in</TextLink>
        </Trans>
      )}
    </p>
  );
}
