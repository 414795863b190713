import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdvertiserKind, Land, PublicRegister } from '../../../contract/entities/registration.ts';

/** What a company is, as one of the choices of the form. */
export const KIND_TEXT: Record<AdvertiserKind, MessageDescriptor> = {
  business: msg`Business with a VAT number`,
  small_business: msg`Business without one`,
  registered: msg`Company in a register`,
  association: msg`Club or association`,
  public_body: msg`Public body or parish`,
  household: msg`Private household`,
};

/** The same where it stands alone, without the choice that "without one" goes back to. */
export const KIND_ALONE_TEXT: Record<AdvertiserKind, MessageDescriptor> = {
  ...KIND_TEXT,
  small_business: msg`Business without a VAT number`,
};

/** How each is verified; said before anything is typed. */
export const VERIFICATION_TEXT: Record<AdvertiserKind, MessageDescriptor> = {
  business: msg`We look your company up by its VAT number.`,
  small_business: msg`We need a letter from the tax office or your trade registration, as a PDF or photo.`,
  registered: msg`We look your company up in the register. You need no document.`,
  association: msg`We look your club up in the register of associations. You need no document.`,
  public_body: msg`We need a letter with your letterhead and a signature, as a PDF or photo.`,
  household: msg`We need a letter or a page of a document with your name and address, as a PDF or photo. You may black out everything else.`,
};

export const NAME_LABEL: Record<AdvertiserKind, MessageDescriptor> = {
  business: msg`Legal name`,
  small_business: msg`Legal name`,
  registered: msg`Legal name`,
  association: msg`Legal name`,
  public_body: msg`Legal name`,
  household: msg`Your first and last name`,
};

export const REGISTER_TEXT: Record<PublicRegister, MessageDescriptor> = {
  HRB: msg`HRB: GmbH, UG, AG`,
  HRA: msg`HRA: sole trader (e. K.), OHG, KG`,
  PR: msg`PR: partnership of professionals`,
  GnR: msg`GnR: cooperative`,
  GsR: msg`GsR: registered civil-law partnership (eGbR)`,
};

export const LAND_TEXT: Record<Land, MessageDescriptor> = {
  BW: msg`Baden-Württemberg`,
  BY: msg`Bavaria`,
  BE: msg`Berlin`,
  BB: msg`Brandenburg`,
  HB: msg`Bremen`,
  HH: msg`Hamburg`,
  HE: msg`Hesse`,
  MV: msg`Mecklenburg-Western Pomerania`,
  NI: msg`Lower Saxony`,
  NW: msg`North Rhine-Westphalia`,
  RP: msg`Rhineland-Palatinate`,
  SL: msg`Saarland`,
  SN: msg`Saxony`,
  ST: msg`Saxony-Anhalt`,
  SH: msg`Schleswig-Holstein`,
  TH: msg`Thuringia`,
};
