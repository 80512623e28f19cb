/** Longest texts of an address, in characters. */
export const addressLimits = {
  fullName: 120,
  line1: 200,
  line2: 200,
  city: 120,
  state: 60,
  postcode: 16,
} as const;

/** Length of an EORI number: a country and at most 15 letters or digits. */
export const longestEori = 17;
