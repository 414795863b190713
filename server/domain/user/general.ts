import type { UserGeneral, UserGeneralPatch } from '../../../contract/entities/user.ts';
import { schoolSaid } from './age.ts';
import type { UserRow } from './row.ts';

/** A person's facts as the wire has them, without those never given. */
export function presentGeneral(row: UserRow): UserGeneral {
  const said = schoolSaid(row);
  return {
    firstname: row.firstname,
    lastname: row.lastname,
    dateOfBirth: row.date_of_birth,
    ...(said === undefined ? {} : { compulsorySchool: said }),
    ...(row.gender === null ? {} : { gender: row.gender }),
    ...(row.phone === null ? {} : { phone: row.phone }),
    ...(row.headline === '' ? {} : { headline: row.headline }),
    ...(row.about === '' ? {} : { about: row.about }),
    ...(row.cv === null || row.cv === undefined ? {} : { cv: row.cv }),
    ...(row.availability === '' ? {} : { availability: row.availability }),
    ...(row.times === null || row.times === undefined ? {} : { times: row.times }),
    ...(row.radius_km === null ? {} : { radiusKm: row.radius_km }),
  };
}

/** The columns of the given facts; the others keep their values. */
export function generalColumns(general: UserGeneralPatch) {
  const { firstname, lastname, gender, dateOfBirth, phone, headline, about, cv, availability, radiusKm } =
    general;
  const { compulsorySchool: said, times } = general;
  return {
    ...(firstname === undefined ? {} : { firstname }),
    ...(lastname === undefined ? {} : { lastname }),
    ...(gender === undefined ? {} : { gender }),
    ...(dateOfBirth === undefined ? {} : { date_of_birth: dateOfBirth }),
    ...(said === undefined
      ? {}
      : { compulsory_school: said?.answer ?? null, compulsory_school_on: said?.on ?? null }),
    ...(phone === undefined ? {} : { phone }),
    ...(headline === undefined ? {} : { headline }),
    ...(about === undefined ? {} : { about }),
    ...(cv === undefined ? {} : { cv: cv === null ? null : JSON.stringify(cv) }),
    ...(availability === undefined ? {} : { availability }),
    ...(times === undefined ? {} : { times: times === null ? null : JSON.stringify(times) }),
    ...(radiusKm === undefined ? {} : { radius_km: radiusKm }),
  };
}
