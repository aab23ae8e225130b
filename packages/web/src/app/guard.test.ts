import { expect, test } from 'vitest';
import { wayToLogin } from './guard';

test.each(['/login', '/register', '/register.html', '/helpmc', '/download', '/Login', '/helpmc/'])(
  '[NAV-05] with the guard on, %s is open to visitors',
  (pathname) => {
    expect(wayToLogin({ pathname, search: '?item=terms' })).toBeUndefined();
  },
);

test.each([
  ['/', '', '/login?next=%2F'],
  ['/rng', '?page=2', '/login?next=%2Frng%3Fpage%3D2'],
  ['/nowhere', '', '/login?next=%2Fnowhere'],
])('[NAV-05] with the guard on, %s%s leads to the login and back', (pathname, search, to) => {
  expect(wayToLogin({ pathname, search })).toBe(to);
});
