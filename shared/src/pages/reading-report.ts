/** Takes what is wrong with something that came in, by dotted path. */
export type Report = (path: string, message: string) => void;
