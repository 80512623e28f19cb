import { serveBoards, type BoardsOptions } from './boards.js';

/* The program of the screens: its parent wrote what it is asked for. */
await serveBoards(JSON.parse(process.argv[2] ?? '') as BoardsOptions);
