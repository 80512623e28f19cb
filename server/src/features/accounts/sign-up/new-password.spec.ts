import { InvalidInput } from '../../../platform/refusals.js';
import { refuseGuessable } from './new-password.js';

describe('new password', () => {
  it.each(['password', 'Password', '1234567890', 'iloveyou', 'qwertyuiop'])(
    'cannot be a common one like %s',
    (password) => {
      expect(() => refuseGuessable(password)).toThrow(InvalidInput);
    },
  );

  it('cannot be the address or its name', () => {
    const email = 'ada.lovelace@example.test';
    expect(() => refuseGuessable('Ada.Lovelace', email)).toThrow(InvalidInput);
    expect(() => refuseGuessable(email, email)).toThrow(InvalidInput);
  });

  it('may otherwise be anything, including spaces and letters of any alphabet', () => {
    for (const password of ['four words make one', 'пароль который длинный', 'selvedge-demo-1'])
      expect(() => refuseGuessable(password, 'ada@example.test')).not.toThrow();
  });
});
