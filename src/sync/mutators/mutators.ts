import type { MutationName } from '../../../contract/mutations.ts';
import { createAddress, deleteAddress, updateAddress } from './address.ts';
import { acceptApplicant, annotateApplicant, askToKeep, rejectApplicant, seeApplicant } from './applicant.ts';
import { addApplication, answerKeep, removeApplication } from './application.ts';
import {
  answerOwnership,
  disinvite,
  handInRegistration,
  offerOwnership,
  setCompanyBanner,
  setCompanyLogo,
  setCompanySetting,
  updateCompanyGeneral,
  updateMember,
} from './company.ts';
import { addMessage } from './conversation.ts';
import {
  cleanConversation,
  hideConversation,
  muteConversation,
  readConversation,
} from './conversation-part.ts';
import { addSource, createCreator, removeSource, updateCreator } from './creator.ts';
import { createJob, deleteJob, publishJob, scheduleJob, unpublishJob, updateJob } from './job.ts';
import { closeConversation, deleteMessage, toggleReaction } from './message.ts';
import type { Mutator } from './mutator.ts';
import {
  appeal,
  chooseAddress,
  chooseCompanyAddress,
  invite,
  noteInLog,
  rejectInvite,
  remind,
  report,
} from './no-effect.ts';
import { deleteNotification, readAllNotifications } from './notification.ts';
import { createOffer, withdrawOffer } from './offer.ts';
import { updateOffer } from './offer-update.ts';
import { deleteTracking, saveTracking } from './tracking.ts';
import { addDocument, removeDocument, setImage, setSetting, stepInSearch, updateGeneral } from './user.ts';

/** The optimistic effect of every mutation. */
export const mutators: { [Name in MutationName]: Mutator<Name> } = {
  'address.create': createAddress,
  'address.delete': deleteAddress,
  'address.update': updateAddress,
  'appeal.create': appeal,
  'application.accept': acceptApplicant,
  'application.add': addApplication,
  'application.annotate': annotateApplicant,
  'application.answer-keep': answerKeep,
  'application.ask-to-keep': askToKeep,
  'application.list': seeApplicant,
  'application.reject': rejectApplicant,
  'application.remove': removeApplication,
  'company.answer-ownership': answerOwnership,
  'company.disinvite': disinvite,
  'company.hand-in-registration': handInRegistration,
  'company.invite': invite,
  'company.offer-ownership': offerOwnership,
  'company.reject-invite': rejectInvite,
  'company.set-banner': setCompanyBanner,
  'company.set-logo': setCompanyLogo,
  'company.set-setting': setCompanySetting,
  'company.update-address': chooseCompanyAddress,
  'company.update-general': updateCompanyGeneral,
  'company.update-member': updateMember,
  'conversation.add-message': addMessage,
  'conversation.clean': cleanConversation,
  'conversation.close': closeConversation,
  'conversation.delete-message': deleteMessage,
  'conversation.hide': hideConversation,
  'conversation.mute': muteConversation,
  'conversation.read': readConversation,
  'conversation.toggle-reaction': toggleReaction,
  'creator.add-source': addSource,
  'creator.create': createCreator,
  'creator.remove-source': removeSource,
  'creator.update': updateCreator,
  'job.create': createJob,
  'job.delete': deleteJob,
  'job.publish': publishJob,
  'job.schedule': scheduleJob,
  'job.unpublish': unpublishJob,
  'job.update': updateJob,
  'log.create': noteInLog,
  'notification.create': remind,
  'notification.delete': deleteNotification,
  'notification.read-all': readAllNotifications,
  'offer.create': createOffer,
  'offer.delete': withdrawOffer,
  'offer.update': updateOffer,
  'report.create': report,
  'search.step': stepInSearch,
  'tracking.delete': deleteTracking,
  'tracking.save': saveTracking,
  'user.add-document': addDocument,
  'user.remove-document': removeDocument,
  'user.set-image': setImage,
  'user.set-setting': setSetting,
  'user.update-address': chooseAddress,
  'user.update-general': updateGeneral,
};
