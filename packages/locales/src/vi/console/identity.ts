/** Documents of a person. */
export const identity = {
  documents: 'Giấy tờ',
  eachSeen: 'mỗi lần xem ghi một dòng nhật ký',
  none: 'Chưa có ảnh nào.',
  documentOf: '{side}, lần {round}',
  sides: { front: 'Mặt trước', back: 'Mặt sau', face: 'Ảnh chân dung' },
  show: 'Xem',
} as const;
