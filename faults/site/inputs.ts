import type { contract } from '@parlour/contract/contract';
import type { Endpoint, InputOf, Shape } from '@parlour/contract/endpoint';

type Contract = typeof contract;
type Inputs = {
  [Noun in keyof Contract]: {
    [Name in keyof Contract[Noun]]: Contract[Noun][Name] extends Endpoint
      ? InputOf<Contract[Noun][Name]>
      : never;
  };
};

/**
 * For each call an input that is well formed and still changes nothing: the name is taken, the
 * amount too small. A call without one here does not compile.
 */
export const harmlessInputs = (takenName: string): Inputs => ({
  agent: { checkAffiliateCode: { code: 'NOSUCH22' } },
  brand: {
    readStatus: {},
    readWhitelabel: {},
    listRoutes: {},
    listServiceLinks: {},
    listCountries: {},
    readRegistrationRules: {},
    reportFault: { part: 'page', name: 'Error', page: '/', build: '1', places: [] },
  },
  cashier: cashierInputs,
  catalogue: catalogueInputs,
  identity: { readIdentity: {}, uploadDocument: { side: 'front' }, sendDocuments: {} },
  compliance: complianceInputs,
  content: {
    readHelp: { lang: 'VI', device: 'WEB' },
    readNotices: { language: 'VI' },
    listArticles: { section: 'news', lang: 'VI' },
    readArticle: { id: 'none', section: 'news', lang: 'VI' },
    readJackpot: {},
  },
  launch: {
    launchGame: {
      vassalage: 'HOUSE',
      gameCode: 'none',
      gameType: 'RNG',
      device: 'WEB',
      language: 'VI',
    },
    checkGame: { vassalage: 'HOUSE', gameCode: 'none' },
    launchFb: { language: 'VI', device: 'WEB' },
    openReplay: { roundId: '1', language: 'VI' },
    launchDemo: { vassalage: 'HOUSE', gameCode: 'none', language: 'VI' },
  },
  lottery: lotteryInputs,
  message: messageInputs,
  player: {
    readMember: {},
    setLanguage: { language: 'EN' },
    readIcon: {},
    readAvatar: {},
    updateProfile: {},
  },
  privacy: { readPrivacy: {}, exportData: {}, requestDeletion: {}, takeBackDeletion: {} },
  report: reportInputs,
  round: { readRound: { id: '1' }, listOpenRounds: {}, listWinners: { board: 'latest' } },
  session: sessionInputs(takenName),
  room: roomInputs,
  support: supportInputs,
  wallet: {
    readBalance: {},
    readConsolidated: {},
    readWallets: {},
    transferToDownline: { to: 'nosuchplayer', amount: '0.01', paymentPassword: '000000' },
    transferToUpline: { amount: '0.01', paymentPassword: '000000' },
    listTransfers: { from: '2026-01-01', to: '2026-01-02' },
    transferBetweenWallets: { from: 'main', to: 'HOUSE', amount: '1' },
  },
});

const reportInputs: Inputs['report'] = {
  listRounds: { from: '2026-01-01', to: '2026-01-02' },
  readDays: { from: '2026-01-01', to: '2026-01-02' },
  exportRounds: { from: '2026-01-01', to: '2026-01-02' },
  exportTransactions: { from: '2026-01-01', to: '2026-01-02' },
  readProfit: { from: '2026-01-01', to: '2026-01-02' },
  listTransactions: { from: '2026-01-01', to: '2026-01-02' },
  readTransaction: { id: 'main-1' },
  readBalanceAt: { at: '2026-01-01T00:00:00.000Z' },
  readCredit: { from: '2026-01-01', to: '2026-01-02' },
  exportCredit: { from: '2026-01-01', to: '2026-01-02' },
  exportDeposits: { from: '2026-01-01', to: '2026-01-02' },
  exportWithdrawals: { from: '2026-01-01', to: '2026-01-02' },
  exportTransfers: { from: '2026-01-01', to: '2026-01-02' },
  exportProfit: { from: '2026-01-01', to: '2026-01-02' },
};

const messageInputs: Inputs['message'] = {
  countUnread: {},
  listMessages: {},
  markRead: { ids: ['1'] },
  deleteMessage: { id: '1' },
};

