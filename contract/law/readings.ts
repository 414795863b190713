/**
 * Where the law leaves it open, the cautious reading, in this one place. docs/for-a-lawyer.md says of each what it is,
 * what the other reading would be, and what would change; a test keeps the two together.
 */
export const READINGS = {
  /** Until then there is school everywhere in Germany; who has lessons in the afternoon as well knows it. */
  schoolEnds: { taken: '13:00' },
  /** Compulsory schooling of somebody of 16 who has not said: asked before it matters. */
  schoolingAt16: { taken: 'ask' },
  /** A firm that sends people into homes runs a business: light work in a household or a club only for those that do not. */
  householdAndClub: { taken: 'non-commercial only' },
  /** Papers and leaflets, and help in clubs, are on neither list of the weekend. */
  papersOnWeekends: { taken: 'no' },
  /** A free day of the week is no shortened one: the longer day wants another day with fewer hours. */
  longerDay: { taken: 'a shorter working day in the same week' },
  /** Two weeks of 85 hours in the harvest, in an ad that shows one usual week. */
  harvestWeek: { taken: 'half of it each week' },
  /** Holidays of pupils: the evening of hospitality from 16 on is taken as allowed, as §5 (4) refers to §14. */
  holidayEvenings: { taken: 'as for other youths' },
  /** Evenings on stage: for whoever takes part. */
  stage: { taken: 'taking part only' },
  /** Exceptions that need a notice to the authority are not reckoned with. */
  authorityNotices: { taken: 'not modelled' },
  /** Services of minors: at 15 to 17 none as a freelancer; as a creator each contract with the parents' consent. */
  servicesOfMinors: { taken: 'freelance from 18, campaigns from 15' },
  /** A pupil under compulsory schooling who posts for money is taken for a child at work in media. */
  creatorsAtSchool: { taken: 'not while compulsory schooling lasts' },
  /** An internship of which nobody says what it is counts as voluntary: wage and pay. */
  internshipUnknown: { taken: 'voluntary' },
  /** A trial period in a contract for a fixed term beyond this share of it is pointed at. */
  trialOfFixedTerm: { taken: 1 / 4 },
  /** A working week without hours is reckoned as nothing: no refusal where the hourly pay cannot be told. */
  wageWithoutHours: { taken: 'not refused, asked for' },
  /** Pay in a wider range: its lower end has to reach the minimum wage. */
  wageRange: { taken: 'lower end' },
  /** The meat trade's smaller shops left the list of 2a for five years: the proof on paper is asked of all. */
  meatTrade: { taken: 'on paper' },
  /** A lowest age above 18 needs a licence or a law. */
  ageAbove18: { taken: 'a ground from the list, looked at by staff' },
} as const;
export type Reading = keyof typeof READINGS;
