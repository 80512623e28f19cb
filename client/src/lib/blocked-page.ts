import { createContext } from 'react';

/** UTL-003: where a link leads that is not let through; the same on every page of a shop. */
export const BlockedPage = createContext('/404/');
