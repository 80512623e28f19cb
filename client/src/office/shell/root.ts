import { createRootRoute } from '@tanstack/react-router';

/** Parent of every screen's route; the program adds the frame around them. */
export const root = createRootRoute({ staticData: { ability: null } });
