import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { call } from './api';

// Fetched when a session begins or ends: a visitor's first page has no use for these tables.

export const readMember = () => call(player.readMember, {});
export const resume = () => call(session.resume, {});
export const logOut = () => call(session.logOut, {});
