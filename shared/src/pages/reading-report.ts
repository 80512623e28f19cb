/** Receives validation errors by dotted path. */
export type Report = (path: string, message: string) => void;
