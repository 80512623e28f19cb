/** Live topic of staff notes and leads. */
export const customersTopic = 'atlas:customers';
