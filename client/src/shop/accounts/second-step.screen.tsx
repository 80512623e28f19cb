import { secondStepScreen } from '@selvedge/shared/accounts/second-step.screen';

import { SecondStepPage } from './SecondStepPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(secondStepScreen, SecondStepPage);
