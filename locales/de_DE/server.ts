import type { ServerTexts } from '../types/server-texts.ts';
import { consents } from './consents.ts';
import { creatorCard } from './creator-card.ts';
import { decisions } from './decisions.ts';
import { endings } from './endings.ts';
import { invoice } from './invoice.ts';
import { account } from './mails/account.ts';
import { applications } from './mails/applications.ts';
import { guardians } from './mails/guardians.ts';
import { invoices } from './mails/invoices.ts';
import { reports } from './mails/reports.ts';
import { news } from './news.ts';
import { objectionPage } from './objection-page.ts';
import { offer } from './offer.ts';
import { publicPages, unsubscribe } from './pages.ts';
import { processing } from './processing.ts';
import { proof } from './proof.ts';
import { reportPage } from './report-page.ts';
import { seller } from './seller.ts';

export const server: ServerTexts = {
  mails: { ...account, ...applications, ...guardians, ...invoices, ...reports },
  news,
  consents,
  creatorCard,
  decisions,
  endings,
  factWords: {
    department: 'Abteilung',
    industry: 'Branche',
    function: 'Tätigkeit',
    experience: 'Erfahrung',
    education: 'Abschluss',
  },
  invoice,
  objectionPage,
  offer,
  processing,
  proof,
  publicPages,
  reportPage,
  seller,
  unsubscribe,
};
