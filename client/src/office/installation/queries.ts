/** Of what the server says about the installation. */
export const queryKey = ['installation'] as const;
