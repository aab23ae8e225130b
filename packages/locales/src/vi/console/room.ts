/** A reported message of the chat room. */
export const room = {
  reported: 'Tin bị báo cáo',
  around: 'Các tin xung quanh',
  writer: 'Người viết',
  gone: 'Người đã rời đi',
  hiddenBefore: 'Tin đã bị ẩn trước đây',
  silenced: 'Đang bị cấm viết đến',
  hidden: 'đã ẩn',
  hides: 'Tin {n} đã bị ẩn.',
  noText: 'Không còn nội dung.',
  howLong: 'Cấm viết trong',
  hour: '1 giờ',
  day: '1 ngày',
  week: '7 ngày',
  month: '30 ngày',
  ever: 'Mãi mãi',
} as const;
