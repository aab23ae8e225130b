import type { GameType } from '@parlour/contract/catalogue';
import type { BannerArt } from '@parlour/contract/content';
import type { Transaction } from '@parlour/node-kit/database/database';
import { demoAnnouncements, everyBrand } from './demo/announcements';
import { demoHelp } from './demo/help';
import { insertAnnouncements, insertBanners, insertHelp, type BannerSeed } from './queries';

/** Beside a game of ours, words in the ink of its stage. */
const artwork = (code: string, ink: GameType): BannerArt => ({
  code,
  category: 'RNG',
  vendor: 'HOUSE',
  ink,
});

/** Only what is true of a demo brand: no promotion and no figure is invented. */
const fairness: BannerSeed = {
  code: 'fair',
  groupName: 'home',
  art: artwork('lotus-pond', 'RNG'),
  linkageType: 'path',
  link: '/rng',
  texts: {
    VI: {
      eyebrow: 'Tự kiểm chứng',
      title: '8 game nổ hũ, vòng nào cũng kiểm chứng được',
      body: 'Mã băm hiện trước khi cược. Quay xong, bạn tự kiểm chứng kết quả.',
      action: 'Vào sảnh',
    },
    EN: {
      eyebrow: 'Provably fair',
      title: 'Eight slots, and you can check every round',
      body: 'The hash is shown before you bet. Afterwards you work out the result yourself.',
      action: 'Open the hall',
    },
  },
};

const others: BannerSeed[] = [
  {
    code: 'demo',
    groupName: 'home',
    art: artwork('harvest-moon', 'LOTT'),
    linkageType: 'modal',
    link: 'depositv2',
    texts: {
      VI: {
        eyebrow: 'Bản dùng thử',
        title: 'Mọi khoản tiền ở đây là tiền thử',
        body: 'Nạp qua trang thanh toán thử, không có tiền thật nào được chuyển.',
        action: 'Nạp thử',
      },
      EN: {
        eyebrow: 'Demo site',
        title: 'All the money here is play money',
        body: 'Deposit on the sandbox payment page. No real money moves.',
        action: 'Try a deposit',
      },
    },
  },
  {
    code: 'visitors',
    groupName: 'home',
    art: artwork('floating-market', 'FISH'),
    linkageType: 'path',
    link: '/rng',
    texts: {
      VI: {
        eyebrow: 'Chơi thử',
        title: 'Chưa đăng ký vẫn chơi thử được',
        body: 'Chơi cả 8 game bằng điểm thử, không cần tài khoản.',
        action: 'Chọn game',
      },
      EN: {
        eyebrow: 'Demo play',
        title: 'Try the games before you sign up',
        body: 'Visitors play all eight with practice credit. No account needed.',
        action: 'Pick a game',
      },
    },
  },
  {
    code: 'returns',
    groupName: 'rng',
    art: artwork('gem-quarry', 'ESPORTS'),
    linkageType: 'none',
    link: null,
    texts: {
      VI: {
        eyebrow: 'Tỷ lệ hoàn trả (RTP)',
        title: 'RTP công khai, tính chính xác từng game',
        body: 'RTP của mỗi game được tính trên mọi kết quả có thể.',
      },
      EN: {
        eyebrow: 'Return to player (RTP)',
        title: 'RTP in the open, exact for every game',
        body: 'The RTP of each game is worked out over every possible outcome.',
      },
    },
  },
  {
    code: 'promotions',
    groupName: 'promotions',
    art: artwork('engravers-shop', 'SPORTS'),
    linkageType: 'none',
    link: null,
    texts: {
      VI: {
        eyebrow: 'Bản dùng thử',
        title: 'Đọc điều kiện trước, tham gia sau',
        body: 'Tiền thưởng ở đây cũng là tiền thử, không đổi được thành tiền thật.',
      },
      EN: {
        eyebrow: 'Demo site',
        title: 'Read the terms first, join after',
        body: 'Rewards are play money here too. They cannot be turned into real money.',
      },
    },
  },
];

/**
 * Adds the banners and the announcements of a demo brand, all of them or what is true of any, and
 * its help, which every brand needs: players accept the terms in it.
 */
export const seedContent = async (
  sql: Transaction,
  brand: string,
  { all }: { all: boolean },
): Promise<void> => {
  await insertBanners(sql, brand, all ? [fairness, ...others] : [fairness]);
  await insertAnnouncements(sql, brand, all ? demoAnnouncements : everyBrand);
  await insertHelp(sql, brand, demoHelp);
};
