import { agent } from './agent';
import { brand } from './brand';
import { brandFaults } from './brand-faults';
import { cashier } from './cashier';
import { catalogue } from './catalogue';
import { compliance } from './compliance';
import { content } from './content';
import { contentArticles } from './content-articles';
import { identity } from './identity';
import { launch } from './launch';
import { lottery } from './lottery';
import { message } from './message';
import { player } from './player';
import { privacy } from './privacy';
import { report } from './report';
import { room } from './room';
import { round } from './round';
import { session } from './session';
import { own } from './session/own';
import { supportChat } from './support/chat';
import { support } from './support';
import { wallet } from './wallet';

/**
 * Every call, by noun. For the server and its OpenAPI; a browser chunk imports only its noun's
 * file.
 */
export const contract = {
  agent,
  brand: { ...brand, ...brandFaults },
  cashier,
  catalogue,
  compliance,
  content: { ...content, ...contentArticles },
  identity,
  launch,
  lottery,
  message,
  player,
  privacy,
  report,
  room,
  round,
  session: { ...session, ...own },
  support: { ...support, ...supportChat },
  wallet,
};
