/** The live topic of what staff say about customers. */
export const customersTopic = 'atlas:customers';
