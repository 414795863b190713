import { createFileRoute } from '@tanstack/react-router';
import { requireCompanyMode } from './-guards.ts';

export const Route = createFileRoute('/pwa/company')({ beforeLoad: requireCompanyMode });
