import { serveBoards, type BoardsOptions } from './boards.js';

/* Child process of `Boards`; its parent passes the options as an argument. */
await serveBoards(JSON.parse(process.argv[2] ?? '') as BoardsOptions);
