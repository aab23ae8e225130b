/** The end of an account, as a case. */
export const privacy = {
  inWay: 'Còn vướng',
  none: 'Không có gì vướng',
  excluded: 'Đang tự loại trừ; dấu vết liên hệ được giữ đến',
  ever: 'vĩnh viễn',
  destroyed: 'Sẽ bị huỷ',
  detached: 'Được giữ, không còn tên',
  obstacles: {
    agent: 'Tài khoản đại lý',
    balance: 'Số dư',
    case: 'Hồ sơ đang mở',
    debt: 'Nợ',
    deposit: 'Lệnh nạp đang chờ',
    flag: 'Cảnh báo đang mở',
    round: 'Ván đang mở',
    withdrawal: 'Lệnh rút đang xử lý',
  },
} as const;
