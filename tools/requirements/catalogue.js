/** The areas of the requirements catalogue, in its order, with the number of the last row of each. */
export const lastRows = {
  RTE: 81,
  GRD: 49,
  LAY: 53,
  SEO: 13,
  STO: 31,
  CAT: 32,
  BSK: 18,
  PAY: 24,
  ORD: 46,
  RET: 12,
  IDN: 15,
  ATL: 21,
  PRM: 10,
  PAG: 26,
  BLK: 103,
  BLX: 18,
  THM: 92,
  EDT: 34,
  RTM: 16,
  NTF: 17,
  CHT: 9,
  MKT: 19,
  STU: 12,
  CNT: 9,
  IMG: 19,
  VAL: 52,
  UTL: 12,
  API: 59,
  ERR: 69,
  CST: 104,
  ANL: 26,
  EVT: 17,
  NFR: 12,
};

export function requirementId(area, row) {
  return `${area}-${String(row).padStart(3, '0')}`;
}

/** Every ID of the catalogue, in its order. Rows are appended, never renumbered or reused. */
export const catalogue = Object.entries(lastRows).flatMap(([area, last]) =>
  Array.from({ length: last }, (_, index) => requirementId(area, index + 1)),
);
