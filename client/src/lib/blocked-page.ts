import { createContext } from 'react';

/** Target for links that are not allowed; the same on every page of a shop. */
export const BlockedPage = createContext('/404/');
