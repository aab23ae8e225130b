import { session, type SignIn } from '@parlour/contract/session';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Visitor, VisitorOptions } from '../site/visitor';

/** Where a player can be registered: a site in this process, or a running one. */
export type AnySite = { visitor: (options?: VisitorOptions) => Visitor };

/** A registered player with the browser that registered. */
export type SomePlayer = Visitor & { playerId: string; username: string; password: string };

export const somePassword = 'seven quiet lanterns';

let names = 0;

/** A name that no other player of this test file has. */
export const someUsername = (): string => {
  names += 1;
  return `player${1000 + names}`;
};

type Form = InputOf<typeof session.register> & { password: string };

export const registrationForm = (changes: Partial<Form> = {}): Form => ({
  username: someUsername(),
  password: changes.password ?? somePassword,
  confirmPassword: changes.password ?? somePassword,
  login: true,
  registerMethod: 'WEB',
  termsVersion: '2026-12',
  ofAge: true,
  ...changes,
});

/** Registers a player through the real route, sealed; the visitor is signed in afterwards. */
export const registerPlayer = async (
  site: AnySite,
  options: VisitorOptions & { username?: string } = {},
): Promise<SomePlayer> => {
  const visitor = site.visitor(options);
  const form = registrationForm(options.username ? { username: options.username } : {});
  const signIn = await visitor.get(session.register, form);
  return asPlayer(visitor, signIn, form);
};

/** Signs in with a name and password in a browser of its own. */
export const logInAs = async (
  site: AnySite,
  { username, password }: { username: string; password: string },
  options: VisitorOptions = {},
): Promise<SomePlayer> => {
  const visitor = site.visitor(options);
  const signIn = await visitor.get(session.logIn, { username, password, type: 'username' });
  return asPlayer(visitor, signIn, { username, password });
};

const asPlayer = (
  visitor: Visitor,
  { id, token }: SignIn,
  { username, password }: { username: string; password: string },
): SomePlayer => {
  visitor.token = token;
  return Object.assign(visitor, { playerId: id, username, password });
};
