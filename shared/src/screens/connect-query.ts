/** Query parameter of a framed page with the editor's session. */
export const connectQuery = 'connect';
