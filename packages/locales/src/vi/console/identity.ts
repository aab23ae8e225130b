/** Documents of a person. */
export const identity = {
  documents: 'Giấy tờ',
  eachSeen: 'mỗi lần xem ghi một dòng nhật ký',
  none: 'Chưa có ảnh nào.',
  documentOf: '{side}, lần {round}',
  sides: { front: 'Mặt trước', back: 'Mặt sau', face: 'Ảnh chân dung' },
  show: 'Xem',
  profile: 'Người chơi khai',
  account: 'Tài khoản',
  since: 'Tham gia',
  checks: { name: 'Họ tên', idNumber: 'Số giấy tờ', age: 'Tuổi' },
  results: { declared: 'đã khai, so với giấy tờ', missing: 'chưa khai' },
  ageDeclared: 'khai đủ {years} tuổi, {at}; so ngày sinh trên giấy tờ',
  larger: 'Phóng to',
  smaller: 'Thu nhỏ',
  turn: 'Xoay',
  viewer: '{name}: phím + và − phóng to, thu nhỏ, 0 như ban đầu, . xoay',
} as const;
