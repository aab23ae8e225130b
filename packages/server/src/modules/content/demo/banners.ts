import type { BannerWords } from '../queries';

type Code = 'fair' | 'demo' | 'visitors' | 'returns' | 'promotions';

/** A language without its own texts is shown the brand's default one (`wordsIn`). */
const words: Record<string, Record<Code, BannerWords>> = {
  VI: {
    fair: {
      eyebrow: 'Tự kiểm chứng',
      title: '8 game nổ hũ, vòng nào cũng kiểm chứng được',
      body: 'Mã băm hiện trước khi cược. Quay xong, bạn tự kiểm chứng kết quả.',
      action: 'Vào sảnh',
    },
    demo: {
      eyebrow: 'Bản dùng thử',
      title: 'Mọi khoản tiền ở đây là tiền thử',
      body: 'Nạp thử bằng cách bạn chọn, không có tiền thật nào được chuyển.',
      action: 'Nạp thử',
    },
    visitors: {
      eyebrow: 'Chơi thử',
      title: 'Chưa đăng ký vẫn chơi thử được',
      body: 'Chơi cả 8 game bằng điểm thử, không cần tài khoản.',
      action: 'Chọn game',
    },
    returns: {
      eyebrow: 'Tỷ lệ hoàn trả (RTP)',
      title: 'RTP công khai, tính chính xác từng game',
      body: 'RTP của mỗi game được tính trên mọi kết quả có thể.',
    },
    promotions: {
      eyebrow: 'Bản dùng thử',
      title: 'Đọc điều kiện trước, tham gia sau',
      body: 'Tiền thưởng ở đây cũng là tiền thử, không đổi được thành tiền thật.',
    },
  },
  EN: {
    fair: {
      eyebrow: 'Provably fair',
      title: 'Eight slots, and you can check every round',
      body: 'The hash is shown before you bet. Afterwards you work out the result yourself.',
      action: 'Open the hall',
    },
    demo: {
      eyebrow: 'Demo site',
      title: 'All the money here is play money',
      body: 'Deposit by a method you choose. No real money moves.',
      action: 'Try a deposit',
    },
    visitors: {
      eyebrow: 'Demo play',
      title: 'Try the games before you sign up',
      body: 'Visitors play all eight with practice credit. No account needed.',
      action: 'Pick a game',
    },
    returns: {
      eyebrow: 'Return to player (RTP)',
      title: 'RTP in the open, exact for every game',
      body: 'The RTP of each game is worked out over every possible outcome.',
    },
    promotions: {
      eyebrow: 'Demo site',
      title: 'Read the terms first, join after',
      body: 'Rewards are play money here too. They cannot be turned into real money.',
    },
  },
  CN: {
    fair: {
      eyebrow: '可自行验证',
      title: '八款老虎机，每一局都可验证',
      body: '下注前公布哈希值，旋转后您可自行核对结果。',
      action: '进入大厅',
    },
    demo: {
      eyebrow: '演示网站',
      title: '这里的资金都是试玩金',
      body: '任选一种方式存款，不涉及真实资金。',
      action: '试试存款',
    },
    visitors: {
      eyebrow: '免费试玩',
      title: '注册前就能试玩',
      body: '访客可用试玩金畅玩全部八款游戏，无需账户。',
      action: '选择游戏',
    },
    returns: {
      eyebrow: '玩家回报率（RTP）',
      title: 'RTP 公开透明，每款游戏精确计算',
      body: '每款游戏的 RTP 均由所有可能的结果计算得出。',
    },
    promotions: {
      eyebrow: '演示网站',
      title: '先看条件，再参加',
      body: '这里的奖励同样是试玩金，不能兑换成真实资金。',
    },
  },
  JA: {
    fair: {
      eyebrow: '検証できる公平性',
      title: '8 種類のスロット、全ラウンドを検証可能',
      body: 'ベット前にハッシュを公開。スピン後にご自身で結果を確かめられます。',
      action: 'ホールへ',
    },
    demo: {
      eyebrow: 'デモサイト',
      title: 'ここでの資金はすべてお試し用です',
      body: 'お好きな方法で入金できます。実際のお金は動きません。',
      action: '入金を試す',
    },
    visitors: {
      eyebrow: 'デモプレイ',
      title: '登録前にゲームを試せます',
      body: '全 8 種類を練習用クレジットで。アカウントは不要です。',
      action: 'ゲームを選ぶ',
    },
    returns: {
      eyebrow: '還元率（RTP）',
      title: 'RTP を公開、全ゲームで正確に算出',
      body: '各ゲームの RTP は、起こり得るすべての結果から算出しています。',
    },
    promotions: {
      eyebrow: 'デモサイト',
      title: '条件を確認してから参加を',
      body: '特典もお試し用です。実際のお金には換えられません。',
    },
  },
  TH: {
    fair: {
      eyebrow: 'ตรวจสอบได้เอง',
      title: 'สล็อต 8 เกม ตรวจสอบได้ทุกตา',
      body: 'แสดงค่าแฮชก่อนเดิมพัน หมุนเสร็จแล้วตรวจผลได้ด้วยตัวเอง',
      action: 'เข้าล็อบบี้',
    },
    demo: {
      eyebrow: 'เว็บสาธิต',
      title: 'เงินทั้งหมดที่นี่เป็นเงินทดลอง',
      body: 'ฝากด้วยช่องทางที่คุณเลือก ไม่มีการโอนเงินจริง',
      action: 'ลองฝากเงิน',
    },
    visitors: {
      eyebrow: 'ทดลองเล่น',
      title: 'ลองเกมได้ก่อนสมัคร',
      body: 'ผู้เยี่ยมชมเล่นได้ทั้งแปดเกมด้วยเครดิตทดลอง ไม่ต้องมีบัญชี',
      action: 'เลือกเกม',
    },
    returns: {
      eyebrow: 'อัตราคืนผู้เล่น (RTP)',
      title: 'เปิดเผย RTP คำนวณแม่นยำทุกเกม',
      body: 'RTP ของแต่ละเกมคำนวณจากผลที่เป็นไปได้ทั้งหมด',
    },
    promotions: {
      eyebrow: 'เว็บสาธิต',
      title: 'อ่านเงื่อนไขก่อน แล้วค่อยเข้าร่วม',
      body: 'รางวัลที่นี่เป็นเงินทดลองเช่นกัน เปลี่ยนเป็นเงินจริงไม่ได้',
    },
  },
  TY: {
    fair: {
      eyebrow: 'Patas at napapatunayan',
      title: 'Walong slot, at masusuri mo ang bawat round',
      body: 'Ipinapakita ang hash bago ka tumaya. Pagkatapos, ikaw mismo ang susuri sa resulta.',
      action: 'Buksan ang lobby',
    },
    demo: {
      eyebrow: 'Demo na site',
      title: 'Play money ang lahat ng pera dito',
      body: 'Mag-deposit sa paraang pipiliin mo. Walang totoong perang gagalaw.',
      action: 'Subukang mag-deposit',
    },
    visitors: {
      eyebrow: 'Subukan',
      title: 'Subukan ang mga laro bago mag-sign up',
      body: 'Malalaro ng bisita ang walo gamit ang practice credit, kahit walang account.',
      action: 'Pumili ng laro',
    },
    returns: {
      eyebrow: 'Balik sa manlalaro (RTP)',
      title: 'Hayag ang RTP, eksakto sa bawat laro',
      body: 'Kinukuwenta ang RTP ng bawat laro mula sa lahat ng posibleng resulta.',
    },
    promotions: {
      eyebrow: 'Demo na site',
      title: 'Basahin muna ang mga tuntunin bago sumali',
      body: 'Play money rin ang mga gantimpala rito. Hindi ito mapapalitan ng totoong pera.',
    },
  },
  ID: {
    fair: {
      eyebrow: 'Adil dan terbukti',
      title: 'Delapan slot, setiap ronde bisa Anda periksa',
      body: 'Hash ditampilkan sebelum taruhan. Sesudahnya Anda bisa menghitung sendiri hasilnya.',
      action: 'Buka lobi',
    },
    demo: {
      eyebrow: 'Situs demo',
      title: 'Semua uang di sini adalah uang mainan',
      body: 'Deposit dengan metode pilihan Anda. Tidak ada uang sungguhan yang berpindah.',
      action: 'Coba deposit',
    },
    visitors: {
      eyebrow: 'Main demo',
      title: 'Coba game sebelum mendaftar',
      body: 'Pengunjung bisa memainkan kedelapan game dengan kredit latihan. Tanpa akun.',
      action: 'Pilih game',
    },
    returns: {
      eyebrow: 'Pengembalian ke pemain (RTP)',
      title: 'RTP terbuka, tepat untuk setiap game',
      body: 'RTP setiap game dihitung dari semua hasil yang mungkin.',
    },
    promotions: {
      eyebrow: 'Situs demo',
      title: 'Baca syaratnya dulu, baru ikut',
      body: 'Hadiah di sini juga uang mainan dan tidak bisa ditukar dengan uang sungguhan.',
    },
  },
};

/** What a banner of the demo brands says, in every language. */
export const bannerWords = (code: Code): Record<string, BannerWords> =>
  Object.fromEntries(Object.entries(words).map(([language, own]) => [language, own[code]]));
