import type { Page } from '@playwright/test';

/** Every sign-in on this page asks for a second step, as a hosted project does; the embedded service knows none. */
export async function askForSecondStep(page: Page): Promise<void> {
  const mfaInfo = [
    { mfaEnrollmentId: 'phone', phoneInfo: '+*********678', enrolledAt: '2026-03-02T09:00:00Z' },
  ];
  await page.route('**/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword**', (route) =>
    route.fulfill({
      json: {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        localId: 'zwei-schritte',
        email: 'zwei.schritte@example.org',
        registered: true,
        mfaPendingCredential: 'pending',
        mfaInfo,
      },
    }),
  );
}
