/** Default colours of the banner. */
export const christmasColours = { background: '#7a1f2b', text: '#ffffff' } as const;
