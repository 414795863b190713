import type { Company } from '../../contract/entities/company.ts';
import { SETTINGS_DEFAULTS } from '../../contract/entities/company-settings.ts';
import type { JobDraft } from '../../contract/entities/job.ts';
import type { User } from '../../contract/entities/user.ts';
import type { Random } from './random.ts';
import type { ServerModel } from './server/model.ts';

/** Who lives in the simulated world: a company of two, and two who look for work. */
export const COMPANY = '01932f6e-0000-7000-8000-00000000c001';
export const OWNER = 'deniz';
export const MEMBER = 'lale';
export const SEEKERS = ['mia', 'tom'] as const;

const CREATED = '2026-11-01T08:00:00.000Z';

function user(uid: string, mode: User['userMode']): User {
  return {
    _id: uid,
    ver: 1,
    email: `${uid}@example.org`,
    userMode: mode,
    general: { firstname: uid, lastname: 'Krüger', dateOfBirth: '1998-04-17' },
    guardian: 'none',
    guardianUntil: null,
    creatorGuardian: 'none',
    guardians: [],
    settings: {},
    address: null,
    image: null,
    locked: null,
    deletion: null,
    _linkedCompanyId: null,
    createdAt: CREATED,
  };
}

export function member(uid: string, role: 'owner' | 'member'): Company['members'][number] {
  return {
    _userId: uid,
    name: uid,
    role,
    canSign: role === 'owner',
    canChat: true,
    position: '',
    since: CREATED,
  };
}

export const DRAFT: JobDraft = {
  kind: 'minijob',
  title: 'Bakery counter',
  description: 'Selling bread and cake on Saturdays.',
  tasks: [],
  must: [],
  nice: [],
  skills: [],
  benefits: [],
  employmentType: ['PART_TIME'],
  pay: { min: 1400, max: 1600, currency: 'EUR', unit: 'HOUR' },
  hours: { min: 6, max: 8, text: 'Saturday' },
  shifts: [{ day: 'sat', start: '08:00', end: '15:00' }],
  agreedTimes: null,
  schooling: null,
  branches: ['shop'],
  conditions: [],
  assurances: [],
  internship: null,
  location: { label: 'Celle', lat: 52.6226, lng: 10.0805 },
  remote: 'none',
  startDate: null,
  endDate: null,
  openings: 1,
  minAge: 16,
  minAgeGround: null,
  questions: [],
  campaign: null,
};

const REGIONS = [
  DRAFT.location,
  { label: 'Celle', lat: 52.61, lng: 10.09 },
  { label: 'München', lat: 48.14, lng: 11.58 },
  null,
];

/** Where a job may be: near, far, nowhere, or anywhere; the same for the same number. */
export function placeOf(n: number): Pick<JobDraft, 'location' | 'remote'> {
  const location = REGIONS[n % REGIONS.length] ?? null;
  return { location, remote: n % 5 === 4 ? 'full' : 'none' };
}

/** People, company and a few jobs, as if the product had been in use for a while. */
export function populate(
  server: ServerModel,
  newId: () => string,
  random: Random,
  { jobs = 3 + random.below(4) }: { jobs?: number } = {},
): void {
  server.addUser(user(OWNER, 'company'));
  server.addUser(user(MEMBER, 'company'));
  for (const uid of SEEKERS) server.addUser(user(uid, 'user'));
  server.addUser(user('rival', 'company'));
  server.addCompany(
    {
      _id: COMPANY,
      ver: 1,
      companyUID: 'DE136695976',
      companyName: 'Bakery',
      verified: true,
      general: { website: '', employeeCount: null, rejectionText: 'Thank you, no.', replyDays: 7 },
      logo: null,
      banner: null,
      address: null,
      settings: { ...SETTINGS_DEFAULTS, replyDays: 7 },
      members: [member(OWNER, 'owner'), member(MEMBER, 'member')],
      invitations: [],
      deletion: null,
      createdAt: CREATED,
    },
    OWNER,
  );
  const act = (uid: string, name: Parameters<ServerModel['write']>[1], args: unknown) => {
    const xid = server.begin();
    server.write(uid, name, args, { key: newId(), xid });
    server.end(xid);
  };
  for (let n = 0; n < jobs; n += 1) {
    const _id = newId();
    act(OWNER, 'job.create', {
      _id,
      _companyId: COMPANY,
      job: { ...DRAFT, ...placeOf(n), title: `Job ${n}`, minAge: n % 2 ? 18 : 16 },
    });
    if (n > 0) act(OWNER, 'job.publish', { _jobId: _id, rev: 1 });
    if (n > 0 && random.chance(0.5)) {
      const application = { _id: newId(), _jobId: _id, _conversationId: newId(), note: '', jobRev: 1 };
      act('mia', 'application.add', application);
    }
  }
}
