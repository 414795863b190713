import { createFileRoute, Navigate, redirect, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readMailLink } from '../auth/mail-link.ts';
import { useSession } from '../auth/use-account.ts';
import { CreateCompanyScreen } from '../features/company/create-company-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { LEFT_COMPANY } from './-left-company.ts';

export const Route = createFileRoute('/pwa/company/create')({
  beforeLoad: async ({ context }) => {
    const session = await context.resume();
    if (session?.companyId) throw redirect({ to: '/pwa/company', replace: true });
  },
  component: CreateCompany,
});

function CreateCompany() {
  const navigate = useNavigate();
  const [invited] = useState(() => readMailLink(localStorage, 'accept-invite') !== null);
  const [left] = useState(() => sessionStorage.getItem(LEFT_COMPANY) !== null);
  // Who joins elsewhere, or was sent here by an older record of theirs, has one after all.
  const companyId = useSession()?.companyId ?? null;
  if (companyId !== null) return <Navigate to="/pwa/company" replace />;
  return (
    <AppFrame>
      <CreateCompanyScreen
        invited={invited}
        left={left}
        onDone={() => void navigate({ to: '/pwa/company', replace: true })}
      />
    </AppFrame>
  );
}
