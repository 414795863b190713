import { expect } from '@playwright/test';
import { v7 } from 'uuid';
import type { JobDraft } from '../../contract/entities/job.ts';
import { minorDutiesOf } from '../../contract/law/minor-duties.ts';
import { NO_TERMS } from '../../contract/policy/start-terms.ts';
import { DRAFT } from '../../server/testing/people.ts';
import type { RunningServer } from '../harness/server.ts';
import { signInAs } from './chaos/api.ts';
import { writeBy } from './talk.ts';

/** The company of a seeker's day, by calls: what it does on its screens is shown by hire.spec.ts. */

/** Light work that the law allows beside school. */
const ROUND: JobDraft = {
  ...DRAFT,
  title: 'Programmhefte austragen (m/w/d)',
  description:
    'Du verteilst unsere Programmhefte in Straßen, die du kennst, und hakst sie auf einer Karte ab.',
  tasks: ['Hefte abholen', 'In die Briefkästen stecken'],
  must: [],
  benefits: [],
  pay: { min: 1460, max: 1500, currency: 'EUR', unit: 'HOUR' },
  hours: { min: 2, max: 4, text: 'nach der Schule, an Tagen deiner Wahl' },
  shifts: [],
  agreedTimes: 'after_school',
  branches: ['papers'],
  openings: 2,
  // Below that staff reads an ad first.
  minAge: 15,
};

const SIGNER = 'Deniz Aydın';

export type DayCompany = Awaited<ReturnType<typeof dayCompany>>;

/** The sample's company with one more ad, which somebody of 15 may answer. */
export async function dayCompany({ origin, password }: RunningServer) {
  const { api, uid } = await signInAs(origin, 'company@example.org', password);
  const companyId = (await api('user.get', { userId: uid }))._linkedCompanyId ?? '';
  const { rev, _id: jobId } = await api('job.create', { _id: v7(), _companyId: companyId, job: ROUND });
  const { status, companyName } = await api('job.publish', { _jobId: jobId, rev });
  expect(status).toBe('published');
  const terms = {
    ...NO_TERMS,
    title: ROUND.title,
    pay: { amount: 1460, currency: 'EUR', unit: 'HOUR' as const },
    hours: { perWeek: 3, text: 'nach der Schule' },
    place: 'Celle',
  };
  const duties = minorDutiesOf({ kind: 'minijob', start: null, end: null });
  const signature = { name: SIGNER };
  const offerId = v7();
  return {
    jobId,
    companyName,
    /** The application that came, as the company reads it. */
    application: async () => (await api('application.list', { _jobId: jobId })).items[0],
    accept: (_applicationId: string) => api('application.accept', { _applicationId }),
    write: (_conversationId: string, text: string) => writeBy({ api }, _conversationId, text),
    offer: (_applicationId: string) =>
      api('offer.create', { _id: offerId, offer: { _applicationId, terms }, signature, duties }),
    /** Signs what the seeker has asked for; answers the pay. */
    agree: async () => {
      const { version, terms: wished } = await api('offer.get', { offerId });
      await api('offer.update', { _offerId: offerId, version, action: 'send', signature, duties });
      return wished.pay?.amount;
    },
    offerStatus: async () => (await api('offer.get', { offerId })).status,
  };
}
