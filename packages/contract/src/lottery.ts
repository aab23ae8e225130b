import { choice, endpoint, endpoints, output, text, whole } from './endpoint';
import { longestGameCode, type LotteryVendor, prizeModes } from './lottery-launch';

/** A lottery in a menu. */
export type LotteryGame = {
  /** Its number in the catalogue, by which it is marked as a favourite. */
  gameId: number;
  gameCode: string;
  name: string;
  /** The vendor's code. */
  accountType: LotteryVendor;
  /** The next draw, until when it takes bets and when it takes place; absent if none is planned. */
  issue?: string;
  closesAt?: string;
  nextDraw?: string;
};

/** The result of a draw: the numbers in the order of its board, leading zeros kept. */
export type LotteryDraw = { issue: string; drawnAt: string; numbers: string[] };

export type LotteryArea = 'SEA' | 'E';

const menuInput = {
  prizeMode: choice(prizeModes, { optional: true }),
  device: choice(['WEB', 'H5'], { optional: true }),
};

const drawsInput = {
  gameCode: text({ max: longestGameCode }),
  count: whole({ optional: true, min: 1, max: 100 }),
};

export const lottery = endpoints('lottery', {
  /** The lotteries of South-East Asia, and those drawn electronically. */
  listMenus: endpoint({
    method: 'GET',
    path: '/lgw/games/game_menus',
    caller: 'anyone',
    input: { ...menuInput, language: text({ optional: true, max: 8 }) },
    output: output<{ list: { area: LotteryArea; gameMenus: LotteryGame[] }[] }>(),
    refusals: [],
  }),
  /** Vietnam's lotteries, in the groups of the catalogue. */
  listVietnamMenus: endpoint({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    caller: 'anyone',
    input: menuInput,
    output: output<{ vnLotteryMenus: { group: string; gameMenus: LotteryGame[] }[] }>(),
    refusals: [],
  }),
  /** Those of Vietnam's lotteries that the player opened, the latest first. */
  listRecentVietnam: endpoint({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    caller: 'player',
    whileLooking: true,
    background: true,
    input: menuInput,
    output: output<{ list: LotteryGame[] }>(),
    refusals: [],
  }),
  /** The latest results of one of Vietnam's lotteries, which are public. */
  listVietnamDraws: endpoint({
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    caller: 'anyone',
    input: drawsInput,
    output: output<{ list: LotteryDraw[] }>(),
    refusals: ['request.unknown'],
  }),
  /** The latest results of any lottery. */
  listDraws: endpoint({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    caller: 'player',
    whileLooking: true,
    input: drawsInput,
    output: output<{ list: LotteryDraw[] }>(),
    refusals: ['request.unknown'],
  }),
});