const catalogueInputs: Inputs['catalogue'] = {
  listHot: { merchantCode: 'parlour', language: 'VI' },
  listGames: { channel: 'parlour', merchant: 'parlour', gameType: 'RNG', language: 'VI' },
  listGameTypes: { vassalage: 'HOUSE' },
  listVendors: { language: 'VI' },
  listFavourites: { language: 'VI' },
  listFavouriteIds: {},
  addFavourite: { nodeId: 1, vendor: 'HOUSE', gameType: 'RNG' },
  removeFavourite: { nodeId: 1, vendor: 'HOUSE', gameType: 'RNG' },
  listRecent: { language: 'VI' },
  listPopular: { language: 'VI' },
  listRooms: { language: 'VI' },
  readGame: { nodeId: '1', language: 'VI' },
};

const lotteryInputs: Inputs['lottery'] = {
  listMenus: {},
  listVietnamMenus: {},
  listRecentVietnam: {},
  listVietnamDraws: { gameCode: 'none' },
  listDraws: { gameCode: 'none' },
};

const nothing = '00000000-0000-4000-8000-000000000000';

const factorInputs = {
  listFactors: {},
  enrolTotp: {},
  confirmTotp: { id: '1', code: '123456' },
  enrolPasskey: {},
  confirmPasskey: { id: nothing, credential: '{}' },
  removeFactor: { id: '1' },
  renewRecoveryCodes: {},
  startPasskey: {},
  logInByPasskey: { id: nothing, credential: '{}' },
  answerStep: { stepId: 'none', kind: 'totp' as const, code: '123456' },
  linkIdentity: { provider: 'google' as const, idToken: 'not a token' },
  unlinkIdentity: { provider: 'google' as const },
  sendStepUpCode: { kind: 'mail' as const },
  sendStepCode: { stepId: 'none', kind: 'mail' as const },
  unlock: { username: 'nobody_here', code: '123456' },
  requestUnlockMail: { username: 'nobody_here' },
  unlockByMail: { ticket: 'none' },
};

const sessionInputs = (takenName: string): Inputs['session'] => ({
  logIn: { username: 'nobody_here', password: 'wrong lanterns', type: 'username' },
  logInByIdentity: { provider: 'google', idToken: 'no token' },
  logOut: {},
  register: {
    username: takenName,
    password: 'seven quiet lanterns',
    confirmPassword: 'seven quiet lanterns',
    login: true,
    registerMethod: 'WEB',
    termsVersion: '2026-12',
    ofAge: true,
  },
  readIdle: {},
  finishFirstLogin: { nickname: 'xy' },
  readDetails: {},
  addDetail: { field: 'payeeName', value: ' ' },
  readSecurity: {},
  changePassword: { newPassword: 'x', confirmNewPassword: 'x' },
  setPaymentPassword: { newPassword: '1', confirmNewPassword: '1' },
  startContact: { kind: 'email', value: 'none' },
  confirmContact: { kind: 'email', value: 'none', code: '000000' },
  sendLoginCode: { mobileNum: '912345678', countryDialingCode: '84' },
  sendRegistrationCode: {
    mobileNo: '912345678',
    countryDialingCode: '84',
    regType: 'registerMobile',
  },
  requestPasswordMail: { username: 'someone', email: 'someone@example.com' },
  resetPasswordByMail: { ticket: 'none', newPassword: 'x' },
  resetPasswordByMobile: {
    mobileNum: '912345678',
    countryDialingCode: '84',
    verificationCode: '000000',
    newPassword: 'x',
  },
  registerByMobile: {
    mobileNum: '912345678',
    countryDialingCode: '84',
    login: true,
    registerMethod: 'WEB',
    termsVersion: '2026-12',
    ofAge: true,
  },
  resume: {},
  // Not sealed: it makes no account.
  logInFree: { os: 'Linux', platform: 'W', random: 'none', version: 3 },
  listSessions: {},
  endSession: { id: '1' },
  listDevices: {},
  forgetDevice: { id: '1' },
  listSignIns: {},
  stepUp: { password: 'wrong lanterns' },
  ...factorInputs,
  startVerification: { purpose: 'login' },
  solveVerification: { id: 'AAAAAAAAAAAAAAAAAAAAAA', x: 1 },
  drawCaptcha: {},
  readPlayed: {},
  touch: {},
});

