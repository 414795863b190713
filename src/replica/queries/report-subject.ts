import type { ReportTarget } from '../../../contract/entities/report.ts';
import type { Replica } from '../database.ts';
import { chat } from './chat.ts';

/** What a report is about, as far as this device knows it; empty where it does not. */
export type ReportSubject = {
  /** A job's title, the words of a message. */
  what: string;
  /** The company, the person. */
  who: string;
  /** Whom one could block; null where that is nobody, or not known. */
  blockId: string | null;
};

const UNKNOWN: ReportSubject = { what: '', who: '', blockId: null };

export async function reportSubject(db: Replica, { type, id }: ReportTarget): Promise<ReportSubject> {
  switch (type) {
    case 'job':
      return aboutJob(db, id);
    case 'company':
      return { what: '', who: await companyName(db, id), blockId: id };
    // Their card is no row of this device, and whose account it is, nobody is told.
    case 'creator':
      return UNKNOWN;
    case 'user':
      return aboutPerson(db, id);
    case 'conversation':
      return aboutConversation(db, id);
    case 'message': {
      const message = await db.message.get(id);
      return message
        ? { ...(await aboutConversation(db, message._conversationId)), what: message.text }
        : UNKNOWN;
    }
  }
}

async function aboutJob(db: Replica, id: string): Promise<ReportSubject> {
  const job = (await db.job.get(id)) ?? (await db.companyJob.get(id));
  if (job) return { what: job.title, who: job.companyName, blockId: job._companyId };
  const application = await db.application.filter((row) => row._jobId === id).first();
  if (!application) return UNKNOWN;
  const { title, companyName: who } = application.job;
  return { what: title, who, blockId: application._companyId };
}

async function companyName(db: Replica, id: string): Promise<string> {
  const own = await db.company.get(id);
  if (own) return own.companyName;
  const job = await db.job.filter((row) => row._companyId === id).first();
  if (job) return job.companyName;
  const application = await db.application.filter((row) => row._companyId === id).first();
  return application?.job.companyName ?? '';
}

async function aboutPerson(db: Replica, id: string): Promise<ReportSubject> {
  const applicant = await db.applicant.filter((row) => row._userId === id).first();
  if (applicant) return { what: '', who: applicant.name, blockId: id };
  const talk = await db.conversation
    .filter(({ participants }) => participants.some(({ _userId }) => _userId === id))
    .first();
  const who = talk?.participants.find(({ _userId }) => _userId === id)?.name ?? '';
  return { what: '', who, blockId: id === db.uid ? null : id };
}

async function aboutConversation(db: Replica, id: string): Promise<ReportSubject> {
  const found = await chat(db, { conversationId: id });
  return found ? { what: '', who: found.name, blockId: found.otherId } : UNKNOWN;
}
