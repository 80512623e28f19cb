import { InvalidInput } from '../../../platform/refusals.js';
import { refuseGuessable } from './new-password.js';

describe('a new password', () => {
  it.each(['password', 'Password', '1234567890', 'iloveyou', 'qwertyuiop'])(
    'is none of the commonest, like %s',
    (password) => {
      expect(() => refuseGuessable(password)).toThrow(InvalidInput);
    },
  );

  it('is not the address that it goes with, nor the name in it', () => {
    const email = 'ada.lovelace@example.test';
    expect(() => refuseGuessable('Ada.Lovelace', email)).toThrow(InvalidInput);
    expect(() => refuseGuessable(email, email)).toThrow(InvalidInput);
  });

  it('is otherwise free, blanks and letters of any alphabet included', () => {
    for (const password of ['four words make one', 'пароль который длинный', 'selvedge-demo-1'])
      expect(() => refuseGuessable(password, 'ada@example.test')).not.toThrow();
  });
});
