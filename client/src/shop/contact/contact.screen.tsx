import { contactScreen } from '@selvedge/shared/contact/contact.screen';

import { ContactPage } from './ContactPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(contactScreen, ContactPage);