/** Values that no field of the kind accepts, whatever its bounds: in a body, and in a query. */
export const wrongValues: Record<Shape['kind'], { body: unknown[]; query: string[] }> = {
  text: {
    body: [12, true, null, ['a'], { a: 1 }, 'x'.repeat(20_000), 'a\u0000b', 'a\ud800b'],
    query: ['x'.repeat(5000), 'a\u0000b'],
  },
  money: {
    body: [5, 1.5, null, ['5'], '1e3', '-5', '+5', '0.0000001', '1,000', ' 5', '05', 'NaN', '٥'],
    query: ['1e3', '-5', '0.0000001', '1,000', 'NaN', '9'.repeat(40)],
  },
  whole: {
    body: ['5', 1.5, null, -(2 ** 53) + 1],
    query: ['1e3', '1.5', 'x', '0x10', '9'.repeat(40)],
  },
  flag: { body: ['true', 1, null, []], query: ['yes', '1'] },
  choice: { body: ['nothing of the kind', 12, null, ['RNG']], query: ['nothing of the kind'] },
  list: { body: ['a', 5, null, [5], ['a', 'a'], [['a']]], query: [] },
  record: { body: ['a', 5, null, [], 'x'], query: [] },
  date: {
    body: ['yesterday', 20_260_101, null],
    query: ['yesterday', '0000-01-01', '2026-02-30', '2026-13-01', '01/02/2026', '-000001-01-01'],
  },
};

/** Texts that may or may not be valid; none of them may cause an internal error. */
export const oddTexts = [
  "'; drop table ledger.transfer; --",
  '../../../etc/passwd',
  '..%2f..%2f',
  '__proto__',
  '%00',
  '1e400',
  '-1',
  '0',
  '99999999999999999999',
  '0000-01-01',
  '9999-12-31',
  '\u202e\u200b',
  '😀😀',
  ' ',
  '<script>alert(1)</script>',
  '{"$gt":""}',
];

const complianceInputs: Inputs['compliance'] = {
  readLimits: {},
  setLimit: { kind: 'session', period: 'day', amount: '1' },
  confirmRaise: { kind: 'loss', period: 'day' },
  dropRaise: { kind: 'loss', period: 'day' },
  // The player of these calls deposits and plays no more.
  coolOff: { days: '1' },
  exclude: { time: '6m' },
  setReality: {},
  acknowledge: {},
};

const cashierInputs: Inputs['cashier'] = {
  listMethods: { kind: 'deposit' },
  requestDeposit: { methodId: 'sandbox', amount: '0.000001' },
  listDeposits: { from: '2026-01-01', to: '2026-01-02' },
  readDeposit: { id: '00000000-0000-4000-8000-000000000000' },
  listPayees: {},
  addPayee: { bank: 'none', number: '1' },
  readWithdrawable: {},
  requestWithdrawal: {
    methodId: 'sandbox',
    payeeId: 'none',
    amount: '0.000001',
    paymentPassword: '0',
  },
  listWithdrawals: {},
  readWithdrawal: { id: '00000000-0000-4000-8000-000000000000' },
  confirmReceipt: { id: '00000000-0000-4000-8000-000000000000', answer: 'received' },
  addReceiptImage: { id: '00000000-0000-4000-8000-000000000000' },
  readProofImage: { id: '00000000-0000-4000-8000-000000000000' },
  removePayee: { id: '00000000-0000-4000-8000-000000000000' },
};

const roomInputs: Inputs['room'] = {
  readRoom: {},
  sendMessage: { text: 'x' },
  reportMessage: { n: 1, reason: 'spam' },
  muteWriter: { n: 1 },
  unmuteWriter: { id: '1' },
  listMuted: {},
};

const supportInputs: Inputs['support'] = {
  sendFeedback: { questionType: 'other', description: 'x' },
  putFeedback: { questionType: 'other', description: 'x' },
  addPicture: {},
  listTickets: {},
  readTicket: { id: '1' },
  writeMessage: { id: '1', text: 'x' },
  reopenTicket: { id: '1', text: 'x' },
  readChat: {},
  openChat: {},
  sendChat: { text: 'x' },
  sendChatImage: {},
  readChatImage: { n: 1 },
  markChatRead: { n: 1 },
  typeChat: {},
  noteChatPage: { page: 'home' },
  closeChat: {},
  openChatTicket: {},
};
