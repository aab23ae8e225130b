/** What the server writes itself: pages that stand alone, and names that vendors' lists lack. */
export const server = {
  /** For when no other page can be made. */
  plainPage: {
    busy: {
      title: 'Trang đang quá tải',
      cause: 'Quá nhiều trang được mở cùng lúc nên trang này chưa thể hiển thị.',
    },
    tooMany: {
      title: 'Bạn mở trang quá nhanh',
      cause: 'Có quá nhiều yêu cầu từ địa chỉ mạng của bạn.',
    },
    calm: 'Số dư và lượt cược của bạn không bị ảnh hưởng.',
    wait: 'Vui lòng tải lại sau {seconds} giây.',
    reload: 'Tải lại',
  },
  /** The page of a host that belongs to no brand. */
  unknownHost: {
    title: 'Đường dẫn không hợp lệ',
    info: 'Địa chỉ này không còn dùng được. Hãy liên hệ chăm sóc khách hàng để lấy địa chỉ mới.',
    retry: 'Thử lại',
    support: 'Liên hệ hỗ trợ',
  },
  /** What search engines show under the name of a page. */
  pageDescriptions: {
    register: 'Tạo tài khoản {brand}: tên đăng nhập và mật khẩu là đủ.',
    login: 'Đăng nhập {brand} để chơi bằng số dư, nạp tiền và xem lịch sử cược.',
    rng: 'Sảnh nổ hũ của {brand}: luật, bảng trả thưởng và RTP của từng game, chơi thử không cần tài khoản.',
    notices: 'Thông báo của {brand}: điều mới trên trang và điều người chơi nên biết.',
    promotions:
      'Khuyến mãi của {brand}: điều kiện và ví dụ tính thưởng của từng khuyến mãi đang chạy.',
    help: 'Trung tâm trợ giúp {brand}: hướng dẫn, cách kiểm chứng một vòng, điều khoản và quyền riêng tư.',
    app: 'Cài {brand} lên màn hình chính của điện thoại hay máy tính, không cần kho ứng dụng.',
    join: 'Trở thành đại lý của {brand}: đại lý được gì và cách đăng ký bằng mã giới thiệu.',
  },
  /** In place of a page while the device has no network. */
  offlinePage: {
    title: 'Bạn đang mất kết nối',
    text: 'Trang này cần có mạng. Số dư và lượt cược của bạn được giữ ở máy chủ, không mất.',
  },
  /** The sandbox provider's own page. */
  payment: {
    mark: 'Thanh toán thử: không phải tiền thật',
    title: 'Thanh toán thử',
    payee: 'Nạp tiền vào',
    amount: 'Số tiền nạp',
    number: 'Mã giao dịch',
    method: 'Phương thức nạp',
    until: 'Thanh toán trước lúc',
    pay: 'Thanh toán',
    decline: 'Từ chối thanh toán',
    back: 'Quay lại trang nạp tiền',
    note: 'Trang này đóng vai cổng thanh toán. Không hỏi đến ngân hàng, thẻ hay ví nào.',
    unknown: 'Không có lệnh nạp nào ở địa chỉ này.',
    states: {
      pending: 'Lệnh nạp đang chờ thanh toán.',
      paid: 'Đã thanh toán. Trang nạp tiền đang được báo.',
      declined: 'Đã từ chối. Trang nạp tiền đang được báo.',
      received: 'Tiền đã đến và đang được kiểm tra.',
      credited: 'Đã thanh toán, tiền đã vào ví.',
      failed: 'Thanh toán đã bị từ chối. Ví không thay đổi.',
      expired: 'Lệnh nạp đã hết hạn, không thanh toán được nữa.',
    },
  },
  /** Classes of games, by the taxonomy's English name. */
  gameClasses: {
    'Video Slots': 'Slot video',
    'Jackpot Slots': 'Slot tích lũy',
    'Casual Games': 'Game giải trí',
    'Scratch Cards': 'Thẻ cào',
    'Table Games': 'Game bàn',
    'Video Poker': 'Poker máy',
    'Video Bingo': 'Bingo máy',
    'Wheel of Fortune': 'Vòng quay',
    'Live Games': 'Game trực tiếp',
    'Live Dice': 'Tài xỉu trực tiếp',
    'Live Dealer': 'Người chia bài trực tiếp',
    'Live Baccarat': 'Baccarat trực tiếp',
    'Live Blackjack': 'Blackjack trực tiếp',
    'Live Roulette': 'Roulette trực tiếp',
    'Sic Bo': 'Tài xỉu',
    'Dragon Tiger': 'Rồng hổ',
    Mahjong: 'Mạt chược',
    'Three Card Poker': 'Poker 3 lá',
    'Xoc Dia': 'Xóc đĩa',
    'Fan Tan': 'Fan tan',
    'Niu Niu': 'Ngưu ngưu',
    'Fish Prawn Crab': 'Bầu cua',
    'Zha Jin Hua': 'Zha Jin Hua',
    Poker: 'Poker',
    Esport: 'E-sports',
    Cockfight: 'Đá gà',
    'Virtual Sports': 'Thể thao ảo',
    Sportsbook: 'Thể thao',
    Lottery: 'Xổ số',
    Fishing: 'Bắn cá',
    Unknown: 'Khác',
  },
} as const;
