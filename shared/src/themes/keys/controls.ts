import { key } from './key.js';

export const buttonKeys = {
  'button.primary.textColor': key(
    'colour',
    'onColor({button.primary.backgroundColor})',
    'Primary button text',
  ),
  'button.primary.backgroundColor': key('colour', '{primary.color}', 'Primary button'),
  'button.primary.borderColor': key(
    'colour',
    '{button.primary.backgroundColor}',
    'Primary button border',
  ),
  'button.secondary.textColor': key('colour', '{text.color}', 'Secondary button text'),
  'button.secondary.backgroundColor': key('colour', '{page.background}', 'Secondary button'),
  'button.secondary.borderColor': key(
    'colour',
    '{button.secondary.textColor}',
    'Secondary button border',
  ),
  'button.border.radius': key('length', '{border.radius}', 'Button corner radius'),
  'button.text.transform': key('transform', 'none', 'Button case'),
  'button.text.tracking': key('length', '0em', 'Button letter spacing'),
  'button.text.weight': key('number', '600', 'Button weight'),
  'button.shadow': key('shadow', 'none', 'Button shadow'),
};

export const formKeys = {
  'form.background': key('colour', '{page.background}', 'Field background'),
  'form.border.color': key('colour', 'mix({page.background}, {text.color}, 0.5)', 'Field border'),
  'form.border.radius': key('length', '{border.radius}', 'Field corner radius'),
  'form.text.color': key('colour', '{text.color}', 'Field text'),
  'form.error.color': key('colour', '{error.color}', 'Field error'),
};

export const statusKeys = {
  'error.color': key('colour', '#b3261e', 'Error'),
  'error.dark': key('colour', 'shade({error.color}, -0.12)', 'Error, dark'),
  'warning.color': key('colour', '#8a5300', 'Warning'),
  'warning.dark': key('colour', 'shade({warning.color}, -0.1)', 'Warning, dark'),
  'success.color': key('colour', '#17693a', 'Success'),
  'success.dark': key('colour', 'shade({success.color}, -0.1)', 'Success, dark'),
  'status.success.color': key('colour', '{success.color}', 'Success status text'),
  'status.success.background': key(
    'colour',
    'mix({page.background}, {success.color}, 0.14)',
    'Success status background',
  ),
};
