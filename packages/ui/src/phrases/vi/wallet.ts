/** A player’s money. */
export const wallet = {
  main: 'Ví chính',
  total: 'Tổng số dư',
  withdrawable: 'Rút được',
  locked: 'Đang giữ',
  bonus: 'Tiền thưởng',
  updatedAt: 'Cập nhật lúc {time}',
  deposit: 'Nạp tiền',
  withdraw: 'Rút tiền',
  record: 'Lịch sử cược',
  title: 'Ví của tôi',
  credited: 'Đã cộng {amount} vào ví chính',
  hide: 'Ẩn số dư',
  show: 'Hiện số dư',
  refresh: 'Cập nhật số dư',
} as const;
