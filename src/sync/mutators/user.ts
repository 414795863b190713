import { ageOn, needsGuardian } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { PROTECTED_SETTINGS, type Settings } from '../../../contract/entities/settings.ts';
import type { UserGeneral } from '../../../contract/entities/user.ts';
import { newAttachment } from '../../../contract/new-attachment.ts';
import { ownBirthDateKeeper } from '../../../contract/policy/birth-date.ts';
import { fitsCv } from '../../../contract/policy/cv-size.ts';
import { generalOver } from '../../../contract/policy/general-over.ts';
import { makeRoom, overfull } from '../../../contract/policy/setting-room.ts';
import { fixedForMinors, mergeSettings } from '../../../contract/policy/settings.ts';
import type { Mutator } from './mutator.ts';
import { isOwnMinor } from './own-participant.ts';

/** Changes of a person's own data. */

export const setSetting: Mutator<'user.set-setting'> = (tx, args, context) => {
  const row = tx.get('user', args.userId);
  const { setting } = args;
  if (!row || PROTECTED_SETTINGS.some((key) => setting[key] !== undefined)) return;
  // That the setup is over is the server's to say: the whole app opens with it (setup.5).
  const { setup: _, ...patch } = setting as Settings;
  if (Object.keys(patch).length === 0) return;
  if (isOwnMinor(tx, context) && fixedForMinors(patch).length > 0) return;
  const settings = makeRoom(mergeSettings(row.settings, patch));
  if (!overfull(settings)) tx.put('user', { ...row, settings });
};

/** Saved and hidden jobs; that a job was only looked at leaves no trace in what this device mirrors. */
export const stepInSearch: Mutator<'search.step'> = (tx, args, { uid, at }) => {
  const row = tx.get('user', uid);
  const key = args.event === 'save' || args.event === 'unsave' ? 'savedJobs' : 'hiddenJobs';
  if (!row || !args.event || args.event === 'view' || args.event === 'share') return;
  const value = args.event === 'save' || args.event === 'hide' ? true : null;
  const known = row.settings[key]?.[args.jobId];
  if ((known?.value ?? null) === value) return;
  // One step is always later than what is known, whatever clock set that.
  const later = Math.max(Date.parse(at), known ? Date.parse(known.at) + 1 : 0);
  const entries = { ...row.settings[key], [args.jobId]: { value, at: new Date(later).toISOString() } };
  const settings = makeRoom({ ...row.settings, [key]: entries });
  if (!overfull(settings)) tx.put('user', { ...row, settings });
};

/**
 * Who has to agree below 16, and who was asked, is the server's to say; a date that is fixed stays. What was said later
 * elsewhere stays as well (rule W13).
 */
export const updateGeneral: Mutator<'user.update-general'> = (tx, args, { at }) => {
  const row = tx.get('user', args._userId);
  if (!row) return;
  const { patch, clocks } = generalOver(row, args, at);
  const { dateOfBirth, cv } = patch;
  if (cv && !fitsCv(cv)) return;
  const today = dayOf(at);
  if (dateOfBirth !== undefined && dateOfBirth !== row.general.dateOfBirth) {
    const all = () => true;
    const keeper = ownBirthDateKeeper(row, tx.filter('application', all), tx.filter('offer', all), today);
    if (keeper !== 'self' || needsGuardian(ageOn(dateOfBirth, today))) return;
  }
  if (Object.keys(patch).length > 0)
    tx.put('user', { ...row, general: patched(row.general, patch), generalAt: clocks });
};

/** Null removes a fact, and so does an empty text: the wire leaves both out. */
function patched(general: UserGeneral, patch: object): UserGeneral {
  const facts = Object.entries({ ...general, ...patch });
  return Object.fromEntries(facts.filter(([, value]) => value !== null && value !== '')) as UserGeneral;
}

export const addDocument: Mutator<'user.add-document'> = (tx, { userId, fileId }) => {
  const row = tx.get('user', userId);
  if (!row || row.documents?.some(({ _fileId }) => _fileId === fileId)) return;
  tx.put('user', { ...row, documents: [...(row.documents ?? []), newAttachment(fileId)] });
};

export const removeDocument: Mutator<'user.remove-document'> = (tx, { userId, fileId }) => {
  const row = tx.get('user', userId);
  if (row) tx.put('user', { ...row, documents: row.documents?.filter(({ _fileId }) => _fileId !== fileId) });
};

export const setImage: Mutator<'user.set-image'> = (tx, args) => {
  const row = tx.get('user', args.userId);
  if (row) tx.put('user', { ...row, image: args.imageSource });
};
