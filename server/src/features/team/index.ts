export { TeamModule } from './team.module.js';
export { teamDecider } from './team.decider.js';
export type { TeamEvent } from './team.events.js';
